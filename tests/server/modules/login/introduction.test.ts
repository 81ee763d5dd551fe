import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { beginIntroduction } from '../../../../server/modules/login/loginTransaction'
import { demoSecret } from '../../../../server/settings'
import { type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
  // Nobody is known to the directory yet.
  await withActor(product.database, systemActor, tx =>
    tx.updateTable('person').set({ ep_id: null }).execute(),
  )
})
afterAll(() => product.stop())

const introduce = (identity: string, candidates: readonly string[]) =>
  withActor(product.database, systemActor, tx =>
    beginIntroduction(tx, demoSecret, { identity, idToken: '', candidates, now: product.clock.now() }),
  )
const page = () => product.callerWith('', { accessToken: '', refreshToken: '' })
const add = async (logintransaction: string, userId: string, epId: string) => {
  const { status, body } = await page().call('addUser', { userId, epId }, { logintransaction })
  return [status, body.code, body.errorCode]
}

describe('an employee whom the directory introduces', () => {
  it('is shown whom he may be, becomes one of them once, and is known from then on', async () => {
    const logintransaction = await introduce('ep.1001', ['req.mobile', 'retired.user'])
    const info = await page().call('adLoginInfo', { body: {} }, { logintransaction })
    expect(info.body.userInfo).toEqual([{ singleid: 'req.mobile', hname: '조민재', deptnm: '모바일개발팀' }])
    const exists = async (transaction: string) =>
      (await page().call('getExistCheck', {}, { logintransaction: transaction })).body.existYn
    expect(await exists(logintransaction)).toBe('N')
    expect(await add(logintransaction, 'system.admin', 'ep.1001')).toEqual([200, 'ERROR', 'AUTH003'])
    expect(await add(logintransaction, 'req.mobile', 'ep.9999')).toEqual([200, 'ERROR', 'AUTH006'])
    expect(await add(logintransaction, 'retired.user', 'ep.1001')).toEqual([200, 'ERROR', 'AUTH003'])
    expect(await add(logintransaction, 'req.mobile', 'ep.1001')).toEqual([200, 'OK', undefined])
    expect((await add(logintransaction, 'req.mobile', 'ep.1001'))[0]).toBe(403)
    expect(await exists(await introduce('ep.1001', []))).toBe('Y')
  })

  it('leaves a trace of each person that he is not', async () => {
    const refused = await withActor(product.database, systemActor, tx =>
      tx
        .selectFrom('login_audit')
        .select(['user_id', 'portal_type', 'login_mode', 'result', 'error_code'])
        .where('user_id', 'in', ['system.admin', 'req.mobile', 'retired.user'])
        .where('error_code', 'in', ['AUTH003', 'AUTH006'])
        .orderBy('audit_seq')
        .execute(),
    )
    const staff = { portal_type: 'I', login_mode: 'AD', result: 'F' }
    expect(refused).toEqual([
      { user_id: 'system.admin', ...staff, error_code: 'AUTH003' },
      { user_id: 'req.mobile', ...staff, error_code: 'AUTH006' },
      { user_id: 'retired.user', ...staff, error_code: 'AUTH003' },
    ])
  })

  it('takes no identity and no person that belongs to another', async () => {
    const logintransaction = await introduce('ep.1001', ['recv.mobile'])
    expect(await add(logintransaction, 'recv.mobile', 'ep.1001')).toEqual([200, 'ERROR', 'AUTH003'])
    const other = await introduce('ep.2002', ['req.mobile'])
    expect(await add(other, 'req.mobile', 'ep.2002')).toEqual([200, 'ERROR', 'AUTH003'])
  })

  it('is told nothing without the transaction, after ten minutes, or because a link asks', async () => {
    expect((await page().call('adLoginInfo', { body: {} })).status).toBe(403)
    expect((await page().call('getExistCheck')).status).toBe(403)
    expect((await add('', 'req.mobile', 'ep.1'))[0]).toBe(403)
    const logintransaction = await introduce('ep.3003', ['cfo'])
    const url = '/api/v1/addUser?userId=cfo&epId=ep.3003'
    const link = await product.app.inject({ url, headers: { logintransaction } })
    expect(link.statusCode).toBe(403)
    product.clock.advance(600_000)
    expect((await add(logintransaction, 'cfo', 'ep.3003'))[0]).toBe(403)
  })
})
