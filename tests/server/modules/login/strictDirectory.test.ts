import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { demoPassword } from '../../../../server/modules/demo/demoAccounts'
import { type DirectoryBrowser, ownOrigin } from './directoryBrowser'
import { type DirectoryProduct, startDirectoryProduct } from './directoryProduct'

/** A directory whose ID token tells nothing but "sub" (OpenID Connect Core 5.4), and people who are known by another claim. */
let place: DirectoryProduct
beforeAll(async () => {
  place = await startDirectoryProduct('AD', { GPMS_OIDC_IDENTITY: 'preferred_username' })
  await withActor(place.product.database, systemActor, tx =>
    tx.updateTable('person').set({ ep_id: 'req.mobile' }).where('singleid', '=', 'req.mobile').execute(),
  )
})
afterAll(() => place.stop())
afterEach(() => vi.useRealTimers())

const loginAd = (browser: DirectoryBrowser) =>
  place.product
    .callerWith('', { accessToken: '', refreshToken: '' })
    .call('loginAd', {}, { cookie: browser.cookie() })

describe('a directory that answers claims by UserInfo', () => {
  it('opens a session for who is known by such a claim', async () => {
    const browser = place.browser()
    await browser.go('/auth/ad?redirectUrl=/login&demoUser=req.mobile')
    expect((await loginAd(browser)).body).toMatchObject({ code: 'OK', user: { singleid: 'req.mobile' } })
  })

  it('introduces a new employee by his name there', async () => {
    const browser = place.browser()
    await browser.go('/auth/ad?redirectUrl=/login&demoUser=leave.user')
    expect((await loginAd(browser)).body).toMatchObject({ code: 'INTRODUCE', epId: 'leave.user' })
  })
})

describe('a log-in by password', () => {
  it('that is canceled at the directory says so, and not that the system is unknown', async () => {
    const browser = place.browser()
    const form = await browser.go('/auth/ad?redirectUrl=/login')
    const { url } = await browser.fill(form, { cancel: 'yes' })
    expect(`${url.pathname}${url.search}`).toBe('/login?errorCode=AUTH020&way=AD')
  })

  it.each([
    ['says nothing of when it asked', ['prompt', 'max_age']],
    ['asked before this log-in began', ['prompt']],
  ])('is refused where the directory %s', async (_, words) => {
    const browser = place.browser()
    const form = await browser.go('/auth/ad?redirectUrl=/login')
    await browser.fill(form, { login: 'buy.all', password: demoPassword })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 })
    const { headers } = await place.product.app.inject({
      url: '/auth/ad?redirectUrl=/login',
      headers: { cookie: browser.cookie(), host: new URL(ownOrigin).host },
    })
    const asked = new URL(String(headers.location))
    for (const word of words) asked.searchParams.delete(word)
    if (asked.searchParams.has('max_age')) asked.searchParams.set('max_age', '36000')
    browser.keep(headers['set-cookie'])
    const { url } = await browser.go(asked.href)
    expect(`${url.pathname}${url.search}`).toMatch(/^\/login\?errorCode=AUTH00[68]&way=AD$/)
  })
})
