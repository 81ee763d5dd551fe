import { type Portal, portalOfAddress } from '../../schemas/shared/addresses'
import type { CheckOutcome } from '../auth/checkLogin'
import type { KeptSession } from '../auth/keptSession'
import { homeOf, loginPathOf } from '../auth/portalOf'
import type { VerifyOutcome } from '../auth/sessionStore'

/** What is known when somebody wants to enter a route. */
export interface GuardFacts {
  readonly access: 'public' | 'authenticated' | 'extra-auth'
  /** Of the route, not of the session. */
  readonly portal: Portal
  readonly tokens: 'held' | 'none'
  /** The main screen is on display, so a lost session must be announced. */
  readonly frame: 'standing' | 'none'
  /** Only routes with extra authentication verify the token. */
  readonly verified: VerifyOutcome | 'notAsked'
  readonly check: CheckOutcome | 'notAsked'
}

/** Where a wish to enter leads. page: in. stay: where one is, with an offer to try again. */
export type Entry = 'page' | 'stay' | Farewell | 'info401' | 'info500'

const columns = ['access', 'portal', 'tokens', 'frame', 'verified', 'check'] as const

/** A fact that must hold, or `*` for any, in the order of the columns; where it leads; why. */
export type GuardRow = readonly [
  access: GuardFacts['access'] | '*',
  portal: Portal | '*',
  tokens: GuardFacts['tokens'] | '*',
  frame: GuardFacts['frame'] | '*',
  verified: GuardFacts['verified'] | '*',
  check: GuardFacts['check'] | '*',
  entry: Entry,
]

/** Spec §4 line by line; the first row that fits decides. */
export const guardTable: readonly GuardRow[] = [
  ['public', '*', '*', '*', '*', '*', 'page'],
  // Extra authentication: not logged in.
  ['extra-auth', '*', 'none', 'standing', '*', '*', 'tellAndLogIn'],
  ['extra-auth', '*', 'none', 'none', '*', '*', 'logIn'],
  // Logged in, and the token has expired: suppliers are logged out with the expired flag, staff log in again.
  ['extra-auth', 'external', '*', '*', 'ended', '*', 'tellExpired'],
  ['extra-auth', 'internal', '*', 'standing', 'ended', '*', 'tellAndLogIn'],
  ['extra-auth', 'internal', '*', 'none', 'ended', '*', 'logIn'],
  // A failed verification falls back to a fresh log-in.
  ['extra-auth', '*', '*', '*', 'failed', '*', 'logIn'],
  // No answer is not a result (requirements, section 1): nothing is lost and the user may try again.
  ['*', '*', '*', '*', 'unreachable', '*', 'stay'],
  ['*', '*', '*', '*', '*', 'unreachable', 'stay'],
  // The codes of the login check, spec §8: GPMS005, GPMS006, any other, OK.
  ['*', '*', '*', 'standing', '*', 'logIn', 'tellAndLogIn'],
  ['*', '*', '*', 'none', '*', 'logIn', 'logIn'],
  ['*', '*', '*', '*', '*', 'noAccess', 'info401'],
  ['*', '*', '*', '*', '*', 'serverError', 'info500'],
  ['*', '*', '*', '*', '*', 'open', 'page'],
]

/** Whether the facts known so far fit a row; what has not been asked yet leaves the question open. */
export function fits(row: GuardRow, facts: GuardFacts): boolean {
  return columns.every((column, place) => row[place] === '*' || row[place] === facts[column])
}

/** Undefined while the table cannot tell without asking the server. */
export function decideEntry(facts: GuardFacts): Entry | undefined {
  return guardTable.find(row => fits(row, facts))?.[6]
}

/** How a session is left. */
export type Farewell = 'logIn' | 'tellAndLogIn' | 'tellExpired'

/** What is said before, and where it leads (spec §4, §8). */
export const farewells = {
  logIn: { to: loginPathOf },
  tellAndLogIn: { text: 'loggedOutByTimeout', to: loginPathOf },
  tellExpired: { text: 'sessionExpired', clears: true, to: () => '/integration?type=l' },
} as const satisfies Record<
  Farewell,
  {
    readonly text?: 'loggedOutByTimeout' | 'sessionExpired'
    /** Storage is cleared of what somebody's work has left there. */
    readonly clears?: true
    readonly to: (portal: Portal) => string
  }
>

/** Spec §4, §8: how a session that has ended by itself is left, in each portal. */
export function farewellOf(portal: Portal): Farewell {
  return portal === 'external' ? 'tellExpired' : 'tellAndLogIn'
}

/** The way back that is kept while nobody is logged in; homes are where a log-in leads anyway. */
export function wayBack(href: string, portal: Portal): { readonly moveUrl?: string } {
  return href === homeOf(portal) ? {} : { moveUrl: href }
}

/** Spec §2: a route says whose it is. One that both portals share (an error page, a page that is not found) says nothing. */
export interface RouteMark {
  readonly isCyber: boolean
}

interface PortalFacts {
  readonly host: { readonly isExternal: boolean }
  readonly path: string
  readonly handles: readonly unknown[]
  readonly session: Pick<KeptSession, 'portal' | 'tokens'>
}

/**
 * Spec §4: on every navigation the portal is external if any matched route is flagged so. A page without a flag is that of the
 * session, and without one that of its address.
 */
export function portalOfPage({ host, path, handles, session }: PortalFacts): Portal {
  const marks = handles.filter(isMark)
  if (host.isExternal || marks.some(({ isCyber }) => isCyber)) return 'external'
  if (marks.length > 0) return 'internal'
  return portalAtStart(host, path, session)
}

/** Before the first route is matched. A session that may not enter stays that of its own portal. */
export function portalAtStart(
  host: PortalFacts['host'],
  path: string,
  { portal, tokens }: PortalFacts['session'],
): Portal {
  if (host.isExternal) return 'external'
  return tokens ? portal : (portalOfAddress(path) ?? portal)
}

function isMark(handle: unknown): handle is RouteMark {
  return typeof handle === 'object' && handle !== null && 'isCyber' in handle
}
