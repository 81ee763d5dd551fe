import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sumDecimals, trimDecimal } from '../../../../schemas/shared/decimal'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let buyer: Caller
let receiver: Caller
let coordinator: Caller
let sectionBuyer: Caller
beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.all')
  receiver = await product.logIn('recv.mobile')
  coordinator = await product.logIn('dept.mobile')
  sectionBuyer = await product.logIn('buy.mobile')
})
afterAll(() => product.stop())

const ask = <Row>(query: string) =>
  withActor(product.database, systemActor, async tx => (await sql.raw<Row>(query).execute(tx)).rows)
const year = { whReqDatesFrom: '2025-11-21', whReqDatesTo: '2026-11-20' }
const month = { whReqDatesFrom: '2026-10-20', whReqDatesTo: '2026-11-20' }

describe('the list of receipts', () => {
  it('is never empty with the filter it opens with, and its sum is that of the database', async () => {
    const [found] = await ask<{ n: number; amount: string }>(`select count(*)::int as n,
      sum(accepted_amt_krw)::text as amount from warehousing where wh_req_date between '2026-10-20' and '2026-11-20'`)
    const { body } = await buyer.call('listWarehousing', month)
    expect(body.rows.length).toBe(10)
    expect(body.total).toBe(found?.n)
    expect(body.sums).toEqual({ acceptedAmtKrw: found?.amount })
    expect((await buyer.call('listWarehousing', { ...month, want: 'totals' })).body).toEqual({
      ...body,
      rows: [],
    })
  })

  it.each([
    ['poNo', 'PO202610-00001', "po_no like '%PO202610-00001%'"],
    ['whReqNo', '202611-00000', "wh_req_no like '%202611-00000%'"],
    ['whReqNo', 'wr202611-000002', "wh_req_no = 'WR202611-000002'"],
    ['whAppNo', 'WA202610', "wh_app_no like 'WA202610%'"],
    ['section', '모바일사업부', "section = '모바일사업부'"],
    ['deptName', '모바일개발', "dept_name like '%모바일개발%'"],
    ['eprName', '조민재', "epr_name = '조민재'"],
    ['receiveName', '임수빈', "receive_name = '임수빈'"],
    ['expenses', 'AST', "expenses = 'AST'"],
    ['approvalStatus', 'P,R', "approval_status in ('P', 'R')"],
    ['status', 'REQUESTED,INSPECTED', "status in ('REQUESTED', 'INSPECTED')"],
    ['system', 'LEGACY', "system = 'LEGACY'"],
    ['sourceSystemList', 'OGPMS,MIG', "source_system in ('OGPMS', 'MIG')"],
  ])('finds by %s "%s"', async (name, value, condition) => {
    const [found] = await ask<{ n: number }>(`select count(*)::int as n from warehousing
      where wh_req_date between '2025-11-21' and '2026-11-20' and ${condition}`)
    const { body } = await buyer.call('listWarehousing', { ...year, [name]: value })
    expect(found?.n).toBeGreaterThan(0)
    expect(body.total).toBe(found?.n)
  })

  it('finds by the day of the last decision, as it is in Seoul', async () => {
    const { body } = await buyer.call('listWarehousing', {
      lastDeciDatesFrom: '2026-11-10',
      lastDeciDatesTo: '2026-11-10',
      size: 0,
    })
    expect(body.rows.length).toBeGreaterThan(0)
    expect(new Set(body.rows.map(row => row.lastDeciDt?.slice(0, 10)))).toEqual(new Set(['2026-11-10']))
  })

  it('refuses no condition at all, and a period that is turned round or longer than a year', async () => {
    for (const operation of ['listWarehousing', 'listWarehousingItem'] as const) {
      expect((await buyer.call(operation)).msg).toBe('조회 조건을 하나 이상 입력해 주세요.')
      expect((await buyer.call(operation, { page: 2, sort: 'whReqNo:asc' })).status).toBe(422)
      const turned = { whReqDatesFrom: '2026-11-20', whReqDatesTo: '2026-11-01' }
      expect((await buyer.call(operation, turned)).msg).toBe('조회 시작일은 종료일보다 클 수 없습니다.')
      const long = { lastDeciDatesFrom: '2025-01-01', lastDeciDatesTo: '2026-11-01' }
      expect((await buyer.call(operation, long)).msg).toBe('조회기간은 최대 12개월입니다.')
    }
  })

  it('finds a whole number whatever the day', async () => {
    const { rows } = (await buyer.call('listWarehousing', { ...year, size: 1, sort: 'whReqNo:asc' })).body
    const whReqNo = rows[0]?.whReqNo ?? ''
    const period = { whReqDatesFrom: '2026-11-20', whReqDatesTo: '2026-11-20' }
    const found = await buyer.call('listWarehousing', { whReqNo, ...period })
    expect([found.body.total, found.body.rows[0]?.whReqNo]).toEqual([1, whReqNo])
    const part = await buyer.call('listWarehousing', { whReqNo: whReqNo.slice(0, 8), ...period })
    expect(part.body.rows.map(row => row.whReqNo)).not.toContain(whReqNo)
  })
})

describe('items of receipts', () => {
  it('of one receipt are its lines in their order, with their sums', async () => {
    const [one] = await ask<{ no: string }>(
      'select wh_req_no as no from warehousing_line group by 1 order by count(*) desc, 1 limit 1',
    )
    const whReqNo = one?.no ?? ''
    const { body } = await buyer.call('listWarehousingItem', { whReqNo, size: 0 })
    expect(body.rows.map(row => row.lineNo)).toEqual(body.rows.map((_, index) => (index + 1) * 10))
    expect(body.sums?.amt).toBe(sumDecimals(body.rows.map(row => row.amt)))
    const [head] = await ask<{ amount: string }>(
      `select accepted_amt::text as amount from warehousing where wh_req_no = '${whReqNo}'`,
    )
    expect(body.sums?.amt).toBe(trimDecimal(head?.amount ?? ''))
  })

  it('of a period are as many as the database has; amounts of several currencies make no sum', async () => {
    const [found] = await ask<{ n: number; accepted: string; currencies: number }>(`select count(*)::int as n,
      trim_scale(sum(accept_qty))::text as accepted, count(distinct currency)::int as currencies
      from warehousing_line join warehousing using (wh_req_no) where wh_req_date between '2026-09-01' and '2026-11-20'`)
    const three = { whReqDatesFrom: '2026-09-01', whReqDatesTo: '2026-11-20' }
    const { body } = await buyer.call('listWarehousingItem', { ...three, want: 'totals' })
    expect(body.total).toBe(found?.n)
    expect(body.sums?.acceptQty).toBe(found?.accepted)
    expect(found?.currencies).toBeGreaterThan(1)
    expect(body.sums).not.toHaveProperty('amt')
  })
})

describe('who sees which receipt', () => {
  it('a receiver sees what he received or asked for, and nothing else by its number', async () => {
    const [mine] = await ask<{ n: number; amount: string }>(`select count(*)::int as n,
      sum(accepted_amt_krw)::text as amount from warehousing
      where wh_req_date between '2025-11-21' and '2026-11-20' and 'recv.mobile' in (receiver, requester)`)
    const { body } = await receiver.call('listWarehousing', { ...year, size: 0 })
    expect(mine?.n).toBeGreaterThan(5)
    expect(body.total).toBe(mine?.n)
    expect(body.sums).toEqual({ acceptedAmtKrw: mine?.amount })
    const [other] = await ask<{ no: string }>(
      "select wh_req_no as no from warehousing where 'recv.mobile' not in (receiver, requester) limit 1",
    )
    const whReqNo = other?.no ?? ''
    expect((await receiver.call('listWarehousingItem', { whReqNo })).body.total).toBe(0)
  })

  it('a department and a section see their own, in rows, counts and items alike', async () => {
    for (const [caller, condition] of [
      [coordinator, "deptcd = 'D1020'"],
      [sectionBuyer, "section = '모바일사업부'"],
    ] as const) {
      const [mine] = await ask<{ n: number; lines: number }>(`select count(distinct wh_req_no)::int as n,
        count(*)::int as lines from warehousing join warehousing_line using (wh_req_no)
        where wh_req_date between '2025-11-21' and '2026-11-20' and ${condition}`)
      const sorted = await caller.call('listWarehousing', { ...year, size: 0, sort: 'compNameKr:asc' })
      expect(sorted.body.rows.length).toBe(mine?.n)
      expect(sorted.body.total).toBe(mine?.n)
      expect((await caller.call('listWarehousingItem', { ...year, want: 'totals' })).body.total).toBe(
        mine?.lines,
      )
    }
  })

  it.each([
    ['a section', { ...systemActor, scope: 'section', section: '모바일사업부' }],
    ['a department', { ...systemActor, scope: 'dept', deptcds: ['D1020'] }],
  ] as const)('of one receipt are read by %s without reading all receipts it sees', async (_, actor) => {
    const plan = await withActor(product.database, actor, async tx => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from warehousing_line
        where wh_req_no = 'WR202611-000001'`.execute(tx)
      return rows.map(row => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain('EXISTS')
    expect(plan).not.toContain('hashed')
  })
})
