import type { ComponentType } from 'react'
import type { EntryRooms } from '../runtime/entryRooms'
import type { Hooks } from '../runtime/hookContract'
import type { Screen, ScreenOptions } from '../runtime/screen'
import type { PopupPlan, ScreenPlan, ScreenRoute } from '../runtime/screenPlan'
import type { Services } from '../runtime/services'

/** Where plans come from: the build's virtual modules, and later published definitions. */
export interface ScreenSource {
  readonly routes: readonly ScreenRoute[]
  plan(screen: string): Promise<ScreenPlan>
  popup(name: string): Promise<PopupPlan>
  hooks(screen: string): Promise<Hooks | undefined>
}

/** What makes a plan work and draws it: one piece of the product, fetched beside the plan and never before a screen is opened. */
export interface ScreenPiece {
  readonly createScreen: (plan: ScreenPlan, services: Services, options: ScreenOptions) => Screen
  readonly loadEntryRooms: () => Promise<EntryRooms>
  /** Draws the screen on top, from the tabs that `ScreensContext` holds. */
  readonly Page: ComponentType
}

export type LoadScreenPiece = () => Promise<ScreenPiece>
