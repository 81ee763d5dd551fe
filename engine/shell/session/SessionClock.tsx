import { Icon } from '../../../widgets/Icon'
import { text } from '../../i18n/text'
import { sessionWarning } from '../../settings/delays'
import styles from './SessionClock.module.css'
import { clockText } from './sessionTime'
import { useSessionTime } from './useSessionTime'

/** How long the session lasts, on the server's clock, and the way to extend it (WCAG 2.2.1). */
export function SessionClock() {
  const { left, isLongest, ending: Ending, extend, hide } = useSessionTime()
  if (left === undefined) return null
  return (
    <div className={styles.session} data-near={left < sessionWarning}>
      <span className={styles.left} title={text('sessionLeft')}>
        <Icon name="clock" size={14} />
        <span className="visually-hidden">{text('sessionLeft')}</span>
        <span>{clockText(left)}</span>
      </span>
      <button
        type="button"
        className={styles.extend}
        title={isLongest ? text('sessionLongest') : 'F9'}
        disabled={isLongest}
        onClick={() => void extend()}
        data-session-extend
      >
        {text('sessionExtend')}
      </button>
      {Ending && <Ending left={left} isLongest={isLongest} onExtend={extend} onHide={hide} />}
    </div>
  )
}
