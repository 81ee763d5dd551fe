import type { ReactNode } from 'react'
import { text } from '../../i18n/text'
import styles from './DirectoryWays.module.css'
import form from './LoginPage.module.css'
import type { DirectoryFacts } from './loginPageFacts'

export interface DirectoryWaysProps {
  readonly addresses: DirectoryFacts['addresses']
  /** The form for identifier and password, for those whose account has one here. */
  readonly children: ReactNode
}

const labels = { AD: 'loginByAd', SSO: 'loginBySso' } as const

/** Log-in at the directory after a log-out or a failure; at all other times it is attempted without being asked. */
export function DirectoryWays({ addresses, children }: DirectoryWaysProps) {
  return (
    <>
      <div className={styles.ways}>
        {addresses.map(({ way, address }, index) => (
          <button
            key={way}
            type="button"
            className={index === 0 ? form.submit : styles.second}
            onClick={() => window.location.assign(address)}
          >
            {text(labels[way])}
          </button>
        ))}
      </div>
      <details className={styles.password}>
        <summary>{text('loginByPassword')}</summary>
        {children}
      </details>
    </>
  )
}
