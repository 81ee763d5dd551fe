import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyTexts } from '../../../../server/modules/supplierRegistration/applyTexts'
import { externalPortal, type ProductServer, startProduct } from '../productServer'
import { newco, strangersOf, withToken } from '../supplierRegistration/strangers'

const statements: string[] = []
/** Notes what is asked of the database, without its values. */
const notes: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements.push(
      JSON.stringify(node, (key, value) => (key === 'value' || key === 'values' ? undefined : value)),
    )
    return node
  },
  transformResult: async ({ result }) => result,
}

let product: ProductServer
beforeAll(async () => {
  product = await startProduct({}, { statements: notes })
})
afterAll(() => product.stop())

const password = 'Demo!2026pw'
const page = () => product.callerWith('', { accessToken: '', refreshToken: '' }, externalPortal)
const headers = { iscyber: 'Y', 'sec-fetch-site': 'same-origin' }
const send = (login: string, remoteAddress = '127.0.0.1') =>
  product.app.inject({
    url: '/auth/sendResetCode',
    query: { systemId: 'GPMS', 'loginUser.login': login },
    remoteAddress,
    headers,
  })
const reset = (login: string, token: string, next: string, remoteAddress = '127.0.0.1') =>
  product.app.inject({
    method: 'POST',
    url: '/auth/resetPw',
    remoteAddress,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...{ systemId: 'GPMS', 'loginUser.login': login, token, password: next, passwordCheck: next },
    }).toString(),
  })
const codesOf = async (userId: string) => {
  const { rows } = (await page().call('listOutbox')).body
  return rows
    .filter(row => row.userId === userId && row.title.includes('재설정'))
    .map(({ text }) => /\d{8}/.exec(text)?.[0] ?? '')
}
const exists = (userId: string, token?: string) =>
  page().call('checkExtUserId', { userId }, token === undefined ? {} : withToken(token))

describe('codes that a stranger asks for', () => {
  it('take none of those with which the owner logs in', async () => {
    for (let count = 0; count < 12; count += 1)
      expect((await send('hanul001', '203.0.113.5')).json().code).toBe('OK')
    const { body } = await page().call('cyberLogin', { body: { userId: 'hanul001', userPw: password } })
    expect([body.code, typeof body.transaction]).toEqual(['OK', 'string'])
  })

  it('are five in ten minutes, and neither take nor spoil the code that the owner has asked for', async () => {
    await send('daesung1')
    const [own = ''] = await codesOf('daesung1')
    for (let count = 0; count < 8; count += 1) await send('daesung1', '203.0.113.6')
    expect((await codesOf('daesung1')).length).toBe(6)
    for (let count = 0; count < 8; count += 1)
      await reset('daesung1', `${count}`, '봄날의 긴 산책길', '203.0.113.6')
    // Bound to the network that asked: elsewhere it opens nothing.
    expect((await reset('daesung1', own, '봄날의 긴 산책길', '203.0.113.6')).json().errorCode).toBe('AUTH013')
    expect((await reset('daesung1', own, '봄날의 긴 산책길')).json()).toEqual({ code: 'OK' })
  })

  it('from many networks fill no mailbox, and still leave the owner his in a network that is his', async () => {
    await product.logInSupplier('nippon01')
    for (let network = 1; network <= 25; network += 1) await send('nippon01', `198.51.100.${network}`)
    expect((await codesOf('nippon01')).length).toBe(20)
    await send('nippon01')
    expect((await codesOf('nippon01')).length).toBe(21)
  })
})

describe('whoever asks too often', () => {
  it('waits for the next code, whomever he asks it for, and his neighbours elsewhere do not', async () => {
    for (let count = 0; count < 31; count += 1) await send(`guess${count}`, '203.0.113.7')
    const refused = await send('hanul002', '203.0.113.7')
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().msg]).toEqual([
      429,
      '1',
      '요청 횟수가 많습니다. 1초 후 다시 시도해 주세요.',
    ])
    expect((await send('hanul002', '203.0.113.8')).json().code).toBe('OK')
  })

  it('is told twenty times whether an identifier is taken, by a token alone, and again by another one', async () => {
    const { tokenOf } = strangersOf(product)
    expect((await exists('daesung1')).msg).toBe(applyTexts.tokenEnded)
    const token = await tokenOf(newco)
    expect((await exists('daesung1', token)).body).toEqual({ existsYn: 'Y' })
    for (let count = 1; count < 20; count += 1)
      expect((await exists(`guess${count}`, token)).body).toEqual({ existsYn: 'N' })
    const { status, body } = await exists('daesung1', token)
    expect([status, body]).toMatchObject([422, { field: 'userId' }])
    // Another code is sent after a minute only.
    expect((await exists('free77', await tokenOf(newco))).body).toEqual({ existsYn: 'N' })
  })
})

it('a code for nobody is the same work as one for a user, and goes nowhere', async () => {
  const workOf = async (login: string) => {
    statements.length = 0
    await send(login, '203.0.113.30')
    return [...statements]
  }
  await workOf('warm.up')
  const known = await workOf('gchip001')
  const unknown = await workOf('nobody77')
  expect(known.length).toBeGreaterThan(6)
  expect(unknown).toEqual(known)
  expect([await codesOf('gchip001'), await codesOf('nobody77')].map(({ length }) => length)).toEqual([1, 0])
})
