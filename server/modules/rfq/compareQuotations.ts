import { sql } from 'kysely'
import type { QuotationCompare } from '../../../codegen/generated/types'
import { compareDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { isCurrency, toKrw } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { rateSourceOf } from '../../master/exchangeRates'
import { isTooLittle } from './rankQuotations'
import { isOpened, type RfqRecord } from './rfqStore'

interface QuotedRecord {
  readonly line_no: number
  readonly pr_line_no: number
  readonly item_name: string | null
  readonly spec: string | null
  readonly unit_code: string | null
  readonly qty: string
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly qt_no: string
  readonly currency: string
  readonly unit_price: string | null
  readonly min_qty: string | null
  readonly amt: string
  readonly ex_rate: string | null
  readonly rate_date: string | null
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

export type Quoted = QuotedRecord & {
  readonly amtKrw: string
  /** It is offered, and in the quantity that is wanted. */
  readonly isFit: boolean
  readonly lineRank: number | undefined
}

/** Every item by every supplier who submitted, in won at the rate of the deadline's day; nothing before the opening. */
export async function quotedLines(tx: Transaction, rfq: RfqRecord): Promise<readonly Quoted[]> {
  if (!isOpened(rfq.status)) return []
  const { rows } =
    await sql<QuotedRecord>`select line.line_no, line.pr_line_no, item_name, spec, unit_code, qty, q.comp_no,
      comp_name_kr, q.qt_no, q.currency, unit_price, min_qty, amt, ex_rate, rate_date, delivery_date, no_quote_yn,
      selected_yn, rank_no, total_amt_krw, valid_to, lead_time, q.pay_term, maker, comment
    from rfq_line line join quotation q on q.rfq_no = line.rfq_no
      join quotation_line ql on ql.qt_no = q.qt_no and ql.line_no = line.line_no
      join company on company.comp_no = q.comp_no
    where line.rfq_no = ${rfq.rfq_no} and q.status in ('SUBMITTED', 'SELECTED', 'NOT_SELECTED')
    order by line.line_no, q.rank_no, q.total_amt_krw, q.qt_no`.execute(tx)
  const priced = rows.map(row => ({
    ...row,
    amtKrw: toKrw(row.amt, isCurrency(row.currency) ? row.currency : 'KRW', row.ex_rate ?? '1'),
    isFit: row.no_quote_yn === 'N' && !isTooLittle(row.qty, row.min_qty),
  }))
  return priced.map(row => {
    const cheaper = priced.filter(
      other => other.line_no === row.line_no && other.isFit && isCheaper(other, row),
    )
    return { ...row, lineRank: row.isFit ? cheaper.length + 1 : undefined }
  })
}

/** Equal prices share their rank. */
const isCheaper = (one: { readonly amtKrw: string }, other: { readonly amtKrw: string }) =>
  compareDecimals(one.amtKrw, other.amtKrw) < 0

export const pickKeyOf = ({ line_no, qt_no }: Pick<Quoted, 'line_no' | 'qt_no'>) => `${line_no}:${qt_no}`

export async function compareQuotations(tx: Transaction, rfq: RfqRecord): Promise<QuotationCompare[]> {
  return (await quotedLines(tx, rfq)).map(row => ({
    ...{ pickKey: pickKeyOf(row), lineNo: row.line_no, compNo: row.comp_no, compNameKr: row.comp_name_kr },
    ...{ qtNo: row.qt_no, currency: row.currency, noQuoteYn: row.no_quote_yn, selectedYn: row.selected_yn },
    fitYn: row.isFit ? 'Y' : 'N',
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
            minQty: row.min_qty && trimDecimal(row.min_qty),
          }),
      ...(row.currency === 'KRW'
        ? {}
        : {
            exRate: row.ex_rate && trimDecimal(row.ex_rate),
            rateDate: row.rate_date,
            ...rateSourceOf(row.currency),
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
