import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { issueUrlTokens } from '../../../../server/modules/login/cyberEntry'
import { readSettings } from '../../../../server/settings'
import { accessInstant, accessTimestampCases } from '../../../cases/accessTimestampCases'
import { externalPortal, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const nobody = () => product.callerWith('', { accessToken: '', refreshToken: '' }, externalPortal)
const settings = readSettings({})
const urlTokens = (identity: string) =>
  withActor(product.database, systemActor, tx =>
    issueUrlTokens({ tx, now: product.clock.now(), settings }, identity),
  )
const enter = async (identity: string, form: object = {}, wait = 0) => {
  const tokens = await urlTokens(identity)
  product.clock.advance(wait)
  const send = (body: object = form) =>
    nobody().call(
      'cyberAdLogin',
      { body },
      { accesstoken: tokens.accessToken, refreshtoken: tokens.refreshToken },
    )
  return { tokens, send }
}
const choose = (transaction: string, selUser: string) =>
  nobody().call('cyberUserSync', { body: { selUser } }, { logintransaction: transaction })

describe('tokens in the address', () => {
  it('open one session of its own, once', async () => {
    const { tokens, send } = await enter('dsad.hanul')
    const { body } = await send()
    expect(body).toMatchObject({ code: 'OK', user: { singleid: 'hanul001', compNo: 'C000002' } })
    expect([tokens.accessToken, tokens.refreshToken]).not.toContain(body.accessToken)
    expect((await send()).body).toMatchObject({ code: 'ERROR', errorCode: 'AUTH008', errCode: 'AUTH008' })
  })

  it.each([
    [5_000, 'OK'],
    [5_001, 'ERROR'],
  ])('after %i ms answer %s', async (wait, code) => {
    const { send } = await enter('dsad.hanul', {}, wait)
    expect((await send()).body.code).toBe(code)
  })

  it('are refused without their refresh token, and of an identity that nobody has', async () => {
    const { accessToken } = await urlTokens('dsad.hanul')
    const lone = await nobody().call('cyberAdLogin', { body: {} }, { accesstoken: accessToken })
    expect(lone.body.errorCode).toBe('AUTH008')
    expect((await (await enter('dsad.unknown')).send()).body.errorCode).toBe('AUTH003')
  })

  it('are no session themselves', async () => {
    const caller = product.callerWith('', await urlTokens('dsad.hanul'), externalPortal)
    expect((await caller.call('listMySession')).status).toBe(401)
    expect((await caller.call('authVerify')).status).toBe(401)
  })
})

describe('an identity with several users', () => {
  it('chooses one of them, and only of them, with the transaction it was given', async () => {
    const { send } = await enter('dsad.daesung')
    const { code, transaction = '' } = (await send()).body
    expect(code).toBe('CHOOSE')
    const list = await nobody().call('getCyberUserList', { body: {} }, { logintransaction: transaction })
    expect(list.body.userInfo.map(user => user.userId)).toEqual(['daesung1', 'daesung2'])
    expect(Object.keys(list.body.userInfo[0] ?? {})).not.toContain('email')
    expect((await choose(transaction, 'hanul001')).body.errorCode).toBe('COM000010')
    expect((await choose('', 'daesung1')).body.errorCode).toBe('AUTH008')
    expect((await choose(transaction, 'daesung2')).body).toMatchObject({ user: { singleid: 'daesung2' } })
    expect((await choose(transaction, 'daesung2')).body.errorCode).toBe('AUTH008')
  })

  it('is asked nothing when it names the user at once', async () => {
    const { send } = await enter('dsad.daesung', { userId: 'daesung1' })
    expect((await send()).body).toMatchObject({ code: 'OK', user: { singleid: 'daesung1' } })
  })

  it('may take ten minutes to choose', async () => {
    const { send } = await enter('dsad.daesung')
    const { transaction = '' } = (await send()).body
    product.clock.advance(600_000)
    expect((await choose(transaction, 'daesung1')).body.errorCode).toBe('AUTH008')
  })
})

describe('the page of developers in the demo', () => {
  it('finds users by company, name or identity, and logs in as one of those found', async () => {
    const none = await nobody().call('getCyberUserList', { body: {} })
    expect([none.status, none.msg]).toEqual([422, '업체번호, 사용자명, DSAD ID 중 하나 이상 입력해 주세요.'])
    const found = (await nobody().call('getCyberUserList', { body: { compNo: 'C000004' } })).body
    expect(found.userInfo.map(user => user.userId)).toEqual(['sejin001', 'sejin002', 'sejin003'])
    expect((await choose(found.transaction ?? '', 'sejin003')).body.errorCode).toBe('AUTH100')
    const again = (await nobody().call('getCyberUserList', { body: { userName: '세진' } })).body
    expect((await choose(again.transaction ?? '', 'sejin001')).body.code).toBe('OK')
  })
})

describe('the parameter t of the external entry', () => {
  it.each(accessTimestampCases)('%s: %j opens the way: %s', async (_why, t, opens) => {
    product.clock.advance(accessInstant - product.clock.now().getTime())
    const query = (Array.isArray(t) ? t : [t])
      .filter(text => typeof text === 'string')
      .map(text => `t=${encodeURIComponent(text)}`)
    const answer = await product.app.inject({
      url: `/api/v1/cyberAccess?${query.join('&')}`,
      headers: externalPortal,
    })
    expect(answer.statusCode === 200 && answer.json().code === 'OK').toBe(opens)
    if (answer.statusCode === 200 && !opens) expect(answer.json().msg).toBe('정상적인 접근 경로가 아닙니다.')
  })

  it('keeps what it refuses with its way and its code, of nobody', async () => {
    const kept = () =>
      withActor(product.database, systemActor, tx =>
        tx
          .selectFrom('login_audit')
          .select(['login_mode', 'result', 'error_code', 'user_id', 'portal_type'])
          .orderBy('audit_seq')
          .execute(),
      )
    const before = await kept()
    await nobody().call('checkCyberAccess', { t: '20200101000000' })
    expect((await kept()).slice(before.length)).toEqual([
      { login_mode: 'AD', result: 'F', error_code: 'AUTH006', user_id: '', portal_type: 'E' },
    ])
  })
})
