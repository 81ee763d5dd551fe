import {
  employeePrefill,
  type FilterValues,
  filterRequest,
  periodValues,
  withoutEmpty,
} from '../filter/filterState'
import { keptSearchKey, readKeptSearch } from '../filter/keptSearch'
import { toFailure } from './failure'
import { sameRecord } from './sameRecord'
import type { FirstRows, FirstValue } from './screenPlan'
import type { Services, SessionUserFacts } from './services'

/** Calls that a route has sent while its plan was still on the way. Their request says whether they are what the screen would have asked. */
export interface FirstCalls {
  readonly operation: string
  readonly request: Readonly<Record<string, unknown>>
  readonly answer: Promise<unknown>
  readonly totals?: Promise<unknown>
}

/**
 * The answer that the route has asked for, where it asked the same; else, and where the session of that moment could not have it,
 * it is asked for now.
 */
export async function firstAnswer(
  first: FirstCalls | undefined,
  asked: Pick<FirstCalls, 'operation' | 'request'>,
  ask: () => Promise<unknown>,
  which: 'answer' | 'totals' = 'answer',
): Promise<unknown> {
  const isSame = first?.operation === asked.operation && sameRecord(first.request, asked.request)
  const answer = isSame ? first?.[which] : undefined
  if (!answer) return ask()
  try {
    return await answer
  } catch (error) {
    // The login check has let the page in since: a session that is lost all the same is told by this call.
    if (toFailure(error).kind !== 'sessionLost') throw error
    return ask()
  }
}

export const pageSize = 100

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
  const call = (body: Readonly<Record<string, unknown>>) =>
    settled(services.call.byName(first.operation, body, { signal, besideCheck: true }))
  return {
    operation: first.operation,
    request,
    answer: call(request),
    ...(first.splitsTotals && { totals: call({ ...filter, want: 'totals' }) }),
  }
}

export function startFirstDocument(
  first: { readonly operation: string; readonly key: string },
  services: Pick<Services, 'call'>,
  params: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): FirstCalls | undefined {
  const key = params[first.key]
  if (key === undefined || key === '') return undefined
  const request = { [first.key]: key }
  return {
    operation: first.operation,
    request,
    answer: settled(services.call.byName(first.operation, request, { signal, besideCheck: true })),
  }
}

/** A failure is told by the screen that awaits the answer, or by nobody when the route was left before. */
function settled(answer: Promise<unknown>): Promise<unknown> {
  answer.catch(() => undefined)
  return answer
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
  return field === undefined ? {} : { [field]: value.value }
}

function merge(parts: readonly FilterValues[]): FilterValues {
  return Object.fromEntries(parts.flatMap(part => Object.entries(part)))
}
