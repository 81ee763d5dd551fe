import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../widgets/Icon'
import styles from './StatusPage.module.css'

export interface StatusPageProps {
  readonly icon: IconName
  readonly title: string
  readonly lead: string
  /** Short code for the help desk. */
  readonly code?: string | undefined
  /** Stands in place of the whole frame, not inside it. @default false */
  readonly isWhole?: boolean
  /** Buttons, the likeliest first. */
  readonly children: ReactNode
}

/** A page that says what has happened and what to do next. */
export function StatusPage({ icon, title, lead, code, isWhole = false, children }: StatusPageProps) {
  const Place = isWhole ? 'main' : 'div'
  return (
    <Place className={styles.page}>
      <div className={styles.card} role="alert">
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
        </span>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {code !== undefined && <p className={styles.code}>{code}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </Place>
  )
}
