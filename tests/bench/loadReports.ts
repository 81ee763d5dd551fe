import type { TransactionSql } from 'postgres'
import { connectDriver } from '../../server/database/connectDriver'
import { putBack, setAside } from '../../server/seed/suspendConstraints'
import { loadOrders } from './loadOrders'
import { insertCompanies } from './loadSuppliers'

const patienceMilliseconds = 3_600_000
const days = 3650
const departments = 200
const items = 30_000
const requestTables = [
  ...['pr', 'pr_line', 'rfq', 'rfq_line', 'quotation', 'rfq_award', 'document_event', 'none_order'],
  ...['monthly_calc', 'item_price'],
]

/** Ten years of a large company, for measurements of reports. */
interface ReportLoad {
  /** The role that owns the tables. */
  readonly ownerUrl: string
  readonly orders: number
  readonly companies: number
  readonly today: string
  readonly tell: (text: string) => void
}

/** Companies, departments and items; the orders that they gave and got; and the requests, awards, prices and claims beside these. */
export async function loadReports(load: ReportLoad): Promise<void> {
  const { ownerUrl, companies, today, tell } = load
  const owner = connectDriver(ownerUrl, { poolSize: 1, statementTimeoutMilliseconds: patienceMilliseconds })
  const write = async (tables: readonly string[], insert: (tx: TransactionSql) => Promise<void>) => {
    await owner.begin(async tx => {
      await tx`select set_config('jit', 'off', true), set_config('work_mem', '256MB', true),
        set_config('maintenance_work_mem', '512MB', true)`
      const aside = await setAside(tx, tables)
      await insert(tx)
      await putBack(tx, aside)
    })
    await owner.unsafe(`vacuum (analyze) ${tables.join(', ')}`).simple()
  }
  try {
    tell('  companies, departments, items')
    await write(['company', 'department', 'item', 'budget'], async tx => {
      await insertCompanies(tx, companies)
      await insertDepartments(tx, today)
      await insertItems(tx)
    })
    await loadOrders({ ...load, days, isVaried: true })
    tell('  requests')
    await write(requestTables, async tx => {
      await insertRequests(tx)
      await insertAwards(tx)
      await insertClaims(tx)
      await insertPrices(tx, today)
    })
  } finally {
    await owner.end({ timeout: 5 })
  }
}

/** A snapshot and a budget of each department in each of the months. */
async function insertDepartments(tx: TransactionSql, today: string): Promise<void> {
  await tx`insert into department (yyyymm, deptcd, top_dept, section_name, deptnm, dept_level)
    select to_char(month, 'YYYYMM'), 'DR' || lpad(n::text, 3, '0'), home.top_dept, home.section_name, '부서 ' || n, 3
    from generate_series(1, ${departments}::int) n
      join (select top_dept, section_name, row_number() over (order by top_dept) - 1 as place, count(*) over () as total
        from section) home on home.place = n % home.total,
      generate_series(${today}::date - ${days}::int, ${today}::date, interval '1 month') month`
  await tx`insert into budget (yyyymm, deptcd, account_code, budget_amt)
    select yyyymm, deptcd, (select min(account_code) from account), 500000000 from department where deptcd like 'DR%'`
}

async function insertItems(tx: TransactionSql): Promise<void> {
  await tx`insert into item (item_code, item_name, spec, item_type, cat_code, sg_code, unit_code, status, reg_date)
    select 'R' || lpad(n::text, 9, '0'), '품목 ' || n, '규격 ' || n, known.item_type, known.cat_code, known.sg_code, 'EA', 'ACTIVE',
      date '2016-01-01' + n % 3600
    from generate_series(1, ${items}::int) n join (select item_type, cat_code, sg_code, row_number() over (order by item_code) - 1 as place,
      count(*) over () as total from item) known on known.place = n % known.total`
}

/** The request of each order that names one, with the days of its steps. */
async function insertRequests(tx: TransactionSql): Promise<void> {
  await tx`create temporary table load_request on commit drop as
    select distinct on (line.pr_no) line.pr_no, po.po_no, po.title, po.expense_type, po.section, po.deptcd, po.deptnm, po.requester,
      po.buyer_id, po.comp_no, po.total_amt_krw, po.po_date, greatest(date_trunc('month', po_date)::date, po_date - 6) as asked
    from po_line line join po on po.po_no = line.po_no where line.pr_no is not null
      and not exists (select from pr where pr.pr_no = line.pr_no)`
  await tx`insert into pr (pr_no, title, purchase_type, expense_type, section, deptcd, deptnm, requester, requester_nm, buyer_id,
      buyer_nm, line_cnt, total_amt, total_amt_krw, received_dt, last_deci_dt, approval_status, status, req_date)
    select pr_no, title, 'GEN', expense_type, section, deptcd, deptnm, requester, requester, buyer_id, '한도윤', 2, total_amt_krw,
      total_amt_krw, asked + interval '2 days', asked + interval '1 day', 'A', 'ORDERED', asked from load_request`
  await tx`insert into document_event (doc_type, doc_no, at, actor, actor_name, action, to_status)
    select 'PR', pr_no, asked, requester, requester, 'submitPr', 'APPROVING' from load_request`
}

/** One request of five was asked for quotations, and closed and awarded before its order. */
async function insertAwards(tx: TransactionSql): Promise<void> {
  await tx`create temporary table load_award on commit drop as
    select *, 'RQ' || substr(pr_no, 3) as rfq_no, abs(hashtext(pr_no)) as h from load_request where abs(hashtext(pr_no)) % 5 = 0`
  await tx`insert into rfq (rfq_no, pr_no, title, section, buyer_id, buyer_nm, saving_type, base_amt, contract_amt, saving_amt, status)
    select rfq_no, pr_no, title, section, buyer_id, '한도윤', (array['NEGO','SPEC','BID','BULK','SUBST'])[1 + h % 5],
      total_amt_krw + total_amt_krw / 20, total_amt_krw, total_amt_krw + total_amt_krw / 20 - total_amt_krw, 'AWARDED'
    from load_award`
  await tx`insert into pr_line (pr_no, line_no, item_name, qty, unit_price, amt)
    select pr_no, 10, title, 1, total_amt_krw, total_amt_krw from load_award`
  await tx`insert into rfq_line (rfq_no, line_no, pr_no, pr_line_no, item_name, qty)
    select rfq_no, 10, pr_no, 10, left(title, 100), 1 from load_award`
  await tx`insert into quotation (qt_no, rfq_no, comp_no, total_amt, total_amt_krw, ex_rate, status)
    select 'QT' || substr(pr_no, 3), rfq_no, comp_no, total_amt_krw, total_amt_krw, 1, 'SELECTED' from load_award`
  await tx`insert into rfq_award (rfq_no, line_no, pr_no, pr_line_no, qt_no, comp_no, qty, unit_price, currency, amt, ex_rate,
      rate_date, amt_krw, is_lowest, awarded_by, awarded_dt)
    select rfq_no, 10, pr_no, 10, 'QT' || substr(pr_no, 3), comp_no, 1, greatest(total_amt_krw, 1), 'KRW', total_amt_krw, 1,
      po_date, total_amt_krw, true, 'buy.all', po_date - interval '1 day' from load_award`
  await tx`insert into document_event (doc_type, doc_no, at, actor, actor_name, action, to_status)
    select 'RFQ', rfq_no, asked + interval '3 days', 'system', 'system', 'closeRfq', 'CLOSED' from load_award
    union all select 'ADJ', 'AD' || substr(po_no, 3), po_date + interval '9 days', 'system', 'system', 'registerTaxInvoice', 'INVOICED'
    from load_request`
}

async function insertClaims(tx: TransactionSql): Promise<void> {
  await tx`insert into none_order (none_no, title, none_type, comp_no, contact_id, section, deptcd, deptnm, supply_amt, vat_amt,
      total_amt, source_type, status, req_date)
    select 'NO' || substr(pr_no, 3), title, 'ETC', comp_no, requester, section, deptcd, deptnm, total_amt_krw / 10, 0,
      total_amt_krw / 10, 'I', 'POSTED', po_date from load_request where abs(hashtext(pr_no)) % 7 = 0`
  await tx`insert into monthly_calc (calc_no, yyyymm, comp_no, section, settle_type, status)
    select 'MC' || yyyymm || '-' || lpad((300000 + row_number() over (partition by yyyymm))::text, 6, '0'), yyyymm, comp_no, section, 'MONTHLY',
      'CLOSED' from (select distinct yyyymm, comp_no, section from adjustment where comp_no > 'C1') settled
    where abs(hashtext(comp_no)) % 4 = 0`
}

/** Prices of a year each from two companies an item, those of this year valid today. */
async function insertPrices(tx: TransactionSql, today: string): Promise<void> {
  await tx`insert into item_price (price_no, item_code, comp_no, currency, unit_price, valid_from, valid_to, price_basis)
    select 'IP' || lpad((900000000 + row_number() over ())::text, 12, '0'), item_code, comp_no, 'KRW',
      10000 + abs(hashtext(item_code || comp_no || year)) % 900000, make_date(year, 1, 1), make_date(year, 12, 31), 'NEGO'
    from (select distinct on (line.item_code, po.comp_no) line.item_code, po.comp_no from po_line line join po using (po_no)
        where line.item_code like 'R%' and po.po_date > ${today}::date - 30) bought,
      generate_series(extract(year from ${today}::date)::int - 4, extract(year from ${today}::date)::int) year`
}
