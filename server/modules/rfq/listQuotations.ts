import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { daysBetween } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { type Columns, columnOf, wireOf } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { containing, equal, instantConditions, oneOf } from '../../document/documentList'
import { erasedRoute, operationFact } from '../../document/erasedRoute'
import { pageOf, type SortPart, sortOf } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'
import type { OperationRoute } from '../../http/route'
import { type AskedQuotation, quotationSource } from './quotationSource'

type Filters = OperationRequests['listCyberRfq'] & OperationRequests['listCyberQuotation']

const newestFirst: SortPart = { column: 'qt_no', direction: 'desc' }

/** A list of quotations, or of what was asked for by the same rows: the fields of its operation, by the columns of their names. */
export function quotationList(operation: 'listCyberRfq' | 'listCyberQuotation'): OperationRoute {
  const { fields } = operationFact(operation).answer
  const sortColumns = { ...columnsOf(Object.keys(fields)), dDay: 'deadline_dt' }
  return erasedRoute<Filters>(operation, async ({ tx, actor, now, input }) => {
    const where = sql.join([sql`true`, ...conditionsOf(input)], sql` and `)
    const from = sql`${quotationSource(actor)} where ${where}`
    const counted = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(tx)
    const total = counted.rows[0]?.total ?? 0
    if (input.want === 'totals') return { rows: [], total }
    const { limit, offset } = pageOf(input)
    const { rows } = await sql<AskedQuotation>`select * from ${from}
      order by ${sortOf(input.sort, sortColumns, newestFirst)} limit ${limit} offset ${offset}`.execute(tx)
    return { total, rows: rows.map(row => ({ ...wireOf(fields, row, row.currency), ...dDayOf(row, now) })) }
  })
}

const columnsOf = (fields: readonly string[]) =>
  Object.fromEntries(fields.map(field => [field, columnOf(field)]))

function conditionsOf(filters: Filters): RawBuilder<unknown>[] {
  const { rfqNo, qtNo, title, compNo, status } = filters
  return [
    ...containing([
      ['rfq_no', rfqNo],
      ['qt_no', qtNo],
      ['title', title],
    ]),
    ...equal([['comp_no', compNo]]),
    ...oneOf([['status', status]]),
    ...within('sentDt', filters.sentDtFrom, filters.sentDtTo),
    ...within('submittedDt', filters.submittedDtFrom, filters.submittedDtTo),
    ...within('deadlineDt', filters.deadlineDtFrom, filters.deadlineDtTo),
  ]
}

/** A period of any length. */
function within(field: string, from: string | undefined, to: string | undefined): RawBuilder<unknown>[] {
  if (from !== undefined && to !== undefined && from > to) throw fieldRefused(field, 'periodReversed')
  return instantConditions({ column: columnOf(field), from, to })
}

/** Days until the deadline, while it still matters. */
function dDayOf({ rfq_status, deadline_dt }: AskedQuotation, now: EventContext['now']): Columns {
  if (rfq_status !== 'SENT' || deadline_dt === null) return {}
  return { dDay: daysBetween(koreanDay(now), koreanDay(new Date(deadline_dt))) }
}
