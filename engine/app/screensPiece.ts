import type { RouteObject } from 'react-router-dom'
import type { ScreenRoute } from '../plan/screenPlan'
import { createEntryGate } from '../routing/entryGate'
import type { OpenScreen } from '../routing/openScreen'
import { createScreenRoutes, type RouteParts } from '../routing/screenRoutes'
import { createStartRoutes } from '../routing/startRoutes'
import type { Frame } from '../shell/frame/frame'
import type { WorkTabs } from '../shell/frame/workTabs'
import { builtScreens } from './builtScreens'
import { languagesReady } from './createLanguages'
import { createServices } from './createServices'
import { followDefinitions } from './followDefinitions'
import { hotScreens } from './hotScreens'
import { loadGrid } from './loadGrid'
import type { LateMover } from './startRouter'

export { operations } from '../../codegen/generated/operations'

const hot = import.meta.hot && hotScreens(builtScreens)
const source = hot ?? builtScreens

/** All screens there are. */
export const screens = (): readonly ScreenRoute[] => source.routes

interface Parts {
  readonly frame: Frame
  readonly tabs: WorkTabs<OpenScreen>
  readonly late: LateMover
}

/** What the first address of a screen fetches, once: the routes of all, and what asks for first rows before a plan is there. */
export function screenRoutes({ frame, tabs, late }: Parts): RouteObject[] {
  const { currentHref, isSettled } = late
  const parts: RouteParts = {
    frame,
    tabs,
    services: createServices(frame),
    source,
    gate: createEntryGate(frame, currentHref),
    loadPiece: async () => (await import('./screenPiece')).screenPiece,
    loadWidgets: loadGrid,
    currentHref,
    isSettled,
    languagesReady: () => languagesReady(frame),
  }
  if (hot)
    followDefinitions({
      source: hot,
      tabs,
      reroute: () =>
        late.replaceRoutes?.(createStartRoutes(frame, parts.languagesReady, createScreenRoutes(parts))),
    })
  return createScreenRoutes(parts)
}
