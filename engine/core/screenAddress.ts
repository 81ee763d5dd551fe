import type { FilterRoom, FilterValues } from '../contract/filterRoom'
import { openingValues, readQuery, writeQuery } from '../filter/filterQuery'
import { initialValues } from '../filter/filterState'
import { keptSearchKey, readKeptSearch } from '../filter/keptSearch'
import type { FilterPlan } from '../plan/filterPlan'
import { sameRecord } from '../runtime/sameRecord'
import { chooseFromAddress } from './documentDetail'
import { keepSearch } from './savedSearch'
import type { ScreenCore } from './screenCore'
import { searchScreen } from './searchScreen'
import { openingUnit, unitQuery } from './wonUnit'

/** The filter that opens with the page: what the address says, the kept search, or the first values. */
export function openingOf({ store, services, params, plan }: ScreenCore, filter: FilterPlan): FilterValues {
  const kept = store.getState().filters[filter.id]
  if (kept) return kept.values
  const user = services.session.user()
  const query = readQuery(filter, params)
  const stored = filter.keep
    ? readKeptSearch(services.storage, keptSearchKey(plan.screen, user.singleid))
    : undefined
  return openingValues(filter, query, initialValues(filter, services.clock.today(), user), stored)
}

/** Keeps the search for the next visit; one that found the session lost is kept by the address alone. */
export function keepSearched(core: ScreenCore): void {
  const { filters, asking } = core.rooms
  const [filter] = filters
  const isLost = asking.some(room => room.failure()?.kind === 'sessionLost')
  if (filter && !isLost) keepSearch(core, searchedValues(filter))
}

/** The conditions and the order as they stand now, into the address: for back, forward, reload and a lost session. */
export function rememberAddress(core: ScreenCore): void {
  const { rooms, plan, services } = core
  const [filter] = rooms.filters
  if (!filter) return
  const query = writeQuery(searchedValues(filter), rooms.grids[0]?.get().sort ?? [])
  const own = Object.fromEntries(Object.entries(core.params).filter(([name]) => plan.params.includes(name)))
  core.params = { ...own, ...query, ...unitQuery(core) }
  services.go.setParams(core.params)
}

/** The conditions of the rows on screen, whatever has been typed since. */
function searchedValues(filter: FilterRoom): FilterValues {
  const { searched, values } = filter.get()
  return searched ?? values
}

/** A page without conditions and entries, such as a home, says how things stand now: it asks again whenever it is shown. */
function isOverview({ rooms: { filters, document, edited } }: ScreenCore): boolean {
  return filters.length === 0 && !document && edited.length === 0
}

/** What was asked for in a session that was lost meanwhile is asked for again when its owner comes back. */
function askLostAgain({ rooms: { asking, document } }: ScreenCore): void {
  for (const room of asking) if (room.failure()?.kind === 'sessionLost') void room.search()
  const failure = document?.get().failure
  if (document && !document.plan.of && failure?.kind === 'sessionLost') void document.open()
}

/** The address has changed under the page, or is gone to again: its conditions are taken over and searched. */
export function applyParams(core: ScreenCore, next: Readonly<Record<string, string>>): void {
  const { rooms, services } = core
  if (isOverview(core)) void searchScreen(core)
  else askLostAgain(core)
  if (sameRecord(next, core.params)) return
  core.params = next
  core.store.setState({ wonUnit: openingUnit(core) })
  const [filter] = rooms.filters
  const [grid] = rooms.grids
  if (filter && grid) {
    const query = readQuery(filter.plan, next)
    const initial = initialValues(filter.plan, services.clock.today(), services.session.user())
    filter.set({ values: openingValues(filter.plan, query, initial, undefined), problems: {} })
    grid.set({ sort: query.sort ?? grid.plan.sort })
    void searchScreen(core)
  }
  const { document } = rooms
  const key = document && next[document.plan.key]
  if (document?.plan.of) chooseFromAddress(core)
  else if (document && key !== undefined && key !== document.get().header[document.plan.key])
    void document.load(key)
}
