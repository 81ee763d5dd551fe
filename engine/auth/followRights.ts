import type { CallPort } from '../runtime/services'
import { checkLogin } from './checkLogin'
import { homeOf } from './portalOf'
import type { ServerClock } from './serverClock'
import type { SessionStore } from './sessionStore'

interface RightsParts {
  readonly call: () => CallPort
  readonly session: SessionStore
  readonly clock: ServerClock
  /** The page on screen takes over what it may do now. */
  readonly revisit: () => Promise<void>
}

/**
 * Each answer names the state of rights by which it was judged. With a new one, user, menus and codes are read again,
 * so that a right that an administrator grants or takes away shows in the menu and on the open page after the next
 * request.
 */
export function createFollowRights({ call, session, clock, revisit }: RightsParts): (state: string) => void {
  let known: string | undefined
  return state => {
    const { user, portal } = session.getState()
    // Before the first check has answered there is nothing that could be out of date.
    const isNew = user !== undefined && known !== undefined && known !== state
    known = state
    // A home is open to everybody, so that this check is not refused; when it fails the old menus go on.
    if (isNew)
      void checkLogin({ call: call(), session, clock }, homeOf(portal), 'Y')
        .then(revisit)
        .catch(() => undefined)
  }
}
