import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ExportRequest } from '../../../../codegen/generated/types'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { findBrokenEvent } from '../../../../server/modules/audit/securityEvents'
import { sweepPersonalExports } from '../../../../server/modules/export/personalExport'
import { demoSecret, readSettings } from '../../../../server/settings'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let admin: Caller
beforeAll(async () => {
  product = await startProduct()
  admin = await product.logIn('system.admin')
})
afterAll(() => product.stop())

const name = { field: 'userName', label: '사용자명', kind: 'text', width: 100 } as const
const mobile = { field: 'cellPhoneNo', label: '휴대전화', kind: 'text', width: 120 } as const
const request = (change: Partial<ExportRequest> = {}): ExportRequest => ({
  operation: 'listExtUser',
  title: '사용자 목록',
  columns: [name, mobile],
  conditions: [{ name: 'status', value: 'ACTIVE' }],
  ...change,
})

const asSystem = <Value>(work: Parameters<typeof withActor<Value>>[2]) =>
  withActor(product.database, systemActor, work)
const logged = () => asSystem(tx => tx.selectFrom('personal_export').selectAll().orderBy('log_seq').execute())

async function exported(caller: Caller, body: ExportRequest) {
  const started = await caller.call('startExport', { body })
  expect(started.status, started.msg).toBe(200)
  return vi.waitFor(
    async () => {
      const { body: job } = await caller.call('getExport', { exportId: started.body.exportId })
      expect(job.status).toBe('DONE')
      return job
    },
    { timeout: 20_000, interval: 100 },
  )
}

describe('a workbook with personal data (R-53)', () => {
  it.each([
    ['no reason', {}],
    ['a reason of blanks', { reason: '       ' }],
    ['a reason of four characters', { reason: ' 점검용임 ' }],
  ])('is refused with %s', async (_what, change) => {
    const answer = await admin.call('startExport', { body: request(change) })
    expect([answer.status, answer.msg, answer.raw.json().field]).toEqual([
      422,
      '다운로드 사유를 5자 이상 입력해 주세요.',
      'reason',
    ])
  })

  it('is kept with who, when, why, rows, columns and conditions once it can be fetched', async () => {
    const before = await logged()
    const job = await exported(admin, request({ reason: '협력사 담당자 연락처 점검' }))
    const rows = await logged()
    expect(rows.length).toBe(before.length + 1)
    const { logged_dt: at, ...row } = rows.at(-1) ?? {}
    expect(new Date(String(at)).getTime()).toBe(product.clock.now().getTime())
    expect(row).toMatchObject({
      user_id: 'system.admin',
      portal_type: 'I',
      ip: '127.0.0.1',
      operation: 'listExtUser',
      title: '사용자 목록',
      reason: '협력사 담당자 연락처 점검',
      columns: [
        { field: 'userName', label: '사용자명' },
        { field: 'cellPhoneNo', label: '휴대전화' },
      ],
      conditions: [{ name: 'status', value: 'ACTIVE' }],
      row_cnt: job.done,
      export_id: job.exportId,
    })
    expect(job.done).toBeGreaterThan(0)
  })

  it('stands in the sealed chain of events too', async () => {
    const [event] = await asSystem(tx =>
      tx.selectFrom('security_event').selectAll().where('action', '=', 'personalExport').execute(),
    )
    expect(event).toMatchObject({ actor: 'system.admin', result: 'done' })
    expect(event?.subject).toMatch(/^listExtUser, \d+ rows, 휴대전화$/)
    expect(await asSystem(tx => findBrokenEvent(tx, demoSecret))).toBeUndefined()
  })

  it('without such columns asks for nothing and is not kept', async () => {
    const before = await logged()
    await exported(admin, request({ columns: [name] }))
    expect(await logged()).toEqual(before)
  })

  it('is taken by a supplier for his own users alone, and kept as his', async () => {
    const supplier = await product.logInSupplier('daesung1')
    const job = await exported(supplier, request({ reason: '사내 비상연락망 정비' }))
    expect((await logged()).at(-1)).toMatchObject({
      user_id: 'daesung1',
      portal_type: 'E',
      row_cnt: job.done,
    })
    expect(job.done).toBeLessThan(5)
  })

  it.each([0, 1_001, 20_000])('cannot be made past it from a page of %i rows', async size => {
    expect((await admin.call('listExtUser', { size })).status).toBe(403)
    expect((await admin.call('listExtUser', { size: 100 })).status).toBe(200)
  })

  it('is changed or read by nobody but the server, and forgotten after the months that are set', async () => {
    const actor = { ...systemActor, userId: 'system.admin', group: '99' }
    const seen = await withActor(product.database, actor, tx =>
      tx.selectFrom('personal_export').selectAll().execute(),
    )
    expect(seen).toEqual([])
    await expect(
      asSystem(tx => tx.updateTable('personal_export').set({ reason: '다른 사유' }).execute()),
    ).rejects.toThrow(/permission denied/)
    const kept = await logged()
    const sweep = (months: string) =>
      sweepPersonalExports({
        database: product.database,
        clock: product.clock,
        settings: readSettings({ GPMS_PERSONAL_EXPORT_MONTHS: months }),
      })
    product.clock.advance(364 * 86_400_000)
    await sweep('12')
    expect(await logged()).toEqual(kept)
    product.clock.advance(3 * 86_400_000)
    await sweep('24')
    expect(await logged()).toEqual(kept)
    await sweep('12')
    expect(await logged()).toEqual([])
  })
})
