import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { demoPassword } from '../../../../server/modules/demo/demoAccounts'
import { externalPortal } from '../productServer'
import type { Arrival, DirectoryBrowser } from './directoryBrowser'
import { type DirectoryProduct, startDirectoryProduct } from './directoryProduct'

let place: DirectoryProduct
beforeAll(async () => {
  place = await startDirectoryProduct('SSO_AD')
})
afterAll(() => place.stop())

const noTokens = { accessToken: '', refreshToken: '' }
const page = () => place.product.callerWith('', noTokens)
const where = ({ url }: Arrival) => `${url.pathname}${url.search}`
const dataOf = ({ url }: Arrival) => new URLSearchParams(url.hash.slice(1)).get('data') ?? ''
const adAs = (browser: DirectoryBrowser, demoUser: string) =>
  browser.go(`/auth/ad?redirectUrl=/login&demoUser=${demoUser}`)
const loginAd = (browser: DirectoryBrowser) => page().call('loginAd', {}, { cookie: browser.cookie() })
const loginSso = (browser: DirectoryBrowser, data: string) =>
  page().call('loginSso', { body: { data } }, { cookie: browser.cookie() })

/** A browser that the directory knows from an AD log-in. */
async function knownBrowser(): Promise<DirectoryBrowser> {
  const browser = place.browser()
  await adAs(browser, 'req.mobile')
  return browser
}

describe('AD: identifier and password at the directory', () => {
  it('opens a session with user, menus and codes, once', async () => {
    const browser = place.browser()
    expect(where(await adAs(browser, 'req.mobile'))).toBe('/login?way=AD')
    const { body } = await loginAd(browser)
    expect(body).toMatchObject({ code: 'OK', user: { singleid: 'req.mobile', hname: '조민재' } })
    expect([body.menus?.length, Object.keys(body.codes ?? {}).length].every(count => Number(count) > 0)).toBe(
      true,
    )
    expect((await loginAd(browser)).body).toMatchObject({ code: 'ERROR', errorCode: 'AUTH008' })
  })

  it('opens nothing in the portal of suppliers, and is not used up there', async () => {
    const browser = place.browser()
    await adAs(browser, 'req.mobile')
    const outside = place.product.callerWith('', noTokens, externalPortal)
    expect((await outside.call('loginAd', {}, { cookie: browser.cookie() })).status).toBe(403)
    expect((await loginAd(browser)).body.code).toBe('OK')
  })

  it('asks for the password on the page of the directory, where a wrong one stays', async () => {
    const browser = place.browser()
    const form = await browser.go('/auth/ad?redirectUrl=/login')
    expect(form.text).toContain('한빛 통합인증')
    const wrong = await browser.fill(form, { login: 'buy.all', password: 'wrong' })
    expect(wrong.text).toContain('올바르지 않습니다.')
    expect(where(await browser.fill(wrong, { login: 'buy.all', password: demoPassword }))).toBe(
      '/login?way=AD',
    )
    expect((await loginAd(browser)).body.user?.singleid).toBe('buy.all')
  })

  it.each([
    ['none', '/login?errorCode=AUTH006&way=AD'],
    ['bad', '/login?way=AD'],
  ])('the person %s of the demo comes back to %s', async (demoUser, to) => {
    const browser = place.browser()
    expect(where(await adAs(browser, demoUser))).toBe(to)
    if (demoUser !== 'bad') return
    const { body } = await loginAd(browser)
    expect(body).toEqual({ code: 'ERROR', errorCode: 'AUTH003', msg: '등록되지 않은 사용자입니다.' })
  })

  it('is refused after a minute, and to a page that was sent here by another site', async () => {
    const browser = await knownBrowser()
    const url = '/api/v1/login'
    const link = await place.product.app.inject({ url, headers: { cookie: browser.cookie() } })
    expect(link.statusCode).toBe(403)
    place.product.clock.advance(60_000)
    expect((await loginAd(browser)).body.errorCode).toBe('AUTH008')
  })

  it('lets nobody in who has left', async () => {
    await withActor(place.product.database, systemActor, tx =>
      tx.updateTable('person').set({ use_flag: 'N' }).where('singleid', '=', 'recv.mobile').execute(),
    )
    const browser = place.browser()
    await adAs(browser, 'recv.mobile')
    expect((await loginAd(browser)).body.errorCode).toBe('AUTH003')
  })
})

describe('SSO: a session that the directory already has', () => {
  it('asks nothing, and is told at once when there is none', async () => {
    const arrival = await place.browser().go('/auth/sso?redirectUrl=/login')
    expect(where(arrival)).toBe('/login?errorCode=AUTH006&way=SSO')
  })

  it('brings an assertion that opens a session in this browser, once', async () => {
    const browser = await knownBrowser()
    const data = dataOf(await browser.go('/auth/sso?redirectUrl=/login'))
    const elsewhere = await loginSso(place.browser(), data)
    expect(elsewhere.body).toMatchObject({ code: 'ERROR', errorCode: 'AUTH006' })
    expect((await loginSso(browser, data)).body).toMatchObject({
      code: 'OK',
      user: { singleid: 'req.mobile' },
    })
    expect((await loginSso(browser, data)).body.errorCode).toBe('AUTH008')
  })

  it('refuses an assertion after a minute', async () => {
    const browser = await knownBrowser()
    const data = dataOf(await browser.go('/auth/sso?redirectUrl=/login'))
    place.product.clock.advance(61_000)
    expect((await loginSso(browser, data)).body).toMatchObject({
      errorCode: 'AUTH008',
      msg: '토큰이 만료되었습니다. 다시 로그인해 주세요.',
    })
  })

  it('keeps the assertion out of every address that a server sees', async () => {
    const browser = await knownBrowser()
    const data = dataOf(await browser.go('/auth/sso?redirectUrl=/login'))
    expect(data.split('.')).toHaveLength(3)
    expect(browser.trail.some(address => address.includes(data))).toBe(false)
  })
})

describe('the way back from the directory', () => {
  const callbackOf = (browser: DirectoryBrowser) => {
    const address = browser.trail.find(one => one.includes('/auth/callback?'))
    return new URL(address ?? '')
  }
  const comeBack = async (url: URL, cookie: string) => {
    const headers = { cookie, host: url.host }
    const answer = await place.product.app.inject({ url: `${url.pathname}${url.search}`, headers })
    return answer.headers.location
  }
  const begun = async () => {
    const answer = await place.product.app.inject({ url: '/auth/ad?redirectUrl=/login' })
    const { searchParams } = new URL(String(answer.headers.location))
    const state = searchParams.get('state') ?? ''
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    return { searchParams, state, cookie, line: String(answer.headers['set-cookie']) }
  }

  it('carries state, nonce and a challenge of its own each time, and a cookie for the server alone', async () => {
    const [first, second] = [await begun(), await begun()]
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name))
    expect(first.searchParams.get('code_challenge_method')).toBe('S256')
    expect(first.line).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=600$/)
    expect(first.line).not.toContain(first.state)
  })

  it('counts once', async () => {
    const browser = await knownBrowser()
    const again = await comeBack(callbackOf(browser), browser.cookie())
    expect(again).toBe('/login?errorCode=AUTH008&way=AD')
  })

  it('counts once, also with the cookie of before', async () => {
    const { state, cookie } = await begun()
    const url = new URL(`http://localhost:8080/auth/callback?error=access_denied&state=${state}`)
    const { issuer } = place.provider
    url.searchParams.set('iss', issuer)
    expect(await comeBack(url, cookie)).toBe('/login?errorCode=AUTH020&way=AD')
    expect(await comeBack(url, cookie)).toBe('/login?errorCode=AUTH008&way=AD')
  })

  it.each(['without its cookie', 'after ten minutes'])('leads nowhere %s', async why => {
    const { state, cookie } = await begun()
    if (why === 'after ten minutes') place.product.clock.advance(600_001)
    const url = new URL(`http://localhost:8080/auth/callback?code=x&state=${state}`)
    const to = await comeBack(url, why === 'without its cookie' ? '' : cookie)
    expect(to).toBe('/login?errorCode=AUTH008&way=AD')
  })

  it.each([
    ['another issuer', { code: 'x', iss: 'https://elsewhere.example' }, 'AUTH006'],
    ['a code that nobody gave', { code: 'x' }, 'AUTH008'],
    ['a directory that cannot answer', { error: 'temporarily_unavailable' }, 'HTTP502'],
  ])('refuses %s', async (_why, words, code) => {
    const { state, cookie } = await begun()
    const url = new URL('http://localhost:8080/auth/callback')
    for (const [name, value] of Object.entries({ state, iss: place.provider.issuer, ...words }))
      url.searchParams.set(name, value)
    expect(await comeBack(url, cookie)).toBe(`/login?errorCode=${code}&way=AD`)
  })

  it('of somebody else leads nowhere in a browser that has begun a log-in of its own', async () => {
    const [victim, attacker] = [await begun(), await begun()]
    const url = new URL(`http://localhost:8080/auth/callback?code=x&state=${attacker.state}`)
    expect(await comeBack(url, victim.cookie)).toBe('/login?errorCode=AUTH008&way=AD')
    // The name of the cookie follows from the state, so its value under the other name is tried as well.
    const [, value] = victim.cookie.split('=')
    const [name] = attacker.cookie.split('=')
    expect(await comeBack(url, `${name}=${value}`)).toBe('/login?errorCode=AUTH008&way=AD')
  })

  it.each([
    ['https://evil.example/', '/login'],
    ['//evil.example/login', '/login'],
    ['/\\\\evil.example/', '/login'],
    ['javascript:alert(1)', '/login'],
    ['https://evil.example/cyberLogin', '/cyberLogin'],
    ['//evil.example/cyberLogin?x=https://evil.example', '/cyberLogin'],
  ])('takes no page of another site for the one to return to: %s', async (page, own) => {
    for (const [person, answer] of [
      ['none', 'errorCode=AUTH006&way=AD'],
      ['req.mobile', 'way=AD'],
    ]) {
      const browser = place.browser()
      const query = new URLSearchParams({ redirectUrl: page, demoUser: person ?? '' })
      const { url } = await browser.go(`/auth/ad?${query.toString()}`)
      expect(url.origin + url.pathname).toBe(`http://localhost:8080${own}`)
      if (own === '/login') expect(url.search).toBe(`?${answer}`)
    }
  })
})

describe('an employee whom the directory knows and we do not', () => {
  it('is introduced, ties himself to the one he is, goes on without another password, and leaves both sessions', async () => {
    const browser = place.browser()
    await adAs(browser, 'leave.user')
    const { body } = await loginAd(browser)
    expect(body).toMatchObject({ code: 'INTRODUCE', epId: 'ep.leave.user' })
    const { transaction: logintransaction = '', epId } = body
    const info = await page().call('adLoginInfo', { body: {} }, { logintransaction })
    expect(info.body.userInfo.map(user => user.singleid)).toEqual(['leave.user'])
    const added = await page().call('addUser', { userId: 'leave.user', epId }, { logintransaction })
    expect(added.body.code).toBe('OK')
    const cookie = String(added.raw.headers['set-cookie']).split(';')[0] ?? ''
    const entered = await page().call('loginAd', {}, { cookie })
    expect(entered.body.user?.singleid).toBe('leave.user')
    const { accessToken = '', refreshToken = '' } = entered.body
    const caller = place.product.callerWith('leave.user', { accessToken, refreshToken })
    const left = await caller.call('authLogout', { body: { AccessToken: accessToken } })
    const confirm = await browser.go(left.body.logoutUri ?? '')
    expect(where(await browser.fill(confirm, {}))).toBe('/login?out=Y')
    expect(where(await browser.go('/auth/sso?redirectUrl=/login'))).toBe('/login?errorCode=AUTH006&way=SSO')
  })
})

describe('log-out', () => {
  it('ends the session of the directory as well', async () => {
    const browser = await knownBrowser()
    const { body } = await loginAd(browser)
    const { accessToken = '', refreshToken = '' } = body
    const caller = place.product.callerWith('req.mobile', { accessToken, refreshToken })
    const left = await caller.call('authLogout', { body: { AccessToken: accessToken } })
    expect(left.body).toMatchObject({ success: true })
    const confirm = await browser.go(left.body.logoutUri ?? '')
    expect(where(await browser.fill(confirm, {}))).toBe('/login?out=Y')
    expect(where(await browser.go('/auth/sso?redirectUrl=/login'))).toBe('/login?errorCode=AUTH006&way=SSO')
    expect((await caller.call('listMySession')).status).toBe(401)
  })

  it('of a session by password has nothing to end there', async () => {
    const caller = await place.product.logIn('buy.all')
    const left = await caller.call('authLogout', { body: { AccessToken: caller.tokens.accessToken } })
    expect(left.body).toEqual({ success: true })
  })
})

describe('suppliers', () => {
  const supplier = () => place.product.callerWith('', noTokens, externalPortal)

  it('come back to their own page with tokens for seconds', async () => {
    const browser = place.browser()
    const { url } = await browser.go(
      '/auth/ad?redirectUrl=http%3A%2F%2Flocalhost%3A8080%2FcyberLogin&demoUser=dsad.daesung',
    )
    expect(url.pathname).toBe('/cyberLogin')
    const tokens = Object.fromEntries(url.searchParams)
    const { body } = await supplier().call(
      'cyberAdLogin',
      { body: {} },
      { accesstoken: tokens.accessToken ?? '', refreshtoken: tokens.refreshToken ?? '' },
    )
    expect(body.code).toBe('CHOOSE')
    const headers = { logintransaction: body.transaction ?? '' }
    const list = async (loginId: string) =>
      (await supplier().call('authPlatformUsers', { loginId }, headers)).body.userInfo.map(
        user => user.userId,
      )
    expect(await list('dsad.daesung')).toEqual(['daesung1', 'daesung2'])
    expect(await list('dsad.hanul')).toEqual([])
    expect((await supplier().call('authPlatformUsers', { loginId: 'dsad.daesung' })).status).toBe(403)
  })

  it('come back with their error code', async () => {
    const arrival = await place.browser().go('/auth/ad?redirectUrl=/cyberLogin&demoUser=none')
    expect(where(arrival)).toBe('/cyberLogin?errorCode=AUTH006&way=AD')
  })
})

describe('what the page is told', () => {
  it('names mode, directory and the addresses of each way', async () => {
    const { body } = await page().call('getDwpAuth')
    expect(body).toMatchObject({
      type: 'SSO_AD',
      api: { login: { idpw: '/auth/login', sso: '/auth/sso', ad: '/auth/ad' } },
      adfs: { issuer: place.provider.issuer, clientId: 'gpms' },
    })
    expect(JSON.stringify(body)).not.toMatch(/secret/i)
  })

  it('keeps every try with its way and its code', async () => {
    const rows = await withActor(place.product.database, systemActor, tx =>
      tx.selectFrom('login_audit').select(['login_mode', 'result', 'error_code', 'user_id']).execute(),
    )
    const kept = rows.map(row => `${row.login_mode} ${row.result} ${row.error_code ?? row.user_id}`)
    for (const line of [
      'AD S req.mobile',
      'SSO S req.mobile',
      'SSO F AUTH006',
      'AD F AUTH008',
      'AD F HTTP502',
    ])
      expect(kept).toContain(line)
  })
})
