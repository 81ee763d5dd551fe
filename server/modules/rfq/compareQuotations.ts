import { sql } from 'kysely'
import { compareDecimals } from '../../../schemas/shared/decimal'
import { isCurrency, toKrw } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { type Columns, type FieldFacts, wireOf } from '../../document/columns'
import { rateSourceOf } from '../../master/exchangeRates'
import { isTooLittle } from './rankQuotations'
import { isOpened, type RfqRecord } from './rfqKind'

/** The columns that are judged; the others are answered as they are. */
interface QuotedRecord {
  readonly [column: string]: unknown
  readonly line_no: number
  readonly pr_line_no: number
  readonly item_name: string | null
  readonly qty: string
  readonly comp_no: string
  readonly qt_no: string
  readonly currency: string
  readonly unit_price: string | null
  readonly min_qty: string | null
  readonly amt: string
  readonly ex_rate: string | null
  readonly rate_date: string | null
  readonly delivery_date: string | null
  readonly no_quote_yn: string
  readonly rank_no: number | null
  readonly valid_to: string | null
  readonly lead_time: number | null
  readonly pay_term: string | null
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

/** Rows to compare: prices of what is offered, and rates of what is not in won. */
export async function compareQuotations(
  tx: Transaction,
  rfq: RfqRecord,
  fields: FieldFacts,
): Promise<readonly Columns[]> {
  return (await quotedLines(tx, rfq)).map(row => {
    const { currency, no_quote_yn, amtKrw, isFit, lineRank } = row
    return wireOf(
      fields,
      {
        ...row,
        ...{ pick_key: pickKeyOf(row), fit_yn: isFit ? 'Y' : 'N', line_rank: lineRank, amt_krw: amtKrw },
        ...(no_quote_yn === 'Y' ? { unit_price: null, amt: null, amt_krw: null, min_qty: null } : {}),
        rate_source: rateSourceOf(currency).rateSource,
        ...(currency === 'KRW' ? { ex_rate: null, rate_date: null } : {}),
      },
      currency,
    )
  })
}
