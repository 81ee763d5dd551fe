import type { SortKey } from '../plan/gridPlan'
import { sortText } from '../record/sortText'
import { wireRequest } from '../record/wireRequest'
import { type FirstCalls, firstAnswer, pageSize } from '../runtime/firstCalls'
import { type Row, withoutEmptyValues } from '../runtime/row'
import type { Search } from './rowSearch'
import type { RowsCore } from './rowsCore'

/** What a search made now would ask, without page and order. */
export function currentRequest({ binding, host, options }: RowsCore): Row {
  return { ...options.request(binding.parameters), ...withoutEmptyValues(host.evaluateAll(binding.with)) }
}

export function pageRequest({ binding }: RowsCore, of: Search, page: number, sort: readonly SortKey[]): Row {
  if (!binding.isPaged) return of.request
  return {
    ...of.request,
    page: page + 1,
    size: pageSize,
    ...(sort.length > 0 && { sort: sortText(sort) }),
    ...(binding.splitsTotals && { want: 'rows' }),
  }
}

/** Two grids of a page may ask different operations for the same. */
export function callPage(
  core: RowsCore,
  request: Row,
  signal: AbortSignal,
  first?: FirstCalls,
): Promise<unknown> {
  return firstAnswer(first, { operation: core.binding.operation, request }, () =>
    callRows(core, request, signal),
  )
}

export function callRows({ binding, host }: RowsCore, request: Row, signal: AbortSignal): Promise<unknown> {
  return host.services.call.byName(binding.operation, wireRequest(binding, request), { signal })
}
