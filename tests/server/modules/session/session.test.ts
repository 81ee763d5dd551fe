import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'

const minute = 60_000
let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const nobody = () => product.callerWith('', { accessToken: '', refreshToken: '' })
const logIn = async (username: string, password = 'Demo!2026pw', systemId = 'GPMS') =>
  (await nobody().call('authIdpw', { body: { systemId, grantType: 'idpw', username, password } })).body
const isIn = async (caller: Caller) => (await caller.call('listApprovalInbox')).status === 200
const renew = async (caller: Caller) => {
  const { body, status } = await caller.call('authVerify')
  const { accessToken = '', refreshToken = '' } = body
  return { status, body, caller: product.callerWith(caller.singleid, { accessToken, refreshToken }) }
}

describe('logging in', () => {
  it.each([
    ['nobody.here', 'Demo!2026pw', 'GPMS', 'AUTH019', '존재하지 않는 아이디입니다.'],
    ['req.mobile', 'wrong', 'GPMS', 'AUTH011', '비밀번호가 일치하지 않습니다.'],
    ['retired.user', 'Demo!2026pw', 'GPMS', 'AUTH003', '등록되지 않은 사용자입니다.'],
    ['req.mobile', 'Demo!2026pw', 'OTHER', 'AUTH006', '인증되지 않은 시스템입니다. 다시 시도해 주세요.'],
  ])('answers %s with %s at %s by %s', async (username, password, systemId, errorCode, msg) => {
    expect(await logIn(username, password, systemId)).toEqual({ code: 'ERROR', errorCode, msg })
  })

  it('takes an identifier with blanks around it and in any case', async () => {
    expect((await logIn(' Req.Mobile ')).code).toBe('OK')
  })

  it('gives a token that opens one session within a minute', async () => {
    const { token = '' } = await logIn('req.mobile')
    expect((await nobody().call('authTokenLogin', { body: { token } })).body.code).toBe('OK')
    expect((await nobody().call('authTokenLogin', { body: { token } })).body.errorCode).toBe('AUTH008')
    const last = await logIn('req.mobile')
    product.clock.advance(60_000)
    expect((await nobody().call('authTokenLogin', { body: { token: last.token ?? '' } })).body.code).toBe(
      'OK',
    )
    const late = await logIn('req.mobile')
    product.clock.advance(60_001)
    const refused = await nobody().call('authTokenLogin', { body: { token: late.token ?? '' } })
    expect(refused.body.errorCode).toBe('AUTH008')
  })

  it('locks an account after five wrong passwords, though not for a network its owner has used', async () => {
    for (let count = 0; count < 5; count += 1) await logIn('recv.mobile', 'wrong')
    expect((await logIn('recv.mobile')).errorCode).toBe('AUTH102')
    await product.logIn('tf.admin')
    for (let count = 0; count < 5; count += 1) await logIn('tf.admin', 'wrong')
    expect((await logIn('tf.admin')).code).toBe('OK')
  })

  it('keeps no token in the store with which one could log in', async () => {
    const caller = await product.logIn('req.mobile')
    const kept = await withActor(product.database, systemActor, tx =>
      tx.selectFrom('session_token').selectAll().execute(),
    )
    const text = JSON.stringify(kept)
    expect([text.includes(caller.tokens.accessToken), text.includes(caller.tokens.refreshToken)]).toEqual([
      false,
      false,
    ])
  })
})

describe('a session', () => {
  it('ends after thirty idle minutes and lives on with every request, ten hours at most', async () => {
    const caller = await product.logIn('req.mobile')
    product.clock.advance(29 * minute)
    expect(await isIn(caller)).toBe(true)
    product.clock.advance(30 * minute + 1_000)
    expect(await isIn(caller)).toBe(false)
    const worker = await product.logIn('req.mobile')
    for (let elapsed = 0; elapsed < 599; elapsed += 25) {
      expect(await isIn(worker)).toBe(true)
      product.clock.advance(25 * minute)
    }
    expect(await isIn(worker)).toBe(false)
  })

  it('is renewed with new tokens; an old refresh token used again after ten seconds ends it for everybody', async () => {
    const first = await product.logIn('req.mobile')
    const second = await renew(first)
    expect(second.body).toMatchObject({ code: 'OK', timeDifference: 30 * minute })
    const racing = await renew(first)
    expect(racing.status).toBe(200)
    expect(await isIn(second.caller)).toBe(true)
    product.clock.advance(11_000)
    const expired = await first.call('listApprovalInbox')
    expect([expired.status, expired.code]).toEqual([401, 'AUTH008'])
    expect((await renew(first)).status).toBe(401)
    expect(await isIn(second.caller)).toBe(false)
  })

  it('is over for a user who is disabled, at the next request, and for one who logs out', async () => {
    const caller = await product.logIn('dept.mobile')
    const setFlag = (use_flag: string) =>
      withActor(product.database, systemActor, tx =>
        tx.updateTable('person').set({ use_flag }).where('singleid', '=', 'dept.mobile').execute(),
      )
    await setFlag('N')
    expect(await isIn(caller)).toBe(false)
    await setFlag('Y')
    expect(await isIn(caller)).toBe(false)
    const again = await product.logIn('dept.mobile')
    expect(await isIn(again)).toBe(true)
    await again.call('authLogout', { body: { AccessToken: again.tokens.accessToken } })
    expect(await isIn(again)).toBe(false)
  })
})

describe('the login check', () => {
  it('opens granted paths, read or write, and no others', async () => {
    const requester = await product.logIn('req.mobile')
    const auditor = await product.logIn('audit.mon')
    const check = async (caller: Caller, path: string) => {
      const { body } = await caller.call('loginCheck', { path })
      return [body.code, body.access]
    }
    expect(await check(requester, '/')).toEqual(['OK', 'write'])
    expect(await check(requester, '/prEdit?prNo=1')).toEqual(['OK', 'write'])
    expect(await check(auditor, '/prList')).toEqual(['OK', 'read'])
    expect(await check(requester, '/portal/author/menuManage')).toEqual(['GPMS006', undefined])
    expect(await check(requester, '/cyber')).toEqual(['GPMS006', undefined])
    expect(await check(nobody(), '/prList')).toEqual(['GPMS005', undefined])
  })

  it('brings the user, the menu of existing screens and all codes when the browser is to keep them', async () => {
    const { body } = await (await product.logIn('req.mobile')).call('loginCheck', { path: '/', store: 'Y' })
    expect(body.user).toMatchObject({
      singleid: 'req.mobile',
      hname: '조민재',
      authGroupId: '30',
      deptcd: 'D1020',
    })
    const leaves = body.menus?.flatMap(first => first.childs ?? []).flatMap(second => second.childs ?? [])
    expect(leaves?.map(leaf => leaf.sspUrl)).toContain('/prList')
    expect(leaves?.map(leaf => leaf.sspUrl)).not.toContain('/adjustment')
    expect(body.codes?.PR_STATUS?.[0]).toEqual({ value: 'DRAFT', text: '작성중' })
  })
})
