import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeEntries } from '../../../../schemas/codes/codeGroups'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { refusedStates } from '../../../../server/modules/session/supplierAccount'
import { externalPortal, type ProductServer, startProduct } from '../productServer'

const password = 'Demo!2026pw'
const day = 86_400_000
let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const nobody = () => product.callerWith('', { accessToken: '', refreshToken: '' }, externalPortal)
const logIn = (userId: string, userPw = password, more: object = {}) =>
  nobody().call('cyberLogin', { body: { userId, userPw, ...more } })
const check = (userId: string, transaction: string, otpNum = '123456', userPw = password) =>
  nobody().call('cyberCheckOtp', { body: { userId, userPw, otpNum } }, { logintransaction: transaction })
const outbox = async () => (await nobody().call('listOutbox')).body.rows
const asSystem = <Value>(work: Parameters<typeof withActor<Value>>[2]) =>
  withActor(product.database, systemActor, work)
const userOf = (userId: string) =>
  asSystem(tx =>
    tx
      .selectFrom('ext_user')
      .select(['status', 'fail_cnt'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  )

describe('the password of a supplier', () => {
  it.each([
    ['nobody99', password, 'AUTH011', '아이디 또는 비밀번호가 올바르지 않습니다.'],
    ['daesung1', 'wrong', 'AUTH011', '아이디 또는 비밀번호가 올바르지 않습니다.'],
    ['sejin002', 'wrong', 'AUTH011', '아이디 또는 비밀번호가 올바르지 않습니다.'],
    ['sejin002', password, 'AUTH102', '잠긴 계정입니다. 관리자에게 잠금 해제를 요청해 주세요.'],
    ['sejin003', password, 'AUTH100', '비정상 계정입니다. 관리자에게 문의해 주세요.'],
    ['hanul003', password, 'AUTH101', '휴면 계정입니다. 휴면 해제 후 이용해 주세요.'],
    ['mirae002', password, 'AUTH103', '비밀번호 유효기간이 만료되었습니다. 비밀번호를 변경해 주세요.'],
  ])('of %s, typed as %s, is refused by %s: %s', async (userId, userPw, errorCode, msg) => {
    expect((await logIn(userId, userPw)).body).toEqual({ code: 'ERROR', errorCode, msg })
  })

  it('lets nobody in whose state the table refuses, and every state but the active one stands there', async () => {
    const states = codeEntries('EXT_USER_STATUS').map(({ value }) => value)
    expect(states.filter(state => !Object.hasOwn(refusedStates, state))).toEqual(['ACTIVE'])
    const put = (status: string) =>
      asSystem(tx => tx.updateTable('ext_user').set({ status }).where('user_id', '=', 'hanul002').execute())
    for (const [state, errorCode] of Object.entries(refusedStates)) {
      await put(state)
      expect((await logIn('hanul002')).body, state).toMatchObject({ code: 'ERROR', errorCode })
    }
    await put('ACTIVE')
    expect((await logIn('hanul002')).body.code).toBe('OK')
  })

  it.each([
    [180 * day, null, 'OK'],
    [180 * day + 1, null, 'AUTH101'],
    [200 * day, 180 * day, 'OK'],
    [200 * day, 180 * day + 1, 'AUTH101'],
  ])('lets in who was seen %i ms ago and woken %s ms ago: %s', async (seen, woken, expected) => {
    const ago = (milliseconds: number) => new Date(product.clock.now().getTime() - milliseconds)
    const put = (last_login_dt: Date, woken_dt: Date | null) =>
      asSystem(tx =>
        tx
          .updateTable('ext_user')
          .set({ last_login_dt, woken_dt })
          .where('user_id', '=', 'hanul002')
          .execute(),
      )
    await put(ago(seen), woken === null ? null : ago(woken))
    const { body } = await logIn('hanul002')
    await put(ago(0), null)
    expect(body.errorCode ?? body.code).toBe(expected)
  })

  it('is kept in the audit with the code that the answer hides', async () => {
    await logIn('unknown77')
    const kept = await asSystem(tx =>
      tx.selectFrom('login_audit').select('error_code').where('user_id', '=', 'unknown77').execute(),
    )
    expect(kept).toEqual([{ error_code: 'AUTH019' }])
  })

  it('sends a code by mail or text as asked, and shows where only in part', async () => {
    const mail = (await logIn('hanul001')).body
    expect([mail.code, mail.otpGubun, mail.sentTo, mail.otpSeconds]).toEqual([
      'OK',
      'E',
      'ha***@c000002.example',
      180,
    ])
    const phone = (await logIn('hanul001', password, { optGubun: 'S' })).body
    expect([phone.otpGubun, phone.sentTo]).toEqual(['S', expect.stringMatching(/^010-\*\*\*\*-\d{4}$/)])
    const [text, first] = await outbox()
    expect(text).toMatchObject({ channel: 'S', userId: 'hanul001', title: '[OGPMS] 로그인 인증번호' })
    expect(text?.text).toBe(
      '[OGPMS] 인증번호는 123456입니다. 3분 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.',
    )
    expect(first?.recipient).toBe('hanul001@c000002.example')
  })

  it('cannot be followed by a text where no cell phone is registered', async () => {
    const refused = await logIn('daesung3', password, { optGubun: 'S' })
    expect([refused.status, refused.msg]).toEqual([
      422,
      '휴대전화 번호가 등록되지 않았습니다. 이메일로 인증번호를 받아 주세요.',
    ])
  })

  it('brings five codes within ten minutes, and then none for a while', async () => {
    for (let count = 0; count < 5; count += 1) expect((await logIn('gchip001')).body.code).toBe('OK')
    expect((await logIn('gchip001')).status).toBe(429)
    product.clock.advance(601_000)
    expect((await logIn('gchip001')).body.code).toBe('OK')
  })

  it('is taken from pages of the external portal alone', async () => {
    const internal = product.callerWith('', { accessToken: '', refreshToken: '' })
    const body = { userId: 'hanul001', userPw: password }
    expect((await internal.call('cyberLogin', { body })).status).toBe(403)
    expect((await nobody().call('cyberLogin', { body }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})

describe('a password that somebody else has given', () => {
  it('has to be changed before it lets anybody in', async () => {
    const put = (pw_reset_yn: string) =>
      asSystem(tx =>
        tx.updateTable('ext_user').set({ pw_reset_yn }).where('user_id', '=', 'gchip001').execute(),
      )
    await put('Y')
    expect((await logIn('gchip001')).body.errorCode).toBe('AUTH103')
    await put('N')
    expect((await logIn('gchip001')).body.code).toBe('OK')
  })
})

describe('the code of a supplier', () => {
  it('opens a session with user, menus and codes, and tells which numbers are missing', async () => {
    const { transaction = '' } = (await logIn('daesung3')).body
    const { body } = await check('daesung3', transaction)
    expect(body.user).toMatchObject({
      singleid: 'daesung3',
      hname: '한지우',
      authGroupId: '60',
      compNo: 'C000001',
      compNameKr: '(주)대성정밀',
      noCellPhoneYn: 'Y',
      noPhoneYn: 'N',
    })
    expect(body.codes?.PR_STATUS?.length).toBeGreaterThan(3)
    expect(Array.isArray(body.menus)).toBe(true)
    expect((body.tokenExpiredTimestamp ?? 0) - (body.currentTimestamp ?? 0)).toBe(1_800_000)
    expect((await check('daesung3', transaction)).body.errorCode).toBe('AUTH008')
  })

  it('may have blanks around it, as it comes out of a mail', async () => {
    const { transaction = '' } = (await logIn('mirae001')).body
    expect((await check('mirae001', transaction, ' 123456 ')).body.code).toBe('OK')
  })

  it('must be six digits and right within five tries, which the fifth in a row ends with a lock', async () => {
    const { transaction = '' } = (await logIn('sejin001')).body
    expect((await check('sejin001', transaction, '12345')).msg).toBe('인증번호 6자리를 입력해 주세요.')
    const left: (number | undefined)[] = []
    for (let count = 0; count < 5; count += 1)
      left.push((await check('sejin001', transaction, '000000')).body.triesLeft)
    expect(left).toEqual([4, 3, 2, 1, 0])
    expect((await check('sejin001', transaction)).body.errorCode).toBe('AUTH008')
    expect((await logIn('sejin001')).body.errorCode).toBe('AUTH102')
    expect(await userOf('sejin001')).toEqual({ status: 'LOCKED', fail_cnt: 5 })
  })

  it('is judged five times at most when a hundred guesses come at once, and lets in once', async () => {
    const { transaction = '' } = (await logIn('nippon01')).body
    const guesses = Array.from({ length: 100 }, (_, index) =>
      check('nippon01', transaction, String(index).padStart(6, '0')),
    )
    const codes = (await Promise.all(guesses)).map(reply => reply.body.errorCode)
    expect(codes.filter(code => code === 'AUTH013')).toHaveLength(5)
    const winner = (await logIn('mirae001')).body.transaction ?? ''
    const racing = await Promise.all(Array.from({ length: 10 }, () => check('mirae001', winner)))
    expect(racing.filter(reply => reply.body.code === 'OK')).toHaveLength(1)
  })

  it('counts for three minutes, only the last one sent, only for its user and its transaction', async () => {
    const first = (await logIn('daesung2')).body.transaction ?? ''
    const second = (await logIn('daesung2')).body.transaction ?? ''
    expect((await check('daesung2', first)).body.msg).toBe(
      '인증번호 유효시간이 만료되었습니다. 다시 요청해 주세요.',
    )
    expect((await check('daesung1', second)).body.errorCode).toBe('AUTH008')
    expect((await check('daesung2', '')).body.errorCode).toBe('AUTH008')
    product.clock.advance(180_000)
    expect((await check('daesung2', second)).body.errorCode).toBe('AUTH008')
    const third = (await logIn('daesung2')).body.transaction ?? ''
    product.clock.advance(179_000)
    expect((await check('daesung2', third)).body.code).toBe('OK')
  })

  it('does not do without the password, which is counted when it is wrong', async () => {
    const { transaction = '' } = (await logIn('daesung2')).body
    const before = (await userOf('daesung2')).fail_cnt
    expect((await check('daesung2', transaction, '123456', 'wrong')).body.errorCode).toBe('AUTH011')
    expect((await userOf('daesung2')).fail_cnt).toBe(before + 1)
  })

  it('stands nowhere in the store as it was sent', async () => {
    const { transaction = '' } = (await logIn('daesung2')).body
    const kept = await asSystem(async tx => [
      ...(await tx.selectFrom('login_transaction').selectAll().execute()),
      ...(await tx.selectFrom('outbox').selectAll().execute()),
    ])
    expect(kept.length).toBeGreaterThan(1)
    expect(transaction).not.toBe('')
    expect([JSON.stringify(kept).includes('123456'), JSON.stringify(kept).includes(transaction)]).toEqual([
      false,
      false,
    ])
  })
})

describe('a lock by failures', () => {
  it('leaves running sessions and known networks alone, and the right password there ends it', async () => {
    const caller = await product.logInSupplier('hanul002')
    for (let count = 0; count < 5; count += 1) await logIn('hanul002', 'wrong')
    expect((await userOf('hanul002')).status).toBe('LOCKED')
    expect((await caller.call('listMySession')).status).toBe(200)
    const again = await product.logInSupplier('hanul002')
    expect((await again.call('listMySession')).status).toBe(200)
    expect(await userOf('hanul002')).toEqual({ status: 'ACTIVE', fail_cnt: 0 })
  })

  it('falls on identifiers that nobody has as well, so that it tells nothing', async () => {
    for (let count = 0; count < 5; count += 1) await logIn('nobody55', 'wrong')
    expect((await logIn('nobody55', 'wrong')).body.errorCode).toBe('AUTH102')
  })
})
