import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../../server/modules/demo/demoAccounts'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let supplier: Caller | undefined

beforeAll(async () => {
  product = await startProduct()
}, 120_000)
afterAll(() => product.stop())

const confirm = (caller: Caller, password = demoPassword) =>
  caller.call('verifyMyPassword', { body: { password } })

const infoOf = async (caller: Caller) => (await caller.call('getMyInfo')).body

/** The caller's own data as they are, changed. */
async function save(caller: Caller, changes: object) {
  const { version, email, cellPhoneNo, phoneNo, otpGubun, ename, deptName, positionName } =
    await infoOf(caller)
  const own = caller.singleid.includes('.') ? {} : { otpGubun, ename, deptName, positionName }
  const body = { version: version ?? 0, email, cellPhoneNo, phoneNo, ...own, ...changes }
  return caller.call('updateMyInfo', { body: JSON.parse(JSON.stringify(body)) })
}

describe('own data', () => {
  it('are told only after the password was said once more, and for ten minutes', async () => {
    const caller = await product.logInSupplier('daesung1')
    expect(await infoOf(caller)).toEqual({
      userId: 'daesung1',
      userName: '김대성',
      isVerified: false,
      hasPassword: true,
    })
    expect((await confirm(caller)).status).toBe(200)
    expect(await infoOf(caller)).toMatchObject({
      isVerified: true,
      compNameKr: '(주)대성정밀',
      authGroupId: '61',
      email: expect.stringContaining('@'),
    })
    product.clock.advance(10 * 60_000 + 1)
    expect((await infoOf(caller)).isVerified).toBe(false)
    const late = await save(caller, { email: 'late@daesung.example' })
    expect([late.status, late.msg]).toEqual([422, '본인 확인이 필요합니다.'])
  })

  it('are confirmed for the session that asked and for no other', async () => {
    const first = await product.logIn('req.mobile')
    const second = await product.logIn('req.mobile')
    await confirm(first)
    expect((await infoOf(first)).isVerified).toBe(true)
    expect((await infoOf(second)).isVerified).toBe(false)
  })

  it('are refused to a wrong password; the fifth locks, and the session goes on', async () => {
    const caller = await product.logInSupplier('hanul002')
    for (const _ of [1, 2, 3, 4]) {
      const wrong = await confirm(caller, 'not-the-password')
      expect([wrong.status, wrong.msg]).toEqual([422, '비밀번호가 일치하지 않습니다.'])
    }
    const fifth = await confirm(caller, 'not-the-password')
    expect(fifth.msg).toBe('비밀번호를 5회 잘못 입력하여 계정이 잠겼습니다.')
    expect((await confirm(caller)).msg).toBe('비밀번호를 5회 잘못 입력하여 계정이 잠겼습니다.')
    expect((await infoOf(caller)).isVerified).toBe(false)
  })

  it.each([
    [{ email: '' }, '이메일을 입력해 주세요.'],
    [{ email: 'no-address' }, '이메일 형식이 올바르지 않습니다.'],
    [{ cellPhoneNo: '' }, '휴대전화를 입력해 주세요.'],
    [{ cellPhoneNo: '0212345678' }, '휴대전화 번호 형식이 올바르지 않습니다.'],
    [{ cellPhoneNo: '010-12-5678' }, '휴대전화 번호 형식이 올바르지 않습니다.'],
    [{ phoneNo: '12' }, '전화번호 형식이 올바르지 않습니다.'],
    [{ otpGubun: 'X' }, /./],
    [{ delegateSingleid: 'req.mobile' }, '인사 정보는 여기에서 변경할 수 없습니다.'],
    [{ version: 99 }, '다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.'],
  ])('of a supplier are not saved with %o', async (changes, msg) => {
    // Nobody is sent more than five codes within ten minutes.
    supplier ??= await product.logInSupplier('mirae001')
    await confirm(supplier)
    const refused = await save(supplier, changes)
    expect([409, 422]).toContain(refused.status)
    expect(refused.msg).toMatch(msg)
  })

  it('of a supplier are saved, phones as digits, and the former address is told', async () => {
    const caller = await product.logInSupplier('gchip001')
    await confirm(caller)
    const before = await infoOf(caller)
    const saved = await save(caller, {
      email: 'emily.carter@globalchip.example',
      cellPhoneNo: '010-9876-5432',
      otpGubun: 'S',
    })
    expect(saved.body).toMatchObject({
      email: 'emily.carter@globalchip.example',
      cellPhoneNo: '01098765432',
      otpGubun: 'S',
      version: (before.version ?? 0) + 1,
    })
    const outbox = (await caller.call('listOutbox')).body.rows
    expect(outbox[0]).toMatchObject({ recipient: before.email, title: '[GPMS] 내 정보가 변경되었습니다.' })
  })

  it('of a supplier take no address that another user has', async () => {
    const caller = await product.logInSupplier('nippon01')
    await confirm(caller)
    const other = await product.logInSupplier('sejin001')
    await confirm(other)
    const { email = '' } = await infoOf(other)
    const refused = await save(caller, { email: email.toUpperCase() })
    expect(refused.msg).toBe('이미 사용 중인 이메일입니다.')
  })

  it('of an employee take a delegate for a period, who then approves for him', async () => {
    const caller = await product.logIn('head.mobile')
    await confirm(caller)
    const today = product.clock.today()
    const period = { delegateFrom: today, delegateTo: '2026-12-31' }
    const told = async (changes: object) => (await save(caller, changes)).msg
    expect(await told({ delegateSingleid: 'head.mobile', ...period })).toBe(
      '본인을 대결자로 지정할 수 없습니다.',
    )
    expect(await told({ delegateSingleid: 'nobody.here', ...period })).toBe(
      '대결자로 지정할 수 없는 사용자입니다.',
    )
    expect(await told({ delegateSingleid: 'leave.user', ...period })).toBe(
      '대결자로 지정할 수 없는 사용자입니다.',
    )
    expect(await told({ delegateSingleid: 'dept.mobile', delegateFrom: today })).toBe(
      '대결 기간을 입력해 주세요.',
    )
    expect(
      await told({ delegateSingleid: 'dept.mobile', delegateFrom: today, delegateTo: '2026-01-01' }),
    ).toBe('대결 종료일은 시작일 이후여야 합니다.')
    const inbox = (await caller.call('listApprovalInbox', { size: 100 })).body
    // Nobody approves what he has drafted himself, not as a delegate either.
    const waiting = inbox.rows.filter(row => row.drafterNm !== '윤아름').length
    expect(waiting).toBeGreaterThan(0)
    expect(inbox.total).toBe(inbox.rows.length)
    const delegate = await product.logIn('dept.mobile')
    const before = (await delegate.call('listApprovalInbox', { size: 1 })).body.total
    const saved = await save(caller, { delegateSingleid: 'dept.mobile', ...period })
    expect(saved.body).toMatchObject({ delegateSingleid: 'dept.mobile', delegateNm: '윤아름' })
    expect((await delegate.call('listApprovalInbox', { size: 1 })).body.total).toBe(before + waiting)
    expect((await save(caller, { delegateSingleid: '' })).body.delegateSingleid).toBeUndefined()
  })

  it('of an employee leave name, department and position to the directory', async () => {
    const caller = await product.logIn('req.semi')
    await confirm(caller)
    for (const changes of [{ ename: 'Yang' }, { deptName: '기획팀' }, { positionName: '사장' }]) {
      expect((await save(caller, changes)).msg).toBe('인사 정보는 여기에서 변경할 수 없습니다.')
    }
  })
})

describe('the own password', () => {
  const change = (caller: Caller, passwordNew: string, more: object = {}) =>
    caller.call('changeMyPassword', {
      body: { password: demoPassword, passwordNew, passwordCheck: passwordNew, ...more },
    })

  it.each([
    ['짧다', {}, '비밀번호는 8자 이상 64자 이하로 입력해 주세요.'],
    ['password', {}, '흔히 쓰이는 비밀번호는 사용할 수 없습니다.'],
    ['my buy.head words', {}, '비밀번호에 사용자ID를 포함할 수 없습니다.'],
    ['새로운 비밀번호입니다', { passwordCheck: '다른 비밀번호입니다' }, '새 비밀번호가 일치하지 않습니다.'],
    ['새로운 비밀번호입니다', { password: 'wrong' }, '비밀번호가 일치하지 않습니다.'],
    [demoPassword, {}, '최근 사용한 비밀번호는 사용할 수 없습니다.'],
  ])('is not changed to %s with %o', async (passwordNew, more, msg) => {
    const caller = await product.logIn('buy.head')
    await confirm(caller)
    const refused = await change(caller, passwordNew, more)
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('is changed after a confirmation alone, ends the other sessions and tells the owner', async () => {
    const caller = await product.logIn('recv.mobile')
    const elsewhere = await product.logIn('recv.mobile')
    expect((await change(caller, '새로운 비밀번호입니다')).msg).toBe('본인 확인이 필요합니다.')
    await confirm(caller)
    expect((await change(caller, '새로운 비밀번호입니다')).body).toEqual({ success: true })
    expect((await caller.call('getMyInfo')).status).toBe(200)
    expect((await elsewhere.call('getMyInfo')).status).toBe(401)
    expect((await caller.call('listOutbox')).body.rows[0]?.title).toBe('[GPMS] 비밀번호가 변경되었습니다.')
    const again = await caller.call('authIdpw', {
      body: {
        systemId: 'GPMS',
        grantType: 'idpw',
        username: 'recv.mobile',
        password: '새로운 비밀번호입니다',
      },
    })
    expect(again.body.code).toBe('OK')
  })
})
