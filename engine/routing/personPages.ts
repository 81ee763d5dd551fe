import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { Portal } from '../../schemas/shared/addresses'
import { pathIn } from '../auth/portalOf'
import type { EntryAccess } from '../plan/screenPlan'
import { RouteError } from '../shell/pages/RouteError'
import { canonicalAddress } from './canonicalAddress'
import type { EntryGate } from './entryGate'
import { later } from './startRoutes'

const pages: readonly (readonly [path: string, access: EntryAccess, load: Parameters<typeof later>[0]])[] = [
  [
    '/userManagement/PersonInfoLogin',
    'authenticated',
    () => import('../shell/person/PersonInfoLoginPage').then(piece => piece.PersonInfoLoginPage),
  ],
  [
    '/userManagement/PersonInfo',
    'extra-auth',
    () => import('../shell/person/PersonInfoPage').then(piece => piece.PersonInfoPage),
  ],
]

/** Pages about oneself have no definition: the password is asked for on one before the other tells anything. */
export function personPageRoutes({ gate }: { readonly gate: EntryGate }, portal: Portal): RouteObject[] {
  return pages.map(([page, access, load]) => {
    const path = pathIn(portal, page)
    return {
      id: path,
      path,
      loader: async ({ request }: LoaderFunctionArgs) => {
        canonicalAddress(path, request)
        await gate.pass({ path, href: path, portal, access, signal: request.signal })
        return null
      },
      ErrorBoundary: RouteError,
      lazy: later(load),
    }
  })
}
