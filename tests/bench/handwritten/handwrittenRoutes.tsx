import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { LateMover } from '../../../engine/app/startRouter'
import type { ScreenRoute } from '../../../engine/plan/screenPlan'
import { createEntryGate } from '../../../engine/routing/entryGate'
import type { Frame } from '../../../engine/shell/frame/frame'
import { RootLayout } from '../../../engine/shell/pages/RootLayout'
import { RouteError } from '../../../engine/shell/pages/RouteError'
import { StartPage } from '../../../engine/shell/pages/StartPage'
import type { PrListOpening } from './PrListPage'
import { askFirst, openingValues, requestOf } from './prListSearch'

export const prListRoute: ScreenRoute = {
  screen: 'prList',
  title: '구매요청 현황',
  portal: 'internal',
  path: '/prList',
  access: 'authenticated',
}

const firstSort = 'prNo:desc'

/** The product's frame with one page of its own, asked for as the product asks: login check and code at once, then rows. */
export function handwrittenRoutes(frame: Frame, late: LateMover): RouteObject[] {
  const gate = createEntryGate(frame, late.currentHref)

  const loadPrList = async ({ request }: LoaderFunctionArgs): Promise<PrListOpening> => {
    const { path, title, portal, access } = prListRoute
    const url = new URL(request.url)
    await gate.pass({ path, href: `${path}${url.search}`, portal, access, signal: request.signal })
    const screen = { isDirty: () => false, dispose: () => undefined, subscribe: () => () => undefined }
    frame.tabs.open({ key: path, path, search: url.search, title, documentKey: '', screen })
    const values = openingValues(frame, url.searchParams)
    return {
      values,
      first: askFirst(frame.call, requestOf(values), url.searchParams.get('sort') ?? firstSort),
    }
  }

  return [
    {
      Component: RootLayout,
      HydrateFallback: StartPage,
      ErrorBoundary: RouteError,
      children: [
        {
          path: '/',
          lazy: later(() => import('../../../engine/shell/pages/MainLayout').then(piece => piece.MainLayout)),
          children: [
            {
              path: prListRoute.path,
              loader: loadPrList,
              shouldRevalidate: ({ nextUrl }: ShouldRevalidateFunctionArgs) =>
                !late.isSettled(`${nextUrl.pathname}${nextUrl.search}`),
              ErrorBoundary: RouteError,
              lazy: later(() => import('./PrListPage').then(piece => piece.PrListPage)),
            },
          ],
        },
        {
          path: '*',
          lazy: later(() =>
            import('../../../engine/shell/pages/NotFoundPage').then(piece => piece.NotFoundPage),
          ),
        },
      ],
    },
  ]
}

function later(load: () => Promise<ComponentType>) {
  return { Component: load }
}
