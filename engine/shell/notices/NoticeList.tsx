import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { MyNotice } from '../../../codegen/generated/types'
import { koreanTimeText } from '../../../schemas/shared/koreanTime'
import { panelText } from '../../i18n/panelTexts'
import { text } from '../../i18n/text'
import { readAddress } from '../../runtime/readAddress'
import { useFrame } from '../frame/frame'
import { PanelFailure } from '../frame/PanelFailure'
import styles from './NoticeList.module.css'
import { noticesOf } from './notices'

/** The newest notices, unread ones in bold and with a mark; pressed they lead to what they speak of. */
export function NoticeList({ onGo }: { readonly onGo: () => void }) {
  const frame = useFrame()
  const notices = noticesOf(frame)
  const { phase, failure, rows, unread } = useStore(notices.store)
  useEffect(() => void notices.load(), [notices])
  const open = ({ notiSeq, isRead, link }: MyNotice) => {
    if (!isRead) void notices.read(notiSeq, false)
    if (link === undefined) return
    onGo()
    const { path, params } = readAddress(link)
    frame.go.to(path, params)
  }
  const [newest] = rows
  return (
    <section aria-label={panelText('notices')}>
      <div className={styles.head}>
        <h2>{panelText('notices')}</h2>
        <button
          type="button"
          className="button"
          data-look="quiet"
          disabled={unread === 0 || !newest}
          onClick={() => newest && void notices.read(newest.notiSeq, true)}
        >
          {panelText('noticesReadAll')}
        </button>
      </div>
      <div className={styles.scroll}>
        {rows.length === 0 && phase === 'loading' && <p className={styles.quiet}>{text('loading')}…</p>}
        {rows.length === 0 && phase === 'ready' && (
          <div className={styles.quiet}>
            <p>{panelText('noticesEmpty')}</p>
            <p className={styles.faint}>{panelText('noticesEmptyLead')}</p>
          </div>
        )}
        {phase === 'failed' && <PanelFailure message={failure} onReload={() => void notices.load()} />}
        {rows.length > 0 && (
          <ul className={styles.list}>
            {rows.map(row => (
              <li key={row.notiSeq}>
                <button
                  type="button"
                  className={styles.notice}
                  data-unread={!row.isRead}
                  onClick={() => open(row)}
                >
                  {!row.isRead && <span className="visually-hidden">{panelText('noticeUnread')} </span>}
                  <span className={styles.title}>{row.title}</span>
                  <span className={styles.faint}>{koreanTimeText(new Date(row.createdDt)).slice(0, 16)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
