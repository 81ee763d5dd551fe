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
  const initial = firstValues(first, services.clock.today(), user)
  const kept = first.keep ? readKeptSearch(services.storage, keptSearchKey(screen, user.singleid)) : undefined
  const hasNamed = first.parameters.some(name => named[name] !== undefined)
  const base = isSearched === 'Y' ? periodsOf(first, services.clock.today(), user) : initial
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

function firstValues(first: FirstRows, today: string, user: SessionUserFacts): FilterValues {
  return withoutEmpty(merge(Object.values(first.initial).map(value => firstValue(first, value, today, user))))
}

/** Of a search that stands in the address only a required condition may be missing, and only periods are required. */
function periodsOf(first: FirstRows, today: string, user: SessionUserFacts): FilterValues {
  const periods = Object.values(first.initial).filter(value => value.kind === 'period')
  return merge(periods.map(value => firstValue(first, value, today, user)))
}

function firstValue(
  first: FirstRows,
  value: FirstValue,
  today: string,
  user: SessionUserFacts,
): FilterValues {
  if (value.kind === 'period') return periodValues(value.from, value.to, value.token, today, value.unit)
  if (value.kind === 'employee') return employeePrefill(value, user)
  const field = Object.entries(first.initial).find(([, candidate]) => candidate === value)?.[0]
  return field === undefined ? {} : { [field]: codesOf(value.value, today) }
}

function merge(parts: readonly FilterValues[]): FilterValues {
  return Object.fromEntries(parts.flatMap(part => Object.entries(part)))
}
