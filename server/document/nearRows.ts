import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { columnFact } from './columns'
import type { Page } from './documentList'
import { orderBy, type SortPart } from './listQuery'

/** Rows that are looked through before all rows with a text are collected: they fill a page if one in fifty contains it. */
const lookedThrough = 6_000
const furthestRow = 200

interface NearAsked {
  readonly table: string
  readonly sort: readonly SortPart[]
  readonly unique: SortPart
  readonly limit: number
  readonly offset: number
}

/**
 * Order and limit of the rows to look through first. The planner has no statistics of contained texts behind a policy and collects
 * all their rows; one that is frequent fills a page from the first rows. Undefined where the order is not of the table alone, or
 * the page far down.
 */
export function firstRows({
  table,
  sort,
  unique,
  limit,
  offset,
}: NearAsked): RawBuilder<unknown> | undefined {
  const isOfTable = sort.every(({ column }) => columnFact(table, column) !== undefined)
  if (!isOfTable || limit + offset > furthestRow) return undefined
  return sql`order by ${orderBy(sort, unique)} limit ${lookedThrough}`
}

/** A page of a list of documents among the first rows of its order where they fill it; otherwise among all. */
export async function placeNear(tx: Transaction, table: string, key: string, page: Page): Promise<Page> {
  const { from, where, limit, offset } = page
  const first = firstRows({ table, ...page, unique: { column: key, direction: 'desc' } })
  if (!first) return page
  const near = { ...page, from: sql`(select document.* from ${from} ${first}) document` }
  const { rows } = await sql<{ found: number }>`select count(*)::int as found
    from (select from ${near.from} where ${where} limit ${limit + offset}) found`.execute(tx)
  return rows[0]?.found === limit + offset ? near : page
}
