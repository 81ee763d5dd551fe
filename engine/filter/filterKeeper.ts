import type { FilterValues } from '../contract/filterRoom'
import type { FilterPlan } from '../plan/filterPlan'
import { isSilent, toFailure } from '../runtime/failure'
import { sameRecord } from '../runtime/sameRecord'
import type { Services } from '../runtime/services'

import { keptSearchKey, readKeptSearch, sentKey, writeKeptSearch } from './keptSearch'
import { conditionsOf, valuesOfConditions } from './savedConditions'

/*
 * The last search of a person, in this browser and on the server:
 *
 *   search ──▶ copy of this browser, marked as not sent ──▶ server ──▶ marked with the time the server gave
 *   a page opens with the copy; after its first rows:
 *     not sent            ──▶ send it
 *     server has another  ──▶ it takes the place of the copy, and of the page unless the user has begun to change it
 */

export interface KeptFilter {
  readonly screen: string
  readonly plan: FilterPlan
}

export interface SavedSearch {
  readonly values: FilterValues
  /** Whether a search was made with them; then the list is searched again (spec §3). */
  readonly isSearched: boolean
}

export async function sendSearch(
  services: Services,
  { screen, plan }: KeptFilter,
  values: FilterValues,
): Promise<void> {
  const key = keptSearchKey(screen, services.session.user().singleid)
  const conditions = conditionsOf(plan, values)
  const saved = await quietly(
    screen,
    services.call('saveFilter', { screenId: screen, body: { isSearched: 'Y', conditions } }),
  )
  const now = readKeptSearch(services.storage, key)
  if (saved?.savedDt !== undefined && now !== undefined && sameRecord(now, values))
    services.storage.write(sentKey(key), saved.savedDt)
}

/** What the person searched last in another browser; undefined where this one knows it already. */
export async function findSavedSearch(
  services: Services,
  kept: KeptFilter,
): Promise<SavedSearch | undefined> {
  const { storage } = services
  const key = keptSearchKey(kept.screen, services.session.user().singleid)
  const [local, sent] = [readKeptSearch(storage, key), storage.read(sentKey(key))]
  if (local && sent === '') {
    await sendSearch(services, kept, local)
    return undefined
  }
  const answer = await quietly(kept.screen, services.call('getSavedFilter', { screenId: kept.screen }))
  if (!answer) return undefined
  if (answer.conditions === undefined) {
    if (local) await sendSearch(services, kept, local)
    return undefined
  }
  if (answer.savedDt === sent) return undefined
  const values = valuesOfConditions(kept.plan, answer.conditions)
  writeKeptSearch(storage, key, values)
  storage.write(sentKey(key), answer.savedDt ?? '')
  return { values, isSearched: answer.isSearched === 'Y' }
}

async function quietly<Answer>(screen: string, work: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work
  } catch (error) {
    // The copy of this browser stands, and is sent with the next visit.
    const failure = toFailure(error)
    if (!isSilent(failure)) console.warn(`The search of "${screen}" stays in this browser.`, failure.code)
    return undefined
  }
}
