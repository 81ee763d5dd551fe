import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { lockMilliseconds, sweepFailures } from '../../../../server/modules/login/loginFailures'
import { sweepLocked } from '../../../../server/modules/session/supplierAccount'
import { type Caller, externalPortal, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let administrator: Caller
beforeAll(async () => {
  product = await startProduct()
  administrator = await product.logIn('system.admin')
})
afterAll(() => product.stop())

const minute = 60_000
const password = 'Demo!2026pw'
const page = (portal = {}) => product.callerWith('', { accessToken: '', refreshToken: '' }, portal)
const staff = async (username: string, given = password) => {
  const body = { systemId: 'GPMS', grantType: 'idpw', username, password: given }
  return (await page().call('authIdpw', { body })).body
}
const supplier = async (userId: string, userPw = password) =>
  (await page(externalPortal).call('cyberLogin', { body: { userId, userPw } })).body
const failFive = async (logIn: typeof staff | typeof supplier, user: string) => {
  for (let count = 0; count < 5; count += 1) await logIn(user, 'wrong')
}
const lockedFor = (minutes: number) =>
  `로그인에 여러 번 실패하여 계정이 잠겼습니다. ${minutes}분 후 다시 로그인하거나 비밀번호를 재설정해 주세요.`
const asSystem = <Value>(work: Parameters<typeof withActor<Value>>[2]) =>
  withActor(product.database, systemActor, work)
const lastCode = async (userId: string) => {
  const { rows } = (await page().call('listOutbox')).body
  const message = rows.find(row => row.userId === userId && row.title.includes('재설정'))
  return /\d{8}/.exec(message?.text ?? '')?.[0] ?? ''
}
const resetBy = async (portal: object, login: string, next: string) => {
  await page(portal).call('authSendResetCode', { systemId: 'GPMS', 'loginUser.login': login })
  const token = await lastCode(login)
  const body = { systemId: 'GPMS', 'loginUser.login': login, token, password: next, passwordCheck: next }
  return (await page(portal).call('authResetPw', { body })).body
}

describe('a lock by failures', () => {
  it.each([
    [4, 0],
    [5, 5],
    [6, 10],
    [8, 40],
    [9, 60],
    [100, 60],
  ])('after %i in a row lasts %i minutes', (failures, minutes) => {
    const limits = { lockMinutes: 5, longestLockMinutes: 60 }
    expect(lockMilliseconds(failures, limits)).toBe(minutes * minute)
  })

  it('ends by itself, says how long it still lasts and what opens it, and comes back for twice as long', async () => {
    await failFive(staff, 'recv.mobile')
    expect(await staff('recv.mobile')).toEqual({ code: 'ERROR', errorCode: 'AUTH102', msg: lockedFor(5) })
    product.clock.advance(4 * minute)
    expect((await staff('recv.mobile')).msg).toBe(lockedFor(1))
    product.clock.advance(minute)
    expect((await staff('recv.mobile', 'wrong')).errorCode).toBe('AUTH011')
    expect((await staff('recv.mobile')).msg).toBe(lockedFor(10))
    product.clock.advance(10 * minute)
    expect((await staff('recv.mobile')).code).toBe('OK')
    // From the beginning again: four wrong ones lock nobody.
    for (let count = 0; count < 4; count += 1) await staff('recv.mobile', 'wrong')
    expect((await staff('recv.mobile')).code).toBe('OK')
  })

  it('reads alike for an identifier that nobody has', async () => {
    await failFive(staff, 'nobody.here')
    expect((await staff('nobody.here')).msg).toBe(lockedFor(5))
    await failFive(supplier, 'nobody77')
    expect((await supplier('nobody77')).msg).toBe(lockedFor(5))
  })

  it('lasts no longer when many wrong passwords come at once', async () => {
    // What the whole network has failed is forgotten first.
    product.clock.advance(61 * minute)
    await Promise.all(Array.from({ length: 20 }, () => staff('head.mfg', 'wrong')))
    expect((await staff('head.mfg')).msg).toBe(lockedFor(5))
  })

  it('is forgotten with its failures after half a day', async () => {
    await failFive(staff, 'req.semi')
    product.clock.advance(13 * 60 * minute)
    await asSystem(tx => sweepFailures(tx, product.clock.now()))
    const left = await asSystem(tx => tx.selectFrom('login_failure').select('user_id').execute())
    expect(left).toEqual([])
    administrator = await product.logIn('system.admin')
  })

  it('does not come from failures that half a day lies between', async () => {
    for (let count = 0; count < 4; count += 1) await staff('dept.mobile', 'wrong')
    product.clock.advance(12 * 60 * minute + 1)
    for (let count = 0; count < 4; count += 1)
      expect((await staff('dept.mobile', 'wrong')).errorCode).toBe('AUTH011')
    await staff('dept.mobile', 'wrong')
    expect((await staff('dept.mobile')).errorCode).toBe('AUTH102')
    administrator = await product.logIn('system.admin')
  })

  it('and its failures are kept by the sweep until half a day has passed and the lock has ended', async () => {
    const now = product.clock.now()
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * minute)
    const failure = (user_id: string, failed: number, open_dt: Date | null) =>
      ({ user_id, portal_type: 'I', fail_cnt: 5, failed_dt: hoursAgo(failed), open_dt }) as const
    await asSystem(async tx => {
      await tx.deleteFrom('login_failure').execute()
      await tx
        .insertInto('login_failure')
        .values([
          failure('recent', 12, null),
          failure('quiet', 13, null),
          failure('ended', 13, now),
          failure('locked', 13, hoursAgo(-1)),
        ])
        .execute()
      await sweepFailures(tx, now)
    })
    const left = await asSystem(tx =>
      tx.selectFrom('login_failure').select('user_id').orderBy('user_id').execute(),
    )
    expect(left.map(row => row.user_id)).toEqual(['locked', 'recent'])
    await asSystem(tx => tx.deleteFrom('login_failure').execute())
  })

  it('is lifted by a password set anew with a code', async () => {
    await failFive(staff, 'head.mobile')
    expect(await resetBy({}, 'head.mobile', '봄날의 긴 산책길')).toEqual({ code: 'OK' })
    expect((await staff('head.mobile', '봄날의 긴 산책길')).code).toBe('OK')
    expect(await resetBy(externalPortal, 'sejin002', '겨울 바다의 갈매기')).toEqual({ code: 'OK' })
    expect((await supplier('sejin002', '겨울 바다의 갈매기')).code).toBe('OK')
  })

  it('ends for a user of a supplier as well, and his state follows', async () => {
    const stateOf = async () =>
      asSystem(tx =>
        tx
          .selectFrom('ext_user')
          .select(['status', 'fail_cnt'])
          .where('user_id', '=', 'mirae001')
          .executeTakeFirstOrThrow(),
      )
    await failFive(supplier, 'mirae001')
    expect((await supplier('mirae001')).msg).toBe(lockedFor(5))
    expect((await stateOf()).status).toBe('LOCKED')
    product.clock.advance(5 * minute)
    expect((await supplier('mirae001')).code).toBe('OK')
    await asSystem(tx => sweepLocked(tx, product.clock.now()))
    expect(await stateOf()).toEqual({ status: 'ACTIVE', fail_cnt: 0 })
  })
})

describe('an administrator', () => {
  const rowOf = async (singleid: string, more = {}) =>
    (await administrator.call('listAuthUser', { singleid, ...more })).body.rows[0]
  const unlock = (caller: Caller, id: string, reason: string, version = 0) =>
    caller.call('unlockAuthUser', { singleid: id, body: { keys: [{ id, version }], reason } })

  it('sees who is locked and until when, and lifts the lock with a reason that is kept', async () => {
    await failFive(staff, 'buy.depta')
    const row = await rowOf('buy.depta', { lockedYn: 'Y' })
    const end = new Date(product.clock.now().getTime() + 5 * minute)
    expect([row?.lockedYn, new Date(row?.lockEndDt ?? 0)]).toEqual(['Y', end])
    const version = row?.version ?? -1
    expect((await unlock(administrator, 'buy.depta', ' ', version)).msg).toBe(
      '사유를 2자 이상 입력해 주세요.',
    )
    expect((await unlock(administrator, 'buy.depta', '전화로 본인 확인', version + 1)).status).toBe(409)
    const done = await unlock(administrator, 'buy.depta', '전화로 본인 확인', version)
    expect([done.status, done.body.status]).toEqual([200, 'N'])
    expect((await staff('buy.depta')).code).toBe('OK')
    expect((await rowOf('buy.depta'))?.lockedYn).toBe('N')
    expect((await unlock(administrator, 'buy.depta', '한 번 더', version)).msg).toBe(
      '로그인이 잠긴 사용자만 해제할 수 있습니다.',
    )
    const [event, seal] = await asSystem(async tx => [
      await tx
        .selectFrom('document_event')
        .select(['actor', 'from_status', 'to_status', 'reason'])
        .where('doc_no', '=', 'buy.depta')
        .where('action', '=', 'unlockAuthUser')
        .execute(),
      await tx
        .selectFrom('security_event')
        .select(['actor', 'subject'])
        .where('action', '=', 'unlockAuthUser')
        .execute(),
    ])
    expect(event).toEqual([
      { actor: 'system.admin', from_status: 'Y', to_status: 'N', reason: '전화로 본인 확인' },
    ])
    expect(seal).toEqual([{ actor: 'system.admin', subject: 'buy.depta: lock by failed log-ins lifted' }])
  })

  it('is of the two groups that look after employees; nobody else lifts a lock', async () => {
    await failFive(staff, 'buy.semi')
    const { version = -1 } = (await rowOf('buy.semi')) ?? {}
    for (const other of ['ops.admin', 'vendor.mgr', 'audit.mon', 'req.mobile'])
      expect((await unlock(await product.logIn(other), 'buy.semi', '본인 확인', version)).status, other).toBe(
        403,
      )
    expect((await unlock(await product.logIn('buy.head'), 'buy.semi', '본인 확인', version)).status).toBe(200)
  })
})

it('a lock lasts as long as the settings say', async () => {
  const strict = await startProduct({ GPMS_LOCK_MINUTES: '30', GPMS_LONGEST_LOCK_MINUTES: '30' })
  try {
    const nobody = strict.callerWith('', { accessToken: '', refreshToken: '' })
    const body = { systemId: 'GPMS', grantType: 'idpw', username: 'cfo', password: 'wrong' }
    for (let count = 0; count < 5; count += 1) await nobody.call('authIdpw', { body })
    expect((await nobody.call('authIdpw', { body })).body.msg).toBe(lockedFor(30))
  } finally {
    await strict.stop()
  }
})
