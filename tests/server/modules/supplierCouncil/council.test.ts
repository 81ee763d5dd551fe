import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CouncilChange } from '../../../../codegen/generated/types'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { councilTexts } from '../../../../server/modules/supplierCouncil/councilTexts'
import { withdrawMember } from '../../../../server/modules/supplierCouncil/withdrawMember'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let manager: Caller
beforeAll(async () => {
  product = await startProduct()
  manager = await product.logIn('vendor.mgr')
})
afterAll(() => product.stop())

const runSql = (text: string) => withActor(product.database, systemActor, tx => sql.raw(text).execute(tx))
const save = (...rows: CouncilChange[]) => manager.call('saveCompCouncil', { body: { rows } })
const list = async (filters: { readonly compNo?: string; readonly status?: string } = {}) =>
  (await manager.call('listCompCouncil', filters)).body.rows
const memberOf = async (compNo: string) => {
  const [row] = await list({ compNo })
  if (!row) throw new Error(`${compNo} is no member`)
  return row
}
const changed = async (compNo: string, more: Partial<CouncilChange>): Promise<CouncilChange> => {
  const { compNameKr: _name, evaGrade: _grade, ...row } = await memberOf(compNo)
  return { ...row, rowState: 'U', ...more }
}
const joining = (compNo: string, more: Partial<CouncilChange> = {}): CouncilChange => ({
  ...{
    rowState: 'I',
    compNo,
    councilDiv: 'IT',
    councilRole: 'MEMBER',
    joinDate: '2026-11-02',
    status: 'ACTIVE',
  },
  ...more,
})
const refusalOf = async (answer: Promise<{ readonly status: number; readonly msg: string }>) => {
  const { status, msg } = await answer
  return [status, msg]
}

describe('the council of suppliers', () => {
  it('has of each division a chair, a secretary and four others', async () => {
    const rows = await list()
    expect(rows).toHaveLength(24)
    expect(await list({ status: 'PAUSED,WITHDRAWN' })).toHaveLength(3)
    expect(rows[0]).toMatchObject({ councilDiv: 'EQP', compNameKr: '(주)대성정밀' })
    expect(rows.every(({ compNameKr, evaGrade }) => compNameKr && evaGrade)).toBe(true)
  })

  it('takes a registered company once, under the next number', async () => {
    expect((await save(joining('C000040'), joining('C000039'))).status).toBe(200)
    expect([(await memberOf('C000040')).memberNo, (await memberOf('C000039')).memberNo]).toEqual([
      'CM00025',
      'CM00026',
    ])
    expect(await refusalOf(save(joining('C000040')))).toEqual([422, councilTexts.memberAlready])
    expect(await refusalOf(save(joining('C000008')))).toEqual([422, councilTexts.companyNotRegistered])
    expect(await refusalOf(save(joining('C000010')))).toEqual([422, councilTexts.companyNotRegistered])
  })

  it('has one chair and one secretary of a division, who may exchange their roles', async () => {
    expect(await refusalOf(save(joining('C000038', { councilRole: 'CHAIR' })))).toEqual([
      422,
      councilTexts.headTwice,
    ])
    const [chair, secretary] = ['CHAIR', 'SEC'].map(
      async role =>
        (await list()).find(row => row.councilDiv === 'IT' && row.councilRole === role)?.compNo ?? '',
    )
    const [first, second] = [(await chair) ?? '', (await secretary) ?? '']
    const answer = await save(
      await changed(first, { councilRole: 'SEC' }),
      await changed(second, { councilRole: 'CHAIR' }),
    )
    expect(answer.status).toBe(200)
    expect((await memberOf(first)).councilRole).toBe('SEC')
  })

  it('lets a member rest and leave, once and for good', async () => {
    await save(joining('C000037'))
    const leaving = { status: 'WITHDRAWN', leaveDate: '2026-11-19' }
    const refusals = [
      [{ status: 'WITHDRAWN' }, councilTexts.leaveMissing],
      [{ status: 'WITHDRAWN', leaveDate: '2026-11-01' }, councilTexts.leaveBeforeJoin],
      [{ status: 'WITHDRAWN', leaveDate: '2026-11-21' }, councilTexts.leaveInFuture],
    ] as const
    for (const [more, text] of refusals)
      expect(await refusalOf(save(await changed('C000037', more)))).toEqual([422, text])
    // A suspended company may rest, and not be active again.
    await runSql(`update company set status = 'SUSPENDED' where comp_no = 'C000037'`)
    expect((await save(await changed('C000037', { status: 'PAUSED' }))).status).toBe(200)
    expect(await refusalOf(save(await changed('C000037', { status: 'ACTIVE' })))).toEqual([
      422,
      councilTexts.companyNotRegistered,
    ])
    expect((await save(await changed('C000037', leaving))).status).toBe(200)
    expect(await refusalOf(save(await changed('C000037', { bigo: '다시' })))).toEqual([
      422,
      councilTexts.withdrawn,
    ])
    const { rows } = await runSql(`select concat_ws(' ', from_status, to_status) as step from document_event
      where doc_type = 'COUNCIL' and doc_no = (select member_no from comp_council where comp_no = 'C000037') order by seq`)
    expect(rows).toEqual([{ step: 'ACTIVE' }, { step: 'ACTIVE PAUSED' }, { step: 'PAUSED WITHDRAWN' }])
    await runSql(`update company set status = 'REGISTERED' where comp_no = 'C000037'`)
    expect((await save(joining('C000037'))).status).toBe(200)
  })

  it('refuses a change that names no member', async () => {
    const { memberNo: _number, ...nameless } = await changed('C000002', { bigo: '비고' })
    expect((await save(nameless)).status).toBe(409)
  })

  it('loses a company that ends', async () => {
    const { memberNo } = await memberOf('C000001')
    const context = { actor: systemActor, now: product.clock.now(), requestId: 'test' }
    await withActor(product.database, systemActor, tx => withdrawMember({ ...context, tx }, 'C000001'))
    const left = (await list()).find(row => row.memberNo === memberNo)
    expect(left).toMatchObject({ status: 'WITHDRAWN', leaveDate: '2026-11-20' })
  })

  it('is kept by vendor management, and looked at by the monitor', async () => {
    const [monitor, buyer] = [await product.logIn('audit.mon'), await product.logIn('buy.mobile')]
    expect((await monitor.call('listCompCouncil', {})).status).toBe(200)
    expect((await buyer.call('listCompCouncil', {})).status).toBe(403)
    expect((await monitor.call('saveCompCouncil', { body: { rows: [joining('C000036')] } })).status).toBe(403)
  })
})
