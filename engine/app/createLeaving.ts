import type { Portal } from '../../schemas/shared/addresses'
import { messages } from '../../schemas/shared/messages'
import { homeOf } from '../auth/portalOf'
import { forgetUser, type SessionStore } from '../auth/sessionStore'
import { type Farewell, farewells, wayBack } from '../routing/guardTable'
import type { Ask } from '../shell/frame/askQueue'

interface LeavingParts {
  readonly session: SessionStore
  readonly ask: Ask
  /** The page on screen, or the one that is on its way. */
  readonly wantedHref: () => string
  /** Deletes from the browser's storage what a person's work has left there. */
  readonly forgetWork: () => void
}

/** What a page knows of itself that the session is left for. */
export interface WantedPage {
  readonly portal: Portal
  readonly href: string
}

/**
 * Leaves a session that is lost and returns where to go. However many calls and pages find it lost at once, this
 * happens once. The tabs stay, for the same person to log in again.
 */
export function createLeaving({ session, ask, wantedHref, forgetWork }: LeavingParts) {
  let running: Promise<string> | undefined

  const leave = async (farewell: Farewell, page: WantedPage): Promise<string> => {
    const how = farewells[farewell]
    forgetUser(session)
    if ('clears' in how) {
      forgetWork()
      session.setState({ loginId: undefined, nextMode: undefined })
    }
    session.setState({ moveUrl: undefined, ...wayBack(page.href, page.portal) })
    if ('text' in how) await ask.titledAlert(messages.alertTitleLogin, messages[how.text])
    // Not before: a page that stands behind the alert still belongs to its portal.
    session.setState({ portal: page.portal })
    return how.to(page.portal)
  }

  return (farewell: Farewell, page?: WantedPage): Promise<string> => {
    // Who has gone on to another page while it is being said wants to come back to that one.
    if (running && page) session.setState({ moveUrl: undefined, ...wayBack(page.href, page.portal) })
    running ??= leave(farewell, page ?? { portal: session.getState().portal, href: wantedHref() }).finally(
      () => {
        running = undefined
      },
    )
    return running
  }
}

interface LostParts {
  readonly session: SessionStore
  readonly leave: ReturnType<typeof createLeaving>
  readonly navigate: (to: string) => void
}

/** What an answer that says something about the session does to the page (spec §8). */
export function createOnLost({ session, leave, navigate }: LostParts) {
  return async (reaction: 'logIn' | 'integration' | 'home'): Promise<void> => {
    const { portal, user } = session.getState()
    if (reaction === 'home') navigate(homeOf(portal))
    // Before the main screen stands the guard of the page decides; and what has been left is not left again.
    else if (user) navigate(await leave(reaction === 'logIn' ? 'tellAndLogIn' : 'tellExpired'))
  }
}
