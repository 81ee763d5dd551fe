import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { writePasswordLink } from '../../../../server/modules/login/passwordLink'
import { demoSecret } from '../../../../server/settings'
import { externalPortal, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const none = { accessToken: '', refreshToken: '' }
const staffPage = () => product.callerWith('', none)
const supplierPage = () => product.callerWith('', none, externalPortal)
type Page = ReturnType<typeof staffPage>

const send = (page: Page, login: string, systemId = 'GPMS') =>
  page.call('authSendResetCode', { systemId, 'loginUser.login': login })
const lastCode = async (userId: string) => {
  const { rows } = (await staffPage().call('listOutbox')).body
  const message = rows.find(row => row.userId === userId && row.title.includes('재설정'))
  return /\d{8}/.exec(message?.text ?? '')?.[0] ?? ''
}
const reset = (page: Page, login: string, token: string, password: string, passwordCheck = password) =>
  page.call('authResetPw', {
    body: { systemId: 'GPMS', 'loginUser.login': login, token, password, passwordCheck },
  })
const logIn = async (username: string, password: string) => {
  const body = { systemId: 'GPMS', grantType: 'idpw', username, password }
  return (await staffPage().call('authIdpw', { body })).body
}

describe('the code for a forgotten password', () => {
  it('is answered alike for a user, for nobody and for one who has left, and sent to the first alone', async () => {
    const answers = await Promise.all(
      ['head.mfg', 'nobody.here', 'retired.user'].map(login => send(staffPage(), login)),
    )
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { code: 'OK' }],
      [200, { code: 'OK' }],
      [200, { code: 'OK' }],
    ])
    const { rows } = (await staffPage().call('listOutbox')).body
    expect(rows.map(row => row.userId)).toEqual(['head.mfg'])
    expect(rows[0]?.text).toMatch(
      /^\[GPMS\] 비밀번호 재설정 인증번호는 \d{8}입니다\. 3분 안에 입력해 주세요\.$/,
    )
  })

  it.each([
    { use_flag: 'N', status: 'A' },
    { use_flag: 'Y', status: 'R' },
  ] as const)('is not sent to somebody with %o, nor does it set his password then', async left => {
    const put = (state: { readonly use_flag: 'Y' | 'N'; readonly status: string }) =>
      withActor(product.database, systemActor, tx =>
        tx.updateTable('person').set(state).where('singleid', '=', 'buy.semi').execute(),
      )
    product.clock.advance(600_000)
    const caller = await product.logIn('buy.semi')
    await send(staffPage(), 'buy.semi')
    const code = await lastCode('buy.semi')
    const before = (await staffPage().call('listOutbox')).body.total
    await put(left)
    await send(staffPage(), 'buy.semi')
    expect((await staffPage().call('listOutbox')).body.total).toBe(before)
    expect((await reset(staffPage(), 'buy.semi', code, '봄날의 긴 산책길')).body.errorCode).toBe('AUTH013')
    expect((await logIn('buy.semi', 'Demo!2026pw')).errorCode).toBe('AUTH003')
    expect((await caller.call('listMySession')).status).toBe(401)
    await put({ use_flag: 'Y', status: 'A' })
  })

  it('is not sent because another site or a link asks for it', async () => {
    const url = '/auth/sendResetCode?systemId=GPMS&loginUser.login=head.mfg'
    const link = await product.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } })
    const site = await product.app.inject({ url, headers: { iscyber: 'N', 'sec-fetch-site': 'cross-site' } })
    expect([link.statusCode, site.statusCode]).toEqual([403, 403])
    expect((await send(staffPage(), 'head.mfg', 'OTHER')).body.errorCode).toBe('AUTH006')
  })
})

describe('a password set anew', () => {
  it('needs the code, the same password twice and the rules; then it alone logs in, and sessions have ended', async () => {
    const caller = await product.logIn('acc.staff')
    await send(staffPage(), 'acc.staff')
    const code = await lastCode('acc.staff')
    const next = '봄날의 긴 산책길 2026'
    const refused = async (token: string, password: string, check?: string) => {
      const { body } = await reset(staffPage(), 'acc.staff', token, password, check)
      return [body.errorCode, body.reason]
    }
    expect(await refused('00000000', next)).toEqual(['AUTH013', undefined])
    expect(await refused(code, next, `${next}!`)).toEqual(['AUTH014', '새 비밀번호가 일치하지 않습니다.'])
    expect(await refused(code, 'short')).toEqual([
      'AUTH014',
      '비밀번호는 8자 이상 64자 이하로 입력해 주세요.',
    ])
    expect(await refused(code, 'Football')).toEqual(['AUTH014', '흔히 쓰이는 비밀번호는 사용할 수 없습니다.'])
    expect(await refused(code, 'xx acc.staff xx')).toEqual([
      'AUTH014',
      '비밀번호에 사용자ID를 포함할 수 없습니다.',
    ])
    expect(await refused(code, 'Demo!2026pw')).toEqual([
      'AUTH014',
      '최근 사용한 비밀번호는 사용할 수 없습니다.',
    ])
    const done = await reset(staffPage(), 'acc.staff', code, next)
    expect(done.body).toEqual({ code: 'OK' })
    expect((await caller.call('listMySession')).status).toBe(401)
    expect((await logIn('acc.staff', 'Demo!2026pw')).errorCode).toBe('AUTH011')
    expect((await logIn('acc.staff', next.normalize('NFD'))).code).toBe('OK')
    expect((await reset(staffPage(), 'acc.staff', code, `${next} 둘`)).body.errorCode).toBe('AUTH013')
    const [told] = (await staffPage().call('listOutbox')).body.rows
    expect(told?.title).toBe('[GPMS] 비밀번호가 변경되었습니다.')
  })

  it('takes five tries of one code, and none after three minutes', async () => {
    await send(staffPage(), 'head.mfg')
    const code = await lastCode('head.mfg')
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        reset(staffPage(), 'head.mfg', String(index), '봄날의 긴 산책길'),
      ),
    )
    expect(new Set(codes.map(({ body }) => body.errorCode))).toEqual(new Set(['AUTH013']))
    expect((await reset(staffPage(), 'head.mfg', code, '봄날의 긴 산책길')).body.errorCode).toBe('AUTH013')
    await send(staffPage(), 'head.mfg')
    const second = await lastCode('head.mfg')
    product.clock.advance(180_000)
    expect((await reset(staffPage(), 'head.mfg', second, '봄날의 긴 산책길')).body.errorCode).toBe('AUTH013')
  })

  it('makes a supplier with too old a password welcome again, though not without the code of the log-in', async () => {
    await send(supplierPage(), 'mirae002')
    const next = '가을밤의 별빛 여행'
    const done = await reset(supplierPage(), 'mirae002', await lastCode('mirae002'), next)
    expect(done.body).toEqual({ code: 'OK' })
    const proof = (await supplierPage().call('cyberLogin', { body: { userId: 'mirae002', userPw: next } }))
      .body
    expect([proof.code, typeof proof.transaction]).toEqual(['OK', 'string'])
  })

  it('keeps no code in the store', async () => {
    await send(staffPage(), 'dir.mobile')
    const code = await lastCode('dir.mobile')
    const kept = await withActor(product.database, systemActor, async tx => [
      await tx.selectFrom('password_reset').selectAll().execute(),
      await tx.selectFrom('outbox').selectAll().execute(),
    ])
    expect([code.length, JSON.stringify(kept).includes(code)]).toEqual([8, false])
  })
})

describe('a password older than the settings allow', () => {
  it('is refused to staff as well, in the demo after ninety days', async () => {
    product.clock.advance(89 * 86_400_000)
    expect((await logIn('cfo', 'Demo!2026pw')).code).toBe('OK')
    product.clock.advance(2 * 86_400_000)
    expect((await logIn('cfo', 'Demo!2026pw')).errorCode).toBe('AUTH103')
  })
})

describe('a link that an operator mails', () => {
  it('sets the password once, and strangers use up none of its tries', async () => {
    const user = { portal: 'I', userId: 'head.mfg' } as const
    const link = () =>
      withActor(product.database, systemActor, tx =>
        writePasswordLink(tx, demoSecret, user, product.clock.now()),
      )
    const code = await link()
    for (let count = 0; count < 6; count += 1)
      await reset(staffPage(), user.userId, `Zz${count}x${code.slice(4)}`, 'Another-Pass!77')
    expect((await reset(staffPage(), 'cfo', code, 'Another-Pass!77')).body.errorCode).toBe('AUTH013')
    expect((await reset(staffPage(), user.userId, code, 'Another-Pass!77')).body).toEqual({ code: 'OK' })
    expect((await logIn(user.userId, 'Another-Pass!77')).token).toBeDefined()
    expect((await reset(staffPage(), user.userId, code, 'Another-Pass!88')).body.errorCode).toBe('AUTH013')
  })
})
