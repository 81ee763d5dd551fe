import type { FilterValues } from '../contract/filterRoom'
import { readQuery } from '../filter/filterQuery'
import { keptSearchKey, readKeptSearch, sentKey, writeKeptSearch } from '../filter/keptSearch'
import { sameRecord } from '../runtime/sameRecord'
import type { ScreenCore } from './screenCore'
import { searchScreen } from './searchScreen'

/** Keeps a search for the next visit: here at once, and on the server where it is to reach the person's other browsers. */
export function keepSearch({ rooms, plan, services }: ScreenCore, values: FilterValues): void {
  const [filter] = rooms.filters
  if (!filter?.plan.keep) return
  const isShared = filter.plan.keep === 'server'
  const key = keptSearchKey(plan.screen, services.session.user().singleid)
  const { storage } = services
  const isSent = (storage.read(sentKey(key)) ?? '') !== ''
  const before = readKeptSearch(storage, key)
  if (isSent && before && sameRecord(before, values)) return
  writeKeptSearch(storage, key, values)
  if (!isShared) return
  storage.write(sentKey(key), '')
  void loadKeeper().then(({ sendSearch }) =>
    sendSearch(services, { screen: plan.screen, plan: filter.plan }, values),
  )
}

/**
 * After the first rows: takes over what the person searched in another browser since. A page that was opened with
 * conditions in its address keeps these, and so does a user who has begun to change them.
 */
export async function followSavedSearch(core: ScreenCore): Promise<void> {
  const { rooms, plan, services } = core
  const [filter] = rooms.filters
  if (filter?.plan.keep !== 'server') return
  const query = readQuery(filter.plan, core.params)
  if (query.isSearched || Object.keys(query.values).length > 0) return
  const opened = filter.get()
  const { findSavedSearch } = await loadKeeper()
  const found = await findSavedSearch(services, { screen: plan.screen, plan: filter.plan })
  if (!found || core.isDisposed || sameRecord(found.values, opened.values)) return
  const { values, searched } = filter.get()
  if (values !== opened.values || searched !== opened.searched) return
  filter.set({ values: found.values, problems: {}, missed: {} })
  if (found.isSearched) await searchScreen(core)
}

/** Loaded after the first rows: no list waits for it. */
const loadKeeper = () => import('../filter/filterKeeper')
