import type { RouteObject } from 'react-router-dom'
import type { ScreenRoute } from '../plan/screenPlan'
import { createEntryGate } from '../routing/entryGate'
import type { OpenScreen } from '../routing/openScreen'
import { createScreenRoutes } from '../routing/screenRoutes'
import type { Frame } from '../shell/frame/frame'
import type { WorkTabs } from '../shell/frame/workTabs'
import { builtScreens } from './builtScreens'
import { languagesReady } from './createLanguages'
import { createServices } from './createServices'
import { loadGrid } from './loadGrid'
import type { LateMover } from './startRouter'

export { operations } from '../../codegen/generated/operations'

/** All screens of the build. */
export const screens: readonly ScreenRoute[] = builtScreens.routes

interface Parts {
  readonly frame: Frame
  readonly tabs: WorkTabs<OpenScreen>
  readonly late: LateMover
}

/** What the first address of a screen fetches, once: the routes of all, and what asks for first rows before a plan is there. */
export function screenRoutes({ frame, tabs, late: { currentHref, isSettled } }: Parts): RouteObject[] {
  let ready: Promise<void> | undefined
  return createScreenRoutes({
    frame,
    tabs,
    services: createServices(frame),
    source: builtScreens,
    gate: createEntryGate(frame, currentHref),
    loadPiece: async () => (await import('./screenPiece')).screenPiece,
    loadWidgets: loadGrid,
    currentHref,
    isSettled,
    languagesReady: () => {
      ready ??= languagesReady(frame).catch((error: unknown) => {
        // The next page tries again: the network may be back.
        ready = undefined
        throw error
      })
      return ready
    },
  })
}
