import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { tunePlanner } from '../database/tunePlanner'
import { columnOf } from './columns'
import { countLimit, type Found, type ListAsked } from './documentList'
import { operationFact } from './erasedRoute'
import { pageOf, type SortPart, sortOf } from './listQuery'

/** A list whose rows are found by a query of its own, and not in a table of documents. */
interface FoundList {
  readonly operation: string
  /** Tables and conditions, with a column for each field that the contract sorts by. */
  readonly from: RawBuilder<unknown>
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

/**
 * A page of what is found and how much there is, or that alone. With want=rows, the count stops at its limit.
 */
export async function foundPage<Row extends object>(
  tx: Transaction,
  asked: ListAsked,
  { operation, from, counted = from, unique, sort, sortedBy, withheld = [] }: FoundList,
): Promise<Found<Row>> {
  await tunePlanner(tx)
  const count = await countFound(tx, counted, asked.want)
  if (asked.want === 'totals') return { rows: [], ...count }
  const { limit, offset } = pageOf(asked)
  const columns = { ...sortColumns(operation, withheld), ...sortedBy }
  const by = asked.sort ?? sort
  const order = by === undefined || typeof by === 'string' ? sortOf(by, columns, unique) : by
  const { rows } = await sql<Row>`select * from ${from}
    order by ${order} limit ${limit} offset ${offset}`.execute(tx)
  const hidden = Object.fromEntries(withheld.map(name => [columnOf(name), null]))
  return { rows: rows.map(row => ({ ...row, ...hidden })), ...count }
}

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
