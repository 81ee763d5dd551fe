import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { findBrokenEvent, noteSecurityEvent } from '../../../../server/modules/audit/securityEvents'
import { demoSecret } from '../../../../server/settings'
import { type Caller, externalPortal, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const asSystem = <Value>(work: Parameters<typeof withActor<Value>>[2]) =>
  withActor(product.database, systemActor, work)
const checkPath = async (caller: Caller, path: string) =>
  (await caller.call('loginCheck', { path })).body.code

describe('the session of a supplier', () => {
  it('opens the pages of its own portal and none of the other', async () => {
    const caller = await product.logInSupplier('daesung1')
    expect(await checkPath(caller, '/cyber')).toBe('OK')
    for (const path of ['/', '/prList', '/cyberx', '/portal/author/menuManage'])
      expect(await checkPath(caller, path), path).toBe('GPMS006')
    const internal = await product.logIn('system.admin')
    expect(await checkPath(internal, '/cyber')).toBe('GPMS006')
  })

  it('opens by group: the administrator of a supplier more than its users', async () => {
    const path = '/cyber/portal/ogpmsManage/compUserManage'
    expect(await checkPath(await product.logInSupplier('daesung1'), path)).toBe('OK')
    expect(await checkPath(await product.logInSupplier('daesung2'), path)).toBe('GPMS006')
  })

  it('calls nothing of the internal portal', async () => {
    const caller = await product.logInSupplier('daesung1')
    for (const operation of ['listPr', 'listMenu', 'popupBsns'] as const)
      expect((await caller.call(operation)).status, operation).toBe(403)
  })

  it.each(['N', 'y', 'Y, Y', ''])('is refused with IsCyber "%s", which is kept', async iscyber => {
    const caller = await product.logInSupplier('hanul001')
    expect((await caller.call('listMySession', {}, { iscyber })).status).toBe(403)
    const [event] = await asSystem(tx =>
      tx.selectFrom('security_event').selectAll().orderBy('seq', 'desc').limit(1).execute(),
    )
    expect(event).toMatchObject({ actor: 'hanul001', portal_type: 'E', action: 'portalMismatch' })
    expect(event?.subject).toBe(`listMySession, IsCyber "${iscyber}"`)
    const staff = await product.logIn('req.mobile')
    expect((await staff.call('listMySession', {}, externalPortal)).status).toBe(403)
  })

  it('ends by the code that leads to the entry page, while no session at all leads to the log-in', async () => {
    const caller = await product.logInSupplier('daesung1')
    product.clock.advance(1_800_000)
    const ended = await caller.call('listMySession')
    expect([ended.status, ended.raw.json()]).toEqual([
      401,
      { code: 'CMM-0005', errCode: 'CMM-0005', msg: '세션이 만료되어 로그아웃됩니다.' },
    ])
    expect((await caller.call('authVerify')).raw.json().errCode).toBe('CMM-0005')
    const unknown = product.callerWith('', { accessToken: 'x'.repeat(43), refreshToken: 'y' }, externalPortal)
    expect((await unknown.call('listMySession')).raw.json()).not.toHaveProperty('errCode')
  })

  it('ends at the next request when the user is blocked or his company has left, not when orders stop', async () => {
    const setCompany = (status: string) =>
      asSystem(tx => tx.updateTable('company').set({ status }).where('comp_no', '=', 'C000003').execute())
    const caller = await product.logInSupplier('mirae001')
    await setCompany('SUSPENDED')
    expect((await caller.call('listMySession')).status).toBe(200)
    await setCompany('TERMINATED')
    expect((await caller.call('listMySession')).code).toBe('CMM-0005')
    await setCompany('REGISTERED')
    expect((await caller.call('listMySession')).code).toBe('CMM-0005')
    const again = await product.logInSupplier('mirae001')
    await asSystem(tx =>
      tx.updateTable('ext_user').set({ status: 'BLOCKED' }).where('user_id', '=', 'mirae001').execute(),
    )
    expect((await again.call('listMySession')).code).toBe('CMM-0005')
  })

  it('is renewed like any other', async () => {
    const caller = await product.logInSupplier('gchip001')
    const { body } = await caller.call('authVerify', {}, { loginid: 'gchip001', iscyberurl: 'Y' })
    expect(body).toMatchObject({ code: 'OK', timeDifference: 1_800_000 })
  })
})

describe('the rows of suppliers', () => {
  const supplier: Actor = { ...systemActor, portal: 'external', scope: 'company', compNo: 'C000001' }
  const administrator: Actor = { ...supplier, userId: 'daesung1', group: '61' }
  const user: Actor = { ...supplier, userId: 'daesung2', group: '60' }
  const users = (actor: Actor) =>
    withActor(product.database, actor, async tx => {
      const rows = await tx.selectFrom('ext_user').select('user_id').orderBy('user_id').execute()
      return rows.map(row => row.user_id)
    })

  it('are those of their company for its administrator, and himself alone for its user', async () => {
    expect(await users(administrator)).toEqual(['daesung1', 'daesung2', 'daesung3'])
    expect(await users(user)).toEqual(['daesung2'])
    const companies = await withActor(product.database, user, tx =>
      tx.selectFrom('company').select('comp_no').execute(),
    )
    expect(companies).toEqual([{ comp_no: 'C000001' }])
  })

  it('are all for those who look after suppliers, and none for requesters', async () => {
    expect((await users({ ...systemActor, userId: 'vendor.mgr', group: '34' })).length).toBe(97)
    expect(
      (await users({ ...systemActor, userId: 'buy.mobile', group: '32', scope: 'section' })).length,
    ).toBe(97)
    expect(await users({ ...systemActor, userId: 'req.mobile', group: '30', scope: 'own' })).toEqual([])
  })

  it('cannot be moved to another company, nor can another company be changed', async () => {
    const move = withActor(product.database, administrator, tx =>
      tx.updateTable('ext_user').set({ comp_no: 'C000002' }).where('user_id', '=', 'daesung3').execute(),
    )
    await expect(move).rejects.toThrow(/row-level security/)
    const { numUpdatedRows } = await withActor(product.database, administrator, tx =>
      tx.updateTable('ext_user').set({ user_name: 'x' }).where('user_id', '=', 'hanul001').executeTakeFirst(),
    )
    expect(numUpdatedRows).toBe(0n)
  })

  it('follow the company in orders and settlements', async () => {
    const companies = await withActor(product.database, user, async tx => {
      const { rows } = await sql<{ comp_no: string }>`select distinct comp_no from po
        union select distinct comp_no from adjustment`.execute(tx)
      return rows
    })
    expect(companies).toEqual([{ comp_no: 'C000001' }])
  })
})

describe('the events of security', () => {
  const note = (subject: string) =>
    asSystem(tx =>
      noteSecurityEvent(
        tx,
        demoSecret,
        {
          actor: 'hanul001',
          portal: 'E',
          ip: '203.0.113.1',
          action: 'portalMismatch',
          subject,
          result: 'refused',
          requestId: 'r1',
        },
        product.clock.now(),
      ),
    )
  const broken = () => asSystem(tx => findBrokenEvent(tx, demoSecret))

  it('form a chain in which a row that was changed or taken out is found', async () => {
    await Promise.all([note('one'), note('two'), note('three')])
    expect(await broken()).toBeUndefined()
    const { last_seq } = await asSystem(tx =>
      tx.selectFrom('security_chain').selectAll().executeTakeFirstOrThrow(),
    )
    const { connectDriver } = await import('../../../../server/database/connectDriver')
    const owner = connectDriver(product.ownerUrl, { poolSize: 1 })
    const tamper = (statement: string) =>
      owner.unsafe(`alter table security_event no force row level security; ${statement};
        alter table security_event force row level security`)
    try {
      await tamper(`update security_event set ip = '10.0.0.1' where seq = ${Number(last_seq) - 1}`)
      expect(await broken()).toBe(String(Number(last_seq) - 1))
      await tamper(`update security_event set ip = '203.0.113.1' where seq = ${Number(last_seq) - 1}`)
      expect(await broken()).toBeUndefined()
      await tamper(`delete from security_event where seq = ${last_seq}`)
      expect(await broken()).toBe(last_seq)
    } finally {
      await owner.end()
    }
  })

  it('hold one line each, and nobody may change or delete them', async () => {
    await note('two\nforged line')
    const rows = await asSystem(tx => tx.selectFrom('security_event').select('subject').execute())
    expect(rows.some(row => row.subject === 'two forged line')).toBe(true)
    await expect(asSystem(tx => tx.deleteFrom('security_event').execute())).rejects.toThrow(
      /permission denied/,
    )
    const change = asSystem(tx => tx.updateTable('security_event').set({ ip: null }).execute())
    await expect(change).rejects.toThrow(/permission denied/)
  })
})
