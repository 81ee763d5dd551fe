import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { readOutbox } from '../../../../server/modules/message/outbox'
import { demoSecret } from '../../../../server/settings'
import { externalPortal } from '../productServer'
import { type DirectoryProduct, startDirectoryProduct } from './directoryProduct'

const lines: string[] = []
let place: DirectoryProduct
beforeAll(async () => {
  place = await startDirectoryProduct('SSO_AD', { GPMS_LOG: 'trace' }, { log: line => lines.push(line) })
})
afterAll(() => place.stop())

const noTokens = { accessToken: '', refreshToken: '' }
const page = () => place.product.callerWith('', noTokens)
const supplierPage = () => place.product.callerWith('', noTokens, externalPortal)
const secrets = new Map<string, string>()
const keep = (what: string, value: string | undefined) => {
  if (value === undefined || value === '') throw new Error(`There is no ${what}.`)
  secrets.set(what, value)
  return value
}

/** By identifier and password, wrong and right, renewed, reset and changed. */
async function byPassword(): Promise<void> {
  const form = { systemId: 'GPMS', grantType: 'idpw' as const, username: 'cfo' }
  await page().call('authIdpw', { body: { ...form, password: keep('a wrong password', 'Wrong-Horse-71') } })
  await page().call('authIdpw', { body: { ...form, password: 'Wrong-Horse-71', more: 'x' } })
  const password = keep('the right password', 'Demo!2026pw')
  const { token } = (await page().call('authIdpw', { body: { ...form, password } })).body
  const { body } = await page().call('authTokenLogin', {
    body: { token: keep('the token of a log-in', token) },
  })
  const accessToken = keep('an access token', body.accessToken)
  const refreshToken = keep('a refresh token', body.refreshToken)
  const caller = place.product.callerWith('cfo', { accessToken, refreshToken })
  await caller.call('authVerify', {}, { accesstoken: accessToken })
  await caller.call('listPr', { unknownWord: accessToken })
  await caller.call('changeMyPassword', {
    body: { password: 'Wrong-Horse-71', passwordNew: 'New-Horse-72', passwordCheck: 'New-Horse-73' },
  })
  keep('a password that was refused', 'New-Horse-72')
  await page().call('authSendResetCode', { systemId: 'GPMS', 'loginUser.login': 'cfo' })
  await page().call('authResetPw', {
    body: {
      ...{ systemId: 'GPMS', 'loginUser.login': 'cfo', token: '000000' },
      ...{ password: keep('a new password', '봄날의 긴 산책길 71'), passwordCheck: '봄날의 긴 산책길 71' },
    },
  })
}

/** By the directory: proof in a cookie, assertion, and tokens in an address. */
async function byDirectory(): Promise<void> {
  const browser = place.browser()
  await browser.go('/auth/ad?redirectUrl=/login&demoUser=req.mobile')
  keep('the proof of AD', /gpms-ad=([^;]+)/.exec(browser.cookie())?.[1])
  const entered = await page().call('loginAd', {}, { cookie: browser.cookie() })
  keep('an access token by AD', entered.body.accessToken)
  for (const [index, address] of browser.trail.entries()) {
    const { searchParams } = new URL(address, 'http://localhost')
    for (const name of ['code', 'state', 'nonce', 'code_challenge']) {
      const value = searchParams.get(name)
      if (value) keep(`${name} of step ${index}`, value)
    }
  }
  const { url } = await browser.go('/auth/sso?redirectUrl=/login')
  const data = keep('the assertion', new URLSearchParams(url.hash.slice(1)).get('data') ?? undefined)
  await page().call('loginSso', { body: { data } }, { cookie: browser.cookie() })
  const strange = await place.product.app.inject({
    url: '/auth/callback?code=Strange-Code-1&state=Strange-State-1',
  })
  expect(strange.statusCode).toBe(303)
  keep('a code that nobody gave', 'Strange-Code-1')

  const arrival = await place.browser().go('/auth/ad?redirectUrl=/cyberLogin&demoUser=dsad.hanul')
  const accessToken = keep('a token of an address', arrival.url.searchParams.get('accessToken') ?? undefined)
  const refreshToken = keep('its refresh token', arrival.url.searchParams.get('refreshToken') ?? undefined)
  await place.product.app.inject({ url: `${arrival.url.pathname}${arrival.url.search}` })
  const headers = { accesstoken: accessToken, refreshtoken: refreshToken }
  await supplierPage().call('cyberAdLogin', { body: {} }, headers)
  await supplierPage().call('cyberAdLogin', { body: {} }, headers)
  await place.product.app.inject({
    method: 'POST',
    url: '/csp-report',
    headers: { 'content-type': 'application/csp-report' },
    payload: JSON.stringify({ 'csp-report': { 'document-uri': arrival.url.href, referrer: '' } }),
  })
}

async function byCode(): Promise<void> {
  const form = { userId: 'daesung1', userPw: 'Demo!2026pw' }
  const { body } = await supplierPage().call('cyberLogin', { body: form })
  const transaction = keep('a log-in that waits for its code', body.transaction)
  const headers = { logintransaction: transaction }
  await supplierPage().call('cyberCheckOtp', { body: { ...form, otpNum: '654321' } }, headers)
  const second = await supplierPage().call('cyberCheckOtp', { body: { ...form, otpNum: '123456' } }, headers)
  keep('an access token of a supplier', second.body.accessToken)
  const sent = await withActor(place.product.database, systemActor, tx => readOutbox(tx, demoSecret))
  for (const { text } of sent) keep('the text of a message', text)
}

// for codes
it('no line of the log of a whole run holds a password, a code, a token or an assertion', async () => {
  await byPassword()
  await byDirectory()
  await byCode()
  expect(lines.filter(line => line.includes('"path"')).length).toBeGreaterThan(15)
  expect(lines.some(line => line.includes('policyViolation'))).toBe(true)
  const found = [...secrets].filter(([, value]) =>
    lines.some(line => line.includes(value) || line.includes(encodeURIComponent(value))),
  )
  expect(found).toEqual([])
})
