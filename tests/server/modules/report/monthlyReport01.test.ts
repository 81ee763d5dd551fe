import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import type { Transaction } from '../../../../server/database/connect'
import { withActor } from '../../../../server/database/withActor'
import { type ProductServer, startProduct } from '../productServer'

/** January 2020: a month before the demo, whose few documents are added up by hand below. */
const month = '202001'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
  await withActor(product.database, systemActor, writeMonth)
})
afterAll(() => product.stop())

const departments = {
  A: { section: '모바일사업부', deptcd: 'D1020', deptnm: '모바일개발팀' },
  B: { section: '반도체사업부', deptcd: 'D8888', deptnm: '시험설비팀' },
} as const

type Place = keyof typeof departments

async function writeMonth(tx: Transaction): Promise<void> {
  await sql`insert into department (yyyymm, deptcd, top_dept, section_name, deptnm, dept_level)
    select '201901', 'D8888', top_dept, section_name, '시험설비팀', 3 from department
    where section_name = '반도체사업부' limit 1`.execute(tx)
  await sql`insert into department (yyyymm, deptcd, top_dept, section_name, deptnm, dept_level)
    select '201901', deptcd, top_dept, section_name, deptnm, dept_level from department
    where deptcd = 'D1020' limit 1`.execute(tx)
  // Three requests count; the draft, the cancelled one and the one of February do not.
  await request(tx, 1, 'A', '2020-01-01', 'APPROVED')
  await request(tx, 2, 'A', '2020-01-31', 'APPROVING')
  await request(tx, 3, 'B', '2020-01-15', 'ORDERED')
  await request(tx, 4, 'A', '2020-01-15', 'DRAFT')
  await request(tx, 5, 'A', '2020-01-15', 'CANCELED')
  await request(tx, 6, 'A', '2020-02-01', 'APPROVED')
  // A: 1,200 in the month, 1,000 the month before, 1,600 the year before. B: 300, and nothing earlier.
  await order(tx, 1, 'A', '2020-01-02', '1000', 'SENT')
  await order(tx, 2, 'A', '2020-01-31', '200', 'COMPLETED', 'AST')
  await order(tx, 3, 'A', '2019-12-31', '1000', 'CLOSED')
  await order(tx, 4, 'A', '2019-01-31', '1600', 'CLOSED')
  await order(tx, 5, 'B', '2020-01-10', '300', 'PARTIAL')
  await order(tx, 6, 'A', '2020-01-10', '7000', 'CANCELED')
  await order(tx, 7, 'A', '2020-01-10', '7000', 'DECLINED')
  await order(tx, 8, 'A', '2020-01-10', '7000', 'SENT', 'EXP', 'TEST')
  // A receives 900 and gives back 100; what is not confirmed or belongs to a test does not count.
  await receipt(tx, 1, 1, '2020-01-20', '700', 'CONFIRMED')
  await receipt(tx, 2, 2, '2020-01-31', '200', 'CONFIRMED')
  await receipt(tx, 3, 1, '2020-01-25', '-100', 'CONFIRMED', 'RT')
  await receipt(tx, 4, 5, '2020-01-25', '300', 'INSPECTED')
  await receipt(tx, 5, 8, '2020-01-25', '7000', 'CONFIRMED')
  await receipt(tx, 6, 5, '2020-02-01', '300', 'CONFIRMED')
  // A is settled with 800, of which 200 are assets; its budget is 1,000 and 200 for assets.
  await settlement(tx, 1, 'A', month, '800', 'CONFIRMED', [
    [1, '600'],
    [2, '200'],
  ])
  await settlement(tx, 2, 'A', month, '500', 'CANCELED', [[1, '500']])
  await settlement(tx, 3, 'A', month, '7000', 'CONFIRMED', [[5, '7000']])
  await settlement(tx, 4, 'A', '202002', '500', 'CONFIRMED', [[1, '500']])
  await sql`insert into budget (yyyymm, deptcd, account_code, budget_amt)
    select ${month}, 'D1020', account_code, case expense_type when 'AST' then 200 else 1000 end
    from (select distinct on (expense_type) account_code, expense_type from account
      where expense_type in ('EXP', 'AST') order by expense_type, account_code) account`.execute(tx)
}

/** The number of a document carries the month of its day; these end in a number of the test. */
function numberOf(prefix: string, day: string, no: number): string {
  return `${prefix}${day.slice(0, 4)}${day.slice(5, 7)}-90000${no}`
}

const ending = (no: number) => `%-90000${no}`

async function request(tx: Transaction, no: number, place: Place, day: string, status: string) {
  const { section, deptcd, deptnm } = departments[place]
  await sql`insert into pr (pr_no, title, expense_type, section, deptcd, deptnm, requester, requester_nm, status, req_date)
    values (${numberOf('PR', day, no)}, '시험', 'EXP', ${section}, ${deptcd}, ${deptnm},
      'req.mobile', '조민재', ${status}, ${day})`.execute(tx)
}

async function order(
  tx: Transaction,
  no: number,
  place: Place,
  day: string,
  amount: string,
  status: string,
  expense = 'EXP',
  type = 'NORMAL',
) {
  const { section, deptcd, deptnm } = departments[place]
  await sql`insert into po (po_no, title, order_type, comp_no, section, deptcd, deptnm, requester, expense_type,
      supply_amt, total_amt, total_amt_krw, pay_term, po_date, status)
    select ${numberOf('PO', day, no)}, '시험', ${type}, comp_no, ${section}, ${deptcd}, ${deptnm}, 'req.mobile', ${expense},
      ${amount}, ${amount}, ${amount}, 'P30', ${day}, ${status} from company order by comp_no limit 1`.execute(
    tx,
  )
  await sql`insert into po_line (po_no, line_no, item_name, unit_code, qty, unit_price, amt)
    select ${numberOf('PO', day, no)}, 10, '시험품', unit_code, 1, ${amount}, ${amount} from unit limit 1`.execute(
    tx,
  )
}

async function receipt(
  tx: Transaction,
  no: number,
  orderNo: number,
  day: string,
  amount: string,
  status: string,
  type = 'GR',
) {
  const wh_req_no = numberOf('WR', day, no)
  await sql`insert into warehousing (wh_req_no, wh_app_no, wh_type, org_wh_req_no, po_no, comp_no, comp_name_kr, section, deptcd, dept_name,
      requester, epr_name, receive_name, receiver, expenses, wh_req_date, receipt_date, accepted_amt, accepted_amt_krw,
      status)
    select ${wh_req_no}, ${`WA${wh_req_no.slice(2)}`}, ${type},
      case when ${type} = 'RT' then (select wh_req_no from warehousing where wh_req_no like ${ending(1)}) end,
      po_no, comp_no, '시험상사', section, deptcd, deptnm, 'req.mobile', '조민재',
      '조민재', 'req.mobile', expense_type, ${day}, ${day}, ${amount}, ${amount}, ${status}
    from po where po_no like ${ending(orderNo)}`.execute(tx)
  await sql`insert into warehousing_line (wh_req_no, line_no, po_no, po_line_no, item_name, po_qty, dlv_qty, accept_qty,
      unit_price, amt)
    select ${wh_req_no}, 10, po_no, 10, '시험품', 1, 1, 1, 1, ${amount} from po
    where po_no like ${ending(orderNo)}`.execute(tx)
}

async function settlement(
  tx: Transaction,
  no: number,
  place: Place,
  yyyymm: string,
  amount: string,
  status: string,
  lines: readonly (readonly [receipt: number, amount: string])[],
) {
  const { section, deptcd, deptnm } = departments[place]
  await sql`insert into adjustment (adj_no, yyyymm, settle_type, comp_no, section, deptcd, deptnm, receipt_amt,
      supply_amt, supply_amt_krw, total_amt, pay_term, status)
    select ${`AJ202001-90000${no}`}, ${yyyymm}, 'CASE', comp_no, ${section}, ${deptcd}, ${deptnm}, ${amount}, ${amount},
      ${amount}, ${amount}, 'P30', ${status} from company order by comp_no limit 1`.execute(tx)
  for (const [index, [receiptNo, part]] of lines.entries())
    await sql`insert into adjustment_line (adj_no, line_no, wh_req_no, wh_line_no, po_no, item_name, qty, unit_price, amt)
      select ${`AJ202001-90000${no}`}, ${index + 1}, wh_req_no, 10, po_no, '시험품', 1, 1, ${part}
      from warehousing where wh_req_no like ${ending(receiptNo)}`.execute(tx)
}

const rowA = {
  ...departments.A,
  prCnt: 2,
  poCnt: 2,
  poAmt: '1200',
  receiptAmt: '800',
  totalAmt: '800',
  budgetAmt: '1200',
  execRate: '66.7',
  momRate: '20.0',
  yoyRate: '-25.0',
}
const rowB = {
  ...departments.B,
  prCnt: 1,
  poCnt: 1,
  poAmt: '300',
  receiptAmt: '0',
  totalAmt: '0',
  budgetAmt: '0',
}

async function report(singleid: string, input: Readonly<Record<string, string>> = {}) {
  const caller = await product.logIn(singleid)
  return caller.call('getMonthlyReport01', { yyyymm: month, ...input })
}

describe('purchases of a month by department', () => {
  it('add up as reckoned by hand, with rates of the sums in the totals', async () => {
    const { msg, body } = await report('buy.head')
    expect(msg).toBe('')
    expect(body.rows).toEqual([rowA, rowB])
    expect(body.sums).toEqual({
      prCnt: 3,
      poCnt: 3,
      poAmt: '1500',
      receiptAmt: '800',
      totalAmt: '800',
      budgetAmt: '1200',
      execRate: '66.7',
      momRate: '50.0',
      yoyRate: '-6.3',
    })
    expect(body.total).toBe(2)
  })

  it('of one kind of expense take the part of a settlement that is of this kind', async () => {
    const { body } = await report('buy.head', { expenseType: 'AST' })
    expect(body.rows).toMatchObject([
      {
        prCnt: 0,
        poCnt: 1,
        poAmt: '200',
        receiptAmt: '200',
        totalAmt: '200',
        budgetAmt: '200',
        execRate: '100.0',
      },
    ])
  })

  it('are limited to a section or a department that is asked for', async () => {
    const bySection = await report('buy.head', { section: '반도체사업부' })
    expect(bySection.body.rows).toEqual([rowB])
    const byDepartment = await report('buy.head', { deptcd: 'D1020' })
    expect(byDepartment.body.rows).toEqual([rowA])
  })

  it.each([
    ['a buyer of the section sees his section', 'buy.mobile', [rowA]],
    ['a buyer of another section sees that one', 'buy.semi', [rowB]],
    ['a coordinator sees the department', 'dept.mobile', [rowA]],
    ['accounting sees all', 'acc.staff', [rowA, rowB]],
    ['the auditor sees all', 'audit.mon', [rowA, rowB]],
  ])('%s', async (_, singleid, rows) => expect((await report(singleid)).body.rows).toEqual(rows))

  it('are refused to a requester, whose group has no such report', async () => {
    expect((await report('req.mobile')).status).toBe(403)
  })

  it('answer no rows for a month in which nothing was bought, and sums without rates', async () => {
    const { body } = await report('buy.head', { yyyymm: '201501' })
    expect(body.rows).toEqual([])
    expect(body.sums).toEqual({
      prCnt: 0,
      poCnt: 0,
      poAmt: '0',
      receiptAmt: '0',
      totalAmt: '0',
      budgetAmt: '0',
    })
  })

  it('are refused for a month to come', async () => {
    const reply = await report('buy.head', { yyyymm: '202612' })
    expect([reply.status, reply.msg]).toEqual([422, '당월 이후는 조회할 수 없습니다.'])
  })

  it('of the demo have orders, receipts, settlements and a budget in the month before', async () => {
    const { body } = await report('buy.head', { yyyymm: '202610' })
    expect(body.rows.length).toBeGreaterThan(5)
    expect(Number(body.sums.totalAmt)).toBeGreaterThan(0)
    expect(body.sums).toMatchObject({ execRate: expect.any(String), momRate: expect.any(String) })
  })
})
