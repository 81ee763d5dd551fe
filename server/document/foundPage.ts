import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { tunePlanner } from '../database/tunePlanner'
import { columnFact, columnOf } from './columns'
import { allOf, countLimit, type Found, type ListAsked } from './documentList'
import { operationFact } from './erasedRoute'
import { orderBy, pageOf, readSort, type SortPart } from './listQuery'
import { firstRows } from './nearRows'

/** A list whose rows are found by a query of its own, and not in a table of documents. */
export interface FoundList {
  readonly operation: string
  /** Tables and conditions, with a column for each field that the contract sorts by; or the rows of one table, and what is made of them. */
  readonly from: RawBuilder<unknown> | RowsOfTable
  /** The same without tables that only give columns. @default `from` */
  readonly counted?: RawBuilder<unknown>
  /** The column that closes every order, so that pages never overlap. */
  readonly unique: SortPart
  /** The order where none is asked for. */
  readonly sort?: string | RawBuilder<unknown>
  /** Fields that are sorted by a column of another name. */
  readonly sortedBy?: Readonly<Record<string, string>>
  /** Fields whose columns the reader is not given, and does not sort by. */
  readonly withheld?: readonly string[]
}

/** A list that shows each row of a table that is found, beside columns of other tables: those are joined to the rows of a page alone. */
export interface RowsOfTable {
  readonly table: string
  readonly where: RawBuilder<unknown>
  /** Texts that many rows may contain, or few. */
  readonly contained: readonly RawBuilder<unknown>[]
  /** The rows of the list, of a query of rows of the table. */
  readonly listed: (rows: RawBuilder<unknown>) => RawBuilder<unknown>
}

/**
 * A page of what is found and how much there is, or that alone. With want=rows, the count stops at its limit.
 */
export async function foundPage<Row extends object>(
  tx: Transaction,
  asked: ListAsked,
  { operation, from, counted, unique, sort, sortedBy, withheld = [] }: FoundList,
): Promise<Found<Row>> {
  await tunePlanner(tx)
  const count = await countFound(tx, counted ?? ('table' in from ? allOfTable(from) : from), asked.want)
  if (asked.want === 'totals') return { rows: [], ...count }
  const page = pageOf(asked)
  const columns = { ...sortColumns(operation, withheld), ...sortedBy }
  const by = asked.sort ?? sort
  const parts = by === undefined || typeof by === 'string' ? readSort(by, columns) : undefined
  const order = sql`order by ${parts ? orderBy(parts, unique) : by}`
  const paged = sql`${order} limit ${page.limit} offset ${page.offset}`
  const read = async (source: RawBuilder<unknown>) =>
    (await sql<Row>`select * from ${source}`.execute(tx)).rows
  const rows = await findRows()
  const hidden = Object.fromEntries(withheld.map(name => [columnOf(name), null]))
  return { rows: rows.map(row => ({ ...row, ...hidden })), ...count }

  async function findRows(): Promise<readonly Row[]> {
    if (!('table' in from)) return read(sql`${from} ${paged}`)
    const { table, where, contained, listed } = from
    const isOfTable = parts?.every(({ column }) => columnFact(table, column) !== undefined)
    if (!parts || !isOfTable) return read(sql`${listed(sql`select * from ${allOfTable(from)}`)} ${paged}`)
    const listPage = (found: RawBuilder<unknown>) =>
      read(sql`${listed(sql`select * from ${found} ${paged}`)} ${order}`)
    // A text that many rows contain fills a page from the first of them; the rows of a rare one are collected by its index.
    const isFrequent = contained.length > 0 && count.total >= countLimit
    const first = isFrequent && firstRows({ table, sort: parts, unique, ...page })
    const near = first
      ? await listPage(sql`(select * from ${sql.table(table)} where ${where} ${first}) ${sql.table(table)}
          where ${allOf(contained)}`)
      : []
    return near.length === page.limit ? near : listPage(allOfTable(from))
  }
}

const allOfTable = ({ table, where, contained }: RowsOfTable): RawBuilder<unknown> =>
  sql`${sql.table(table)} where ${allOf([where, ...contained])}`

async function countFound(tx: Transaction, counted: RawBuilder<unknown>, want: string | undefined) {
  const isCapped = want === 'rows'
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from (select from ${counted} ${isCapped ? sql`limit ${countLimit}` : sql``}) found`.execute(tx)
  const total = rows[0]?.total ?? 0
  return isCapped ? { total, capped: total === countLimit } : { total }
}

const sortColumns = (operation: string, withheld: readonly string[]) =>
  Object.fromEntries(
    Object.values(operationFact(operation).answer.fields).flatMap(({ name, isSortable }) =>
      isSortable === false || withheld.includes(name) ? [] : [[name, columnOf(name)]],
    ),
  )
