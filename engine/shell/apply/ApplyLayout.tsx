import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { portalTitle } from '../../../schemas/shared/addresses'
import { applyText } from '../../i18n/applyTexts'
import { LanguageSwitch } from '../frame/LanguageSwitch'
import styles from './Apply.module.css'
import { application } from './applyStore'

const steps = [
  [1, 'step1'],
  [2, 'step2'],
  [3, 'step3'],
] as const

export interface ApplyLayoutProps {
  readonly step: 1 | 2 | 3
  readonly lead: string
  readonly children: ReactNode
}

/** What the three steps share: where one is, and the answer in place of the step once the application is with us. */
export function ApplyLayout({ step, lead, children }: ApplyLayoutProps) {
  const received = useStore(application, state => state.received)
  return (
    <main className={styles.page}>
      <div className={styles.body}>
        <div className={styles.top}>
          <p className={styles.mark}>{portalTitle('external')}</p>
          <LanguageSwitch />
        </div>
        {received === undefined ? (
          <>
            <h1 className={styles.title}>{applyText('title')}</h1>
            <ol className={styles.steps} aria-label={applyText('steps')}>
              {steps.map(([place, key]) => (
                <li
                  key={place}
                  className={styles.step}
                  data-done={place < step}
                  aria-current={place === step ? 'step' : undefined}
                >
                  <span className={styles.place}>{place}</span>
                  {applyText(key)}
                </li>
              ))}
            </ol>
            <p className={styles.lead}>{lead}</p>
            {children}
          </>
        ) : (
          <Received text={received} />
        )}
      </div>
    </main>
  )
}

function Received({ text }: { readonly text: string }) {
  const navigate = useNavigate()
  return (
    <section className={styles.card} role="status">
      <h1 className={styles.title}>{applyText('doneTitle')}</h1>
      <p>{text}</p>
      <div className={styles.ways}>
        <button type="button" className="button" onClick={() => void navigate('/cyberLogin')}>
          {applyText('toLogin')}
        </button>
      </div>
    </section>
  )
}
