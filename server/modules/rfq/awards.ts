import type { Insertable } from 'kysely'
import type { Transaction } from '../../database/connect'
import type { Tables } from '../../database/tables'
import type { Quoted } from './compareQuotations'
import type { RfqRecord } from './rfqKind'

type Decision = Pick<Insertable<Tables['rfq_award']>, 'reason' | 'awarded_by' | 'awarded_dt'>

/** What order requests are made of: a line with its supplier, his price and the rate it was compared at. */
export function awardRow(rfq: RfqRecord, row: Quoted, decision: Decision): Insertable<Tables['rfq_award']> {
  return {
    ...{ rfq_no: rfq.rfq_no, line_no: row.line_no, pr_no: rfq.pr_no, pr_line_no: row.pr_line_no },
    ...{ qt_no: row.qt_no, comp_no: row.comp_no, qty: row.qty, unit_price: row.unit_price ?? '0' },
    ...{ currency: row.currency, amt: row.amt, ex_rate: row.ex_rate ?? '1', amt_krw: row.amtKrw },
    ...{ rate_date: row.rate_date ?? (rfq.deadline_dt ?? '').slice(0, 10), pay_term: row.pay_term },
    ...{ lead_time: row.lead_time, delivery_date: row.delivery_date, is_lowest: row.lineRank === 1 },
    ...decision,
  }
}

/** The decision on the line of the quotation and on that of the request. */
export async function markAwarded(tx: Transaction, rfq: RfqRecord, row: Quoted): Promise<void> {
  await tx
    .updateTable('quotation_line')
    .set({ selected_yn: 'Y' })
    .where('qt_no', '=', row.qt_no)
    .where('line_no', '=', row.line_no)
    .execute()
  await tx
    .updateTable('pr_line')
    .set({ line_status: 'SELECTED', comp_no: row.comp_no })
    .where('pr_no', '=', rfq.pr_no)
    .where('line_no', '=', row.pr_line_no)
    .execute()
}
