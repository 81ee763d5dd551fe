import type { ListScreen } from './listScreens'

/** What tests in the browser are computed from. */
export interface ScreenCases {
  readonly lists: readonly ListScreen[]
  /** By the id of the screen. */
  readonly screens: Readonly<Record<string, ScreenCase>>
  /** The combinations that each popup shows, by its name. */
  readonly popups: Readonly<Record<string, readonly string[]>>
}

export interface ScreenCase {
  readonly floorplan: string
  /** Floorplan, block and control. */
  readonly combinations: readonly string[]
  /** The popup in which the field with this label looks its value up. */
  readonly lookups: Readonly<Record<string, string>>
}
