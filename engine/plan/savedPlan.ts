import type { PopupPlan, ScreenPlan, ScreenRoute } from './screenPlan'

/** What the development server tells of saved definitions: plans that came or changed, and the routes when one of them did. */
export interface SavedPlan {
  readonly screens: Readonly<Record<string, ScreenPlan>>
  readonly popups: Readonly<Record<string, PopupPlan>>
  readonly routes?: readonly ScreenRoute[]
}
