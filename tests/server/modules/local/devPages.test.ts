import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { localModule } from '../../../../server/modules/local/localRoutes'
import { readSettings, SettingsError } from '../../../../server/settings'
import { externalPortal, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
}, 120_000)
afterAll(() => product.stop())

const nobody = (portal = {}) => product.callerWith('', { accessToken: '', refreshToken: '' }, portal)

describe('pages for developers', () => {
  it('are on in the demo, and off where the setting says so', () => {
    expect(readSettings({}).devPages).toBe(true)
    expect(readSettings({ GPMS_DEV_PAGES: 'off' }).devPages).toBe(false)
    expect(() => readSettings({ GPMS_DEV_PAGES: 'perhaps' })).toThrow(SettingsError)
  })

  it('are refused to production', () => {
    const production = { GPMS_MODE: 'production', GPMS_SECRET: 'x'.repeat(40) }
    expect(() => readSettings({ ...production, GPMS_DEV_PAGES: 'on' })).toThrow(/GPMS_DEV_PAGES/)
  })

  it('convert an address of the former system, and name one that leads nowhere', async () => {
    const asked = { legacyUrl: 'http://old.example/prList.do?section=A', portalType: 'I' }
    expect((await nobody().call('convertLegacyUrl', asked)).body).toEqual({ resultUrl: '/prList?section=A' })
    const unknown = await nobody().call('convertLegacyUrl', { legacyUrl: '/nowhere.do', portalType: 'I' })
    expect([unknown.status, unknown.code]).toEqual([422, 'legacyUnknown'])
  })

  it('are not found where they are off', async () => {
    const [route] = localModule({ devPages: false }, []).routes
    await expect(route?.run({ input: {} } as never)).rejects.toMatchObject({ status: 404 })
  })

  it('and what they ask are not found on a server of production', async () => {
    const environment = {
      GPMS_MODE: 'production',
      GPMS_SECRET: 'x'.repeat(40),
      GPMS_ORIGINS: 'https://gpms.example',
      GPMS_SMTP_URL: 'smtps://mail.example',
      GPMS_MAIL_FROM: 'gpms@mail.example',
      GPMS_SMS_URL: 'off',
    }
    const production = await startProduct(environment)
    onTestFinished(production.stop)
    const caller = production.callerWith('', { accessToken: '', refreshToken: '' }, externalPortal)
    const never = await production.app.inject({ url: '/api/v1/dev/never', headers: externalPortal })
    for (const answer of [
      await caller.call('listOutbox'),
      await caller.call('convertLegacyUrl', { legacyUrl: '/prList.do', portalType: 'I' }),
    ])
      expect([answer.status, answer.body]).toEqual([404, never.json()])
    const searched = await caller.call('getCyberUserList', { body: { compNo: 'C000002' } })
    expect(searched.status).toBe(403)
    const { consts } = (await caller.call('getCommonResources')).body
    expect(Object.keys(consts).filter(name => /demo/i.test(name))).toEqual([])
    expect(consts.devPages).not.toBe('Y')
  })

  it('let a developer in as the user of a supplier whom he found', async () => {
    const list = await nobody(externalPortal).call('getCyberUserList', { body: { compNo: 'C000002' } })
    expect(list.body.userInfo.map(user => user.userId)).toContain('hanul001')
    const header = { logintransaction: list.body.transaction ?? '' }
    const entered = await nobody(externalPortal).call(
      'cyberUserSync',
      { body: { selUser: 'hanul001' } },
      header,
    )
    expect(entered.body).toMatchObject({ code: 'OK', user: { singleid: 'hanul001' } })
  })
})
