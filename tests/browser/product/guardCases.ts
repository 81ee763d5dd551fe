import { expect, type Page } from '@playwright/test'
import { type GuardFacts, type GuardRow, guardTable } from '../../../engine/routing/guardTable'
import type { Portal } from '../../../schemas/shared/addresses'

/** A state in which this row decides, and how a browser comes into it. */
export interface GuardCase {
  readonly says: string
  readonly facts: GuardFacts
  /** The page that is wanted. */
  readonly path: string
  /** Where the person stands before, with the frame drawn. */
  readonly from?: string
  /** The session that the tab holds: one that works, one that the server knows no more, or none. */
  readonly session: 'own' | 'dead' | 'none'
  /** What is brought about once the person stands there, or before the browser opens the page. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

export const rowName = (row: GuardRow) => row.join(' · ')

const facts = (
  access: GuardFacts['access'],
  portal: Portal,
  tokens: GuardFacts['tokens'],
  frame: GuardFacts['frame'],
  verified: GuardFacts['verified'] = 'notAsked',
  check: GuardFacts['check'] = 'notAsked',
): GuardFacts => ({ access, portal, tokens, frame, verified, check })

export const verifyCall = '**/auth/verify'
export const checkCall = '**/api/v1/loginCheck?**'

const answerCheck = (code: string) => (page: Page) =>
  page.route(checkCall, route => route.fulfill({ json: { code } }))
const checkSaysOpen = answerCheck('OK')
/** The server is not reached; what was asked beside the guard is not part of this. */
const cut = (call: string) => (page: Page) => page.route(call, route => route.abort('connectionrefused'))

/** Another tab renews with nothing in hand: the frame stands, and the tab holds no tokens any more. */
async function loseTokens(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { tokens } = JSON.parse(sessionStorage.getItem('gpms.session') ?? '{}')
    new BroadcastChannel('gpms.session').postMessage({ kind: 'renewed', before: tokens.accessToken })
  })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('gpms.session'))).not.toMatch(/tokens/)
}

/** Its end has passed unnoticed: nothing in the browser has looked at the clock yet, and no late answer tells a new end. */
async function sleepPastTheEnd(page: Page): Promise<void> {
  await page.route(verifyCall, route => route.fulfill({ status: 401, json: { code: 'GPMS005' } }))
  await checkSaysOpen(page)
  const answered = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  await expect
    .poll(async () => {
      const before = await answered()
      await page.waitForTimeout(500)
      return (await answered()) - before
    })
    .toBe(0)
  await page.evaluate(() => Object.assign(window, { slept: 3 * 3_600_000 }))
}

/** By the names of the rows. One that a new row of the table lacks here is missed by the test. */
export const guardCases: Readonly<Record<string, GuardCase>> = {
  'public · * · * · * · * · * · page': {
    says: 'a public page opens for anybody',
    facts: facts('public', 'internal', 'none', 'none'),
    path: '/template/template0',
    session: 'none',
  },
  'extra-auth · * · none · standing · * · * · tellAndLogIn': {
    says: 'a tab that has lost its tokens tells so and leads to log-in and back',
    facts: facts('extra-auth', 'internal', 'none', 'standing'),
    from: '/',
    path: '/prEdit',
    session: 'own',
    prepare: loseTokens,
  },
  'extra-auth · * · none · none · * · * · logIn': {
    says: 'a link to a document leads who is not logged in to log-in and back',
    facts: facts('extra-auth', 'external', 'none', 'none'),
    path: '/cyber/prSubmitEdit',
    session: 'none',
  },
  'extra-auth · external · * · * · ended · * · tellExpired': {
    says: 'a supplier with a session that has expired is told and led to the entry',
    facts: facts('extra-auth', 'external', 'held', 'none', 'ended', 'logIn'),
    path: '/cyber/prSubmitEdit',
    session: 'dead',
  },
  'extra-auth · internal · * · standing · ended · * · tellAndLogIn': {
    says: 'an employee whose session expires while he works is told when he opens a document',
    facts: facts('extra-auth', 'internal', 'held', 'standing', 'ended', 'open'),
    from: '/',
    path: '/prEdit',
    session: 'own',
    prepare: sleepPastTheEnd,
  },
  'extra-auth · internal · * · none · ended · * · logIn': {
    says: 'an employee who opens a link with an expired session logs in again without a word',
    facts: facts('extra-auth', 'internal', 'held', 'none', 'ended', 'open'),
    path: '/prEdit',
    session: 'dead',
    prepare: checkSaysOpen,
  },
  'extra-auth · * · * · * · failed · * · logIn': {
    says: 'a session that the server cannot verify ends in a fresh log-in',
    facts: facts('extra-auth', 'external', 'held', 'none', 'failed', 'open'),
    path: '/cyber/prSubmitEdit',
    session: 'dead',
    prepare: async page => {
      await page.route(verifyCall, route => route.fulfill({ status: 500, json: {} }))
      await checkSaysOpen(page)
    },
  },
  '* · * · * · * · unreachable · * · stay': {
    says: 'a verification without an answer costs nobody the session and is tried again',
    facts: facts('extra-auth', 'internal', 'held', 'none', 'unreachable', 'open'),
    path: '/prEdit',
    session: 'own',
    prepare: cut(verifyCall),
  },
  '* · * · * · * · * · unreachable · stay': {
    says: 'a login check without an answer leaves the person where he is and is tried again',
    facts: facts('authenticated', 'internal', 'held', 'standing', 'notAsked', 'unreachable'),
    from: '/',
    path: '/prList',
    session: 'own',
    prepare: cut(checkCall),
  },
  '* · * · * · standing · * · logIn · tellAndLogIn': {
    says: 'GPMS005 is told where the frame stands',
    facts: facts('authenticated', 'internal', 'held', 'standing', 'notAsked', 'logIn'),
    from: '/',
    path: '/prList',
    session: 'own',
    prepare: answerCheck('GPMS005'),
  },
  '* · * · * · none · * · logIn · logIn': {
    says: 'GPMS005 on opening a page leads to the log-in of its portal without a word',
    facts: facts('authenticated', 'external', 'held', 'none', 'notAsked', 'logIn'),
    path: '/cyber/prCheckList',
    session: 'dead',
  },
  '* · * · * · * · * · noAccess · info401': {
    says: 'GPMS006 leads to the page of missing rights',
    facts: facts('authenticated', 'internal', 'held', 'none', 'notAsked', 'noAccess'),
    path: '/portal/author/menuManage',
    session: 'own',
  },
  '* · * · * · * · * · serverError · info500': {
    says: 'any other code leads to the page of server errors',
    facts: facts('authenticated', 'internal', 'held', 'none', 'notAsked', 'serverError'),
    path: '/prList',
    session: 'own',
    prepare: answerCheck('GPMS099'),
  },
  '* · * · * · * · * · open · page': {
    says: 'OK opens the page',
    facts: facts('authenticated', 'internal', 'held', 'none', 'notAsked', 'open'),
    path: '/prList',
    session: 'own',
  },
}

/** Where these facts lead in a table without one of its rows. */
export function entryWithout(row: GuardRow, { access, portal, tokens, frame, verified, check }: GuardFacts) {
  const known = [access, portal, tokens, frame, verified, check]
  const others = guardTable.filter(other => other !== row)
  return others.find(other =>
    known.every((fact, place) => other[place] === '*' || other[place] === fact),
  )?.[6]
}
