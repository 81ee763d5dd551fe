import { useEffect, useRef, useState } from 'react'
import { text } from '../../i18n/text'
import { sessionWarning } from '../../settings/delays'
import { useFrame, useSession } from '../frame/frame'
import { isEnding, sessionAct } from './sessionTime'

type EndingPiece = typeof import('./SessionEnding')

export interface SessionTimeState {
  /** Milliseconds to the end on the server's clock; undefined before it is known. */
  readonly left: number | undefined
  readonly isLongest: boolean
  /** What draws the last minute, once it runs. */
  readonly ending: EndingPiece['SessionEnding'] | undefined
  readonly extend: () => Promise<void>
  /** Lets the last minute run without the dialog. */
  readonly hide: () => void
}

/**
 * Counts down to the end of the session. Reads the clock again when the page is shown again, since timers pause while a
 * computer sleeps. When the time is over, the server is asked before anybody is sent away.
 */
export function useSessionTime(): SessionTimeState {
  const { clock, ask, verify, endSession } = useFrame()
  const expiresAt = useSession(state => state.expiresAt)
  const isLongest = useSession(({ expiresAt: end, longestAt }) => end !== undefined && end === longestAt)
  const [left, setLeft] = useState<number>()
  const [piece, setPiece] = useState<EndingPiece>()
  const [hiddenFor, setHiddenFor] = useState<number>()
  const inputAt = useRef(0)
  const askedAt = useRef(0)
  const before = useRef(Number.POSITIVE_INFINITY)

  useEffect(() => {
    const noteInput = () => {
      inputAt.current = clock.now()
    }
    document.addEventListener('keydown', noteInput, { capture: true, passive: true })
    document.addEventListener('pointerdown', noteInput, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', noteInput, { capture: true })
      document.removeEventListener('pointerdown', noteInput, { capture: true })
    }
  }, [clock])

  useEffect(() => {
    if (expiresAt === undefined) return
    let isAsking = false
    const askServer = async () => {
      isAsking = true
      askedAt.current = clock.now()
      if ((await verify()) === 'ended') await endSession()
      isAsking = false
    }
    const look = () => {
      const now = clock.now()
      const facts = {
        left: expiresAt - now,
        before: before.current,
        isLongest,
        sinceInput: now - inputAt.current,
        sinceAsked: now - askedAt.current,
      }
      before.current = facts.left
      setLeft(facts.left)
      // Fetched while there is still time to, so that the last minute needs no network.
      if (facts.left <= sessionWarning) import('./SessionEnding').then(setPiece, () => undefined)
      const act = isAsking ? undefined : sessionAct(facts)
      if (act === 'warn')
        ask.toast(
          text(isLongest ? 'sessionLongestWarning' : 'sessionWarning', [
            text('minutes', [Math.ceil(facts.left / 60_000)]),
          ]),
          'warning',
        )
      else if (act) void askServer()
    }
    look()
    const timer = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [expiresAt, isLongest, clock, ask, verify, endSession])

  const isShown = left !== undefined && isEnding(left) && hiddenFor !== expiresAt
  return {
    left,
    isLongest,
    ending: isShown ? piece?.SessionEnding : undefined,
    hide: () => setHiddenFor(expiresAt),
    extend: async () => {
      askedAt.current = clock.now()
      const outcome = await verify()
      if (outcome === 'ended') return endSession()
      const isDone = outcome === 'renewed'
      ask.toast(text(isDone ? 'sessionExtended' : 'sessionExtendFailed'), isDone ? 'success' : 'warning')
    },
  }
}
