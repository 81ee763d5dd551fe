import { useEffect, useState } from 'react'
import { text } from '../i18n/text'
import { useFrame, useSession } from './frame'
import { Icon } from './Icon'
import styles from './SessionClock.module.css'
import { clockText, nextWarning } from './sessionTime'

/**
 * How long the session lasts, on the server's clock, and the way to extend it. Warns at five minutes and at one (WCAG 2.2.1);
 * when the time is over the server is asked before anybody is sent away, for another tab may have extended it.
 */
export function SessionClock() {
  const { clock, ask, verify, endSession } = useFrame()
  const expiresAt = useSession(state => state.expiresAt)
  const [left, setLeft] = useState<number>()

  useEffect(() => {
    if (expiresAt === undefined) return
    let before = Number.POSITIVE_INFINITY
    let isAsking = false
    const tick = async () => {
      const now = expiresAt - clock.now()
      setLeft(now)
      const warning = nextWarning(before, now)
      before = now
      if (warning !== undefined) ask.toast(text('sessionWarning', [warning]), 'warning')
      if (now > 0 || isAsking) return
      isAsking = true
      if ((await verify()) === 'ended') await endSession()
      isAsking = false
    }
    void tick()
    const timer = setInterval(() => void tick(), 1000)
    return () => clearInterval(timer)
  }, [expiresAt, clock, ask, verify, endSession])

  if (left === undefined) return null
  const extend = async () => {
    const outcome = await verify()
    if (outcome === 'renewed') ask.toast(text('sessionExtended'), 'success')
    if (outcome === 'unreachable') ask.toast(text('sessionExtendFailed'), 'warning')
    if (outcome === 'ended') await endSession()
  }
  return (
    <div className={styles.session} data-near={left < 300_000}>
      <span className={styles.left} title={text('sessionLeft')}>
        <Icon name="clock" size={14} />
        <span className="visually-hidden">{text('sessionLeft')}</span>
        <time>{clockText(left)}</time>
      </span>
      <button
        type="button"
        className={styles.extend}
        title="F9"
        onClick={() => void extend()}
        data-session-extend
      >
        {text('sessionExtend')}
      </button>
    </div>
  )
}
