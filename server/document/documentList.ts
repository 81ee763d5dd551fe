import { type RawBuilder, sql } from 'kysely'
import { addDays, addMonths, monthOf } from '../../schemas/shared/calendar'
import type { Transaction } from '../database/connect'
import { columnFacts } from '../database/tables.generated'
import { tunePlanner } from '../database/tunePlanner'
import { fieldRefused } from '../http/failure'
import { codesOf, contains, orderBy, pageOf, readSort, type SortPart, type SortValues } from './listQuery'

/** A count of more rows than this stops (with want=rows), so that a wide search costs no more than a narrow one. */
export const countLimit = 10_001
const longestPeriodMonths = 12
const wholeNumber = /^[A-Z]{2}\d{6}-\d{6}$/

export interface ListAsked {
  readonly page?: number
  readonly size?: number
  readonly sort?: string
  readonly want?: string
}

/** A list of documents that are found by their number, the newest first. */
export interface DocumentListPlan {
  /** The table, called `document` in conditions. */
  readonly table: string
  /** Its number, whose order is that of creation. */
  readonly key: string
  /** One row a person of a document, with `singleid` and the key: where the scope "own" begins to look. */
  readonly parties?: string
  /** Where a page is looked for, when another place than the whole list finds it faster; undefined behind the last row. */
  readonly placePage?: (tx: Transaction, page: Page) => Promise<Page | undefined>
  readonly sortColumns: Readonly<Record<string, string>>
  /** Names among `sortColumns` that are computed from the `document` or stand in other tables. */
  readonly sortValues?: SortValues
  /** The first amount that is summed. */
  readonly sum?: string
  /** The column of the currency that the sum is in: amounts of several currencies make no sum. */
  readonly sumCurrency?: string
  /** Further amounts that are summed, answered in this order. */
  readonly moreSums?: readonly string[]
  /** Tables joined to a page for names, with the columns they add. */
  readonly names: { readonly joins: RawBuilder<unknown>; readonly columns: RawBuilder<unknown> }
}

/** A page by its position among the rows that `from` and `where` find. */
export interface Page {
  /** Tables that give `document` the columns of sort and key. */
  readonly from: RawBuilder<unknown>
  readonly where: RawBuilder<unknown>
  /** The order that was asked for; the newest come first where it is empty. */
  readonly sort: readonly SortPart[]
  readonly limit: number
  readonly offset: number
}

export interface Found<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly capped?: boolean
  readonly amount?: string
  readonly more?: readonly string[]
}

const column = (name: string) => sql.ref(`document.${name}`)

/**
 * Rows, a capped count, or exact count and sum: what `want` asks for, and all without it. Who sees what is the policies'.
 * A page is found by its numbers on an index alone, then its rows are fetched by number.
 */
export async function listDocuments<Row>(
  tx: Transaction,
  plan: DocumentListPlan,
  asked: ListAsked,
  conditions: readonly RawBuilder<unknown>[],
): Promise<Found<Row>> {
  const from = await documentSource(tx, plan)
  const where = allOf(conditions)
  if (asked.want === 'totals') return { rows: [], ...(await totals(tx, plan, from, where)) }
  const sort = readSort(asked.sort, plan.sortColumns)
  const rows = await readPage<Row>(tx, plan, { from, where, sort, ...pageOf(asked) })
  if (asked.want !== 'rows') return { rows, ...(await totals(tx, plan, from, where)) }
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from (select from ${from} where ${where} limit ${countLimit}) found`.execute(tx)
  const total = counted.rows[0]?.total ?? 0
  return { rows, total, capped: total === countLimit }
}

async function readPage<Row>(tx: Transaction, plan: DocumentListPlan, asked: Page): Promise<readonly Row[]> {
  const page = plan.placePage ? await plan.placePage(tx, asked) : asked
  if (!page) return []
  const { from, where, sort, limit, offset } = page
  const order = orderBy(sort, { column: plan.key, direction: 'desc' }, 'document', plan.sortValues)
  const key = column(plan.key)
  const { rows } = await sql<Row>`with position as materialized (
      select ${key} as key from ${from} where ${where}
      order by ${order} limit ${limit} offset ${offset})
    select document.*, ${plan.names.columns} from position
      join ${sql.table(plan.table)} document on ${key} = position.key ${plan.names.joins}
    order by ${order}`.execute(tx)
  return rows
}

/** The table, behind the few rows of a person where only his own are seen: the policy alone would read those of all. */
export async function documentSource(
  tx: Transaction,
  { table, key, parties }: Pick<DocumentListPlan, 'table' | 'key' | 'parties'>,
): Promise<RawBuilder<unknown>> {
  await tunePlanner(tx)
  if (parties === undefined) return sql`${sql.table(table)} document`
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(tx)
  if (rows[0]?.role !== 'gpms_own') return sql`${sql.table(table)} document`
  return ownSource(table, key, parties)
}

/**
 * The documents of a person. Columns that the rows of readers repeat are read from them, in one index; as an outer join the
 * documents are left out of a search that asks for no other column.
 */
function ownSource(table: string, key: string, parties: string) {
  const repeated = columnFacts[parties] ?? {}
  const columns = Object.keys(columnFacts[table] ?? {}).map(name =>
    sql.ref(`${name in repeated ? 'party' : 'its'}.${name}`),
  )
  return sql`(select ${sql.join(columns)} from ${sql.table(parties)} party
    left join ${sql.table(table)} its on its.${sql.ref(key)} = party.${sql.ref(key)}
    where party.singleid = (select current_setting('app.singleid'))) document`
}

interface Totals {
  readonly total: number
  readonly amounts: string[]
  readonly currencies: number
}

async function totals(
  tx: Transaction,
  plan: DocumentListPlan,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
) {
  const { moreSums = [], sumCurrency } = plan
  const currencies = sumCurrency ? sql`count(distinct ${column(sumCurrency)})::int` : sql`1`
  const names = plan.sum === undefined ? moreSums : [plan.sum, ...moreSums]
  const sums = sql.join(names.map(name => sql`coalesce(sum(${column(name)}), 0)::text`))
  const { rows } = await sql<Totals>`select count(*)::int as total, array[${sums}]::text[] as amounts,
    ${currencies} as currencies from ${from} where ${where}`.execute(tx)
  const [amount = '0', ...more] = rows[0]?.amounts ?? []
  const isOne = (rows[0]?.currencies ?? 1) <= 1
  return {
    total: rows[0]?.total ?? 0,
    ...(isOne ? { amount } : {}),
    ...(moreSums.length > 0 ? { more } : {}),
  }
}

export interface Period {
  /** The filter, for a refusal. */
  readonly field: string
  readonly column: string
  readonly from: string | undefined
  readonly to: string | undefined
  /** The prefix of the numbers that carry the month of this day: the period then narrows the key as well. */
  readonly numbers?: { readonly key: string; readonly prefix: string }
  /** The column holds instants: its days are those of Seoul. */
  readonly isInstant?: boolean
}

/** Refuses a period whose ends are the wrong way round or too far apart. */
export function checkPeriod(field: string, from: string, to: string): void {
  if (from > to) throw fieldRefused(field, 'periodReversed')
  if (to > addMonths(from, longestPeriodMonths)) throw fieldRefused(field, 'periodTooLong')
}

export function periodConditions(period: Period): RawBuilder<unknown>[] {
  const { field, column: name, from, to, numbers, isInstant } = period
  if (from !== undefined && to !== undefined) checkPeriod(field, from, to)
  if (isInstant) return instantConditions(period)
  return [
    ...(from === undefined ? [] : [sql`${column(name)} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${column(name)} <= ${to}`]),
    ...(numbers ? numbersWithin(column(numbers.key), numbers.prefix, period) : []),
  ]
}

/** Conditions of a key whose numbers carry the month of a day; an end that is left out is open. */
export function numbersWithin(
  key: RawBuilder<unknown>,
  prefix: string,
  { from, to }: Pick<Period, 'from' | 'to'>,
): RawBuilder<unknown>[] {
  return [
    ...(from === undefined ? [] : [sql`${key} >= ${prefix + monthOf(from)}`]),
    ...(to === undefined ? [] : [sql`${key} < ${`${prefix}${monthOf(to)}~`}`]),
  ]
}

/** A period of any length, of instants; `field` is refused where its ends are the wrong way round. */
export function instantsWithin(
  field: string,
  { column: name, from, to }: Pick<Period, 'column' | 'from' | 'to'>,
): RawBuilder<unknown>[] {
  if (from !== undefined && to !== undefined && from > to) throw fieldRefused(field, 'periodReversed')
  return instantConditions({ column: name, from, to })
}

/** The days of a period, from midnight to midnight in Seoul. */
function instantConditions({
  column: name,
  from,
  to,
}: Pick<Period, 'column' | 'from' | 'to'>): RawBuilder<unknown>[] {
  const midnight = (day: string) => `${day}T00:00:00+09:00`
  return [
    ...(from === undefined ? [] : [sql`${column(name)} >= ${midnight(from)}`]),
    ...(to === undefined ? [] : [sql`${column(name)} < ${midnight(addDays(to, 1))}`]),
  ]
}

/** All of several conditions; without any of them everything. */
export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([sql`true`, ...conditions], sql` and `)

type Values = readonly (readonly [name: string, value: string | undefined])[]

export const equal = (values: Values): RawBuilder<unknown>[] =>
  values.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : sql`${column(name)} = ${value}`,
  )

export const oneOf = (values: Values): RawBuilder<unknown>[] =>
  values.flatMap(([name, value]) => {
    const codes = codesOf(value)
    return codes.length === 0 ? [] : sql`${column(name)} in (${sql.join(codes)})`
  })

export const isWholeNumber = (text = ''): boolean => wholeNumber.test(text.trim().toUpperCase())

/** A whole number is looked up, a part of one is searched for. */
export const numbered = (values: Values): RawBuilder<unknown>[] =>
  values.flatMap(([name, value]) => {
    if (value === undefined || value.trim() === '') return []
    const number = value.trim().toUpperCase()
    return wholeNumber.test(number) ? sql`${column(name)} = ${number}` : contains(column(name), value)
  })

export const containing = (values: Values): RawBuilder<unknown>[] =>
  values.flatMap(([name, value]) =>
    value === undefined || value.trim() === '' ? [] : contains(column(name), value),
  )
