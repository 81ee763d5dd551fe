import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, systemActor } from '../../../server/database/actor'
import type { Database } from '../../../server/database/connect'
import { withActor } from '../../../server/database/withActor'
import { pinnedInstant } from '../testCluster'
import { createTestDatabase } from '../testDatabase'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await createTestDatabase('filled'))
})
afterAll(() => drop())

const ask = <Row>(query: string, actor: Actor = systemActor) =>
  withActor(database, actor, async tx => (await sql.raw<Row>(query).execute(tx)).rows)
const count = async (from: string, actor?: Actor) =>
  Number((await ask<{ n: string }>(`select count(*) as n from ${from}`, actor))[0]?.n)
const statesOf = async (from: string) =>
  (await ask<{ status: string }>(`select distinct status from ${from} order by 1`)).map(row => row.status)

describe('orders of the demo', () => {
  it('belong to the requests that say they are ordered, under the number their lines show', async () => {
    expect(
      await count(
        `pr where status in ('ORDERED', 'CLOSED') and not exists (select from po where po.pr_no = pr.pr_no)`,
      ),
    ).toBe(0)
    expect(await count('po where pr_no is not null')).toBe(225)
    expect(
      await count(`pr_line join po_line on po_line.pr_no = pr_line.pr_no and po_line.pr_line_no = pr_line.line_no
        where pr_line.po_no is distinct from po_line.po_no or pr_line.ordered_qty <> po_line.qty
          or pr_line.received_qty <> po_line.received_qty`),
    ).toBe(0)
    expect(
      await count(
        'pr_line where po_no is not null and not exists (select from po where po.po_no = pr_line.po_no)',
      ),
    ).toBe(0)
    expect(
      await count(`pr join po using (pr_no) where (pr.status = 'CLOSED') <> (po.status = 'CLOSED')`),
    ).toBe(0)
  })

  it('are numbered in the order in which they were placed', async () => {
    expect(
      await count('(select created_dt < lag(created_dt) over (order by po_no) as back from po) x where back'),
    ).toBe(0)
    expect(
      await count(
        '(select created_dt < lag(created_dt) over (order by wh_req_no) as back from warehousing) x where back',
      ),
    ).toBe(0)
    expect(
      await count(`doc_sequence where (prefix = 'PO' and last_no <> (select count(*) from po where substr(po_no, 3, 6) = yyyymm))
        or (prefix = 'WR' and last_no <> (select count(*) from warehousing where substr(wh_req_no, 3, 6) = yyyymm))`),
    ).toBe(0)
  })

  it('stand in every state, and reach back more than a year without a gap', async () => {
    expect(await statesOf('po')).toEqual([
      'ACCEPTED',
      'CANCELED',
      'CLOSED',
      'COMPLETED',
      'DECLINED',
      'PARTIAL',
      'SENT',
    ])
    expect(await count("po where order_type = 'TEST'")).toBe(3)
    expect(
      await count("(select to_char(po_date, 'YYYYMM') from po group by 1 having count(*) >= 25) month"),
    ).toBe(15)
    expect(
      await count(`department where yyyymm = '202611' and indept is not null and deptcd not like 'D90%'
        and not exists (select from po where po.deptcd = department.deptcd and po_date between '2025-10-01' and '2025-10-31')`),
    ).toBe(0)
    expect(await count(`po where created_dt > '${pinnedInstant}' or updated_dt > '${pinnedInstant}'`)).toBe(0)
  })

  it('add up from their lines, with tax cut off to whole won', async () => {
    expect(
      await count(`po join (select po_no, sum(amt) as amt from po_line group by 1) line using (po_no)
        where supply_amt <> amt or total_amt <> supply_amt + vat_amt`),
    ).toBe(0)
    expect(
      await count(
        `po where vat_amt <> case when tax_code in ('V1', 'V2') then trunc(total_amt_krw * 0.1) else 0 end`,
      ),
    ).toBe(0)
    expect(
      await count(
        `po_line join po using (po_no) where amt <> round(qty * unit_price, case when currency = 'USD' then 2 else 0 end)`,
      ),
    ).toBe(0)
    expect(
      await count(`po where total_amt_krw <> case currency when 'KRW' then supply_amt when 'JPY' then round(supply_amt * ex_rate / 100)
        else round(supply_amt * ex_rate) end`),
    ).toBe(0)
    expect(
      await count("po where order_type = 'SIMPLE' and (total_amt_krw > 1000000 or expense_type = 'AST')"),
    ).toBe(0)
  })
})

describe('receipts of the demo', () => {
  it('stand in every state, and returns beside them', async () => {
    expect(await statesOf('warehousing')).toEqual([
      'APPROVING',
      'CANCELED',
      'CONFIRMED',
      'INSPECTED',
      'REFUSED',
      'REJECTED',
      'REQUESTED',
      'RETURNED',
    ])
    expect(await count("warehousing where wh_type = 'RT'")).toBeGreaterThan(10)
    expect(
      await count(`warehousing where receipt_date > '2026-11-20' or updated_dt > '${pinnedInstant}'`),
    ).toBe(0)
    expect(await count("warehousing join po using (po_no) where order_type = 'TEST'")).toBe(0)
  })

  it('never exceed what was ordered and its tolerance', async () => {
    expect(await count('po_line where received_qty + shipped_qty > floor(qty * (1 + over_tol / 100))')).toBe(
      0,
    )
    expect(
      await count(`po_line join (select line.po_no, line.po_line_no,
          coalesce(sum(accept_qty - return_qty) filter (where status in ('CONFIRMED', 'RETURNED')), 0) as received,
          coalesce(sum(return_qty), 0) as returned,
          coalesce(sum(dlv_qty) filter (where status in ('REQUESTED', 'INSPECTED', 'APPROVING', 'REJECTED')), 0) as shipped
        from warehousing_line line join warehousing using (wh_req_no) where wh_type = 'GR' group by 1, 2) receipt
        on receipt.po_no = po_line.po_no and po_line_no = line_no
        where received <> received_qty or returned <> returned_qty or shipped <> shipped_qty
          or remain_qty <> greatest(0, qty - received - shipped)`),
    ).toBe(0)
    expect(
      await count(`warehousing_line line join warehousing using (wh_req_no)
        left join (select org_wh_req_no, po_line_no, sum(-accept_qty) as back
          from warehousing join warehousing_line using (wh_req_no) where wh_type = 'RT' group by 1, 2) rt
          on rt.org_wh_req_no = line.wh_req_no and rt.po_line_no = line.po_line_no
        where wh_type = 'GR' and return_qty <> coalesce(back, 0)`),
    ).toBe(0)
  })

  it('add up from their lines, at the rate of the day of receipt', async () => {
    expect(
      await count(`warehousing join (select wh_req_no, sum(amt) as amt from warehousing_line group by 1) line using (wh_req_no)
        where accepted_amt <> amt`),
    ).toBe(0)
    expect(
      await count(`warehousing where accepted_amt_krw <> case currency when 'KRW' then accepted_amt
        when 'JPY' then round(accepted_amt * ex_rate / 100) else round(accepted_amt * ex_rate) end`),
    ).toBe(0)
    expect(
      await count(
        "warehousing where status = 'CONFIRMED' and wh_type = 'GR' and (approval_status = 'X') <> (accepted_amt_krw < 500000)",
      ),
    ).toBe(0)
    expect(
      await count(`po where received_amt <> (select coalesce(sum(round(received_qty * unit_price, case when currency = 'USD' then 2 else 0 end)), 0)
        from po_line where po_line.po_no = po.po_no)`),
    ).toBe(0)
  })

  it('tell the people on them what lists ask for', async () => {
    expect(
      await count(`warehousing_party party join warehousing using (wh_req_no)
        where party.status <> warehousing.status or party.accepted_amt_krw <> warehousing.accepted_amt_krw
          or party.wh_req_date <> warehousing.wh_req_date or party.wh_app_no is distinct from warehousing.wh_app_no`),
    ).toBe(0)
    expect(
      await count(`warehousing where not exists (select from warehousing_party p where p.wh_req_no = warehousing.wh_req_no and p.singleid = receiver)
        or not exists (select from warehousing_party p where p.wh_req_no = warehousing.wh_req_no and p.singleid = requester)`),
    ).toBe(0)
  })
})

describe('settlements of the demo', () => {
  it('stand in every state', async () => {
    expect(await statesOf('adjustment')).toEqual([
      'CANCELED',
      'CONFIRMED',
      'CREATED',
      'DISPUTED',
      'INVOICED',
      'NOTIFIED',
      'PAID',
      'POSTED',
      'SLIPPED',
    ])
  })

  it('add up from what was accepted and kept', async () => {
    expect(
      await count(`adjustment join (select adj_no, sum(amt) as amt, sum(vat_amt) as vat from adjustment_line group by 1) line using (adj_no)
        where receipt_amt <> amt or vat_amt <> vat or supply_amt <> receipt_amt - deduct_amt`),
    ).toBe(0)
    expect(
      await count(
        `adjustment_line settled join warehousing_line line on line.wh_req_no = settled.wh_req_no and line.line_no = wh_line_no
        where settled.qty <> line.accept_qty - line.return_qty`,
      ),
    ).toBe(0)
    expect(
      await count(
        `adjustment where vat_amt <> case when tax_code in ('V1', 'V2') then trunc(supply_amt_krw * 0.1) else 0 end`,
      ),
    ).toBe(0)
  })

  // Numbers of documents begin anew each month; two of one supplier would share what follows the month.
  it('name commercial invoices by month and number, so that none is told twice whatever the day is', async () => {
    expect(await count('tax_invoice where invoice_no is not null')).toBeGreaterThan(0)
    expect(
      await count("tax_invoice where invoice_no is not null and invoice_no <> 'CI-' || substr(ti_no, 3)"),
    ).toBe(0)
  })

  it('wait with an invoice that differs: by some won of tax that are matched by hand, or by what is written anew', async () => {
    const wrong =
      "tax_invoice invoice join adjustment settled using (adj_no) where invoice.status = 'MISMATCH'"
    const matchable =
      'invoice.supply_amt = supply_amt_krw and abs(invoice.vat_amt - settled.vat_amt) between 1 and 10'
    expect(await count(`${wrong} and ${matchable}`)).toBeGreaterThan(0)
    expect(await count(`${wrong} and not (${matchable})`)).toBeGreaterThan(0)
    expect(
      await count(`${wrong} and (settled.status <> 'CONFIRMED' or settled.ti_no <> invoice.ti_no
        or diff_amt <> invoice.total_amt - settled.total_amt or diff_amt = 0)`),
    ).toBe(0)
  })

  it('hold each receipt once, of one supplier, section, department, currency, tax and month', async () => {
    expect(
      await count(`(select wh_req_no, wh_line_no from adjustment_line join adjustment using (adj_no)
        where status <> 'CANCELED' group by 1, 2 having count(*) > 1) twice`),
    ).toBe(0)
    expect(
      await count(`adjustment_line join adjustment using (adj_no) join warehousing using (wh_req_no)
        where warehousing.comp_no <> adjustment.comp_no or warehousing.deptcd <> adjustment.deptcd
          or warehousing.currency <> adjustment.currency or warehousing.tax_code <> adjustment.tax_code
          or to_char(receipt_date, 'YYYYMM') <> yyyymm or (adjustment.status <> 'CANCELED' and adj_yn <> 'Y')`),
    ).toBe(0)
    expect(
      await count(`po where status = 'CLOSED' and exists (select from warehousing join warehousing_line line using (wh_req_no)
        left join adjustment using (adj_no) where warehousing.po_no = po.po_no and warehousing.status = 'CONFIRMED'
          and wh_type = 'GR' and accept_qty > return_qty and coalesce(adjustment.status, '') not in ('POSTED', 'PAID'))`),
    ).toBe(0)
  })
})

describe('budgets of the demo', () => {
  it('reach back fifteen months and are used by what their documents say, to the won', async () => {
    expect(await count('(select distinct yyyymm from budget) x')).toBe(15)
    expect(
      await count(`(select yyyymm, deptcd, account_code, sum(amt) as amt from budget_demand group by 1, 2, 3) demand
        full join budget using (yyyymm, deptcd, account_code)
        where coalesce(demand.amt, 0) <> coalesce(budget.used_amt, 0)`),
    ).toBe(0)
  })

  it('hold back what is approved and what is ordered, and what is settled is used wholly', async () => {
    for (const prefix of ['PR', 'PO', 'AJ'])
      expect(await count(`budget_use where amt > 0 and doc_no like '${prefix}%'`)).toBeGreaterThan(10)
    expect(
      await count(`adjustment join (select doc_no, sum(amt) as amt from budget_use group by 1) used on doc_no = adj_no
        where used.amt <> supply_amt_krw`),
    ).toBe(0)
    expect(await count(`budget_use join pr on pr_no = doc_no where status in ('CANCELED', 'CLOSED')`)).toBe(0)
  })

  it.each([
    ['each department in each month', 'yyyymm, deptcd'],
    ['all departments together', 'yyyymm'],
    ['each kind of expense of a department', 'yyyymm, deptcd, expense_type'],
  ])('are executed by 72 to 97 percent: %s', async (_name, by) => {
    expect(
      await count(`(select sum(used_amt) * 100 / sum(budget_amt) as rate from budget join account using (account_code)
        group by ${by}) execution where rate not between 72 and 97`),
    ).toBe(0)
  })
})

describe('who sees them', () => {
  const staff = (part: Partial<Actor>): Actor => ({ ...systemActor, ...part })
  it.each([
    ['a section', staff({ scope: 'section', section: '모바일사업부' }), "section = '모바일사업부'"],
    ['a department', staff({ scope: 'dept', deptcds: ['D1020'] }), "deptcd = 'D1020'"],
  ])('%s sees its own orders, receipts and settlements with their lines', async (_name, actor, mine) => {
    for (const [table, lines, key] of [
      ['po', 'po_line', 'po_no'],
      ['warehousing', 'warehousing_line', 'wh_req_no'],
      ['adjustment', 'adjustment_line', 'adj_no'],
    ] as const) {
      const expected = await count(`${table} where ${mine}`)
      expect(expected).toBeGreaterThan(0)
      expect(await count(table, actor)).toBe(expected)
      expect(await count(lines, actor)).toBe(
        await count(`${lines} line join ${table} using (${key}) where ${mine}`),
      )
    }
  })

  it('a receiver sees what he is on, and budgets are not his business', async () => {
    const actor = staff({ scope: 'own', userId: 'recv.mobile' })
    const expected = await count("warehousing where receiver = 'recv.mobile' or requester = 'recv.mobile'")
    expect(expected).toBeGreaterThan(3)
    expect(await count('warehousing', actor)).toBe(expected)
    expect(await count('po', actor)).toBe(
      await count("po where receiver = 'recv.mobile' or requester = 'recv.mobile'"),
    )
    await expect(count('budget', actor)).rejects.toThrow(/permission denied/)
  })

  it('a supplier sees its orders and its settlements once they were sent to it, no receipts', async () => {
    const actor = staff({ scope: 'company', compNo: 'C000001' })
    expect(await count('po', actor)).toBe(await count("po where comp_no = 'C000001'"))
    expect(await count('adjustment', actor)).toBe(
      await count("adjustment where comp_no = 'C000001' and status not in ('CREATED', 'CANCELED')"),
    )
    await expect(count('warehousing', actor)).rejects.toThrow(/permission denied/)
  })

  it('a section and a department see the budgets of their departments', async () => {
    expect(await count('budget', staff({ scope: 'section', section: '모바일사업부' }))).toBe(
      await count("budget where deptcd like 'D10%'"),
    )
    expect(await count('budget', staff({ scope: 'dept', deptcds: ['D1020'] }))).toBe(
      await count("budget where deptcd = 'D1020'"),
    )
  })
})
