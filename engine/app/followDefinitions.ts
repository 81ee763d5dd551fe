import { translate } from '../../schemas/shared/translated'
import type { SavedPlan } from '../plan/savedPlan'
import type { ScreenRoute } from '../plan/screenPlan'
import type { OpenScreen } from '../routing/openScreen'
import type { WorkTabs } from '../shell/frame/workTabs'
import type { HotScreens } from './hotScreens'

interface Followers {
  readonly source: HotScreens
  readonly tabs: WorkTabs<OpenScreen>
  /** Has the router lead to the screens as the source knows them now. */
  readonly reroute: () => void
}

/**
 * While developing: a saved definition takes its place in the open screens, which keep their filters, checks and unsaved rows,
 * and in the table of routes, which reloads no page.
 */
export function followDefinitions({ source, tabs, reroute }: Followers): void {
  import.meta.hot?.on('gpms:definitions', (saved: SavedPlan) => {
    source.take(saved)
    for (const { screen: open } of tabs.store.getState().tabs) {
      const plan = open && saved.screens[open.screen.plan.screen]
      if (plan) open.screen.replacePlan(translate(plan))
    }
    if (!saved.routes) return
    nameTabs(tabs, saved.routes)
    reroute()
  })
}

function nameTabs({ store }: WorkTabs<OpenScreen>, routes: readonly ScreenRoute[]): void {
  store.setState(({ tabs }) => ({
    tabs: tabs.map(tab => {
      const route = routes.find(({ path }) => path === tab.path)
      return route ? { ...tab, title: translate(route.title) } : tab
    }),
  }))
}
