import type { Screen } from '../contract/screen'
import type { KeptScreen } from '../shell/frame/workTabs'

/** A screen in its tab: the plan at work, and what the tab strip needs to know of it. */
export interface OpenScreen extends KeptScreen {
  readonly screen: Screen
}

export function keepScreen(screen: Screen): OpenScreen {
  return {
    screen,
    isDirty: () => screen.hasUnsavedWork(),
    dispose: () => screen.dispose(),
    save: () => void screen.save(),
    subscribe: listen => screen.store.subscribe(listen),
  }
}
