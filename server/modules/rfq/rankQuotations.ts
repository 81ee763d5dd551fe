import { compareDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isCurrency, toKrw } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { findRate } from '../common/exchangeRates'
import { type RfqRecord, readQuotations } from './rfqStore'

/**
 * Brings the submitted quotations to won, at the rate of the deadline's day, and ranks those that quote every item; one
 * that leaves items out has no place among them.
 */
export async function rankQuotations(tx: Transaction, rfq: RfqRecord): Promise<void> {
  const day = koreanDay(new Date(rfq.deadline_dt ?? 0))
  const submitted = (await readQuotations(tx, rfq.rfq_no)).filter(({ status }) => status === 'SUBMITTED')
  const partial = await tx
    .selectFrom('quotation_line')
    .select('qt_no')
    .where('qt_no', 'in', ['', ...submitted.map(({ qt_no }) => qt_no)])
    .where('no_quote_yn', '=', 'Y')
    .execute()
  const incomplete = new Set(partial.map(({ qt_no }) => qt_no))
  const priced: { readonly qtNo: string; readonly krw: string }[] = []
  for (const { qt_no, currency, total_amt } of submitted) {
    const { rate } = await findRate(tx, currency, day)
    priced.push({ qtNo: qt_no, krw: toKrw(total_amt, isCurrency(currency) ? currency : 'KRW', rate) })
  }
  const ranked = priced
    .filter(({ qtNo }) => !incomplete.has(qtNo))
    .sort((a, b) => compareDecimals(a.krw, b.krw))
  for (const { qtNo, krw } of priced)
    await tx
      .updateTable('quotation')
      .set({
        total_amt_krw: krw,
        rank_no: incomplete.has(qtNo)
          ? null
          : 1 + ranked.findIndex(each => compareDecimals(each.krw, krw) === 0),
      })
      .where('qt_no', '=', qtNo)
      .execute()
}
