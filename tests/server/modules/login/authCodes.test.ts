import { afterAll, beforeAll, expect, it } from 'vitest'
import { resultCodes, resultText } from '../../../../schemas/shared/resultCodes'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { externalPortal, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
  await withActor(product.database, systemActor, tx =>
    tx.deleteFrom('person_password').where('singleid', '=', 'ops.admin').execute(),
  )
})
afterAll(() => product.stop())

const none = { accessToken: '', refreshToken: '' }
const staffPage = () => product.callerWith('', none)
const supplierPage = () => product.callerWith('', none, externalPortal)

const staff = (username: string, password = 'Demo!2026pw', systemId = 'GPMS') =>
  staffPage().call('authIdpw', { body: { systemId, grantType: 'idpw', username, password } })
const supplier = (userId: string) =>
  supplierPage().call('cyberLogin', { body: { userId, userPw: 'Demo!2026pw' } })
const reset = (password: string) =>
  staffPage().call('authResetPw', {
    body: { systemId: 'GPMS', 'loginUser.login': 'cfo', token: '1', password, passwordCheck: password },
  })
const chooseStranger = async () => {
  const { body } = await supplierPage().call('getCyberUserList', { body: { compNo: 'C000001' } })
  const headers = { logintransaction: body.transaction ?? '' }
  return supplierPage().call('cyberUserSync', { body: { selUser: 'hanul001' } }, headers)
}

/** How each authentication code of spec §8 comes about. */
const ways: Readonly<Record<string, () => Promise<{ readonly status: number; readonly body: object }>>> = {
  AUTH003: () => staff('retired.user'),
  AUTH006: () => staff('req.mobile', 'Demo!2026pw', 'OTHER'),
  AUTH008: () => staffPage().call('authTokenLogin', { body: { token: 'of-yesterday' } }),
  AUTH011: () => staff('req.mobile', 'wrong'),
  AUTH013: () => reset('봄날의 긴 산책길'),
  AUTH014: () => reset('short'),
  AUTH015: () => staff('ops.admin'),
  AUTH019: () => staff('nobody.here'),
  AUTH100: () => supplier('sejin003'),
  AUTH101: () => supplier('hanul003'),
  AUTH102: () => supplier('sejin002'),
  AUTH103: () => supplier('mirae002'),
  COM000010: chooseStranger,
}

const callers = Object.entries(resultCodes).flatMap(([code, { reaction }]) =>
  reaction === 'caller' ? [code] : [],
)

/** A directory answers so: tests/server/modules/directory. */
const fromDirectory = ['AUTH020']

it('has a way to every authentication code of the table', () => {
  expect([...Object.keys(ways), ...fromDirectory].sort()).toEqual([...callers].sort())
})

it.each(Object.entries(ways))(
  'answers %s with status 200, code ERROR and the text of the table',
  async (code, way) => {
    const { status, body } = await way()
    expect(status).toBe(200)
    expect(body).toMatchObject({ code: 'ERROR', errorCode: code })
    const isKnown = (name: string): name is keyof typeof resultCodes => Object.hasOwn(resultCodes, name)
    // Suppliers are told less where a text would say which identifiers exist; none of these ways is one of them.
    if (isKnown(code)) expect(body).toMatchObject({ msg: resultText(code) })
  },
)
