import type { ComponentType } from 'react'
import { type RouteObject, redirect } from 'react-router-dom'
import { externalBase, isShownOn } from '../../schemas/shared/addresses'
import type { Frame } from '../shell/frame/frame'
import { loadAuth, loadLoginPageFacts } from '../shell/login/loginPageFacts'
import { RootLayout } from '../shell/pages/RootLayout'
import { RootError } from '../shell/pages/RouteError'
import { StartPage } from '../shell/pages/StartPage'
import type { RouteMark } from './guardTable'

/** The route below which all others hang; those of screens are added when the first one is asked for. */
export const rootRouteId = 'root'

/** What stands before screens have come: log-in and error pages. Every page is fetched when it is first wanted. */
export function createStartRoutes(
  frame: Frame,
  languagesReady: () => Promise<void>,
  screens: readonly RouteObject[] = [],
): RouteObject[] {
  return [
    {
      id: rootRouteId,
      Component: RootLayout,
      HydrateFallback: StartPage,
      ErrorBoundary: RootError,
      children: [
        ...publicRoutes(frame, languagesReady).filter(({ path = '/' }) => isShownOn(frame.host, path)),
        anyOther(frame),
        ...screens,
      ],
    },
  ]
}

/**
 * A page whose code is fetched when the route is first entered, beside what its loader asks for. As a function: of an object the
 * router forgets that its code was lost where the route has no loader, and draws nothing.
 */
export function later(load: () => Promise<ComponentType>) {
  return async () => ({ Component: await load() })
}

const ofStaff: RouteMark = { isCyber: false }
const ofSuppliers: RouteMark = { isCyber: true }

function publicRoutes(frame: Frame, languagesReady: () => Promise<void>): RouteObject[] {
  return [
    {
      path: '/login',
      handle: ofStaff,
      loader: async ({ request }) => {
        frame.session.setState({ portal: 'internal' })
        const [facts, auth] = await Promise.all([loadLoginPageFacts(frame.call), loadAuth(frame.call)])
        if (!auth || auth.type === 'IDPW') return errorPageOf(request) ?? facts
        return (await import('./directoryEntry')).enterByWay(frame, request, auth, facts)
      },
      lazy: later(() => import('../shell/login/LoginPage').then(piece => piece.LoginPage)),
    },
    {
      path: '/cyberLogin',
      handle: ofSuppliers,
      loader: async ({ request }) => (await import('./cyberEntry')).enterCyber(frame, request),
      lazy: later(() => import('../shell/login/CyberLoginPage').then(piece => piece.CyberLoginPage)),
    },
    {
      path: '/cyberAuthReq',
      handle: ofSuppliers,
      lazy: later(() => import('../shell/pages/AuthErrorPage').then(piece => piece.AuthErrorPage)),
    },
    {
      path: '/integration',
      handle: ofSuppliers,
      lazy: later(() => import('../shell/pages/IntegrationPage').then(piece => piece.IntegrationPage)),
    },
    ...applyRoutes(frame, languagesReady),
    {
      path: '/authReq',
      handle: ofStaff,
      lazy: later(() => import('../shell/pages/AuthErrorPage').then(piece => piece.AuthErrorPage)),
    },
    {
      path: '/info401',
      lazy: later(() => import('../shell/pages/Info401Page').then(piece => piece.Info401Page)),
    },
    {
      path: '/info500',
      lazy: later(() => import('../shell/pages/Info500Page').then(piece => piece.Info500Page)),
    },
    ...devRoutes(frame),
  ]
}

/** Applications of suppliers in three steps and of staff, and the sample of a log-in page: of strangers, who have no session (domain 3.43, 3.46). */
function applyRoutes(frame: Frame, languagesReady: () => Promise<void>): RouteObject[] {
  /** They say more than the log-in page, and codes besides; without a network they speak Korean. */
  const spoken = () => languagesReady().catch(() => undefined)
  const step = (place: 1 | 2 | 3, load: () => Promise<ComponentType>): RouteObject => ({
    path: `/template/ogpmsUserApply${place}`,
    handle: ofSuppliers,
    loader: async ({ request }) => {
      await spoken()
      return (await import('./applyEntry')).enterApplication(frame, place, request)
    },
    lazy: later(load),
  })
  return [
    step(1, () => import('../shell/apply/ApplyTermsPage').then(piece => piece.ApplyTermsPage)),
    step(2, () => import('../shell/apply/ApplyVerifyPage').then(piece => piece.ApplyVerifyPage)),
    step(3, () => import('../shell/apply/ApplyDetailsPage').then(piece => piece.ApplyDetailsPage)),
    {
      path: '/template/ogpmsLogin',
      handle: ofSuppliers,
      loader: async () => {
        await spoken()
        return null
      },
      lazy: later(() => import('../shell/apply/LoginSamplePage').then(piece => piece.LoginSamplePage)),
    },
    {
      path: '/template/userApply',
      handle: ofStaff,
      loader: async () => {
        await spoken()
        await (await import('../shell/apply/staffApplication')).openStaffApplication()
        return null
      },
      lazy: later(() => import('../shell/apply/StaffApplyPage').then(piece => piece.StaffApplyPage)),
    },
  ]
}

/** Spec §2: not found, and on the host of suppliers their portal in place of what is not shown there. */
function anyOther({ host }: Frame): RouteObject {
  return {
    path: '*',
    loader: ({ request }) => (isShownOn(host, new URL(request.url).pathname) ? null : redirect(externalBase)),
    lazy: later(() => import('../shell/pages/NotFoundPage').then(piece => piece.NotFoundPage)),
  }
}

/** Not in the code that is built for production, and so not in its table of routes either. */
function devRoutes(frame: Frame): RouteObject[] {
  if (process.env.GPMS_BUILD === 'production') return []
  return [
    devRoute(frame, '/cyberDevLogin', () =>
      import('../shell/login/DevLoginPage').then(piece => piece.DevLoginPage),
    ),
    devRoute(frame, '/conv', () => import('../shell/login/ConvPage').then(piece => piece.ConvPage)),
  ]
}

/** Pages of developers; where the server has none they are not found. */
function devRoute(frame: Frame, path: string, load: () => Promise<ComponentType>): RouteObject {
  return {
    path,
    lazy: async () => {
      const { loadDevPages } = await import('./devPages')
      return { Component: await loadDevPages(frame.call, load) }
    },
  }
}

/** Spec §8: an error code in the address is passed to the error page. */
function errorPageOf(request: Request): Response | undefined {
  const code = new URL(request.url).searchParams.get('errorCode')
  return code ? redirect(`/authReq?error=${encodeURIComponent(code)}`) : undefined
}
