import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { demoPassword } from '../../../../server/modules/demo/demoAccounts'
import { readOutbox } from '../../../../server/modules/message/outbox'
import { readSettings } from '../../../../server/settings'
import { type Caller, externalPortal, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let manager: Caller
let administrator: Caller

beforeAll(async () => {
  product = await startProduct()
  manager = await product.logIn('vendor.mgr')
  administrator = await product.logInSupplier('daesung1')
})
afterAll(() => product.stop())

const userNamed = async (userId: string, caller = manager) => {
  const { body } = await caller.call('listExtUser', { userId, size: 20 })
  const found = body.rows.find(row => row.userId === userId)
  if (!found) throw new Error(`no user ${userId}`)
  return found
}
type Move =
  | 'approveExtUser'
  | 'rejectExtUser'
  | 'blockExtUser'
  | 'unblockExtUser'
  | 'unlockExtUser'
  | 'wakeExtUser'
  | 'resetExtUserPw'
  | 'withdrawExtUser'
const move = async (name: Move, userId: string, said: object = {}, caller = manager) => {
  const { version } = await userNamed(userId)
  return caller.call(name, { userId, body: { version, ...said } })
}
const logInCode = async (userId: string, userPw = demoPassword) => {
  const nobody = product.callerWith(userId, { accessToken: '', refreshToken: '' }, externalPortal)
  const { body } = await nobody.call('cyberLogin', { body: { userId, userPw } })
  return body.errorCode ?? body.code
}
/** Who applies as a user of a registered company; others apply for their company as well. */
const applicants = async () => {
  const { body } = await manager.call('listExtUser', { status: 'APPLIED', size: 20 })
  return body.rows.filter(({ userId }) => userId.startsWith('partner'))
}
const mailTo = async (userId: string) => {
  const { secret } = readSettings({})
  const mails = await withActor(product.database, systemActor, tx => readOutbox(tx, secret))
  return mails.find(mail => mail.userId === userId)
}
const person = {
  userId: 'daesung9',
  compNo: 'C000001',
  userName: '정다운',
  email: 'daesung9@c000001.example',
  cellPhoneNo: '01023456789',
  authGroupId: '60',
  otpGubun: 'E',
}
const create = (change: object, caller = manager) =>
  caller.call('createExtUser', { body: { header: { ...person, ...change } } })

describe('who sees which users', () => {
  test('vendor management sees all, an administrator of a supplier those of his company, its user none', async () => {
    expect((await manager.call('listExtUser', { want: 'totals' })).body.total).toBe(97)
    const own = await administrator.call('listExtUser', { size: 20 })
    expect(own.body.rows.map(row => row.userId)).toEqual(['daesung1', 'daesung2', 'daesung3'])
    expect((await administrator.call('getExtUser', { userId: 'hanul002' })).status).toBe(403)
    const user = await product.logInSupplier('daesung2')
    expect((await user.call('listExtUser')).status).toBe(403)
    expect((await (await product.logIn('buy.all')).call('listExtUser')).status).toBe(403)
  })

  test('states, company, names and days narrow the list', async () => {
    const total = async (input: Record<string, string>) =>
      (await manager.call('listExtUser', { ...input, want: 'totals' })).body.total
    expect(await total({ status: 'LOCKED' })).toBe(4)
    expect(await total({ status: 'LOCKED,DORMANT,BLOCKED' })).toBe(9)
    expect(await total({ compNo: 'C000001' })).toBe(3)
    expect(await total({ compNo: 'C000001', authGroupId: '61' })).toBe(1)
    expect(await total({ applyDtFrom: '2026-10-20', applyDtTo: '2026-11-20', status: 'APPLIED' })).toBe(8)
  })

  test('a menu that is granted to monitoring shows whom to call with a masked number, and not how users log in', async () => {
    const admin = await product.logIn('system.admin')
    const { body } = await admin.call('getAuthMenu', { authGroupId: '40' })
    const menu = body.rows.find(row => row.sspUrl === '/portal/ogpmsManage/userBlock')
    const rows = [{ rowState: 'U', pgmId: menu?.pgmId, readYn: 'Y', writeYn: 'N', excelYn: 'N' }]
    await admin.call('saveAuthMenu', { authGroupId: '40', body: { rows } })
    const monitor = await product.logIn('audit.mon')
    const seen = await userNamed('sejin003', monitor)
    expect(seen.cellPhoneNo).toMatch(/^010-\*{4}-\d{4}$/)
    expect(seen).not.toHaveProperty('lastLoginIp')
    expect(seen).not.toHaveProperty('blockedBy')
    expect(
      (await monitor.call('unblockExtUser', { userId: 'sejin003', body: { version: seen.version } })).status,
    ).toBe(403)
  })
})

describe('registering a user directly', () => {
  test.each([
    [{ userId: 'abc' }, 'userId', '사용자ID는 영문 소문자와 숫자 6~20자로 입력해 주세요.'],
    [{ userId: 'daesung1' }, 'userId', '이미 사용 중인 사용자ID입니다.'],
    [{ compNo: '' }, 'compNo', '협력사를 선택해 주세요.'],
    [{ compNo: 'C999999' }, 'compNo', '존재하지 않는 협력사입니다.'],
    [{ compNo: 'C000008' }, 'compNo', '거래가능 상태의 협력사만 사용자를 등록할 수 있습니다.'],
    [{ userName: ' ' }, 'userName', '사용자명을 입력해 주세요.'],
    [{ email: 'nobody' }, 'email', '이메일 형식이 올바르지 않습니다.'],
    [{ email: 'daesung2@c000001.example' }, 'email', '이미 사용 중인 이메일입니다.'],
    [{ authGroupId: '99' }, 'authGroupId', '협력사 사용자에게는 협력사 권한그룹만 부여할 수 있습니다.'],
    [{ mainYn: 'Y' }, 'mainYn', '대표담당자는 1명만 지정할 수 있습니다.'],
  ])('%o is refused at its field', async (change, field, msg) => {
    const answer = await create(change)
    expect(answer.status).toBe(422)
    expect(answer.raw.json()).toMatchObject({ field, msg })
  })

  test('the user gets a temporary password by mail and must change it first', async () => {
    expect((await create({})).body).toMatchObject({ docNo: 'daesung9', status: 'ACTIVE', version: 0 })
    const mail = await mailTo('daesung9')
    const password = /임시 비밀번호는 (\S{16})입니다/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(password).toHaveLength(16)
    expect(await logInCode('daesung9', password)).toBe('AUTH103')
    expect(await logInCode('daesung9', 'something else')).toBe('AUTH011')
  })

  test('an administrator of a supplier registers users for his own company, and no administrator', async () => {
    const other = { userId: 'daesung8', email: 'daesung8@c000001.example', compNo: 'C000002' }
    expect((await create(other, administrator)).status).toBe(200)
    expect((await userNamed('daesung8')).compNo).toBe('C000001')
    const msg = '협력사관리자 권한은 당사 관리자에게 요청해 주세요.'
    const second = { userId: 'daesung7', email: 'daesung7@c000001.example', authGroupId: '61' }
    expect((await create(second, administrator)).msg).toBe(msg)
  })

  test('whether an identifier is taken is told to whoever is logged in, and to strangers with a token alone', async () => {
    expect((await manager.call('checkExtUserId', { userId: 'daesung1' })).body.existsYn).toBe('Y')
    expect((await manager.call('checkExtUserId', { userId: 'nobody12' })).body.existsYn).toBe('N')
    const nobody = product.callerWith('', { accessToken: '', refreshToken: '' }, externalPortal)
    expect((await nobody.call('checkExtUserId', { userId: 'daesung1' })).body.existsYn).toBeUndefined()
  })
})

describe('changing a user', () => {
  const change = async (userId: string, header: object, caller = manager) => {
    const { body } = await caller.call('getExtUser', { userId })
    const { status: _status, version, compNameKr: _name, rejectReason: _reason, ...stored } = body.header
    return caller.call('updateExtUser', { userId, body: { version, header: { ...stored, ...header } } })
  }

  test('company and identifier stay, the rest is taken; of two the second is told', async () => {
    const stored = await userNamed('daesung2')
    expect((await change('daesung2', { deptName: '품질팀', compNo: 'C000002' })).status).toBe(200)
    expect(await userNamed('daesung2')).toMatchObject({ compNo: 'C000001', deptName: '품질팀' })
    const late = await manager.call('updateExtUser', {
      userId: 'daesung2',
      body: { version: stored.version, header: { ...person, userId: 'daesung2' } },
    })
    expect(late.status).toBe(409)
  })

  test('nobody changes his own group, and the last administrator of a company stays one', async () => {
    expect((await change('daesung1', { authGroupId: '60' }, administrator)).msg).toBe(
      '본인의 권한그룹은 변경할 수 없습니다.',
    )
    expect((await change('daesung2', { authGroupId: '61' }, administrator)).msg).toBe(
      '협력사관리자 권한은 당사 관리자에게 요청해 주세요.',
    )
    expect((await change('daesung1', { authGroupId: '60' })).msg).toBe(
      '협력사관리자는 최소 1명이 필요합니다.',
    )
    expect((await move('withdrawExtUser', 'hanul001')).msg).toBe('협력사관리자는 최소 1명이 필요합니다.')
  })

  test('a changed group counts from the next request on', async () => {
    const user = await product.logInSupplier('hanul002')
    expect((await user.call('listExtUser')).status).toBe(403)
    await change('hanul002', { authGroupId: '61' })
    expect((await user.call('listExtUser')).code).toBe('AUTH008')
    await change('hanul002', { authGroupId: '60' })
  })
})

describe('applications', () => {
  test('an approved applicant may log in; a rejected one is told why', async () => {
    const [first, second] = await applicants()
    const approved = await move('approveExtUser', first?.userId ?? '')
    expect(approved.body.status).toBe('ACTIVE')
    expect((await mailTo(first?.userId ?? ''))?.title).toBe('[OGPMS] 가입이 승인되었습니다.')
    expect((await move('rejectExtUser', second?.userId ?? '', { reason: '짧다' })).msg).toBe(
      '사유를 5자 이상 입력해 주세요.',
    )
    expect(
      (await move('rejectExtUser', second?.userId ?? '', { reason: '재직 확인이 되지 않음' })).status,
    ).toBe(200)
    expect((await mailTo(second?.userId ?? ''))?.text).toContain('재직 확인이 되지 않음')
    expect((await move('approveExtUser', second?.userId ?? '')).msg).toBe(
      '선택한 사용자의 상태에서는 처리할 수 없습니다.',
    )
  })

  test('a second administrator needs a reason, and a company that trades', async () => {
    const [applicant] = await applicants()
    const userId = applicant?.userId ?? ''
    const set = (values: object) =>
      withActor(product.database, systemActor, tx =>
        tx.updateTable('ext_user').set(values).where('user_id', '=', userId).execute(),
      )
    await set({ auth_group_id: '61', comp_no: 'C000008' })
    expect((await move('approveExtUser', userId)).msg).toBe('거래가능 상태의 협력사만 승인할 수 있습니다.')
    await set({ comp_no: 'C000001' })
    expect((await move('approveExtUser', userId)).msg).toBe(
      '이미 협력사관리자가 있습니다. 계속하려면 승인 사유를 입력해 주세요.',
    )
    expect((await move('approveExtUser', userId, { reason: '담당자 교체' }, administrator)).msg).toBe(
      '협력사관리자 권한은 당사 관리자에게 요청해 주세요.',
    )
    expect((await move('approveExtUser', userId, { reason: '담당자 교체' })).status).toBe(200)
    await move('withdrawExtUser', userId)
  })

  test('what is done to several is done to all or to none', async () => {
    const keys = [await userNamed('daesung2'), await userNamed('sejin003')].map(({ userId, version }) => ({
      id: userId,
      version,
    }))
    const body = { keys, reasonCode: 'REQ' }
    expect((await manager.call('blockExtUser', { userId: 'daesung2', body })).status).toBe(409)
    expect((await userNamed('daesung2')).status).toBe('ACTIVE')
  })
})

describe('keeping a user out', () => {
  test('a blocked user loses his session with the next request; staff alone lift what staff have set', async () => {
    const user = await product.logInSupplier('daesung2')
    expect((await user.call('getMenus')).status).toBe(200)
    expect((await move('blockExtUser', 'daesung2')).msg).toBe('차단사유를 선택해 주세요.')
    expect((await move('blockExtUser', 'daesung2', { reasonCode: 'NONE' })).msg).toBe(
      '허용되지 않은 코드입니다. (NONE)',
    )
    expect((await move('blockExtUser', 'daesung2', { reasonCode: 'ABN', reason: '새벽 접속' })).status).toBe(
      200,
    )
    expect((await user.call('getMenus')).code).toBe('CMM-0005')
    expect(await logInCode('daesung2')).toBe('AUTH100')
    expect(await userNamed('daesung2')).toMatchObject({ blockReason: 'ABN', blockedBy: 'vendor.mgr' })
    expect((await move('unblockExtUser', 'daesung2', {}, administrator)).msg).toBe(
      '당사 관리자가 차단한 계정은 해제할 수 없습니다.',
    )
    await move('unblockExtUser', 'daesung2')
    expect(await logInCode('daesung2')).toBe('OK')
  })

  test('an administrator of a supplier blocks and unblocks his own, not himself', async () => {
    expect((await move('blockExtUser', 'daesung1', { reasonCode: 'RET' }, administrator)).msg).toBe(
      '본인 계정은 차단할 수 없습니다.',
    )
    expect((await move('blockExtUser', 'daesung2', { reasonCode: 'RET' }, administrator)).status).toBe(200)
    expect((await move('unblockExtUser', 'daesung2', {}, administrator)).status).toBe(200)
    expect((await move('blockExtUser', 'hanul002', { reasonCode: 'RET' }, administrator)).status).toBe(403)
  })

  test('an unlocked user may log in again, though his failures had locked him', async () => {
    for (let count = 0; count < 5; count += 1) await logInCode('hanul002', 'wrong password')
    expect((await userNamed('hanul002')).status).toBe('LOCKED')
    expect((await move('unlockExtUser', 'hanul002')).msg).toBe('사유를 2자 이상 입력해 주세요.')
    product.clock.advance(60 * 60_000)
    manager = await product.logIn('vendor.mgr')
    administrator = await product.logInSupplier('daesung1')
    expect((await move('unlockExtUser', 'hanul002', { reason: '전화로 본인 확인' })).body.status).toBe(
      'ACTIVE',
    )
    expect(await logInCode('hanul002')).toBe('OK')
    expect((await userNamed('hanul002')).failCnt).toBe(0)
  })

  test('a dormant user who is woken changes his password first and does not fall asleep again', async () => {
    expect(await logInCode('hanul003')).toBe('AUTH101')
    await move('wakeExtUser', 'hanul003')
    expect(await logInCode('hanul003')).toBe('AUTH103')
  })

  test('a new password is mailed to the user alone, and his sessions end', async () => {
    const user = await product.logInSupplier('hanul002')
    const answer = await move('resetExtUserPw', 'hanul002')
    expect(JSON.stringify(answer.body)).not.toMatch(/password/i)
    expect((await user.call('getMenus')).status).toBe(401)
    expect((await mailTo('hanul002'))?.text).toMatch(/임시 비밀번호는 \S{16}입니다/)
    expect(await logInCode('hanul002')).toBe('AUTH011')
  })

  test('who has withdrawn is gone for good', async () => {
    expect((await move('withdrawExtUser', 'daesung1', {}, administrator)).msg).toBe(
      '본인 계정은 탈퇴 처리할 수 없습니다.',
    )
    expect((await move('withdrawExtUser', 'daesung8')).body.status).toBe('WITHDRAWN')
    const operator = await product.logIn('ops.admin')
    expect((await move('withdrawExtUser', 'daesung9', {}, operator)).status).toBe(403)
  })
})
