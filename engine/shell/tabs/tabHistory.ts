import type { MenuItem } from '../../../codegen/generated/types'
import { translate } from '../../../schemas/shared/translated'
import { homeOf } from '../../auth/portalOf'
import type { ScreenRoute } from '../../plan/screenPlan'
import { mostWorkTabs } from '../../settings/limits'
import { type TabPlace, tabKey } from '../frame/workTabs'
import { mayOpen } from '../menu/menuTree'

const stateKey = 'workTabs'

/**
 * The state of a history entry with the open tabs noted in it. It belongs to this tab of the browser and ends with it, comes
 * back with a reload, and is no session storage, in which the specification has everything that may stand (spec §4).
 */
export function withPlaces(state: unknown, owner: string, tabs: readonly TabPlace[]): unknown {
  return {
    ...recordOf(state),
    [stateKey]: { owner, hrefs: tabs.map(({ path, search }) => `${path}${search}`) },
  }
}

interface Known {
  readonly owner: string
  readonly screens: readonly ScreenRoute[]
  readonly menus: readonly MenuItem[]
}

/** The tabs that a history entry names: of the same person, and only pages that exist and may be opened now. */
export function placesIn(state: unknown, { owner, screens, menus }: Known): readonly TabPlace[] {
  const noted = recordOf(recordOf(state)[stateKey])
  if (noted.owner !== owner || !Array.isArray(noted.hrefs)) return []
  const hrefs = noted.hrefs.filter(href => typeof href === 'string').slice(0, mostWorkTabs)
  return hrefs.flatMap(href => {
    const [path = '', query = ''] = href.split('?', 2)
    const route = screens.find(screen => screen.path === path)
    if (!route || !(path === homeOf(route.portal) || mayOpen(menus, path))) return []
    const documentKey = (route.firstDocument && new URLSearchParams(query).get(route.firstDocument.key)) ?? ''
    const search = query === '' ? '' : `?${query}`
    return [{ key: tabKey(path, documentKey), path, search, title: translate(route.title), documentKey }]
  })
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
