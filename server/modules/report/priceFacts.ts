import { type RawBuilder, sql } from 'kysely'
import { addMonths, firstDayOf, monthOf } from '../../../schemas/shared/calendar'
import { codeRefused } from '../../http/failure'
import { type Days, type ReportInput, wonOf } from './fact'
import { divided, type Formula, quantityOf, sumOf } from './figure'
import { orderLines } from './purchaseFacts'
import type { Group, KeyColumn, ReportContext } from './reportKind'

type Sql = RawBuilder<unknown>

/** Days before the price day whose rate is taken where it has none, as for documents. */
const rateFallbackDays = 7
const longAgo = '1900-01-01'

/** What a price is compared with: `DIFF_BASIS`. */
export type DiffBasis = 'PREV' | 'AVG12' | 'MIN' | 'MARKET'

/** How each basis is worked out, for its column. */
export const basisTexts: Readonly<Record<DiffBasis, string>> = {
  PREV: '같은 품목·협력사의 직전 발주 단가(원)',
  AVG12: '조회 종료월까지 12개월의 원화 금액 합계 ÷ 수량 합계',
  MIN: '기준일에 유효한 단가 중 최저(원, 가격단위 1)',
  MARKET: '기준일에 유효한 다른 협력사 단가 중 최저(원, 가격단위 1)',
}

const isBasis = (code = ''): code is DiffBasis => Object.hasOwn(basisTexts, code)

export function basisOf({ input: { diffBasis } }: Pick<ReportContext, 'input'>): DiffBasis {
  if (!isBasis(diffBasis)) throw codeRefused('diffBasis', '비교기준', diffBasis)
  return diffBasis
}

/** The newest price of a group, and what `basisFacts` found of a measure: won ÷ quantity. */
export const newestPrice: Formula = sumOf('price')
export const priceOf = (measure: string): Formula => divided(sumOf(measure), quantityOf(measure))

const columnsOf = (source: string, ...names: readonly string[]): Sql =>
  sql.join(names.map(name => sql.ref(`${source}.${name}`)))

/** A fact that stands in the group of `group` for what `source` bought or offers: the document is that of the source. */
const restated = (
  measure: string,
  [group, source]: readonly [string, string],
  value: Sql,
  qty: Sql,
  from: Sql,
): Sql =>
  sql`select ${sql.lit(measure)} as measure,
    ${columnsOf(source, 'doc_type', 'doc_no', 'line_no', 'doc_date', 'doc_status')},
    ${columnsOf(group, 'section', 'deptcd', 'deptnm', 'comp_no', 'item_code', 'item_name', 'sg_code', 'unit_code', 'buyer_id', 'reason')},
    ${value} as value, ${qty} as qty from ${from}`

/** Lines of items: what has no item has no price to compare. */
export const itemLines = (days: Days, input: ReportInput): Sql =>
  sql`select * from (${orderLines('bought', days, input)}) line where item_code is not null`

/** The newest line of each group. */
const newestLines = (key: readonly KeyColumn[], days: Days, input: ReportInput): Sql => {
  const columns = sql.join(key.map(column => sql.ref(column)))
  return sql`select distinct on (${columns}) * from (${itemLines(days, input)}) line
    order by ${columns}, doc_date desc, doc_no desc, line_no desc`
}

/** The price of an order line in won, at the rate of its order. */
const orderedPrice = (
  line: string,
): Sql => sql`(select ${wonOf(sql`priced.unit_price`, 'ordered')} from po ordered
  join po_line priced on priced.po_no = ordered.po_no
  where ordered.po_no = ${sql.ref(`${line}.doc_no`)} and priced.line_no = ${sql.ref(`${line}.line_no`)})`

/** 현재단가: the price of the newest line of each group. */
export const newestPrices = (key: readonly KeyColumn[], days: Days, input: ReportInput): Sql =>
  restated(
    'price',
    ['newest', 'newest'],
    orderedPrice('newest'),
    sql`1::numeric`,
    sql`(${newestLines(key, days, input)}) newest`,
  )

/** The twelve months that end with the last day of some. */
const yearUntil = ({ to }: Days): Days => ({ from: addMonths(firstDayOf(monthOf(to)), -11), to })

interface BasisQuestion {
  readonly key: readonly KeyColumn[]
  readonly days: Days
  readonly context: ReportContext
  /** The section whose own prices count beside those of the whole company; null counts the latter alone. */
  readonly section: Sql
  /** @default basis */
  readonly measure?: string
}

/**
 * What the newest price of each group is compared with, as won and quantity: the price is one by the other (domain 14.4). Nothing
 * where there is none.
 */
export function basisFacts(basis: DiffBasis, question: BasisQuestion): Sql {
  const { key, days, context, measure = 'basis' } = question
  const newest = sql`(${newestLines(key, days, context.input)}) newest`
  switch (basis) {
    case 'PREV':
      return earlierPrices(measure, newest, days, context.input)
    case 'AVG12':
      return restated(
        measure,
        ['newest', 'bought'],
        sql`bought.value`,
        sql`bought.qty`,
        sql`${newest} join (${itemLines(yearUntil(days), context.input)}) bought on bought.item_code = newest.item_code`,
      )
    case 'MIN':
      return validPrices(measure, newest, sql`true`, question)
    case 'MARKET':
      return validPrices(measure, newest, sql`price.comp_no <> newest.comp_no`, question)
  }
}

/** The newest line of the same item and supplier in an earlier order, of whatever section and however long ago. */
function earlierPrices(measure: string, newest: Sql, { to }: Days, input: ReportInput): Sql {
  const { section: _, ...anySection } = input
  return restated(
    measure,
    ['newest', 'earlier'],
    orderedPrice('earlier'),
    sql`1::numeric`,
    sql`${newest} join lateral (select * from (${itemLines({ from: longAgo, to }, anySection)}) line
      where line.item_code = newest.item_code and line.comp_no = newest.comp_no
        and (line.doc_date, line.doc_no) < (newest.doc_date, newest.doc_no)
      order by doc_date desc, doc_no desc, line_no desc limit 1) earlier on true`,
  )
}

/** The lowest price valid on the price day, in won; prices without a rate are none. */
function validPrices(
  measure: string,
  newest: Sql,
  condition: Sql,
  { days, context, section }: BasisQuestion,
): Sql {
  // The last day of the last month, today while that month goes on.
  const day = days.to < context.today ? days.to : context.today
  return restated(
    measure,
    ['newest', 'lowest'],
    sql`lowest.value`,
    sql`lowest.qty`,
    sql`${newest} join lateral (select ${wonOf(sql`price.unit_price`, 'price')} as value, price.price_unit::numeric as qty,
        'IP' as doc_type, price.price_no as doc_no, null::int as line_no, price.valid_from as doc_date, null::text as doc_status
      from (select item_price.*, case currency when 'KRW' then 1 else (select rate from exchange_rate
          where exchange_rate.currency = item_price.currency and rate_date <= ${day}::date
            and rate_date >= ${day}::date - ${sql.lit(rateFallbackDays)} order by rate_date desc limit 1) end as ex_rate
        from item_price) price
      where price.item_code = newest.item_code and ${day}::date between price.valid_from and price.valid_to
        and price.ex_rate is not null and (price.top_dept is null or price.top_dept = (select top_dept from section where section_name = ${section}))
        and ${condition}
      order by ${wonOf(sql`price.unit_price`, 'price')} / price.price_unit, price.price_no limit 1) lowest on true`,
  )
}

/** The number and the supplier of the newest order of each of some groups, by the values of their key. */
export async function newestOrders(
  key: readonly KeyColumn[],
  days: Days,
  { tx, input }: ReportContext,
  groups: readonly Group[],
): Promise<ReadonlyMap<string, { readonly doc_no: string; readonly comp_no: string }>> {
  const items = groups.map(group => group.key.item_code)
  const { rows } = await sql<Record<KeyColumn, string> & { doc_no: string }>`
    select ${sql.join([...new Set([...key, 'comp_no'])].map(column => sql.ref(column)))}, doc_no
    from (${newestLines(key, days, input)}) newest where item_code = any (${items}::text[])`.execute(tx)
  return new Map(rows.map(row => [key.map(column => row[column]).join('\n'), row]))
}
