import type { FilterValues } from '../contract/filterRoom'
import { codesOf, employeePrefill, filterRequest, periodValues, withoutEmpty } from '../filter/filterState'
import { keptSearchKey, readKeptSearch } from '../filter/keptSearch'
import type { FirstRows, FirstValue } from '../plan/screenPlan'
import { type FirstCalls, pageSize, settled } from '../runtime/firstCalls'
import type { Services, SessionUserFacts } from '../runtime/services'

type FirstServices = Pick<Services, 'call' | 'clock' | 'storage' | 'session'>

/** Sends the first search of a list; the same request that the screen sends when it starts with these parameters. */
export function startFirstRows(
  first: FirstRows,
  screen: string,
  services: FirstServices,
  params: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): FirstCalls {
  const user = services.session.user()
  const { isSearched, sort, ...named } = params
  const today = services.clock.today()
  const kept = first.keep ? readKeptSearch(services.storage, keptSearchKey(screen, user.singleid)) : undefined
  const hasNamed = first.parameters.some(name => named[name] !== undefined)
  const base = firstValues(first, today, user, isSearched === 'Y' ? (first.required ?? []) : undefined)
  const values = kept !== undefined && isSearched !== 'Y' && !hasNamed ? kept : { ...base, ...named }
  const order = sort ?? first.sort
  const filter = filterRequest(values, first.parameters)
  const paged = withoutEmpty({ sort: order })
  const request = {
    ...filter,
    ...(first.isPaged !== false && { page: 1, size: pageSize, ...paged }),
    ...(first.splitsTotals && { want: 'rows' }),
  }
  const own = new AbortController()
  const either = signal ? AbortSignal.any([signal, own.signal]) : own.signal
  const call = (body: Readonly<Record<string, unknown>>) =>
    settled(services.call.byName(first.operation, body, { signal: either, besideCheck: true }))
  return {
    operation: first.operation,
    request,
    answer: call(request),
    cancel: () => own.abort(),
    ...(first.splitsTotals && { totals: call({ ...filter, want: 'totals' }) }),
  }
}

/** The first values of all fields, or of those that a search in the address may leave out. */
function firstValues(
  { initial }: FirstRows,
  today: string,
  user: SessionUserFacts,
  only?: readonly string[],
): FilterValues {
  const values = Object.entries(initial).filter(([field]) => only?.includes(field) ?? true)
  return withoutEmpty(
    Object.fromEntries(
      values.flatMap(([field, value]) => Object.entries(firstValue(field, value, today, user))),
    ),
  )
}

function firstValue(field: string, value: FirstValue, today: string, user: SessionUserFacts): FilterValues {
  if (value.kind === 'period') return periodValues(value.from, value.to, value.token, today, value.unit)
  if (value.kind === 'employee') return employeePrefill(value, user)
  return { [field]: codesOf(value.value, today) }
}
