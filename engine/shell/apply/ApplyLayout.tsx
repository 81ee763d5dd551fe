import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { applyText } from '../../i18n/applyTexts'
import styles from './Apply.module.css'
import { ApplyPage } from './ApplyPage'
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

/** What the three steps share: where one is. */
export function ApplyLayout({ step, lead, children }: ApplyLayoutProps) {
  const received = useStore(application, state => state.received)
  return (
    <ApplyPage portal="external" title={applyText('title')} received={received}>
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
    </ApplyPage>
  )
}
