import { sql } from 'kysely'
import type { QuotationCompare } from '../../../codegen/generated/types'
import { compareDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isCurrency, toKrw } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { findRate } from '../common/exchangeRates'
import { moneyText } from '../purchase/prAmounts'
import { given } from './readRfq'
import { isOpened, type RfqRecord } from './rfqStore'

interface QuotedRecord {
  readonly line_no: number
  readonly item_name: string | null
  readonly spec: string | null
  readonly unit_code: string | null
  readonly qty: string
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly qt_no: string
  readonly currency: string
  readonly unit_price: string | null
  readonly amt: string
  readonly delivery_date: string | null
  readonly no_quote_yn: string
  readonly selected_yn: string
  readonly rank_no: number | null
  readonly total_amt_krw: string | null
  readonly valid_to: string | null
  readonly lead_time: number | null
  readonly pay_term: string | null
  readonly maker: string | null
  readonly comment: string | null
}

export type Quoted = QuotedRecord & { readonly amtKrw: string; readonly lineRank: number | undefined }

/** Every item by every supplier who submitted, in won at the rate of the deadline's day; nothing before the opening. */
export async function quotedLines(tx: Transaction, rfq: RfqRecord): Promise<readonly Quoted[]> {
  if (!isOpened(rfq.status)) return []
  const { rows } =
    await sql<QuotedRecord>`select line.line_no, item_name, spec, unit_code, qty, q.comp_no, comp_name_kr,
      q.qt_no, q.currency, unit_price, amt, delivery_date, no_quote_yn, selected_yn, rank_no, total_amt_krw, valid_to,
      lead_time, q.pay_term, maker, comment
    from rfq_line line join quotation q on q.rfq_no = line.rfq_no
      join quotation_line ql on ql.qt_no = q.qt_no and ql.line_no = line.line_no
      join company on company.comp_no = q.comp_no
    where line.rfq_no = ${rfq.rfq_no} and q.status in ('SUBMITTED', 'SELECTED', 'NOT_SELECTED')
    order by line.line_no, q.total_amt_krw, q.qt_no`.execute(tx)
  const day = koreanDay(new Date(rfq.deadline_dt ?? 0))
  const rates = new Map<string, string>()
  for (const { currency } of rows)
    if (!rates.has(currency)) rates.set(currency, (await findRate(tx, currency, day)).rate)
  const priced = rows.map(row => ({
    ...row,
    amtKrw: toKrw(row.amt, isCurrency(row.currency) ? row.currency : 'KRW', rates.get(row.currency) ?? '1'),
  }))
  return priced.map(row => {
    const cheaper = priced.filter(
      other =>
        other.line_no === row.line_no &&
        other.no_quote_yn === 'N' &&
        (compareDecimals(other.amtKrw, row.amtKrw) < 0 ||
          (compareDecimals(other.amtKrw, row.amtKrw) === 0 && other.qt_no < row.qt_no)),
    )
    return { ...row, lineRank: row.no_quote_yn === 'Y' ? undefined : cheaper.length + 1 }
  })
}

export const pickKeyOf = ({ line_no, qt_no }: Pick<Quoted, 'line_no' | 'qt_no'>) => `${line_no}:${qt_no}`

export async function compareQuotations(tx: Transaction, rfq: RfqRecord): Promise<QuotationCompare[]> {
  return (await quotedLines(tx, rfq)).map(row => ({
    ...{ pickKey: pickKeyOf(row), lineNo: row.line_no, compNo: row.comp_no, compNameKr: row.comp_name_kr },
    ...{ qtNo: row.qt_no, currency: row.currency, noQuoteYn: row.no_quote_yn, selectedYn: row.selected_yn },
    ...given({
      itemName: row.item_name,
      spec: row.spec,
      unitCode: row.unit_code,
      qty: trimDecimal(row.qty),
      lineRank: row.lineRank,
      ...(row.no_quote_yn === 'Y'
        ? {}
        : {
            unitPrice: row.unit_price && trimDecimal(row.unit_price),
            amt: moneyText(row.amt, row.currency),
            amtKrw: row.amtKrw,
          }),
      deliveryDate: row.delivery_date,
      rankNo: row.rank_no,
      totalAmtKrw: row.total_amt_krw,
      validTo: row.valid_to,
      leadTime: row.lead_time,
      payTerm: row.pay_term,
      maker: row.maker,
      comment: row.comment,
    }),
  }))
}
