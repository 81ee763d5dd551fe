import { compareDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isCurrency, toKrw } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { findRate } from '../../master/exchangeRates'
import { type RfqRecord, readQuotations } from './rfqKind'

/**
 * Brings the submitted quotations to won, at the rate of the deadline's day, and ranks those that offer every item in
 * the quantity that is wanted; one that leaves items out, or sells only more of them, has no place among them.
 */
export async function rankQuotations(tx: Transaction, rfq: RfqRecord): Promise<void> {
  const day = koreanDay(new Date(rfq.deadline_dt ?? 0))
  const submitted = (await readQuotations(tx, rfq.rfq_no)).filter(({ status }) => status === 'SUBMITTED')
  const incomplete = await incompleteOf(tx, rfq)
  const priced: {
    readonly qtNo: string
    readonly krw: string
    readonly rate: string
    readonly day: string
  }[] = []
  for (const { qt_no, currency, total_amt } of submitted) {
    const { rate, rateDate } = await findRate(tx, currency, day)
    const krw = toKrw(total_amt, isCurrency(currency) ? currency : 'KRW', rate)
    priced.push({ qtNo: qt_no, krw, rate, day: rateDate })
  }
  const ranked = priced
    .filter(({ qtNo }) => !incomplete.has(qtNo))
    .sort((a, b) => compareDecimals(a.krw, b.krw))
  for (const { qtNo, krw, rate, day: rate_date } of priced)
    await tx
      .updateTable('quotation')
      .set({
        ...{ total_amt_krw: krw, ex_rate: rate, rate_date },
        rank_no: incomplete.has(qtNo)
          ? null
          : 1 + ranked.findIndex(each => compareDecimals(each.krw, krw) === 0),
      })
      .where('qt_no', '=', qtNo)
      .execute()
}

async function incompleteOf(tx: Transaction, { rfq_no }: RfqRecord): Promise<ReadonlySet<string>> {
  const quoted = await tx
    .selectFrom('quotation')
    .innerJoin('quotation_line as line', 'line.qt_no', 'quotation.qt_no')
    .innerJoin('rfq_line as asked', join =>
      join.onRef('asked.rfq_no', '=', 'quotation.rfq_no').onRef('asked.line_no', '=', 'line.line_no'),
    )
    .select(['line.qt_no', 'no_quote_yn', 'min_qty', 'qty'])
    .where('quotation.rfq_no', '=', rfq_no)
    .execute()
  return new Set(
    quoted
      .filter(line => line.no_quote_yn === 'Y' || isTooLittle(line.qty, line.min_qty))
      .map(({ qt_no }) => qt_no),
  )
}

/** The supplier sells only more than that at his price. */
export const isTooLittle = (qty: string, minQty: string | null) =>
  minQty !== null && compareDecimals(qty, minQty) < 0
