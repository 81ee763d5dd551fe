import type { ComponentType } from 'react'
import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { isShownOn, type Portal } from '../../schemas/shared/addresses'
import { homeOf, routeNameIn } from '../auth/portalOf'
import type { ScreenRoute } from '../plan/screenPlan'
import { RouteError } from '../shell/pages/RouteError'
import type { RouteMark } from './guardTable'
import { personPageRoutes } from './personPages'
import { loadScreen, type ScreenLoaderParts } from './screenLoader'
import { later } from './startRoutes'

export interface RouteParts extends ScreenLoaderParts {
  /** Whether an address is only what the page on screen has written of itself. */
  readonly isSettled: (href: string) => boolean
}

/** Routes of all screens, below the frame of their portal; open ones stand in a plain frame. */
export function createScreenRoutes(parts: RouteParts): RouteObject[] {
  const { routes } = parts.source
  const { host } = parts.frame
  const open = routes.filter(({ access, path }) => access === 'public' && isShownOn(host, path))
  return [
    ...(host.isExternal ? [] : [portalRoute(parts, 'internal')]),
    portalRoute(parts, 'external'),
    openRoute(parts, open),
  ]
}

function portalRoute(parts: RouteParts, portal: Portal): RouteObject {
  const screens = parts.source.routes.filter(route => route.portal === portal && route.access !== 'public')
  return {
    id: homeOf(portal),
    path: homeOf(portal),
    handle: { isCyber: portal === 'external' } satisfies RouteMark,
    lazy: later(() => loadLayout(parts)),
    children: [
      ...screens.flatMap(route => [screenRoute(parts, route), ...aliasRoutes(route)]),
      ...personPageRoutes(parts, portal),
    ],
  }
}

/** Screens that are open to everybody stand outside of the frame, which needs somebody to greet. */
function openRoute(parts: RouteParts, routes: readonly ScreenRoute[]): RouteObject {
  return {
    id: '/public',
    lazy: later(() => loadOpenLayout(parts)),
    children: routes.flatMap(route => [screenRoute(parts, route), ...aliasRoutes(route)]),
  }
}

/** Other addresses lead to the page with whatever they ask for. */
function aliasRoutes({ path, aliases = [] }: ScreenRoute): RouteObject[] {
  return aliases.map(alias => ({
    path: alias,
    loader: ({ request }: LoaderFunctionArgs) => redirect(`${path}${new URL(request.url).search}`),
  }))
}

function screenRoute(parts: RouteParts, route: ScreenRoute): RouteObject {
  const place = route.path === homeOf(route.portal) ? { index: true as const } : { path: route.path }
  return {
    ...place,
    id: routeNameIn(route.portal, route.screen),
    loader: ({ request }: LoaderFunctionArgs) => loadScreen(parts, route, request),
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => {
      const [before, after] = [currentUrl, nextUrl].map(url => `${url.pathname}${url.search}`)
      return after !== undefined && after !== before && !parts.isSettled(after)
    },
    ErrorBoundary: RouteError,
    lazy: later(() => parts.loadPiece().then(piece => piece.Page)),
  }
}

/** The frame, and beside it the languages, which speak from its first drawing on. */
async function loadLayout({ languagesReady }: RouteParts): Promise<ComponentType> {
  const [{ MainLayout }] = await Promise.all([import('../shell/pages/MainLayout'), languagesReady()])
  return MainLayout
}

async function loadOpenLayout({ languagesReady }: RouteParts): Promise<ComponentType> {
  const [{ PublicLayout }] = await Promise.all([import('../shell/pages/PublicLayout'), languagesReady()])
  return PublicLayout
}
