import type { ComponentType } from 'react'
import type { Hooks } from '../contract/hookContract'
import type { Screen } from '../contract/screen'
import type { PopupPlan, ScreenPlan, ScreenRoute } from '../plan/screenPlan'
import type { Services } from '../runtime/services'
import type { OpeningOptions } from '../screen/createScreen'
import type { EntryRooms } from '../screen/entryRooms'

/** Where plans come from: the build's virtual modules, and later published definitions. */
export interface ScreenSource {
  readonly routes: readonly ScreenRoute[]
  plan(screen: string): Promise<ScreenPlan>
  popup(name: string): Promise<PopupPlan>
  hooks(screen: string): Promise<Hooks | undefined>
}

/** What makes a plan work and draws it: one piece of the product, fetched beside the plan and never before a screen is opened. */
export interface ScreenPiece {
  readonly createScreen: (plan: ScreenPlan, services: Services, options: OpeningOptions) => Screen
  readonly loadEntryRooms: () => Promise<EntryRooms>
  /** Draws the screen on top, from the tabs that `ScreensContext` holds. */
  readonly Page: ComponentType
}

export type LoadScreenPiece = () => Promise<ScreenPiece>
