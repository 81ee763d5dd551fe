import { createBrowserRouter } from 'react-router-dom'
import type { Mover } from '../routing/createGo'
import { createRoutes } from '../routing/createRoutes'
import { createEntryGate } from '../routing/entryGate'
import type { OpenScreen } from '../routing/openScreen'
import type { LoadScreenPiece, ScreenSource } from '../routing/screenSource'
import type { Frame } from '../shell/frame'
import type { WorkTabs } from '../shell/workTabs'
import { createServices } from './createServices'

type Router = ReturnType<typeof createBrowserRouter>

/** Moves by the router that is made last, because the routes need the frame and the frame needs to move. */
export interface LateMover {
  readonly mover: () => Mover
  readonly take: (router: Router) => void
  readonly isSettled: (href: string) => boolean
  readonly currentHref: () => string | undefined
}

export function createLateMover(): LateMover {
  let router: Router | undefined
  let settled: string | undefined
  const known = () => {
    if (!router) throw new Error('Engine bug: createLateMover was asked to move before there was a router.')
    return router
  }
  const hrefOf = ({ state }: Router) => `${state.location.pathname}${state.location.search}`
  const mover: Mover = {
    currentPath: () => known().state.location.pathname,
    currentHref: () => hrefOf(known()),
    navigate: (to, how) => void known().navigate(to, how),
    settle: href => {
      settled = href
    },
  }
  return {
    mover: () => mover,
    take: made => {
      router = made
    },
    isSettled: href => href === settled,
    // While the first page is on its way there is nothing to stay on.
    currentHref: () => (router?.state.initialized ? hrefOf(router) : undefined),
  }
}

export interface RouterParts {
  readonly frame: Frame
  readonly tabs: WorkTabs<OpenScreen>
  readonly source: ScreenSource
  readonly late: LateMover
  readonly loadPiece: LoadScreenPiece
  readonly loadWidgets: () => Promise<unknown>
}

export function startRouter({ frame, tabs, source, late, loadPiece, loadWidgets }: RouterParts): Router {
  const { currentHref, isSettled } = late
  const gate = createEntryGate(frame, currentHref)
  const services = createServices(frame)
  const router = createBrowserRouter(
    createRoutes({ frame, tabs, services, source, gate, loadPiece, loadWidgets, currentHref, isSettled }),
  )
  late.take(router)
  return router
}
