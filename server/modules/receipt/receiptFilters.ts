import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import { isWholeNumber, periodConditions } from '../../document/documentList'
import { codesOf, contains } from '../../document/listQuery'
import { refused } from '../../http/failure'
import { receiptTexts } from './receiptTexts'

export type ReceiptFilters = OperationRequests['listWarehousing']

const containedIn = (column: string) => (text: string) => contains(sql.ref(`document.${column}`), text)

/** What both lists of receipts say of their filters. */
export const receiptFilters = {
  numbers: ['poNo', 'whReqNo', 'whAppNo'],
  where: {
    deptName: containedIn('dept_name'),
    eprName: containedIn('epr_name'),
    sourceSystemList: (codes: string) => sql`document.source_system in (${sql.join(codesOf(codes))})`,
  },
  added: ['whReqDatesFrom', 'whReqDatesTo', 'lastDeciDatesFrom', 'lastDeciDatesTo'],
} as const

/** Periods and scope; a list without any condition is refused, for it reads everything there ever was. */
export function receiptConditions(actor: Actor, filters: ReceiptFilters): readonly RawBuilder<unknown>[] {
  const { page: _page, size: _size, sort: _sort, want: _want, ...asked } = filters
  if (Object.values(asked).every(value => value === undefined || value === ''))
    throw refused('noCondition', receiptTexts.noCondition)
  const requested = periodConditions({
    field: 'whReqDates',
    column: 'wh_req_date',
    from: filters.whReqDatesFrom,
    to: filters.whReqDatesTo,
    numbers: { key: 'wh_req_no', prefix: 'WR' },
  })
  // Who knows the number need not know the day, and a link to a receipt finds it whatever its age.
  const isNamed = [filters.whReqNo, filters.whAppNo].some(isWholeNumber)
  const decided = periodConditions({
    field: 'lastDeciDates',
    column: 'last_deci_dt',
    from: filters.lastDeciDatesFrom,
    to: filters.lastDeciDatesTo,
    isInstant: true,
  })
  return [...(isNamed ? [] : requested), ...decided, ...scopeConditions(actor)]
}

/** Repeats what the policies enforce: they read the actor from settings whose values the planner cannot know. */
function scopeConditions({ scope, section, deptcds }: Actor): RawBuilder<unknown>[] {
  if (scope === 'section') return [sql`document.section = ${section}`]
  if (scope === 'dept') return [sql`document.deptcd in (${sql.join(['', ...deptcds])})`]
  return []
}
