import type { SavedPlan } from '../plan/savedPlan'
import type { PopupPlan, ScreenPlan } from '../plan/screenPlan'
import type { ScreenSource } from '../routing/screenSource'

export interface HotScreens extends ScreenSource {
  readonly take: (saved: SavedPlan) => void
}

/** While developing: the screens of the build, with what has been saved since the page was loaded in their place. */
export function hotScreens(built: ScreenSource): HotScreens {
  const screens = new Map<string, ScreenPlan>()
  const popups = new Map<string, PopupPlan>()
  let routes = built.routes
  return {
    get routes() {
      return routes
    },
    plan: async screen => screens.get(screen) ?? built.plan(screen),
    popup: async name => popups.get(name) ?? built.popup(name),
    // A screen with functions of its own comes with a reload, for they are code.
    hooks: async screen =>
      built.routes.some(route => route.screen === screen) ? built.hooks(screen) : undefined,
    take: saved => {
      for (const [name, plan] of Object.entries(saved.screens)) screens.set(name, plan)
      for (const [name, plan] of Object.entries(saved.popups)) popups.set(name, plan)
      routes = saved.routes ?? routes
    },
  }
}
