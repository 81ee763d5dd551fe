import { panelText } from '../../i18n/panelTexts'
import { text } from '../../i18n/text'
import { readAddress } from '../../runtime/readAddress'
import { useFrame, useSession } from '../frame/frame'
import { PanelFailure } from '../frame/PanelFailure'
import styles from './InboxMenu.module.css'
import type { InboxState } from './useInbox'

export interface InboxListProps {
  readonly inbox: InboxState
  readonly onReload: () => void
  readonly onGo?: () => void
}

/** Waiting documents, each with drafter, amount and the link to where it is approved. */
export function InboxList({ inbox, onReload, onGo }: InboxListProps) {
  const { go } = useFrame()
  const docTypes = useSession(state => state.codes.APPR_DOC_TYPE)
  if (inbox.state === 'loading') return <p className={styles.quiet}>{text('loading')}…</p>
  if (inbox.state === 'failed') return <PanelFailure message={inbox.message} onReload={onReload} />
  const { rows, total } = inbox.list
  if (rows.length === 0)
    return (
      <div className={styles.quiet}>
        <p>{panelText('homeInboxEmpty')}</p>
        <p className={styles.faint}>{panelText('homeInboxEmptyLead')}</p>
      </div>
    )
  return (
    <ul className={styles.list}>
      {rows.map(row => {
        const target = row.docUrl === undefined ? undefined : readAddress(row.docUrl)
        return (
          <li key={row.apprNo}>
            <button
              type="button"
              className={styles.row}
              disabled={!target}
              onClick={() => {
                if (!target) return
                onGo?.()
                go.to(target.path, target.params)
              }}
            >
              <span className={styles.type}>
                {docTypes?.find(entry => entry.value === row.docType)?.text ?? row.docType}
              </span>
              <span className={styles.name}>{row.title}</span>
              <span className={styles.amount}>{amountText(row.amountKrw)}</span>
              <span className={styles.faint}>
                {row.docNo} · {row.drafterNm} · {row.draftedDt.slice(0, 10)}
              </span>
            </button>
          </li>
        )
      })}
      {total > rows.length && (
        <li className={styles.quiet}>{panelText('homeInboxMore', [total - rows.length])}</li>
      )}
    </ul>
  )
}

/** Thousands commas on the whole part of a decimal string, without passing it through a floating number. */
function amountText(amount: string): string {
  return `${amount.replace(/\.\d*$/, '').replace(/\B(?=(\d{3})+$)/g, ',')}원`
}
