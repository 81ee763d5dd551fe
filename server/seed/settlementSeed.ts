import { sql } from 'kysely'
import {
  addDecimals,
  multiplyDecimals,
  subtractDecimals,
  truncateDecimal,
} from '../../schemas/shared/decimal'
import { hangulAmount } from '../../schemas/shared/hangulAmount'
import { vatOf } from '../../schemas/shared/money'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import { refreshMonth } from '../modules/settlementMonth/refreshMonth'
import { confirmDue } from '../modules/settlementMonth/settlementMonth'
import { seedMonthHistory } from './settlementHistorySeed'
import { writeEvents } from './writeEvents'

/** What the settlements of the story name: their statements, tax invoices and months, and how they came about. */
export async function seedSettlements(tx: Transaction): Promise<void> {
  await sql`set constraints all deferred`.execute(tx)
  await seedStatements(tx)
  await seedInvoices(tx)
  await seedMonths(tx)
  await seedMonthHistory(tx)
  await seedHistory(tx)
}

async function seedStatements(tx: Transaction): Promise<void> {
  await sql`insert into statement (stmt_no, adj_no, comp_no, issue_date, supply_amt, vat_amt, total_amt, total_text,
      print_cnt, confirmed_dt, confirmed_by, status, created_by, created_dt, updated_by, updated_dt)
    select stmt_no, adj_no, settled.comp_no, (settled.created_dt at time zone 'Asia/Seoul')::date, supply_amt_krw, vat_amt,
      total_amt, '', case when confirmed_dt is null then 0 else 1 end, confirmed_dt,
      case when confirmed_dt is null then null when proxy_yn = 'Y' then '정하늘'
        else coalesce(supplier.user_name, '정하늘') end,
      case when settled.status = 'CANCELED' then 'CANCELED' when confirmed_dt is null then 'ISSUED' else 'CONFIRMED' end,
      owner_id, settled.created_dt, owner_id, settled.updated_dt
    from adjustment settled left join lateral (select user_name from ext_user
      where ext_user.comp_no = settled.comp_no order by main_yn desc, user_id limit 1) supplier on true
    where stmt_no is not null`.execute(tx)
  const { rows } = await sql<{
    stmt_no: string
    total_amt: string
  }>`select stmt_no, total_amt from statement`.execute(tx)
  if (rows.length === 0) return
  await sql`update statement set total_text = spelt.text from (values ${sql.join(
    rows.map(row => sql`(${row.stmt_no}, ${hangulAmount(row.total_amt)})`),
  )}) spelt (stmt_no, text) where statement.stmt_no = spelt.stmt_no`.execute(tx)
}

const invoiceTail = 16

interface Invoiced {
  readonly ti_no: string
  readonly day: string
  readonly status: string
  readonly supply: string
  readonly vat: string
}

/**
 * What stands on an invoice: where the settlement still waits for its own, tax rounded up on each line, which is matched
 * by hand, or a supply at the previous price, which has to be canceled and written again.
 */
function writtenAmounts({ status, supply, vat }: Invoiced, wrong: number) {
  if (status !== 'CONFIRMED') return { supply, vat, diff: '0' }
  if (wrong % 2 === 0) return { supply, vat: addDecimals(vat, '3'), diff: '3' }
  const old = truncateDecimal(multiplyDecimals(supply, '0.97'), 0)
  const tax = vatOf(old, 'V1')
  return { supply: old, vat: tax, diff: subtractDecimals(addDecimals(old, tax), addDecimals(supply, vat)) }
}

/** Numbers of the tax office: the day of issue, and sixteen characters. */
async function seedInvoices(tx: Transaction): Promise<void> {
  const { rows } = await sql<Invoiced>`select ti_no, status, supply_amt_krw as supply, vat_amt as vat,
      to_char((confirmed_dt at time zone 'Asia/Seoul'), 'YYYYMMDD') as day
    from adjustment where ti_no is not null order by ti_no`.execute(tx)
  if (rows.length === 0) return
  const wrong = rows.filter(row => row.status === 'CONFIRMED')
  const numbers = sql.join(
    rows.map((row, index) => {
      const { supply, vat, diff } = writtenAmounts(row, wrong.indexOf(row))
      const number = `${row.day}${zeroPad(41_000_000 + index, invoiceTail)}`
      return sql`(${row.ti_no}, ${number}, ${supply}::numeric, ${vat}::numeric, ${diff}::numeric)`
    }),
  )
  await sql`insert into tax_invoice (ti_no, nts_no, invoice_no, adj_no, comp_no, ti_type, write_date, issue_date,
      supply_amt, vat_amt, total_amt, diff_amt, status, created_by, created_dt, updated_by, updated_dt)
    select settled.ti_no, case when tax_code = 'V5' then null else given.nts_no end,
      case when tax_code = 'V5' then 'CI-' || substr(settled.ti_no, 3) end, adj_no, comp_no,
      case tax_code when 'V3' then 'FREE' when 'V4' then 'ZERO' when 'V5' then 'INV' else 'TAX' end,
      least((yyyymm || '01')::date + interval '1 month' - interval '1 day',
        (confirmed_dt at time zone 'Asia/Seoul')::date),
      (confirmed_dt at time zone 'Asia/Seoul')::date, given.supply, given.vat, given.supply + given.vat, given.diff,
      case settled.status when 'CONFIRMED' then 'MISMATCH' else 'MATCHED' end, owner_id,
      confirmed_dt, owner_id, confirmed_dt
    from adjustment settled join (values ${numbers}) given (ti_no, nts_no, supply, vat, diff) on given.ti_no = settled.ti_no`.execute(
    tx,
  )
}

/** A month is as far as its settlements are; those older than the last three are closed once all is paid. */
async function seedMonths(tx: Transaction): Promise<void> {
  await sql`insert into monthly_calc (calc_no, yyyymm, comp_no, section, settle_type, notified_dt, confirmed_dt, status,
      objection, created_by, created_dt, updated_by, updated_dt)
    select calc_no, yyyymm, comp_no, section, max(settle_type), min(created_dt) filter (where status <> 'CREATED'),
      case when bool_and(status not in ('CREATED', 'NOTIFIED', 'DISPUTED')) then max(confirmed_dt) end,
      case when bool_or(status = 'DISPUTED') then 'OBJECTED'
        when bool_and(status = 'PAID') then 'CLOSED'
        when bool_and(status not in ('CREATED', 'NOTIFIED')) then 'CONFIRMED'
        when bool_or(status = 'NOTIFIED') then 'NOTIFIED' else 'OPEN' end,
      max(objection), 'acc.staff', min(created_dt), 'acc.staff', max(updated_dt)
    from adjustment where status <> 'CANCELED' and calc_no is not null
    group by calc_no, yyyymm, comp_no, section`.execute(tx)
  await sql`update monthly_calc set closed_dt = updated_dt where status = 'CLOSED'`.execute(tx)
  // A settlement that was canceled and made again stands in the month of the second one.
  await sql`update adjustment set calc_no = null where calc_no not in (select calc_no from monthly_calc)`.execute(
    tx,
  )
  const months = await tx.selectFrom('monthly_calc').selectAll().execute()
  for (const month of months) await refreshMonth(tx, month)
  if (months.length === 0) return
  await sql`update monthly_calc set confirm_due = given.due::date from (values ${sql.join(
    [...new Set(months.map(({ yyyymm }) => yyyymm))].map(yyyymm => sql`(${yyyymm}, ${confirmDue(yyyymm)})`),
  )}) given (yyyymm, due) where monthly_calc.yyyymm = given.yyyymm`.execute(tx)
}

interface Settled {
  readonly adj_no: string
  readonly calc_no: string | null
  readonly status: string
  readonly created_dt: string
  readonly updated_dt: string
  readonly confirmed_dt: string | null
  readonly proxy_yn: string
  readonly objection: string | null
  readonly supplier: string | null
  readonly supplier_nm: string | null
}

const hour = 3_600_000

async function seedHistory(tx: Transaction): Promise<void> {
  const { rows } =
    await sql<Settled>`select adj_no, calc_no, settled.status, settled.created_dt, settled.updated_dt,
      confirmed_dt, proxy_yn, objection, supplier.user_id as supplier, supplier.user_name as supplier_nm
    from adjustment settled left join lateral (select user_id, user_name from ext_user
      where ext_user.comp_no = settled.comp_no order by main_yn desc, user_id limit 1) supplier on true`.execute(
      tx,
    )
  const objected = new Set<string>()
  const events = rows.flatMap(eventsOf).filter(({ doc_type, doc_no }) => {
    // A supplier who objects to several settlements of a month does so at once.
    if (doc_type !== 'MC') return true
    const isFirst = !objected.has(doc_no)
    objected.add(doc_no)
    return isFirst
  })
  await writeEvents(tx, events)
}

function eventsOf(row: Settled): Parameters<typeof writeEvents>[1][number][] {
  const owner = { doc_type: 'ADJ', doc_no: row.adj_no, actor: 'acc.staff', actor_name: '정하늘' }
  const supplier = { actor: row.supplier ?? 'acc.staff', actor_name: row.supplier_nm ?? '정하늘' }
  const created = new Date(row.created_dt)
  const changed = new Date(row.updated_dt)
  // Nobody confirms before the request has reached him.
  const told = Math.min(created.getTime() + hour, Number(new Date(row.confirmed_dt ?? row.updated_dt)))
  const isNotified = row.proxy_yn === 'N' && !['CREATED', 'CANCELED'].includes(row.status)
  return [
    { ...owner, at: created, action: 'createAdjustment', from_status: null, to_status: 'CREATED' },
    ...(isNotified
      ? [
          {
            ...owner,
            at: new Date(told),
            action: 'notifyAdjustment',
            from_status: 'CREATED',
            to_status: 'NOTIFIED',
          },
        ]
      : []),
    ...(row.confirmed_dt === null
      ? []
      : [
          row.proxy_yn === 'Y'
            ? {
                ...owner,
                at: new Date(row.confirmed_dt),
                action: 'proxyConfirmAdjustment',
                from_status: 'CREATED',
                to_status: 'CONFIRMED',
              }
            : {
                ...owner,
                ...supplier,
                at: new Date(row.confirmed_dt),
                action: 'sys:confirmMonthlyCalc',
                from_status: 'NOTIFIED',
                to_status: 'CONFIRMED',
              },
        ]),
    ...(row.status === 'DISPUTED'
      ? [
          {
            ...owner,
            ...supplier,
            at: changed,
            action: 'sys:objectMonthlyCalc',
            from_status: 'NOTIFIED',
            to_status: 'DISPUTED',
            reason: row.objection,
          },
          {
            ...supplier,
            doc_type: 'MC',
            doc_no: row.calc_no ?? '',
            at: changed,
            action: 'objectMonthlyCalc',
            from_status: 'NOTIFIED',
            to_status: 'OBJECTED',
            reason: row.objection,
          },
        ]
      : []),
    ...(row.status === 'CANCELED'
      ? [
          {
            ...owner,
            at: changed,
            action: 'cancelAdjustment',
            from_status: 'CREATED',
            to_status: 'CANCELED',
            reason: '정산 대상을 잘못 선택하여 취소합니다.',
          },
        ]
      : []),
  ]
}
