import { type RawBuilder, sql } from 'kysely'
import { addDays, addMonths, firstDayOf, monthOf } from '../../../schemas/shared/calendar'
import { numbersWithin } from '../../document/documentList'
import { codeRefused } from '../../http/failure'
import { all, columnIs, countedOrder, type Days, orderConditions, type ReportInput, wonOf } from './fact'
import { divided, type Formula, quantityOf, sumOf } from './figure'
import { orderLines } from './purchaseFacts'
import type { KeyColumn, ReportContext } from './reportKind'

type Sql = RawBuilder<unknown>

/** Days before the price day whose rate is taken where it has none, as for documents. */
const rateFallbackDays = 7
const longAgo = '1900-01-01'
/** Of the number of an order: PO and its month. */
const monthDigits = 8

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

/**
 * What is read of a document and of a group. Sums need few columns: hundreds of thousands of lines are sorted and added up in less room
 * without the others.
 */
interface ReadColumns {
  readonly ofDocument: readonly string[]
  readonly ofGroup: readonly string[]
}

const readColumns = ({ isByDocument }: ReportContext): ReadColumns =>
  isByDocument
    ? {
        ofDocument: ['doc_type', 'doc_no', 'line_no', 'doc_date', 'doc_status'],
        ofGroup: [
          ...['section', 'deptcd', 'deptnm', 'comp_no', 'item_code', 'item_name', 'sg_code', 'unit_code'],
          ...['buyer_id', 'reason'],
        ],
      }
    : {
        ofDocument: ['doc_no', 'line_no', 'doc_date'],
        ofGroup: ['section', 'comp_no', 'item_code'],
      }

/** A fact that stands in the group of `group` for what `source` bought or offers: the document is that of the source. */
const restated = (
  measure: string,
  { ofDocument, ofGroup }: ReadColumns,
  [group, source]: readonly [string, string],
  value: Sql,
  qty: Sql,
  from: Sql,
): Sql =>
  sql`select ${sql.lit(measure)} as measure, ${columnsOf(source, ...ofDocument)}, ${columnsOf(group, ...ofGroup)},
    ${value} as value, ${qty} as qty from ${from}`

/** Lines of items with their price in won, at the rate of their order: what has no item has no price to compare. */
export const itemLines = (days: Days, input: ReportInput, columns: Sql = sql`*`): Sql =>
  sql`select ${columns} from (${orderLines('bought', days, input, wonOf(sql`line.unit_price`, 'po'))}) line where item_code is not null`

/** The twelve months that end with the last day of some. */
const yearUntil = ({ to }: Days): Days => ({ from: addMonths(firstDayOf(monthOf(to)), -11), to })

interface PriceQuestion {
  readonly key: readonly KeyColumn[]
  readonly days: Days
  readonly context: ReportContext
  /** The section whose own prices count beside those of the whole company; null counts the latter alone. */
  readonly section: Sql
  /** What the newest prices are compared with, by the measure that its facts have. */
  readonly bases: Readonly<Record<string, DiffBasis>>
}

/**
 * What was bought in some days, the price of the newest line of each group, and what it is compared with, as won and quantity: the price
 * is one by the other (domain 14.4); nothing where there is none. Lines are read once for all of them.
 */
export function priceFacts(question: PriceQuestion): Sql {
  const { key, days, context, bases } = question
  const columns = sql.join(key.map(column => sql.ref(column)))
  const year = yearUntil(days)
  const asked = Object.values(bases)
  const from = asked.includes('AVG12') && year.from < days.from ? year.from : days.from
  const read = { from, to: days.to }
  // The order before may be that of another section.
  const { section, ...anySection } = context.input
  const isPrevious = asked.includes('PREV')
  const known = readColumns(context)
  const fact = sql.join(
    ['measure', ...known.ofDocument, ...known.ofGroup, 'value', 'qty'].map(column => sql.ref(column)),
  )
  const bought = sql`${fact}, price`
  const line = isPrevious
    ? sql`bought as materialized (${itemLines(read, anySection, bought)}),
      line as not materialized (select * from bought where ${columnIs('section', section)})`
    : sql`line as materialized (${itemLines(read, context.input, bought)})`
  const newestAmong = isPrevious
    ? sql`(${withOrderBefore(known)}) line where ${columnIs('section', section)} and`
    : sql`line where`
  return sql`(with ${line},
    newest as materialized (select distinct on (${columns}) * from ${newestAmong} doc_date >= ${days.from}::date
      order by ${columns}, doc_date desc, doc_no desc, line_no desc)
    select ${fact} from line where doc_date >= ${days.from}::date
    union all ${restated('price', known, ['newest', 'newest'], sql`newest.price`, sql`1::numeric`, sql`newest`)}
    ${sql.join(
      Object.entries(bases).map(
        ([measure, basis]) => sql`union all ${basisFacts(measure, basis, from, question)}`,
      ),
      sql` `,
    )})`
}

/** `from`: since when lines are read. */
function basisFacts(measure: string, basis: DiffBasis, from: string, question: PriceQuestion): Sql {
  const { days, context } = question
  switch (basis) {
    case 'PREV':
      return earlierPrices(measure, from, context)
    case 'AVG12':
      return restated(
        measure,
        readColumns(context),
        ['newest', 'bought'],
        sql`bought.value`,
        sql`bought.qty`,
        sql`newest join (${averaged(yearUntil(days), context)}) bought on bought.item_code = newest.item_code`,
      )
    case 'MIN':
      return validPrices(measure, sql`true`, question)
    case 'MARKET':
      return validPrices(measure, sql`price.comp_no <> newest.comp_no`, question)
  }
}

/** Lines of the twelve months; where nobody looks at documents, added up by item, since many groups are compared with the same. */
const averaged = ({ from }: Days, { isByDocument }: ReportContext): Sql =>
  isByDocument
    ? sql`select * from line where doc_date >= ${from}::date`
    : sql`select item_code, null::text as doc_no, null::int as line_no, null::date as doc_date,
        sum(value) as value, sum(qty) as qty from line where doc_date >= ${from}::date group by item_code`

const beforeOf = (column: string): Sql => sql.ref(`before_${column}`)

/**
 * The last line of each order of an item among the lines read, with that of the order before of the same supplier: in one pass for all
 * of them. The newest line of a group is the last one of its order.
 */
const withOrderBefore = ({ ofDocument }: ReadColumns): Sql => sql`select ordered.*, ${sql.join(
  [...ofDocument, 'price'].map(column => sql`lag(${sql.ref(column)}) over before as ${beforeOf(column)}`),
)} from (select distinct on (item_code, comp_no, doc_date, doc_no) * from bought
    order by item_code, comp_no, doc_date, doc_no, line_no desc) ordered
  window before as (partition by item_code, comp_no order by doc_date, doc_no)`

/**
 * The newest line of the same item and supplier in an earlier order, of whatever section and however long ago. Those few whose first
 * order is the newest of what was read are looked for before that, each by itself: numbers of orders carry their month, so that an
 * index of numbers leads back to the newest month.
 */
function earlierPrices(measure: string, from: string, context: ReportContext): Sql {
  const known = readColumns(context)
  const { section: _, ...input } = context.input
  const before = { from: longAgo, to: addDays(from, -1) }
  const earlier = sql.join(
    [...known.ofDocument, 'price'].map(column => sql`newest.${beforeOf(column)} as ${sql.ref(column)}`),
  )
  const facts = (source: string, found: Sql) =>
    restated(measure, known, ['newest', source], sql`${sql.ref(`${source}.price`)}`, sql`1::numeric`, found)
  const last = sql`select left(line.po_no, ${sql.lit(monthDigits)}) as month
    from po join every_po_line line on line.po_no = po.po_no
    where ${all(
      sql`line.item_code = newest.item_code and po.comp_no = newest.comp_no`,
      ...numbersWithin(sql`line.po_no`, 'PO', { from: undefined, to: before.to }),
      countedOrder,
      orderConditions(input),
    )} order by line.po_no desc limit 1`
  return sql`${facts('earlier', sql`newest cross join lateral (select ${earlier}) earlier where earlier.doc_no is not null`)}
    union all ${facts(
      'old',
      sql`newest join lateral (${last}) last on true
      join lateral (select * from (${itemLines(before, input)}) line
        where line.item_code = newest.item_code and line.comp_no = newest.comp_no
          and line.doc_no >= last.month and line.doc_no < last.month || '~'
        order by doc_date desc, doc_no desc, line_no desc limit 1) old on true where newest.before_doc_no is null`,
    )}`
}

/** The lowest price valid on the price day, in won; prices without a rate are none. */
function validPrices(measure: string, condition: Sql, { days, context, section }: PriceQuestion): Sql {
  // The last day of the last month, today while that month goes on.
  const day = days.to < context.today ? days.to : context.today
  return restated(
    measure,
    readColumns(context),
    ['newest', 'lowest'],
    sql`lowest.value`,
    sql`lowest.qty`,
    sql`newest join lateral (select ${wonOf(sql`price.unit_price`, 'price')} as value, price.price_unit::numeric as qty,
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

/** The number and the supplier of the newest order of a group. */
export const newestOrder: Readonly<Record<string, Sql>> = {
  newest_no: sql`max(doc_no) filter (where measure = 'price')`,
  newest_company: sql`max(comp_no) filter (where measure = 'price')`,
}
