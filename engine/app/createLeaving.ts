import { messages } from '../../schemas/shared/messages'
import { loginPathOf } from '../auth/portalOf'
import { forgetUser, type SessionStore } from '../auth/sessionStore'
import type { Mover } from '../routing/createGo'
import type { Ask } from '../shell/askQueue'

export type LeaveReason = 'logIn' | 'integration' | 'home'

interface LeavingParts {
  readonly session: SessionStore
  readonly ask: Ask
  readonly mover: () => Mover
}

/**
 * Leaves because an answer says that the session is lost (spec §4, §8). However many calls are told so at once, it is said
 * and done once. The tabs stay: who logs in again as the same person finds entries as they were.
 */
export function createLeaving({ session, ask, mover }: LeavingParts): (reason: LeaveReason) => Promise<void> {
  let running: Promise<void> | undefined

  const leave = async (reason: LeaveReason): Promise<void> => {
    if (reason === 'home') return mover().navigate('/', { replace: true })
    const { portal } = session.getState()
    const moveUrl = mover().currentHref()
    forgetUser(session)
    session.setState({ moveUrl })
    if (reason === 'logIn') await ask.titledAlert(messages.alertTitleLogin, messages.loggedOutByTimeout)
    else await ask.titledAlert(messages.alertTitleLogin, messages.sessionExpired)
    mover().navigate(reason === 'logIn' ? loginPathOf(portal) : '/integration?type=l', { replace: true })
  }

  return reason => {
    running ??= leave(reason).finally(() => {
      running = undefined
    })
    return running
  }
}
