import type { ScreenPlan } from '../plan/screenPlan'
import type { OpenScreen } from '../routing/openScreen'
import type { WorkTabs } from '../shell/frame/workTabs'

interface PlanEvent {
  readonly screen?: string
  readonly plan: ScreenPlan
}

/** While developing: a saved definition takes its place in the open screens, which keep their filters and unsaved rows. */
export function followPlans(tabs: WorkTabs<OpenScreen>): void {
  import.meta.hot?.on('gpms:plan', ({ screen, plan }: PlanEvent) => {
    for (const tab of tabs.store.getState().tabs) {
      const open = tab.screen?.screen
      if (open && open.plan.screen === screen) open.replacePlan(plan)
    }
  })
}
