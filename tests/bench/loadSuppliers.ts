import type { TransactionSql } from 'postgres'
import { connectDriver } from '../../server/database/connectDriver'
import { putBack, setAside } from '../../server/seed/suspendConstraints'
import { loadOrders, type OrderLoad } from './loadOrders'

const patienceMilliseconds = 3_600_000
const tables = ['company', 'sg_company', 'comp_change', 'eva_total', 'eva_total_score', 'eva_work']

/** Suppliers for measurements, with as many years of evaluation behind them. */
export interface SupplierLoad extends Omit<OrderLoad, 'orders'> {
  readonly companies: number
  readonly years: number
}

/** For each half of each year before this one a published total with its points and a confirmed sheet. */
export async function loadSuppliers(load: SupplierLoad): Promise<void> {
  const { ownerUrl, companies, years, today, tell } = load
  const owner = connectDriver(ownerUrl, { poolSize: 1, statementTimeoutMilliseconds: patienceMilliseconds })
  try {
    await owner.begin(async tx => {
      await tx`select set_config('jit', 'off', true), set_config('work_mem', '256MB', true),
        set_config('maintenance_work_mem', '512MB', true)`
      const aside = await setAside(tx, tables)
      tell('  companies')
      await insertCompanies(tx, companies)
      tell('  evaluations')
      await insertEvaluations(tx, Number(today.slice(0, 4)), years)
      await insertChanges(tx, today)
      tell('  indexes')
      await putBack(tx, aside)
    })
    await owner.unsafe(`vacuum (analyze) ${tables.join(', ')}`).simple()
  } finally {
    await owner.end({ timeout: 5 })
  }
}

/** Their orders of the past year, with items, so that prices are compared. */
export async function loadSupplierOrders(load: OrderLoad): Promise<void> {
  await loadOrders(load)
  const owner = connectDriver(load.ownerUrl, {
    ...{ poolSize: 1, statementTimeoutMilliseconds: patienceMilliseconds },
  })
  try {
    // Without an item of its own no price of a line is compared.
    await owner`update po_line set item_code = item.item_code
      from (select item_code, row_number() over (order by item_code) as place from item) item
      where po_line.item_code is null and place = 1 + abs(hashtext(po_no)) % 5 + line_no / 10`
    await owner.unsafe('vacuum (analyze) po_line').simple()
  } finally {
    await owner.end({ timeout: 5 })
  }
}

export async function insertCompanies(tx: TransactionSql, companies: number): Promise<void> {
  await tx`insert into company (comp_no, comp_name_kr, tax_no_2, corp_no, biz_type, comp_type, comp_size, ceo_name, addr1,
      pay_term, forward_yn, eva_grade, gerp_vendor_code, registered_dt, status)
    select 'C' || (100000 + n), (array['한빛','대성','미래','세진','동서','영진'])[1 + n % 6] || n || '(주)',
      (6000000000 + n)::text, null, 'CORP', (array['MFR','DST','SVC'])[1 + n % 3], 'S', '대표', '서울', 'P30', 'Y',
      (array['S','A','A','B','B','B','C','D'])[1 + n % 8], (7000000000 + n)::text, '2015-01-01',
      case when n % 50 = 0 then 'SUSPENDED' else 'REGISTERED' end
    from generate_series(1, ${companies}::int - (select count(*)::int from company)) n`
  await tx`insert into sg_company (sg_code, comp_no)
    select sg_code, comp_no from (select comp_no, row_number() over (order by comp_no) as n from company
        where comp_no > 'C1') added
      join (select sg_code, row_number() over (order by sg_code) - 1 as place, count(*) over () as total
        from sourcing_group where sg_level = '004') groups on place in (n % total, (n * 7 + 1) % total)
    on conflict do nothing`
}

async function insertEvaluations(tx: TransactionSql, thisYear: number, years: number): Promise<void> {
  await tx`create temporary table load_sheet on commit drop as
    select comp_no, year, half, year || lpad((half * 6)::text, 2, '0') || '-' || lpad((200000 + row_number() over (
        partition by year, half order by comp_no))::text, 6, '0') as number,
      55 + abs(hashtext(comp_no || year || half)) % 4400 / 100.0 as score
    from company, generate_series(${thisYear - years}::int, ${thisYear - 1}::int) year, generate_series(1, 2) half
    where comp_no > 'C1'`
  await tx`insert into eva_total (total_no, tpl_id, comp_no, eva_year, eva_period, po_cnt, po_amt, auto_score, manual_score,
      total_score, eva_grade, calculated_dt, source_system, published_dt, approval_status, status)
    select 'TE' || number, (select min(tpl_id) from eva_template where eva_type = 'TOTAL'), comp_no, year::text, 'H' || half,
      5, 5000000, score * 0.8, score * 0.2, score,
      case when score >= 95 then 'S' when score >= 85 then 'A' when score >= 75 then 'B' when score >= 60 then 'C' else 'D' end,
      make_date(year, half * 6, 20), 'GPMS', make_date(year, half * 6, 28), 'A', 'PUBLISHED'
    from load_sheet order by number`
  await tx`insert into eva_total_score (total_no, item_no, raw_value, score, eff_weight, weighted)
    select 'TE' || number, item_no, 90, 80, 16.67, 13.34 from load_sheet, generate_series(1, 6) item_no order by number, item_no`
  await tx`insert into eva_work (work_no, tpl_id, comp_no, eva_year, eva_period, evaluator, due_date, total_score, opinion,
      submitted_dt, status)
    select 'EW' || number, (select min(tpl_id) from eva_template where eva_type = 'WORK'), comp_no, year::text, 'H' || half,
      'buy.all', make_date(year, half * 6, 20), score, '양호합니다.', make_date(year, half * 6, 18), 'CONFIRMED'
    from load_sheet order by number`
  // Of the half-year that runs three sheets are confirmed.
  await tx`insert into eva_work (work_no, tpl_id, comp_no, eva_year, eva_period, evaluator, due_date, total_score, opinion,
      submitted_dt, status)
    select 'EW' || ${thisYear}::text || '11-' || lpad((200000 + row_number() over (order by comp_no, evaluator))::text, 6, '0'),
      (select min(tpl_id) from eva_template where eva_type = 'WORK'), comp_no, ${thisYear}::text, 'H2', evaluator,
      make_date(${thisYear}, 11, 20), 80, '양호합니다.', make_date(${thisYear}, 11, 18), 'CONFIRMED'
    from company, unnest(array['buy.all', 'buy.mobile', 'head.mobile']) evaluator where comp_no > 'C1'`
}

async function insertChanges(tx: TransactionSql, today: string): Promise<void> {
  await tx`insert into comp_change (chg_no, comp_no, chg_field, before_value, after_value, requested_by, requested_dt,
      decided_by, decided_dt, status)
    select 'CC' || to_char(day, 'YYYYMM') || '-' || lpad((200000 + n)::text, 6, '0'), comp_no, 'TEL', '02-1', '02-2', 'system',
      day, 'system', day, 'APPROVED'
    from (select comp_no, times, row_number() over () as n, ${today}::date - (times * 500 + abs(hashtext(comp_no)) % 400) as day
      from company, generate_series(0, 6) times where comp_no > 'C1') change`
}
