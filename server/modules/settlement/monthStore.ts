import { sql } from 'kysely'
import { addDays, addMonths, firstDayOf, weekdayOf } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { conflict } from '../../http/failure'
import { settlementTexts } from './settlementTexts'

export type MonthRecord = Row<'monthly_calc'>

/** A month of a company and section. */
export interface MonthName {
  readonly yyyymm: string
  readonly compNo: string
  readonly section: string
  readonly settleType: string
}

const workingDays = 3

/** The third working day of the next month (domain 2.9, confirm_due). */
export function confirmDue(yyyymm: string): string {
  let day = addMonths(firstDayOf(yyyymm), 1)
  for (let left = workingDays; ; day = addDays(day, 1)) {
    const weekday = weekdayOf(day)
    if (weekday !== 0 && weekday !== 6) left -= 1
    if (left === 0) return day
  }
}

/** Where a month is read: with what waits beside it at this moment, or with the figures of what its reader sees of it. */
export type MonthSource = 'month_now' | 'seen_month'

export async function findMonth(
  tx: Transaction,
  calcNo: string,
  source: MonthSource | 'monthly_calc' = 'monthly_calc',
): Promise<MonthRecord | undefined> {
  return tx.selectFrom(source).selectAll().where('calc_no', '=', calcNo).executeTakeFirst()
}

/** Locked as the server: who settles for a department does not see the months of his section. */
export async function lockMonth(tx: Transaction, calcNo: string): Promise<MonthRecord> {
  return runAs(tx, 'all', () =>
    tx
      .selectFrom('monthly_calc')
      .selectAll()
      .where('calc_no', '=', calcNo)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  )
}

/** The month that a settlement goes into, made with its first one, locked. A closed month takes no more. */
export async function takeMonth(context: EventContext, name: MonthName): Promise<MonthRecord> {
  const { tx, actor, now } = context
  const month = await runAs(tx, 'all', async () => {
    const known = tx
      .selectFrom('monthly_calc')
      .selectAll()
      .where('yyyymm', '=', name.yyyymm)
      .where('comp_no', '=', name.compNo)
      .where('section', '=', name.section)
      .forUpdate()
    const found = await known.executeTakeFirst()
    if (found) return found
    const calcNo = await nextNumber(tx, 'MC', now)
    await tx
      .insertInto('monthly_calc')
      .values({
        calc_no: calcNo,
        yyyymm: name.yyyymm,
        comp_no: name.compNo,
        section: name.section,
        settle_type: name.settleType,
        confirm_due: confirmDue(name.yyyymm),
        created_by: actor.userId,
        created_dt: now,
        updated_by: actor.userId,
        updated_dt: now,
      })
      .onConflict(other => other.columns(['yyyymm', 'comp_no', 'section']).doNothing())
      .execute()
    return known.executeTakeFirstOrThrow()
  })
  if (month.status === 'CLOSED') throw conflict(settlementTexts.monthClosed)
  return month
}

/** Nothing of a closed month is changed. Whoever closes it waits for the settlement that the caller has locked. */
export async function refuseClosedMonth(tx: Transaction, calcNo: string | null): Promise<void> {
  if (calcNo === null) return
  const month = await runAs(tx, 'all', () => findMonth(tx, calcNo))
  if (month?.status === 'CLOSED') throw conflict(settlementTexts.monthClosed)
}

const invoicedStates = ['INVOICED', 'SLIPPED', 'POSTED', 'PAID']

/** Adds up the month anew: what its settlements hold, and what waits beside them. */
export async function refreshMonth(tx: Transaction, month: MonthRecord): Promise<void> {
  await runAs(tx, 'all', () =>
    sql`update monthly_calc month set receipt_cnt = found.receipts, receipt_amt = found.received,
        return_amt = found.returned, deduct_amt = found.received - found.returned - found.supply,
        supply_amt = found.supply, vat_amt = found.vat, total_amt = found.supply + found.vat, adj_cnt = found.settlements,
        invoiced_cnt = found.invoiced, unsettled_amt = found.unsettled
      from (select count(*)::int as settlements,
          (count(*) filter (where status in (${sql.join(invoicedStates)})))::int as invoiced,
          coalesce(sum(supply_amt_krw), 0) as supply, coalesce(sum(vat_amt), 0) as vat,
          coalesce(sum(supply_amt_krw + round(deduct_amt * ${wonPer('adjustment')})), 0) + ${returnedOf(month)} as received,
          ${returnedOf(month)} as returned, ${receiptsOf(month)} as receipts, ${unsettledOf(month)} as unsettled
        from adjustment where calc_no = ${month.calc_no} and status <> 'CANCELED') found
      where month.calc_no = ${month.calc_no}`.execute(tx),
  )
}

/** Won per unit of the currency; a yen rate is told for a hundred yen (spec §5). */
const wonPer = (table: string) =>
  sql`won_per(${sql.ref(`${table}.currency`)}, ${sql.ref(`${table}.ex_rate`)})`

const linesOf = ({ calc_no }: MonthRecord) => sql`adjustment_line line
  join adjustment settled on settled.adj_no = line.adj_no
  where settled.calc_no = ${calc_no} and settled.status <> 'CANCELED'`

/** What went back before it was settled, and what comes off since it went back afterwards. */
const returnedOf = (month: MonthRecord) =>
  sql`(select coalesce(sum(round(case when line.amt < 0 then -line.amt else line.returned_qty * line.unit_price end
    * ${wonPer('settled')})), 0) from ${linesOf(month)})`

const receiptsOf = (month: MonthRecord) =>
  sql`(select count(distinct line.wh_req_no)::int from ${linesOf(month)} and line.qty > 0)`

const unsettledOf = ({ yyyymm, comp_no, section }: MonthRecord) =>
  sql`(select coalesce(sum(round((line.accept_qty - line.return_qty) * line.unit_price * ${wonPer('receipt')})), 0)
    from warehousing receipt join warehousing_line line on line.wh_req_no = receipt.wh_req_no
    where receipt.comp_no = ${comp_no} and receipt.section = ${section} and receipt.status = 'CONFIRMED'
      and receipt.wh_type = 'GR' and line.adj_no is null and line.accept_qty > line.return_qty
      and to_char(receipt.receipt_date, 'YYYYMM') = ${yyyymm})`

export interface MonthChange {
  readonly action: string
  readonly status: string
  readonly reason?: string | undefined
  readonly columns?: {
    readonly objection?: string | null
    readonly objection_answer?: string | null
    readonly notified_dt?: Date
    readonly confirmed_dt?: Date | null
    readonly closed_dt?: Date | null
  }
}

/** Moves a month to another state. */
export async function changeMonth(
  context: EventContext,
  month: MonthRecord,
  { action, status, reason, columns }: MonthChange,
): Promise<number> {
  const { tx, actor, now } = context
  const version = month.version + 1
  await runAs(tx, 'all', () =>
    tx
      .updateTable('monthly_calc')
      .set({ ...columns, status, version, updated_by: actor.userId, updated_dt: now })
      .where('calc_no', '=', month.calc_no)
      .execute(),
  )
  await addEvent(context, {
    docType: 'MC',
    docNo: month.calc_no,
    action,
    from: month.status,
    to: status,
    reason,
  })
  return version
}
