import { type RawBuilder, sql } from 'kysely'
import { addDays, addMonths, firstDayOf, monthOf } from '../../../schemas/shared/calendar'
import { numbersWithin } from '../../document/documentList'
import { codeRefused } from '../../http/failure'
import { all, columnIs, countedOrder, type Days, orderConditions, type ReportInput, wonOf } from './fact'
import { type Aggregate, aggregateName, divided, type Formula, quantityOf, sumOf } from './figure'
import { orderLines } from './purchaseFacts'
import { type Reached, reaches } from './reaches'
import type { GroupQuery, KeyColumn, ReportContext } from './reportKind'

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

/** The newest price of a group, and the basis that a measure names: won ÷ quantity. */
export const newestPrice: Formula = sumOf('price')
export const priceOf = (measure: string): Formula => divided(sumOf(measure), quantityOf(measure))

/** Lines of items with their price in won, at the rate of their order: what has no item has no price to compare. */
export const itemLines = (days: Days, input: ReportInput): Sql =>
  sql`select * from (${orderLines('bought', days, input, wonOf(sql`line.unit_price`, 'po'))}) line where item_code is not null`

/** The twelve months that end with the last day of some. */
const yearUntil = ({ to }: Days): Days => ({ from: addMonths(firstDayOf(monthOf(to)), -11), to })

export interface PriceQuestion {
  readonly key: readonly KeyColumn[]
  readonly days: Days
  readonly context: ReportContext
  /** The section whose own prices count beside those of the whole company; null counts the latter alone. */
  readonly section: Sql
  /** What the newest prices are compared with, by the measure that its facts have. */
  readonly bases: Readonly<Record<string, DiffBasis>>
}

/**
 * What was bought in some days, the newest price of each group and its bases, added up by group (domain 14.4). Lines of ten years are
 * sorted once, in all processors, and each group is done when its lines have gone by.
 */
export const priceGroups = (question: PriceQuestion): GroupQuery => ({
  query: comparedLines(question),
  texts: ['newest_no', 'newest_company'],
})

/** What the rows behind a figure show of a document, and of the group in which it counts. */
const ofDocument = ['doc_type', 'doc_no', 'line_no', 'doc_date', 'doc_status']
const ofGroup = ['section', 'deptnm', 'comp_no', 'item_code', 'item_name']
const ofBasis = [...ofDocument, 'value', 'qty']

/**
 * The documents behind the groups of `priceGroups`, of those alone that reach a limit where one is given: each line bought, the newest of
 * each group, and what its bases come from.
 */
export function priceFacts(question: PriceQuestion, reached?: Reached): Sql {
  const { key, days, context, bases } = question
  const { section, ...anySection } = context.input
  const columns = sql.join(key.map(column => sql.ref(column)))
  const fact = (measure: string, document: Sql, from: Sql): Sql =>
    sql`select ${sql.lit(measure)} as measure, ${columnsOf('newest', ofGroup)}, ${document} from ${from}`
  const basisFacts = (measure: string, basis: DiffBasis): Sql =>
    basis === 'AVG12'
      ? fact(
          measure,
          columnsOf('line', ofBasis),
          sql`newest join (${itemLines(yearUntil(days), context.input)}) line on line.item_code = newest.item_code`,
        )
      : fact(
          measure,
          sql.join(ofBasis.map(name => sql`${sql.ref(nameOf(measure, name))} as ${sql.ref(name)}`)),
          sql`newest where ${sql.ref(nameOf(measure, 'doc_no'))} is not null`,
        )
  const shown = Object.entries(bases).flatMap(([measure, basis]) =>
    basis === 'AVG12' ? [] : ofBasis.map(name => nameOf(measure, name)),
  )
  const known = sql.join(
    ['doc_no', 'line_no', 'doc_date', 'doc_status', 'price', ...ofGroup, ...shown].map(name => sql.ref(name)),
  )
  const bought = sql`from (${itemLines(days, anySection)}) newest where ${columnIs('section', section)}`
  return sql`(with newest as materialized (select ${known} from (${comparedLines(question)}) newest
        where ${reached ? reaches(reached) : sql`true`})
    select 'bought' as measure, ${columnsOf('newest', [...ofGroup, ...ofBasis])} ${bought}
      ${reached ? sql`and (${columns}) in (select ${columns} from newest)` : sql``}
    union all ${fact('price', sql`'PO', ${columnsOf('newest', ['doc_no', 'line_no', 'doc_date', 'doc_status', 'price'])}, 1::numeric`, sql`newest`)}
    ${sql.join(
      Object.entries(bases).map(([measure, basis]) => sql`union all ${basisFacts(measure, basis)}`),
      sql` `,
    )})`
}

const columnsOf = (source: string, names: readonly string[]): Sql =>
  sql.join(names.map(name => sql.ref(`${source}.${name}`)))

/** The column of `comparedLines` that holds something of a basis. */
const nameOf = (measure: string, name: string): string => `${name} of ${measure}`

/** The newest line of each group with its bases and, by `aggregateName`, with what its facts add up to. */
function comparedLines(question: PriceQuestion): Sql {
  const bases = Object.entries(question.bases)
  const named = (how: Aggregate['how'], measure: string, value: Sql): Sql =>
    sql`${value} as ${sql.ref(aggregateName({ how, measure }))}`
  const both = (measure: string, value: Sql, qty: Sql): Sql =>
    sql`${named('sum', measure, value)}, ${named('quantity', measure, qty)}`
  const ofMeasure = ([measure, basis]: readonly [string, DiffBasis]): Sql => {
    const of = (name: string) => sql.ref(`${measure}.${name}`)
    const documents =
      basis === 'AVG12' ? [] : ofBasis.map(name => sql`, ${of(name)} as ${sql.ref(nameOf(measure, name))}`)
    return sql`${both(measure, sql`coalesce(${of('value')}, 0)`, sql`coalesce(${of('qty')}, 0)`)} ${sql.join(documents, sql``)}`
  }
  return sql`select newest.*, newest.doc_no as newest_no, newest.comp_no as newest_company,
      ${sql.join([
        both('bought', sql`newest.bought_value`, sql`newest.bought_qty`),
        both('price', sql`newest.price`, sql`1`),
        ...bases.map(ofMeasure),
      ])}
    from (${newestLines(question)}) newest ${sql.join(
      bases.map(
        ([measure, basis]) =>
          sql`left join lateral (${basisRows(basis, question)}) ${sql.ref(measure)} on true`,
      ),
      sql` `,
    )}`
}

/** Lines that a question reads: those of its days, and those of the twelve months where these are averaged. */
const linesRead = ({ days, bases }: PriceQuestion): Days => {
  const year = yearUntil(days)
  return {
    from: Object.values(bases).includes('AVG12') && year.from < days.from ? year.from : days.from,
    to: days.to,
  }
}

/** Of the newest line of a group, which is the last one of its order. */
const newestOf = (column: string): Sql =>
  sql`(array_agg(${sql.ref(column)} order by doc_date desc, doc_no desc, line_no desc))[1] as ${sql.ref(column)}`

const ofPrice = ['doc_no', 'line_no', 'doc_date', 'doc_status', 'price']

/**
 * A row for each group: its newest line, the last line of the order before of the same item and supplier, what was bought, and as its
 * average what was bought of the item in twelve months. A query that uses some of these columns works out no others.
 */
function newestLines(question: PriceQuestion): Sql {
  const { key, days, context } = question
  const { section, ...anySection } = context.input
  const isOwn = columnIs('section', section)
  const isKey = (name: string) => key.some(column => column === name)
  const shown = [
    ...[...ofPrice, ...ofPrice.map(beforeOf), 'average_value', 'average_qty'],
    ...ofGroup.filter(name => !isKey(name)),
  ]
  const inYear = sql`filter (where doc_date >= ${yearUntil(days).from}::date and ${isOwn}) over of_item`
  const columns = sql.join(key.map(column => sql.ref(column)))
  return sql`select ${columns}, ${sql.join(shown.map(newestOf))},
      sum(value) as bought_value, sum(qty) as bought_qty
    from (select line.*, max(doc_no) over of_order_before as before_doc_no, max(line_no) over of_order_before as before_line_no,
        max(doc_date) over of_order_before as before_doc_date, max(doc_status) over of_order_before as before_doc_status,
        (max(array[line_no, price]) over of_order_before)[2] as before_price,
        sum(value) ${inYear} as average_value, sum(qty) ${inYear} as average_qty
      from (${itemLines(linesRead(question), anySection)}) line
      window of_item as (partition by item_code), of_order_before as (partition by item_code, comp_no
        order by doc_date, doc_no groups between 1 preceding and 1 preceding)) line
    where ${isOwn} and doc_date >= ${days.from}::date group by ${columns}`
}

const beforeOf = (column: string): string => `before_${column}`

/** What the newest line of a group is compared with, as won and quantity; with its document, but for an average, which has many. */
function basisRows(basis: DiffBasis, question: PriceQuestion): Sql {
  switch (basis) {
    case 'PREV':
      return ordersBefore(question)
    case 'AVG12':
      return sql`select newest.average_value as value, newest.average_qty as qty`
    case 'MIN':
      return validPrices(sql`true`, question)
    case 'MARKET':
      return validPrices(sql`price.comp_no <> newest.comp_no`, question)
  }
}

/**
 * The newest line of the same item and supplier in an earlier order, of whatever section and however long ago. Those few groups whose
 * first order is the newest of what was read have it looked for before that, each by itself: numbers of orders carry their month, so that
 * an index of numbers leads back to the newest month.
 */
function ordersBefore(question: PriceQuestion): Sql {
  const { section: _, ...input } = question.context.input
  const before = { from: longAgo, to: addDays(linesRead(question).from, -1) }
  const last = sql`select left(line.po_no, ${sql.lit(monthDigits)}) as month
    from po join every_po_line line on line.po_no = po.po_no
    where ${all(
      sql`newest.before_price is null and line.item_code = newest.item_code and po.comp_no = newest.comp_no`,
      ...numbersWithin(sql`line.po_no`, 'PO', { from: undefined, to: before.to }),
      countedOrder,
      orderConditions(input),
    )} order by line.po_no desc limit 1`
  const one = (name: string, of = name): Sql =>
    sql`coalesce(${sql.ref(`newest.${beforeOf(name)}`)}, ${sql.ref(`old.${name}`)}) as ${sql.ref(of)}`
  return sql`select 'PO' as doc_type, ${sql.join(['doc_no', 'line_no', 'doc_date', 'doc_status'].map(name => one(name)))},
      ${one('price', 'value')}, 1::numeric as qty
    from (values (1)) here left join lateral (select old.* from (${last}) last join lateral (select * from (${itemLines(before, input)}) line
        where line.item_code = newest.item_code and line.comp_no = newest.comp_no
          and line.doc_no >= last.month and line.doc_no < last.month || '~'
        order by line.doc_date desc, line.doc_no desc, line.line_no desc limit 1) old on true) old on true
    where coalesce(newest.before_price, old.price) is not null`
}

/** The lowest price valid on the price day, in won; prices without a rate are none. */
function validPrices(condition: Sql, { days, context, section }: PriceQuestion): Sql {
  // The last day of the last month, today while that month goes on.
  const day = days.to < context.today ? days.to : context.today
  return sql`select ${wonOf(sql`price.unit_price`, 'price')} as value, price.price_unit::numeric as qty,
        'IP' as doc_type, price.price_no as doc_no, null::int as line_no, price.valid_from as doc_date, null::text as doc_status
      from (select item_price.*, case currency when 'KRW' then 1 else (select rate from exchange_rate
          where exchange_rate.currency = item_price.currency and rate_date <= ${day}::date
            and rate_date >= ${day}::date - ${sql.lit(rateFallbackDays)} order by rate_date desc limit 1) end as ex_rate
        from item_price) price
      where price.item_code = newest.item_code and ${day}::date between price.valid_from and price.valid_to
        and price.ex_rate is not null and (price.top_dept is null or price.top_dept = (select top_dept from section where section_name = ${section}))
        and ${condition}
      order by ${wonOf(sql`price.unit_price`, 'price')} / price.price_unit, price.price_no limit 1`
}
