import { compareDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isCurrency, toKrw } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { findRate } from '../../master/exchangeRates'
import { type RfqRecord, readQuotations, readRfqLines } from './rfqStore'

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
  const wanted = new Map((await readRfqLines(tx, rfq_no)).map(line => [line.line_no, line.qty]))
  const quoted = await tx
    .selectFrom('quotation_line')
    .innerJoin('quotation', 'quotation.qt_no', 'quotation_line.qt_no')
    .select(['quotation_line.qt_no', 'line_no', 'no_quote_yn', 'min_qty'])
    .where('rfq_no', '=', rfq_no)
    .execute()
  return new Set(
    quoted
      .filter(line => line.no_quote_yn === 'Y' || isTooLittle(wanted.get(line.line_no) ?? '0', line.min_qty))
      .map(({ qt_no }) => qt_no),
  )
}

/** The supplier sells only more than that at his price. */
export const isTooLittle = (qty: string, minQty: string | null) =>
  minQty !== null && compareDecimals(qty, minQty) < 0
