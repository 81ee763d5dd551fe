import { describe, expect, it } from 'vitest'
import { createLeaving } from '../../../engine/app/createLeaving'
import { homeOf, loginPathOf } from '../../../engine/auth/portalOf'
import { createEntryGate } from '../../../engine/routing/entryGate'
import {
  decideEntry,
  farewellOf,
  farewells,
  fits,
  type GuardFacts,
  guardTable,
  portalOfPage,
} from '../../../engine/routing/guardTable'
import { createAsk } from '../../../engine/shell/frame/askQueue'
import type { Frame } from '../../../engine/shell/frame/frame'
import { messages } from '../../../schemas/shared/messages'
import { fakeClient, tokens } from '../auth/fakeServer'

const checkAnswers = {
  open: { body: { code: 'OK' } },
  logIn: { body: { code: 'GPMS005' } },
  noAccess: { body: { code: 'GPMS006' } },
  serverError: { body: { code: 'GPMS099' } },
  unreachable: new TypeError('Failed to fetch'),
} as const
const checks = ['open', 'logIn', 'noAccess', 'serverError', 'unreachable'] as const
const portals = ['internal', 'external'] as const

/** Every state in which somebody can ask for a route; only a held token of extra authentication is verified. */
const states: readonly GuardFacts[] = (['public', 'authenticated', 'extra-auth'] as const).flatMap(access =>
  portals.flatMap(portal =>
    (['held', 'none'] as const).flatMap(held =>
      (['standing', 'none'] as const).flatMap(frame =>
        verifiedIn(access, held).flatMap(verified =>
          checks.map(check => ({ access, portal, tokens: held, frame, verified, check })),
        ),
      ),
    ),
  ),
)

function verifiedIn(access: GuardFacts['access'], held: GuardFacts['tokens']): GuardFacts['verified'][] {
  return access === 'extra-auth' && held === 'held'
    ? ['renewed', 'ended', 'failed', 'unreachable']
    : ['notAsked']
}

const nameOf = (facts: GuardFacts) => Object.values(facts).join(' · ')

/** Asks the real gate for a page in this state, and says what its user sees. */
async function enter(facts: GuardFacts) {
  const { call, session, clock, sent } = fakeClient({
    'GET /api/v1/loginCheck': checkAnswers[facts.check as 'open'],
  })
  const said: string[] = []
  const ask = createAsk()
  ask.store.subscribe(({ questions: [question] }) => {
    if (!question || !('text' in question)) return
    said.push(question.text)
    if (question.ask === 'confirm') question.answer(false)
    else if (question.ask === 'alert') question.answer()
  })
  if (facts.tokens === 'held') session.setState({ tokens, expiresAt: clock.now() - 1 })
  if (facts.frame === 'standing')
    session.setState({
      user: { singleid: 'a', hname: '', auth: '', authGroupId: '', section: '', deptcd: '', deptnm: '' },
    })
  const leave = createLeaving({ session, ask, wantedHref: () => '/elsewhere', forgetWork: () => undefined })
  let verified = 0
  const verify = async () => {
    verified += 1
    return facts.verified === 'notAsked' ? ('failed' as const) : facts.verified
  }
  const frame: Partial<Frame> = { call, session, clock, ask, leave, verify }
  const gate = createEntryGate(frame as Frame, () => '/before')
  const href = `${facts.portal === 'external' ? '/cyber/x' : '/x'}?no=1`
  const path = href.split('?')[0] ?? ''
  const request = {
    path,
    href,
    portal: facts.portal,
    access: facts.access,
    signal: new AbortController().signal,
  }
  const to = await gate.pass(request).then(
    () => 'page',
    (left: unknown) => (left instanceof Response ? left.headers.get('location') : Promise.reject(left)),
  )
  const { moveUrl, portal, tokens: kept } = session.getState()
  return { to, said, href, moveUrl, portal, isLoggedIn: kept !== undefined, verified, checked: sent.length }
}

describe('the table of guards', () => {
  it('decides every state, and every row decides at least one', () => {
    const used = new Set(states.map(facts => guardTable.find(row => fits(row, facts))))
    expect(states.filter(facts => decideEntry(facts) === undefined).map(nameOf)).toEqual([])
    expect(guardTable.filter(row => !used.has(row))).toEqual([])
  })

  it.each(states.map(facts => [nameOf(facts), facts] as const))(
    '%s leads where it says',
    async (_, facts) => {
      const entry = decideEntry(facts)
      const seen = await enter(facts)
      if (entry === 'page') expect(seen).toMatchObject({ to: 'page', said: [] })
      else if (entry === 'stay')
        expect(seen).toMatchObject({ to: '/before', said: [expect.stringMatching(/입력한 내용은 그대로/)] })
      else if (entry === 'info401' || entry === 'info500')
        expect(seen).toMatchObject({ to: `/${entry}`, said: [], portal: 'internal' })
      else {
        const farewell = farewells[entry ?? 'logIn']
        expect(seen).toMatchObject({
          to: farewell.to(facts.portal),
          said: 'text' in farewell ? [messages[farewell.text]] : [],
          moveUrl: seen.href,
          portal: facts.portal,
          isLoggedIn: false,
        })
      }
    },
  )

  it.each(states.map(facts => [nameOf(facts), facts] as const))(
    '%s asks the server no more than it must',
    async (_, facts) => {
      const { verified, checked } = await enter(facts)
      const isAsked =
        facts.access === 'authenticated' || (facts.access === 'extra-auth' && facts.tokens === 'held')
      expect([verified, checked]).toEqual([facts.verified === 'notAsked' ? 0 : 1, isAsked ? 1 : 0])
    },
  )
})

describe('leaving a session', () => {
  it('is said once, however many pages and calls are told', async () => {
    const { session } = fakeClient({})
    const ask = createAsk()
    const leave = createLeaving({
      session,
      ask,
      wantedHref: () => '/prList?status=DRAFT',
      forgetWork: () => undefined,
    })
    const ways = [leave('tellAndLogIn'), leave('tellExpired'), leave('tellAndLogIn')]
    const [question, ...others] = ask.store.getState().questions
    expect(others).toEqual([])
    expect(question).toMatchObject({
      title: '로그인 정보',
      text: '로그인 시간이 초과되어 로그아웃되었습니다.',
    })
    if (question?.ask === 'alert') question.answer()
    expect(await Promise.all(ways)).toEqual(['/login', '/login', '/login'])
    expect(session.getState().moveUrl).toBe('/prList?status=DRAFT')
  })

  it('remembers the page that was wanted last, whichever call was told first', async () => {
    const { session } = fakeClient({})
    const ask = createAsk()
    const leave = createLeaving({ session, ask, wantedHref: () => '/', forgetWork: () => undefined })
    const way = leave('tellAndLogIn')
    void leave('logIn', { portal: 'internal', href: '/prList?status=CLOSED' })
    const [question] = ask.store.getState().questions
    if (question?.ask === 'alert') question.answer()
    await way
    expect(session.getState().moveUrl).toBe('/prList?status=CLOSED')
  })

  it.each([
    ['internal', '/login'],
    ['external', '/integration?type=l'],
  ] as const)('of the %s portal, ended by itself, leads to %s', (portal, to) => {
    expect(farewells[farewellOf(portal)].to(portal)).toBe(to)
  })

  it.each(portals)('from the home of the %s portal needs no way back', async portal => {
    const { session } = fakeClient({})
    const leave = createLeaving({
      session,
      ask: createAsk(),
      wantedHref: () => '',
      forgetWork: () => undefined,
    })
    expect(await leave('logIn', { portal, href: homeOf(portal) })).toBe(loginPathOf(portal))
    expect(session.getState().moveUrl).toBeUndefined()
  })
})

describe('the portal of a navigation', () => {
  const mainHost = { isExternal: false }

  it.each([
    ['a route of suppliers is external', [undefined, { isCyber: true }, undefined], 'internal', 'external'],
    ['a route of staff is internal', [undefined, { isCyber: false }], 'external', 'internal'],
    ['any flagged route makes it external', [{ isCyber: false }, { isCyber: true }], 'internal', 'external'],
    [
      'a page that both share is that of the session',
      [undefined, { other: 1 }, null],
      'external',
      'external',
    ],
  ] as const)('%s', (_, handles, now, portal) => {
    const session = { portal: now, tokens }
    expect(portalOfPage({ host: mainHost, path: '/info401', handles, session })).toBe(portal)
  })

  it.each([
    ['/cyber/nothing', 'internal', 'external'],
    ['/template/template0', 'external', 'internal'],
    ['/info401', 'external', 'external'],
  ] as const)('without a session %s is that of its address, after the %s one', (path, portal, found) => {
    expect(portalOfPage({ host: mainHost, path, handles: [], session: { portal } })).toBe(found)
  })

  it('is external on the host of suppliers, whatever is opened', () => {
    const host = { isExternal: true }
    for (const path of ['/info401', '/nothing', '/cyber'])
      expect(portalOfPage({ host, path, handles: [], session: { portal: 'internal' } })).toBe('external')
  })
})
