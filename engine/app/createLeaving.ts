import { messages } from '../../schemas/shared/messages'
import type { Portal } from '../auth/keptSession'
import { forgetUser, type SessionStore } from '../auth/sessionStore'
import { type Farewell, farewells, wayBack } from '../routing/guardTable'
import type { Ask } from '../shell/askQueue'

interface LeavingParts {
  readonly session: SessionStore
  readonly ask: Ask
  /** The page on screen, or the one that is on its way. */
  readonly wantedHref: () => string
}

/** What a page knows of itself that the session is left for. */
export interface WantedPage {
  readonly portal: Portal
  readonly href: string
}

/**
 * Leaves a session that is lost and answers where to go. However many calls and pages are told so at once, it is said and
 * done once. The tabs stay: who logs in again as the same person finds entries as they were.
 */
export function createLeaving({ session, ask, wantedHref }: LeavingParts) {
  let running: Promise<string> | undefined

  const leave = async (farewell: Farewell, page: WantedPage): Promise<string> => {
    const how = farewells[farewell]
    forgetUser(session)
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
