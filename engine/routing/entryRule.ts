import type { CheckOutcome } from '../auth/checkLogin'
import type { VerifyOutcome } from '../auth/verifySession'

/** What is known when somebody wants to enter a route that needs a session. */
export interface EntryFacts {
  readonly access: 'authenticated' | 'extra-auth'
  readonly hasTokens: boolean
  /** Only routes with extra authentication verify the token; the others are not asked. */
  readonly verified: VerifyOutcome | 'notAsked'
  readonly check: CheckOutcome | 'notAsked'
  readonly hasMainScreen: boolean
}

export type Entry = 'page' | 'logIn' | 'logInAfterAlert' | 'info401' | 'info500' | 'stay'

interface EntryRule {
  readonly because: string
  readonly when: (facts: EntryFacts) => boolean
  readonly entry: Entry
}

/** Spec §4 as a table; the first line that fits decides. */
export const entryRules: readonly EntryRule[] = [
  {
    because: 'a route with extra authentication logs in first when nobody is logged in',
    when: ({ access, hasTokens, hasMainScreen }) => access === 'extra-auth' && !hasTokens && !hasMainScreen,
    entry: 'logIn',
  },
  {
    because: 'a lost session is told before the log-in page when the main screen already stands',
    when: ({ access, hasTokens }) => access === 'extra-auth' && !hasTokens,
    entry: 'logInAfterAlert',
  },
  {
    because: 'an expired token is told to whoever was working',
    when: ({ verified, hasMainScreen }) => verified === 'ended' && hasMainScreen,
    entry: 'logInAfterAlert',
  },
  {
    because: 'a failed verification falls back to a fresh log-in',
    when: ({ verified }) => verified === 'ended',
    entry: 'logIn',
  },
  {
    because: 'no answer is not a result: nothing is lost and the user may try again',
    when: ({ verified, check }) => verified === 'unreachable' || check === 'unreachable',
    entry: 'stay',
  },
  {
    because: 'GPMS005 with the main screen standing alerts first',
    when: ({ check, hasMainScreen }) => check === 'logIn' && hasMainScreen,
    entry: 'logInAfterAlert',
  },
  { because: 'GPMS005 leads to the log-in page', when: ({ check }) => check === 'logIn', entry: 'logIn' },
  { because: 'GPMS006 leads to /info401', when: ({ check }) => check === 'noAccess', entry: 'info401' },
  {
    because: 'any other result leads to /info500',
    when: ({ check }) => check === 'serverError',
    entry: 'info500',
  },
  { because: 'OK lets the navigation proceed', when: () => true, entry: 'page' },
]

export function decideEntry(facts: EntryFacts): Entry {
  return entryRules.find(rule => rule.when(facts))?.entry ?? 'info500'
}
