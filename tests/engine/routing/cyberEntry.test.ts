import { describe, expect, it } from 'vitest'
import { enterCyber } from '../../../engine/routing/cyberEntry'
import { fakeClient, tokens } from '../auth/fakeServer'

const form = {
  'GET /api/v1/common/resources': { body: { consts: { mode: 'production' }, locale: [], message: {} } },
  'GET /properties/dwpAuth': {
    body: { systemId: 'GPMS', type: 'IDPW', api: { login: { idpw: '/auth/login' } } },
  },
}

type Answers = Parameters<typeof fakeClient>[0]

async function enter(search: string, answers: Answers = {}, urlTokens?: typeof tokens) {
  const client = fakeClient({ ...form, ...answers })
  if (urlTokens) client.session.setState({ urlTokens })
  const alerts: string[] = []
  const ask = { titledAlert: async (_title: string, alert: string) => void alerts.push(alert) }
  const parts = { ...client, ask, loadScreens: async () => [] }
  const entered = await enterCyber(parts, new Request(`https://gpms.test/cyberLogin${search}`))
  const leads = entered instanceof Response ? entered.headers.get('location') : 'form'
  return {
    leads,
    entered,
    alerts,
    asked: client.sent.map(({ url }) => url),
    session: client.session.getState(),
  }
}

const access = (code: string) => ({ 'GET /api/v1/cyberAccess': { body: { code } } })

describe('the way in for suppliers', () => {
  it('without anything in the address leads to the form of the external portal', async () => {
    expect(await enter('')).toMatchObject({ leads: 'form', session: { portal: 'external' } })
  })

  it('an error code leads to the error page, whatever else stands there', async () => {
    expect(await enter('?errorCode=AUTH%26x&t=abc')).toMatchObject({
      leads: '/cyberAuthReq?error=AUTH%26x',
      asked: [],
    })
  })

  it.each(['?t=abc', '?t=', '?t=a&t=b'])(
    '%s is judged by the server; refused, it says so and leaves',
    async search => {
      expect(await enter(search, access('ERROR'))).toMatchObject({
        leads: '/integration',
        alerts: ['정상적인 접근 경로가 아닙니다.'],
      })
    },
  )

  it('a fresh timestamp leads to the form where no directory is set up', async () => {
    expect(await enter('?t=abc', access('OK'))).toMatchObject({ leads: 'form', alerts: [] })
  })

  it('and to the directory with the way back where one is', async () => {
    const body = { api: { login: { idpw: '/auth/login', ad: 'https://ad.test/login' } } }
    const { leads } = await enter('?t=abc', { ...access('OK'), 'GET /properties/dwpAuth': { body } })
    expect(leads).toBe('https://ad.test/login?redirectUrl=https%3A%2F%2Fgpms.test%2FcyberLogin')
  })

  it.each([
    ['AUTH003', '/cyberAuthReq?error=AUTH003'],
    ['AUTH008', 'form'],
  ])('tokens refused with %s lead to %s', async (errorCode, leads) => {
    const body = { code: 'ERROR', errorCode }
    const found = await enter('', { 'POST /api/v1/cyberAdLogin': { body } }, tokens)
    expect(found).toMatchObject({ leads })
    expect(found.session.urlTokens).toBeUndefined()
  })

  it('tokens that open a session lead home', async () => {
    const body = { code: 'OK', accessToken: 'a', refreshToken: 'r', tokenKey: 'k' }
    expect(await enter('', { 'POST /api/v1/cyberAdLogin': { body } }, tokens)).toMatchObject({
      leads: '/cyber',
    })
  })
})
