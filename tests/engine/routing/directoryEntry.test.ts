import { describe, expect, it } from 'vitest'
import type { DwpAuth } from '../../../codegen/generated/types'
import { wayOf } from '../../../engine/auth/directoryFlow'
import type { NextMode } from '../../../engine/auth/keptSession'
import type { SessionState } from '../../../engine/auth/sessionStore'
import { enterByWay } from '../../../engine/routing/directoryEntry'
import { fakeClient } from '../auth/fakeServer'

type Answers = Parameters<typeof fakeClient>[0]

const authOf = (type: DwpAuth['type']): DwpAuth => ({
  systemId: 'GPMS',
  type,
  loginUri: '/login',
  logoutUri: '/auth/logout',
  verifyUri: '/auth/verify',
  authUri: '/auth',
  portalUri: '/',
  tokenUri: '/auth/tokenLogin',
  tokenLoginUri: '/auth/tokenLogin',
  api: { login: { idpw: '/auth/login', ad: '/auth/ad', sso: '/auth/sso' } },
})

const session = {
  code: 'OK',
  accessToken: 'a',
  refreshToken: 'r',
  tokenKey: 'k',
  user: { singleid: 'req.mobile' },
  menus: [],
  codes: {},
}
const refused = (errorCode: string) => ({ body: { code: 'ERROR', errorCode, msg: '' } })

async function enter(
  type: DwpAuth['type'],
  search: string,
  { answers = {}, state = {} }: { answers?: Answers; state?: Partial<SessionState> } = {},
) {
  const client = fakeClient(answers)
  client.session.setState({ tokens: undefined, ...state })
  const facts = { demoAccounts: [] }
  const parts = { ...client, loadScreens: async () => [] }
  const entered = await enterByWay(
    parts,
    new Request(`https://gpms.test/login${search}`),
    authOf(type),
    facts,
  )
  return {
    leads: entered instanceof Response ? entered.headers.get('location') : 'page',
    entered,
    session: client.session.getState(),
  }
}

const toAd = '/auth/ad?redirectUrl=%2Flogin'
const toSso = '/auth/sso?redirectUrl=%2Flogin'

describe('which way a log-in takes', () => {
  it.each<[DwpAuth['type'], NextMode | undefined, NextMode | undefined]>([
    ['IDPW', undefined, undefined],
    ['IDPW', 'AD', undefined],
    ['AD', undefined, 'AD'],
    ['SSO', undefined, 'SSO'],
    ['SSO_AD', undefined, 'SSO'],
    ['SSO_AD', 'AD', 'AD'],
    ['AD', 'SSO', 'SSO'],
    ['SSO', 'AD', 'AD'],
  ])('configured %s with the stored %s is %s', (configured, next, way) => {
    expect(wayOf(configured, next)).toBe(way)
  })

  it.each<[DwpAuth['type'], Partial<SessionState>, string]>([
    ['AD', {}, toAd],
    ['SSO', {}, toSso],
    ['SSO_AD', {}, toSso],
    ['SSO_AD', { nextMode: 'AD' }, toAd],
  ])('%s with %j is attempted at %s', async (type, state, leads) => {
    expect((await enter(type, '', { state })).leads).toBe(leads)
  })

  it.each<[string, Partial<SessionState>]>([
    ['?out=Y', {}],
    ['', { hasLeft: true }],
  ])('after a log-out (%j, %j) it waits for the button', async (search, state) => {
    const { leads, entered } = await enter('SSO_AD', search, { state })
    expect(leads).toBe('page')
    expect(entered).toMatchObject({
      directory: {
        addresses: [
          { way: 'SSO', address: toSso },
          { way: 'AD', address: toAd },
        ],
      },
    })
  })
})

describe('an error code in the address', () => {
  it.each<[DwpAuth['type'], string, string]>([
    ['AD', '?errorCode=AUTH006&way=AD', '/authReq?error=AUTH006&way=AD'],
    ['SSO', '?errorCode=AUTH003&way=SSO', '/authReq?error=AUTH003&way=SSO'],
    ['SSO_AD', '?errorCode=HTTP502&way=AD', '/authReq?error=HTTP502&way=AD'],
    ['AD', '?errorCode=AUTH%26x', '/authReq?error=AUTH%26x&way=AD'],
  ])('%s %s leads to %s', async (type, search, leads) => {
    expect((await enter(type, search)).leads).toBe(leads)
  })

  it('of SSO in the combined mode makes the next mode AD, and AD is attempted', async () => {
    const { leads, session } = await enter('SSO_AD', '?errorCode=AUTH006&way=SSO')
    expect([leads, session.nextMode]).toEqual([toAd, 'AD'])
  })
})

describe('what comes back from the directory', () => {
  it('opens the page that was wanted, and success of AD clears the override', async () => {
    const { leads, session: after } = await enter('SSO_AD', '?way=AD', {
      answers: { 'GET /api/v1/login': { body: session } },
      state: { nextMode: 'AD' },
    })
    expect(leads).toBe('/')
    expect(after).toMatchObject({
      nextMode: undefined,
      user: { singleid: 'req.mobile' },
      loginId: 'req.mobile',
    })
  })

  it('as an assertion is posted once, and an override stays', async () => {
    const { leads, session: after } = await enter('SSO', '', {
      answers: { 'POST /api/v1/login': { body: session } },
      state: { ssoData: 'a.b.c', nextMode: 'SSO' },
    })
    expect([leads, after.ssoData, after.nextMode]).toEqual(['/', undefined, 'SSO'])
  })

  it.each<[DwpAuth['type'], string]>([
    ['SSO', '/authReq?error=AUTH008&way=SSO'],
    ['SSO_AD', toAd],
  ])('and is refused leads with %s to %s, without tokens', async (type, to) => {
    const { leads, session: after } = await enter(type, '', {
      answers: { 'POST /api/v1/login': refused('AUTH008') },
      state: { ssoData: 'a.b.c' },
    })
    expect([leads, after.tokens]).toEqual([to, undefined])
  })

  it('for somebody who is not known yet offers those he may be', async () => {
    const { entered, session: after } = await enter('AD', '?way=AD', {
      answers: {
        'GET /api/v1/login': { body: { code: 'INTRODUCE', transaction: 't', epId: 'ep.1' } },
        'POST /api/v1/adLoginInfo': {
          body: { userInfo: [{ singleid: 'leave.user', hname: '송다은', deptnm: '모바일기획팀' }] },
        },
      },
    })
    expect(entered).toMatchObject({
      directory: { introduction: { epId: 'ep.1', people: [{ singleid: 'leave.user' }] } },
    })
    expect(after.loginTransaction).toBe('t')
  })
})
