import { useId } from 'react'
import type { MySession } from '../../../codegen/generated/types'
import { koreanTimeText } from '../../../schemas/shared/koreanTime'
import { mySessionsText } from '../../i18n/mySessionsTexts'
import { text } from '../../i18n/text'
import dialogStyles from '../dialogs/AskDialog.module.css'
import { useModal } from '../dialogs/useModal'
import { browserName } from './browserName'
import styles from './MySessions.module.css'
import { useMySessions } from './useMySessions'

/** All running sessions of the person, one of them or all to be ended. */
export function MySessions({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId()
  const dialog = useModal({ onDismiss: onClose })
  const { sessions, problem, isRunning, reload, end, endAll } = useMySessions()
  return (
    <dialog className={`${dialogStyles.dialog} ${styles.dialog}`} ref={dialog} aria-labelledby={titleId}>
      <h2 className={dialogStyles.title} id={titleId}>
        {mySessionsText('title')}
      </h2>
      <p className={styles.lead}>{mySessionsText('lead')}</p>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
          <button type="button" className="button" onClick={() => void reload()}>
            {text('retry')}
          </button>
        </p>
      )}
      {sessions ? (
        <SessionTable sessions={sessions} isRunning={isRunning} onEnd={end} />
      ) : (
        problem === undefined && (
          <p className={styles.quiet} role="status">
            {mySessionsText('loading')}
          </p>
        )
      )}
      <div className={dialogStyles.foot}>
        <button
          type="button"
          className="button"
          data-look="danger"
          disabled={isRunning || !sessions}
          onClick={() => void endAll()}
        >
          {mySessionsText('endAll')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {text('close')}
        </button>
      </div>
    </dialog>
  )
}

interface SessionTableProps {
  readonly sessions: readonly MySession[]
  readonly isRunning: boolean
  readonly onEnd: (sessionId: string) => Promise<void>
}

function SessionTable({ sessions, isRunning, onEnd }: SessionTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['where', 'ip', 'since', 'used'] as const).map(key => (
            <th key={key} scope="col">
              {mySessionsText(key)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ sessionId, userAgent = '', ip, createdDate, lastAccessDt, isCurrent }) => {
          const where = browserName(userAgent) ?? mySessionsText('unknown')
          return (
            <tr key={sessionId}>
              <td>{where}</td>
              <td>{ip}</td>
              <td>{momentText(createdDate)}</td>
              <td>{momentText(lastAccessDt)}</td>
              <td className={styles.act}>
                {isCurrent ? (
                  <span className={styles.current}>{mySessionsText('current')}</span>
                ) : (
                  <button
                    type="button"
                    className="button"
                    aria-label={mySessionsText('endOf', [where])}
                    disabled={isRunning}
                    onClick={() => void onEnd(sessionId)}
                  >
                    {mySessionsText('end')}
                  </button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function momentText(stamp: string): string {
  return koreanTimeText(new Date(stamp))
}
