import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { addDays, addMonths } from '../../../schemas/shared/calendar'
import type { Actor } from '../../database/actor'
import { isWholeNumber } from '../../document/documentList'
import { codesOf, containsPattern } from '../../document/listQuery'
import { fieldRefused, refused } from '../../http/failure'
import { partyFacts } from './receiptParties'
import { warehousingTexts } from './warehousingTexts'

export type WarehousingFilters = OperationRequests['listWarehousing']

/** A count of more rows than this stops (with want=rows), so that a wide search costs no more than a narrow one. */
export const countLimit = 10_001
const longestPeriodMonths = 12

/** The columns that need no receipt where the party rows of a person are read. */
const listed: ReadonlySet<string> = new Set(['wh_req_no', ...partyFacts])

export interface WarehousingSource {
  /** The tables and the condition: what follows "from". */
  readonly from: RawBuilder<unknown>
  /** A column of the receipt, in the table that has it. */
  readonly column: (name: string) => RawBuilder<unknown>
}

/** Refuses what no list of receipts may ask; a list without any condition reads everything there ever was. */
export function checkFilters(filters: WarehousingFilters): void {
  const { page: _page, size: _size, sort: _sort, want: _want, ...conditions } = filters
  if (Object.values(conditions).every(value => value === undefined || value === ''))
    throw refused('noCondition', warehousingTexts.noCondition)
  for (const [field, from, to] of [
    ['whReqDates', filters.whReqDatesFrom, filters.whReqDatesTo],
    ['lastDeciDates', filters.lastDeciDatesFrom, filters.lastDeciDatesTo],
  ] as const) {
    if (from === undefined || to === undefined) continue
    if (from > to) throw fieldRefused(field, 'periodReversed')
    if (to > addMonths(from, longestPeriodMonths)) throw fieldRefused(field, 'periodTooLong')
  }
}

const monthPrefix = (day: string) => `WR${day.slice(0, 4)}${day.slice(5, 7)}`
/** A whole number is looked up, a part of one is searched for. */
function numberIs(column: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  return isWholeNumber(text)
    ? sql`${column} = ${text.trim().toUpperCase()}`
    : sql`${column} ilike ${containsPattern(text)}`
}

/**
 * What rows, counts and sums share. The scope "own" is answered from the party rows of one person, in one index; a
 * column that they lack (`read`) joins the receipts themselves.
 */
export function warehousingSource(
  actor: Actor,
  filters: WarehousingFilters,
  read: readonly string[] = [],
): WarehousingSource {
  const isOwn = actor.scope === 'own'
  const column = (name: string) => sql.ref(`${isOwn && listed.has(name) ? 'party' : 'receipt'}.${name}`)
  const conditions = conditionsOf(filters, column)
  // Says again what the policies enforce: they read the actor from settings whose values the planner cannot know.
  if (isOwn) conditions.push(sql`party.singleid = ${actor.userId}`)
  if (actor.scope === 'section') conditions.push(sql`receipt.section = ${actor.section}`)
  if (actor.scope === 'dept') conditions.push(sql`receipt.deptcd in (${sql.join(['', ...actor.deptcds])})`)
  const needsReceipts = !isOwn || read.some(name => !listed.has(name))
  const tables = isOwn
    ? needsReceipts
      ? sql`warehousing_party party join warehousing receipt on receipt.wh_req_no = party.wh_req_no`
      : sql`warehousing_party party`
    : sql`warehousing receipt`
  return { from: sql`${tables} where ${sql.join([sql`true`, ...conditions], sql` and `)}`, column }
}

function conditionsOf(
  filters: WarehousingFilters,
  column: (name: string) => RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const { lastDeciDatesFrom, lastDeciDatesTo } = filters
  // Who knows the number need not know the day, and a link to a receipt finds it whatever its age.
  const isNamed = [filters.whReqNo, filters.whAppNo].some(isWholeNumber)
  const { whReqDatesFrom, whReqDatesTo }: WarehousingFilters = isNamed ? {} : filters
  const conditions: RawBuilder<unknown>[] = []
  // The number carries the month of the request date: the period becomes a range of the number, the key of each index.
  if (whReqDatesFrom !== undefined)
    conditions.push(
      sql`${column('wh_req_date')} >= ${whReqDatesFrom} and ${column('wh_req_no')} >= ${monthPrefix(whReqDatesFrom)}`,
    )
  if (whReqDatesTo !== undefined)
    conditions.push(
      sql`${column('wh_req_date')} <= ${whReqDatesTo} and ${column('wh_req_no')} < ${`${monthPrefix(whReqDatesTo)}~`}`,
    )
  if (lastDeciDatesFrom !== undefined)
    conditions.push(sql`${column('last_deci_dt')} >= ${`${lastDeciDatesFrom}T00:00:00+09:00`}`)
  if (lastDeciDatesTo !== undefined)
    conditions.push(sql`${column('last_deci_dt')} < ${`${addDays(lastDeciDatesTo, 1)}T00:00:00+09:00`}`)
  for (const [name, value] of [
    ['section', filters.section],
    ['expenses', filters.expenses],
    ['system', filters.system],
  ] as const)
    if (value !== undefined) conditions.push(sql`${column(name)} = ${value}`)
  for (const [name, values] of [
    ['status', codesOf(filters.status)],
    ['approval_status', codesOf(filters.approvalStatus)],
    ['source_system', codesOf(filters.sourceSystemList)],
  ] as const)
    if (values.length > 0) conditions.push(sql`${column(name)} in (${sql.join(values)})`)
  for (const [name, text] of [
    ['wh_req_no', filters.whReqNo],
    ['wh_app_no', filters.whAppNo],
    ['po_no', filters.poNo],
  ] as const)
    if (text !== undefined) conditions.push(numberIs(column(name), text))
  for (const [name, text] of [
    ['dept_name', filters.deptName],
    ['epr_name', filters.eprName],
    ['receive_name', filters.receiveName],
  ] as const)
    if (text !== undefined) conditions.push(sql`${column(name)} ilike ${containsPattern(text)}`)
  return conditions
}
