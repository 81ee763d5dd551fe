import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessSignature } from '../../../../server/modules/secret/accessSignature'
import { externalPortal, type ProductServer, startProduct } from '../productServer'

const key = 'the key that both sides of the entry know'
let product: ProductServer
beforeAll(async () => {
  product = await startProduct({ GPMS_ENTRY_KEY: key, GPMS_LOGIN_TEXTS: 'one' })
})
afterAll(() => product.stop())

const stamp = (text: string) => Buffer.from(text).toString('base64')
const now = stamp('20261120090000')
const page = () => product.callerWith('', { accessToken: '', refreshToken: '' }, externalPortal)
const check = async (input: Record<string, string>) =>
  (await page().call('checkCyberAccess', input)).body.code

describe('a timestamp that is signed (requirements 1)', () => {
  it.each([
    ['with its signature opens', { t: now, s: accessSignature(key, now) }, 'OK'],
    ['with padding opens as well', { t: now, s: `${accessSignature(key, now)}=` }, 'OK'],
    ['without a signature does not', { t: now }, 'ERROR'],
    ['with an empty one does not', { t: now, s: '' }, 'ERROR'],
    ['with that of another key does not', { t: now, s: accessSignature(`${key}!`, now) }, 'ERROR'],
    [
      'with that of another instant does not',
      { t: now, s: accessSignature(key, stamp('20261120090001')) },
      'ERROR',
    ],
    [
      'that is too old does not, however it is signed',
      { t: stamp('20261120085858'), s: accessSignature(key, stamp('20261120085858')) },
      'ERROR',
    ],
  ])('%s', async (_title, input, code) => {
    expect(await check(input)).toBe(code)
  })
})

describe('one text for identifier and password, where the settings want it (requirements 1)', () => {
  it.each(['req.mobile', 'nobody.here'])('%s reads the same', async username => {
    const body = { systemId: 'GPMS', grantType: 'idpw', username, password: 'wrong' }
    const staff = product.callerWith('', { accessToken: '', refreshToken: '' })
    expect((await staff.call('authIdpw', { body })).body).toEqual({
      code: 'ERROR',
      errorCode: 'AUTH011',
      msg: '아이디 또는 비밀번호가 올바르지 않습니다.',
    })
  })
})
