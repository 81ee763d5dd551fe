import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { tunePlanner } from '../database/tunePlanner'
import { columnOf } from './columns'
import { countLimit, type Found, type ListAsked } from './documentList'
import { operationFact } from './erasedRoute'
import { orderBy, pageOf, readSort, type SortPart } from './listQuery'
import { firstRows } from './nearRows'

/** A list whose rows are found by a query of its own, and not in a table of documents. */
export interface FoundList {
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
  /** `from` among the first rows of a table, where a text is searched for that many rows may contain. */
  readonly near?: {
    readonly table: string
    readonly from: (first: RawBuilder<unknown>) => RawBuilder<unknown>
  }
}

/**
 * A page of what is found and how much there is, or that alone. With want=rows, the count stops at its limit.
 */
export async function foundPage<Row extends object>(
  tx: Transaction,
  asked: ListAsked,
  { operation, from, counted = from, unique, sort, sortedBy, withheld = [], near }: FoundList,
): Promise<Found<Row>> {
  await tunePlanner(tx)
  const count = await countFound(tx, counted, asked.want)
  if (asked.want === 'totals') return { rows: [], ...count }
  const page = pageOf(asked)
  const columns = { ...sortColumns(operation, withheld), ...sortedBy }
  const by = asked.sort ?? sort
  const parts = by === undefined || typeof by === 'string' ? readSort(by, columns) : undefined
  const order = parts ? orderBy(parts, unique) : by
  const read = async (source: RawBuilder<unknown>) =>
    (
      await sql<Row>`select * from ${source}
        order by ${order} limit ${page.limit} offset ${page.offset}`.execute(tx)
    ).rows
  const first = near && parts && firstRows({ table: near.table, sort: parts, unique, ...page })
  const close = near && first ? await read(near.from(first)) : []
  const rows = close.length === page.limit ? close : await read(from)
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
