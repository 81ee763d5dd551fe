import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Portal, portalTitle } from '../../../schemas/shared/addresses'
import { applyText } from '../../i18n/applyTexts'
import { LanguageSwitch } from '../frame/LanguageSwitch'
import styles from './Apply.module.css'

const loginPaths = { internal: '/login', external: '/cyberLogin' } as const

export interface ApplyPageProps {
  readonly portal: Portal
  readonly title: string
  /** The answer, once the application is with us. */
  readonly received: string | undefined
  readonly children: ReactNode
}

/** Of the address that the browser was opened with. */
const firstKey = 'default'

/** A page of an application, whose heading has the focus when one arrives from another step; the answer stands in its place once the application is with us. */
export function ApplyPage({ portal, title, received, children }: ApplyPageProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (key !== firstKey || received !== undefined) heading.current?.focus()
  }, [key, received])
  return (
    <main className={styles.page}>
      <div className={styles.body}>
        <div className={styles.top}>
          <p className={styles.mark}>{portalTitle(portal)}</p>
          <LanguageSwitch />
        </div>
        {received === undefined ? (
          <>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {children}
          </>
        ) : (
          <section className={styles.card} role="status">
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {applyText('doneTitle')}
            </h1>
            <p>{received}</p>
            <div className={styles.ways}>
              <button type="button" className="button" onClick={() => void navigate(loginPaths[portal])}>
                {applyText('toLogin')}
              </button>
            </div>
          </section>
        )}
      </div>
    </main>
  )
}
