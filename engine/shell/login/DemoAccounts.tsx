import { useState } from 'react'
import type { DemoAccount } from '../../auth/demoAccounts'
import { text } from '../../i18n/text'
import styles from './LoginPage.module.css'

export interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[]
  readonly chosen: string
  readonly onChoose: (account: DemoAccount) => void
}

const shownAtFirst = 6

/** Only a demo server offers these. One press fills the form. */
export function DemoAccounts({ accounts, chosen, onChoose }: DemoAccountsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const more = accounts.length - shownAtFirst
  return (
    <section className={styles.demo} aria-label={text('loginDemoTitle')}>
      <h2 className={styles.demoTitle}>{text('loginDemoTitle')}</h2>
      <p className={styles.demoLead}>{text('loginDemoLead')}</p>
      <ul className={styles.accounts}>
        {(isWhole ? accounts : accounts.slice(0, shownAtFirst)).map(account => (
          <li key={account.singleid}>
            <button
              type="button"
              className={styles.account}
              aria-pressed={account.singleid === chosen}
              title={account.singleid}
              onClick={() => onChoose(account)}
            >
              <span className={styles.accountName}>{account.hname}</span>
              <span className={styles.accountNote}>{account.note || account.singleid}</span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? text('loginDemoFewer') : text('loginDemoOthers', [more])}
        </button>
      )}
    </section>
  )
}
