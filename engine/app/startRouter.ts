import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import type { Mover } from '../routing/createGo'
import { portalOfPage } from '../routing/guardTable'
import { createStartRoutes, rootRouteId } from '../routing/startRoutes'
import type { Frame } from '../shell/frame/frame'
import { languagesReady } from './createLanguages'

export type Router = ReturnType<typeof createBrowserRouter>

/** Moves by the router that is made last, because the routes need the frame and the frame needs to move. */
export interface LateMover {
  readonly mover: () => Mover
  readonly take: (router: Router) => void
  readonly isSettled: (href: string) => boolean
  readonly currentHref: () => string | undefined
  /** While developing: takes effect with the next page; the one on screen stays as it is. */
  readonly replaceRoutes: ((routes: RouteObject[]) => void) | undefined
}

export function createLateMover(): LateMover {
  let router: Router | undefined
  let settled: string | undefined
  const known = () => {
    if (!router) throw new Error('Engine bug: createLateMover was asked to move before there was a router.')
    return router
  }
  const hrefOf = ({ pathname, search }: { pathname: string; search: string }) => `${pathname}${search}`
  const wanted = () => known().state.navigation.location ?? known().state.location
  const mover: Mover = {
    currentPath: () => known().state.location.pathname,
    wantedPath: () => wanted().pathname,
    wantedHref: () => hrefOf(wanted()),
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
    replaceRoutes:
      import.meta.hot &&
      (routes =>
        whenIdle(known(), idle => {
          idle._internalSetRoutes(withDrawn(routes, idle))
          // An address that led nowhere, since its definition was wrong, may lead to a screen now.
          const { location, matches } = idle.state
          if (matches.at(-1)?.route.path === '*') void idle.navigate(hrefOf(location), { replace: true })
        })),
    // While the first page is on its way there is nothing to stay on.
    currentHref: () => (router?.state.initialized ? hrefOf(router.state.location) : undefined),
  }
}

/** The page on screen is drawn from the new routes at once, whose code nobody fetches before the next navigation. */
function withDrawn(routes: readonly RouteObject[], { state }: Router): RouteObject[] {
  const drawn = new Map<string, object>()
  for (const { route } of state.matches) {
    const element: unknown = 'element' in route ? route.element : undefined
    if (element !== undefined) drawn.set(route.id, { element, lazy: undefined })
  }
  const take = (route: RouteObject): RouteObject => {
    const taken = Object.assign({}, route, drawn.get(route.id ?? ''))
    return route.children ? Object.assign(taken, { children: route.children.map(take) }) : taken
  }
  return routes.map(take)
}

/**
 * The router's function for hot updates, its only way to take a route back, forgets the routes that a navigation under way was begun
 * with, and the page would stay blank.
 */
function whenIdle(router: Router, run: (router: Router) => void): void {
  if (router.state.navigation.state === 'idle') {
    run(router)
    return
  }
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return
    stop()
    run(router)
  })
}

export interface RouterParts {
  readonly frame: Frame
  readonly late: LateMover
  /** Fetches the routes of all screens, once. */
  readonly loadScreenRoutes: () => Promise<RouteObject[]>
}

/** The router knows the log-in and error pages; any other address has it fetch the routes of screens first. */
export function startRouter({ frame, late, loadScreenRoutes }: RouterParts): Router {
  let added: Promise<void> | undefined
  const router = createBrowserRouter(
    createStartRoutes(frame, () => languagesReady(frame)),
    {
      patchRoutesOnNavigation: ({ patch }) => {
        added ??= loadScreenRoutes().then(
          routes => patch(rootRouteId, routes),
          (error: unknown) => {
            // The next address tries again: the network may be back.
            added = undefined
            throw error
          },
        )
        return added
      },
    },
  )
  late.take(router)
  router.subscribe(({ navigation, matches, location }) => {
    if (navigation.state !== 'idle') return
    const { session, host } = frame
    const now = session.getState()
    const handles = matches.map(({ route }): unknown => route.handle)
    const portal = portalOfPage({ host, path: location.pathname, handles, session: now })
    if (portal !== now.portal) session.setState({ portal })
  })
  return router
}
