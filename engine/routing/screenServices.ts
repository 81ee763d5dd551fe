import type { ScreenRoute } from '../plan/screenPlan'
import type { Services } from '../runtime/services'
import { tabKey, type WorkTabs } from '../shell/frame/workTabs'
import type { OpenScreen } from './openScreen'

interface Parts {
  readonly tabs: WorkTabs<OpenScreen>
  readonly services: Services
}

/**
 * The services of one screen: like everybody's, but its own query belongs to its tab. A search that ends while another
 * tab is on screen must not write into that one's address.
 */
export function createScreenServices(
  { tabs, services }: Parts,
  route: ScreenRoute,
  firstKey: string,
): Services {
  let key = firstKey
  return {
    ...services,
    go: {
      to: services.go.to,
      mayOpen: services.go.mayOpen,
      setParams: params => {
        const search = queryText(params)
        const before = key
        const documentKey = route.firstDocument && params[route.firstDocument.key]
        key = tabKey(route.path, documentKey)
        tabs.move(before, { key, search, documentKey: documentKey ?? '' })
        if (tabs.store.getState().activeKey === key) services.go.setParams(params)
      },
    },
  }
}

export function queryText(params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString()
  return query === '' ? '' : `?${query}`
}
