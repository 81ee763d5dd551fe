import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { MonthRecord } from './settlementMonth'

/** States of settlements that have their tax invoice. */
export const invoicedStates: readonly string[] = ['INVOICED', 'SLIPPED', 'POSTED', 'PAID']

/** Computes the sums of the month again: what its settlements hold, and what waits beside them. */
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

/** Won per unit of the currency; a rate of the yen is that of a hundred yen (spec §5). */
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
