import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { daysBetween } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { type Columns, columnOf, wireOf } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { allOf, containing, equal, instantsWithin, oneOf } from '../../document/documentList'
import { erasedRoute, operationFact } from '../../document/erasedRoute'
import { foundPage } from '../../document/foundPage'
import type { OperationRoute } from '../../http/route'
import { type AskedQuotation, quotationSource } from './quotationSource'

type Filters = OperationRequests['listCyberRfq'] & OperationRequests['listCyberQuotation']

/** A list of quotations, or of what was asked for by the same rows: the fields of its operation, by the columns of their names. */
export function quotationList(operation: 'listCyberRfq' | 'listCyberQuotation'): OperationRoute {
  const { fields } = operationFact(operation).answer
  return erasedRoute<Filters>(operation, async ({ tx, actor, now, input }) => {
    const { rows, ...count } = await foundPage<AskedQuotation>(tx, input, {
      operation,
      from: sql`${quotationSource(actor)} where ${allOf(conditionsOf(input))}`,
      sortedBy: { dDay: 'deadline_dt' },
      unique: { column: 'qt_no', direction: 'desc' },
    })
    return {
      ...count,
      rows: rows.map(row => ({ ...wireOf(fields, row, row.currency), ...dDayOf(row, now) })),
    }
  })
}

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

const within = (field: string, from: string | undefined, to: string | undefined) =>
  instantsWithin(field, { column: columnOf(field), from, to })

/** Days until the deadline, while it still matters. */
function dDayOf({ rfq_status, deadline_dt }: AskedQuotation, now: EventContext['now']): Columns {
  if (rfq_status !== 'SENT' || deadline_dt === null) return {}
  return { dDay: daysBetween(koreanDay(now), koreanDay(new Date(deadline_dt))) }
}
