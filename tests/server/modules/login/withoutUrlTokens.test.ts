import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { issueUrlTokens } from '../../../../server/modules/login/cyberEntry'
import { readSettings } from '../../../../server/settings'
import { externalPortal } from '../productServer'
import { type DirectoryProduct, startDirectoryProduct } from './directoryProduct'

let place: DirectoryProduct
beforeAll(async () => {
  place = await startDirectoryProduct('SSO_AD', { GPMS_URL_TOKEN_SECONDS: '0' })
})
afterAll(() => place.stop())

const supplier = () => place.product.callerWith('', { accessToken: '', refreshToken: '' }, externalPortal)

describe('where no tokens may stand in addresses', () => {
  it('a supplier comes back from the directory with nothing in the address, and goes in by his cookie, once', async () => {
    const browser = place.browser()
    const { url } = await browser.go('/auth/ad?redirectUrl=/cyberLogin&demoUser=dsad.hanul')
    expect(`${url.pathname}${url.search}${url.hash}`).toBe('/cyberLogin?way=AD')
    expect(browser.trail.some(address => /accessToken|refreshToken/i.test(address))).toBe(false)
    const cookie = { cookie: browser.cookie() }
    const entered = await supplier().call('cyberAdLogin', { body: {} }, cookie)
    expect(entered.body).toMatchObject({ code: 'OK', user: { singleid: 'hanul001' } })
    const again = await supplier().call('cyberAdLogin', { body: {} }, cookie)
    expect(again.body).toMatchObject({ code: 'ERROR', errorCode: 'AUTH008' })
  })

  it('tokens in an address are refused, were they ever so fresh', async () => {
    const settings = readSettings({})
    const { accessToken, refreshToken } = await withActor(place.product.database, systemActor, tx =>
      issueUrlTokens({ tx, now: place.product.clock.now(), settings }, 'dsad.hanul'),
    )
    const headers = { accesstoken: accessToken, refreshtoken: refreshToken }
    const refused = await supplier().call('cyberAdLogin', { body: {} }, headers)
    expect(refused.body).toMatchObject({ code: 'ERROR', errorCode: 'AUTH008' })
  })
})
