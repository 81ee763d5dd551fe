import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, externalPortal, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct({ GPMS_TOKEN_MODE: 'cookie' })
})
afterAll(() => product.stop())

const standIn = /^cookie\.[0-9a-f]{16}$/
const cookiesOf = (lines: string | readonly string[] | undefined) =>
  [lines ?? []]
    .flat()
    .map(line => line.split(';')[0])
    .join('; ')

/** The page after a log-in by password: it holds stand-ins, the browser holds the cookies. */
async function logIn() {
  const nobody = product.callerWith('', { accessToken: '', refreshToken: '' })
  const form = { systemId: 'GPMS', grantType: 'idpw', username: 'req.mobile', password: 'Demo!2026pw' }
  const proved = await nobody.call('authIdpw', { body: form })
  const entered = await nobody.call('authTokenLogin', { body: { token: proved.body.token } })
  const { accessToken = '', refreshToken = '' } = entered.body
  const lines = entered.raw.headers['set-cookie']
  return {
    page: product.callerWith('req.mobile', { accessToken, refreshToken }),
    lines,
    cookie: cookiesOf(lines),
  }
}

const status = async (page: Caller, cookie?: string) =>
  (await page.call('getMenus', {}, cookie === undefined ? {} : { cookie })).status

describe('the token mode "cookie" (requirements 1)', () => {
  it('shows no token to any script', async () => {
    const { page, lines, cookie } = await logIn()
    expect([page.tokens.accessToken, page.tokens.refreshToken]).toEqual([
      expect.stringMatching(standIn),
      expect.stringMatching(standIn),
    ])
    for (const line of [lines ?? []].flat()) expect(line).toMatch(/; HttpOnly; SameSite=Strict$/)
    expect(await status(page, cookie)).toBe(200)
  })

  it('the cookie alone and the stand-in alone are no session, nor a cookie of somebody else', async () => {
    const { page, cookie } = await logIn()
    const other = await logIn()
    expect(await status(page)).toBe(401)
    expect(await status(page, other.cookie)).toBe(401)
    const nobody = product.callerWith('', { accessToken: '', refreshToken: '' })
    expect(await status(nobody, cookie)).toBe(401)
  })

  it('renews both with each verification, and takes them away at log-out', async () => {
    const { page, cookie } = await logIn()
    const renewed = await page.call('authVerify', {}, { cookie })
    expect(renewed.body.accessToken).toMatch(standIn)
    expect(renewed.body.accessToken).not.toBe(page.tokens.accessToken)
    const fresh = cookiesOf(renewed.raw.headers['set-cookie'])
    const { accessToken = '', refreshToken = '' } = renewed.body
    const after = product.callerWith('req.mobile', { accessToken, refreshToken })
    expect(await status(after, fresh)).toBe(200)
    const left = await after.call('authLogout', { body: { AccessToken: accessToken } }, { cookie: fresh })
    expect([left.raw.headers['set-cookie'] ?? []].flat().every(line => line.includes('Max-Age=0'))).toBe(true)
    expect(await status(after, fresh)).toBe(401)
  })

  it('is the same for suppliers, beside staff in one browser', async () => {
    const nobody = product.callerWith('', { accessToken: '', refreshToken: '' }, externalPortal)
    const form = { userId: 'hanul001', userPw: 'Demo!2026pw' }
    const { body } = await nobody.call('cyberLogin', { body: form })
    const entered = await nobody.call(
      'cyberCheckOtp',
      { body: { ...form, otpNum: '123456' } },
      { logintransaction: body.transaction ?? '' },
    )
    expect(entered.body.accessToken).toMatch(standIn)
    const lines = [entered.raw.headers['set-cookie'] ?? []].flat()
    expect(lines.map(line => line.split('=')[0])).toEqual(['ogpms-access', 'ogpms-refresh'])
    const staff = await logIn()
    const both = `${staff.cookie}; ${cookiesOf(lines)}`
    expect(await status(staff.page, both)).toBe(200)
    const { accessToken = '', refreshToken = '' } = entered.body
    const supplier = product.callerWith('hanul001', { accessToken, refreshToken }, externalPortal)
    expect(await status(supplier, both)).toBe(200)
  })
})
