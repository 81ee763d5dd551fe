import type { TransactionSql } from 'postgres'
import { connectDriver } from '../../server/database/connectDriver'
import { putBack, setAside } from '../../server/seed/suspendConstraints'

const yearDays = 365
const patienceMilliseconds = 3_600_000
const tables = [
  ...['order_request', 'order_request_line', 'order_request_party', 'po', 'po_line', 'po_party'],
  ...['warehousing', 'warehousing_line', 'warehousing_party', 'delivery', 'delivery_line'],
  ...['adjustment', 'adjustment_line', 'adjustment_party'],
]

/** Orders for measurements of lists: facts only, behind them are no requests, approvals and history. */
export interface OrderLoad {
  /** The role that owns the tables. */
  readonly ownerUrl: string
  readonly orders: number
  readonly today: string
  readonly tell: (text: string) => void
  /** @default 365 */
  readonly days?: number
  /** Departments that order in the place of those of the people, and items that are ordered; `loadReports` writes both. */
  readonly isVaried?: boolean
}

/**
 * Orders of two lines over the past days, each with the order request it came from, for nine of ten a delivery with its
 * receipt, and for two of three a settlement.
 * The people are those of `npm run seed -- --rows`.
 */
export async function loadOrders(load: OrderLoad): Promise<void> {
  const { ownerUrl, tell } = load
  const owner = connectDriver(ownerUrl, { poolSize: 1, statementTimeoutMilliseconds: patienceMilliseconds })
  try {
    await owner.begin(async tx => {
      await tx`select set_config('jit', 'off', true), set_config('work_mem', '256MB', true),
        set_config('maintenance_work_mem', '512MB', true)`
      const aside = await setAside(tx, tables)
      await numberOrders(tx, load)
      tell('  order requests')
      await insertRequests(tx)
      tell('  orders')
      await insertOrders(tx)
      tell('  deliveries')
      await insertDeliveries(tx)
      tell('  receipts')
      await insertReceipts(tx)
      tell('  settlements')
      await insertSettlements(tx)
      tell('  indexes')
      await putBack(tx, aside)
    })
    await owner.unsafe(`vacuum (analyze) ${tables.join(', ')}`).simple()
  } finally {
    await owner.end({ timeout: 5 })
  }
}

async function numberOrders(
  tx: TransactionSql,
  { orders, today, days = yearDays, isVaried = false }: OrderLoad,
): Promise<void> {
  await tx`create temporary table load_order on commit drop as
    select part.*, to_char(day, 'YYYYMM') || '-' || lpad((100000 + row_number() over (
        partition by to_char(day, 'YYYYMM') order by n))::text, 6, '0') as number,
      p.singleid, p.hname, p.section, p.deptcd, p.deptnm, c.comp_no, c.comp_name_kr,
      (array['리니어 가이드','니트릴 장갑','서보모터','노트북','A4 복사용지','시험 지그'])[1 + h % 6] as item_name,
      c.place as company_place, 'NORMAL' as order_type, 'KRW' as currency, 1::numeric as ex_rate, null::text as pr_no,
      null::text as first_item, null::text as second_item
    from (select n, abs(hashint4(n)) as h, (10000 + abs(hashint4(n + 3)) % 20000000) / 100 * 100 as amount,
        ${today}::date - (${days - 1}::int - (n::bigint * ${days}::int / (${orders}::int + 1))::int) as day
      from generate_series(1, ${orders}::int) n) part
    join (select *, row_number() over (order by singleid) - 1 as place from person where singleid like 'u0%') p
      on p.place = part.h % (select count(*) from person where singleid like 'u0%')
    join (select *, row_number() over (order by comp_no) - 1 as place from company where status = 'REGISTERED') c
      on c.place = abs(hashint4(n + 5)) % (select count(*) from company where status = 'REGISTERED')`
  if (isVaried) await varyOrders(tx)
  // What was received two months ago is settled.
  await tx`alter table load_order add is_settled boolean`
  await tx`update load_order set is_settled = h % 40 > 7 and (h % 40 > 12 or day < ${today}::date - 60)`
  const [{ count } = { count: 0 }] = await tx<{ count: number }[]>`select count(*)::int from load_order`
  if (count !== orders) throw new Error(`${count} orders of ${orders} have a person and a company.`)
  await tx`analyze load_order`
}

/**
 * Departments, kinds, currencies, items and prices as a large company has them; one of three follows a purchase request. An item comes from
 * two or three suppliers and goes to a few departments of one section, one time of ten to any other; a supplier changes his prices each
 * half-year, by some percent or not at all.
 */
async function varyOrders(tx: TransactionSql): Promise<void> {
  const [total = { departments: 1, items: 1, sections: 1 }] = await tx<
    { departments: number; items: number; sections: number }[]
  >`select (select count(distinct deptcd) from department where deptcd like 'DR%')::int as departments,
      (select count(*) from item)::int as items, (select count(*) from section)::int as sections`
  await tx`update load_order set section = dept.section_name, deptcd = dept.deptcd, deptnm = dept.deptnm,
      order_type = case when h % 100 < 2 then 'TEST' when h % 100 < 22 then 'SIMPLE' when h % 100 < 27 then 'LOI' else 'NORMAL' end,
      currency = case when h % 33 = 0 then 'JPY' else 'KRW' end, ex_rate = case when h % 33 = 0 then 912.34 else 1 end,
      pr_no = case when h % 3 = 0 then 'PR' || number end, first_item = one.item_code, second_item = two.item_code,
      amount = (10000 + abs(hashint8(company_place)) % 20000000) / 10000
        * (96 + abs(hashtext(company_place || to_char(day, 'YYYY') || extract(quarter from day)::int / 3)) % 10) * 100
    from (select *, row_number() over (order by deptcd) - 1 as place from (
        select distinct on (deptcd) * from department where deptcd like 'DR%' order by deptcd, yyyymm desc) newest) dept,
      (select item_code, row_number() over (order by item_code) - 1 as place from item) one,
      (select item_code, row_number() over (order by item_code) - 1 as place from item) two
    where dept.place = case when abs(hashint4(n + 11)) % 10 = 0 then abs(hashint4(n + 7))
        else company_place * 11 + abs(hashint4(n + 7)) % 3 * ${total.sections}::int end % ${total.departments}::int
      and one.place = (company_place * 3 + h % 3) % ${total.items}::int
      and two.place = (company_place * 3 + h % 3 + 1) % ${total.items}::int`
}

async function insertRequests(tx: TransactionSql): Promise<void> {
  await tx`insert into order_request (or_no, title, comp_no, forward_yn, section, deptcd, deptnm, buyer_id, buyer_nm,
      requester, requester_nm, receiver, expense_type, price_basis, rate_date, supply_amt, vat_amt, total_amt,
      total_amt_krw, pay_term, due_date, po_no, approval_status, status, req_date, line_cnt)
    select 'OR' || number, item_name || ' 발주', comp_no, 'Y', section, deptcd, deptnm, 'buy.all', '한도윤',
      singleid, hname, singleid, 'EXP', 'NEGO', day, amount, amount / 10, amount + amount / 10, amount, 'P30', day + 20,
      case when state = 'ORDERED' then 'PO' || number end,
      case state when 'ORDERED' then 'A' when 'APPROVING' then 'P' when 'REJECTED' then 'R' else 'N' end, state, day, 2
    from (select *, (array['DRAFT','APPROVING','REJECTED','ORDERED'])[least(4, 1 + h % 40)] as state from load_order) o
    order by n`
  await tx`insert into order_request_line (or_no, line_no, item_name, unit_code, qty, unit_price, amt, due_date)
    select 'OR' || number, line * 10, item_name, 'EA', 10, amount / 20, amount / 2, day + 20
    from load_order, generate_series(1, 2) line order by n, line`
  await tx`insert into order_request_party (singleid, or_no) select singleid, 'OR' || number from load_order order by n`
}

async function insertOrders(tx: TransactionSql): Promise<void> {
  await tx`insert into po (po_no, title, order_type, currency, ex_rate, source_no, comp_no, forward_yn, section, deptcd, deptnm,
      buyer_id, requester, receiver, expense_type, supply_amt, vat_amt, total_amt, total_amt_krw, pay_term, po_date, due_date,
      promised_date, accepted_dt, status)
    select 'PO' || number, item_name || ' 발주', order_type, currency, ex_rate, 'OR' || number, comp_no, 'Y', section, deptcd, deptnm,
      'buy.all', singleid, singleid, 'EXP', amount, amount / 10, amount + amount / 10, amount, 'P30', day, day + 20,
      day + 18, day + interval '1 day',
      (array['SENT','ACCEPTED','ACCEPTED','PARTIAL','COMPLETED','CLOSED'])[least(6, 1 + h % 40)]
    from load_order order by n`
  await tx`insert into po_line (po_no, line_no, item_code, pr_no, item_name, unit_code, qty, unit_price, amt, due_date, promised_date,
      received_qty, remain_qty, completed_yn, completed_date)
    select 'PO' || number, line * 10, case line when 1 then first_item else second_item end, pr_no, item_name, 'EA', 10,
      amount / 20, amount / 2, day + 20, day + 18,
      case when h % 40 > 4 then 10 else 0 end, case when h % 40 > 4 then 0 else 10 end,
      case when h % 40 > 4 then 'Y' else 'N' end, case when h % 40 > 7 then day + 2 end
    from load_order, generate_series(1, 2) line order by n, line`
  await tx`insert into po_party (singleid, po_no)
    select singleid, 'PO' || number from load_order order by n`
}

async function insertDeliveries(tx: TransactionSql): Promise<void> {
  await tx`insert into delivery (dlv_no, po_no, comp_no, section, deptcd, deptnm, receiver, delivery_date, due_date,
      dlv_method, supply_amt, wh_req_no, shipped_dt, status, line_cnt, created_dt)
    select 'DL' || number, 'PO' || number, comp_no, section, deptcd, deptnm, singleid, day + 2, day + 20, 'DIRECT',
      amount, 'WR' || number, day + interval '1 day',
      case when h % 40 < 6 then 'SHIPPED' when h % 40 < 8 then 'RECEIVING' else 'RECEIVED' end, 2, day
    from load_order where h % 40 > 3 order by n`
  await tx`insert into delivery_line (dlv_no, line_no, po_no, po_line_no, item_name, unit_code, po_qty, qty, unit_price, amt)
    select 'DL' || number, line * 10, 'PO' || number, line * 10, item_name, 'EA', 10, 10, amount / 20, amount / 2
    from load_order, generate_series(1, 2) line where h % 40 > 3 order by n, line`
}

async function insertSettlements(tx: TransactionSql): Promise<void> {
  await tx`insert into adjustment (adj_no, yyyymm, settle_type, comp_no, section, deptcd, deptnm, owner_id, receipt_amt,
      supply_amt, supply_amt_krw, vat_amt, total_amt, pay_term, due_date, confirmed_dt, status, created_dt, updated_dt)
    select 'AD' || number, to_char(day + 3, 'YYYYMM'), 'CASE', comp_no, section, deptcd, deptnm, 'acc.staff', amount,
      amount, amount, amount / 10, amount + amount / 10, 'P30', day + 40,
      case when h % 40 > 16 then day + interval '5 days' end,
      (array['CREATED','NOTIFIED','NOTIFIED','CONFIRMED','INVOICED'])[least(5, greatest(2, h % 40 - 12))],
      day + interval '4 days', day + interval '5 days'
    from load_order where is_settled order by n`
  await tx`insert into adjustment_line (adj_no, line_no, wh_req_no, wh_line_no, wh_app_no, po_no, item_name, unit_code,
      qty, unit_price, amt)
    select 'AD' || number, line * 10, 'WR' || number, line * 10, 'WA' || number, 'PO' || number, item_name, 'EA', 10,
      amount / 20, amount / 2
    from load_order, generate_series(1, 2) line where is_settled order by n, line`
  await tx`insert into adjustment_party (singleid, adj_no)
    select singleid, 'AD' || number from load_order where is_settled order by n`
}

async function insertReceipts(tx: TransactionSql): Promise<void> {
  await tx`insert into warehousing (wh_req_no, wh_app_no, currency, ex_rate, po_no, comp_no, comp_name_kr, section, deptcd, dept_name,
      requester, epr_name, receive_name, receiver, expenses, wh_req_date, receipt_date, inspect_due, inspect_result,
      accepted_amt, accepted_amt_krw, adj_yn, approval_status, last_deci_dt, status, dlv_no)
    select 'WR' || number, case when state = 'CONFIRMED' then 'WA' || number end, currency, ex_rate, 'PO' || number, comp_no,
      comp_name_kr,
      section, deptcd, deptnm, singleid, hname, hname, singleid, 'EXP', day,
      case when state <> 'REQUESTED' then day + 2 end, day + 3, case when state <> 'REQUESTED' then 'PASS' end,
      case when state <> 'REQUESTED' then amount else 0 end, case when state <> 'REQUESTED' then amount else 0 end,
      case when is_settled then 'Y' else 'N' end, case when state = 'CONFIRMED' then 'A' else 'N' end,
      case when state = 'CONFIRMED' then day + interval '3 days' end, state, 'DL' || number
    from (select *, case when h % 40 < 6 then 'REQUESTED' when h % 40 < 8 then 'INSPECTED' else 'CONFIRMED' end as state
      from load_order where h % 40 > 3) o order by n`
  await tx`insert into warehousing_line (wh_req_no, line_no, po_no, po_line_no, item_code, item_name, unit_code, po_qty, dlv_qty,
      accept_qty, unit_price, amt, adj_no)
    select 'WR' || number, line * 10, 'PO' || number, line * 10, case line when 1 then first_item else second_item end, item_name,
      'EA', 10, 10, case when h % 40 < 6 then 0 else 10 end, amount / 20, case when h % 40 < 6 then 0 else amount / 2 end, case when is_settled then 'AD' || number end
    from load_order, generate_series(1, 2) line where h % 40 > 3 order by n, line`
  await tx`insert into warehousing_party (singleid, wh_req_no, wh_req_date, wh_app_no, po_no,
      section, dept_name, epr_name, receive_name, expenses, approval_status, status, last_deci_dt, system, source_system,
      accepted_amt_krw)
    select requester, wh_req_no, wh_req_date, wh_app_no, po_no, receipt.section, dept_name, epr_name,
      receive_name, expenses, approval_status, status, last_deci_dt, system, source_system, accepted_amt_krw
    from load_order join warehousing receipt on wh_req_no = 'WR' || number order by n`
}
