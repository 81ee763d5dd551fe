import { expect, it } from 'vitest'
import { decideEntry, type Entry, type EntryFacts } from '../../../engine/routing/entryRule'

const inFrame: EntryFacts = {
  access: 'authenticated',
  hasTokens: true,
  verified: 'notAsked',
  check: 'open',
  hasMainScreen: true,
}
const byLink: EntryFacts = { ...inFrame, access: 'extra-auth', verified: 'renewed', hasMainScreen: false }

/** Spec §4, line by line. */
const table: readonly (readonly [says: string, facts: EntryFacts, entry: Entry])[] = [
  ['OK lets the navigation proceed', inFrame, 'page'],
  ['GPMS005 alerts first when the main screen stands', { ...inFrame, check: 'logIn' }, 'logInAfterAlert'],
  [
    'GPMS005 goes straight to the log-in page when it does not',
    { ...inFrame, check: 'logIn', hasMainScreen: false },
    'logIn',
  ],
  ['GPMS006 leads to /info401', { ...inFrame, check: 'noAccess' }, 'info401'],
  ['any other result leads to /info500', { ...inFrame, check: 'serverError' }, 'info500'],
  ['no answer is not a result: stay and try again', { ...inFrame, check: 'unreachable' }, 'stay'],
  [
    'a link without a session logs in first',
    { ...byLink, hasTokens: false, verified: 'notAsked', check: 'notAsked' },
    'logIn',
  ],
  ['a verified link gets the login check', byLink, 'page'],
  ['a verified link may still be refused', { ...byLink, check: 'noAccess' }, 'info401'],
  ['an expired token means a fresh log-in', { ...byLink, verified: 'ended', check: 'open' }, 'logIn'],
  [
    'an expired token is told to who was working',
    { ...byLink, verified: 'ended', hasMainScreen: true },
    'logInAfterAlert',
  ],
  ['a verification without answer stays', { ...byLink, verified: 'unreachable' }, 'stay'],
  [
    'a plain route without tokens is judged by the server alone',
    { ...inFrame, hasTokens: false, check: 'logIn', hasMainScreen: false },
    'logIn',
  ],
]

it.each(table)('%s', (_, facts, entry) => {
  expect(decideEntry(facts)).toBe(entry)
})
