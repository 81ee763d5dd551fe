import { homeOf, pathIn } from '../auth/portalOf'
import type { SessionStore } from '../auth/sessionStore'
import type { GoPort } from '../runtime/services'
import { mayOpen } from '../shell/menu/menuTree'
import { queryText } from './screenServices'

/** The little of the router that moving needs. */
export interface Mover {
  readonly currentPath: () => string
  /** Of the page that is on its way, else the same. */
  readonly wantedPath: () => string
  /** Path and query of the page on screen, or of the one that is on its way. */
  readonly wantedHref: () => string
  readonly navigate: (to: string, how: { readonly replace: boolean }) => void
  /** This address is only what the page on screen says of itself: it is not to be loaded again. */
  readonly settle: (href: string) => void
}

/** Spec §2: inside the external portal every path is prefixed with /cyber. */
export function createGo(session: SessionStore, mover: () => Mover): GoPort {
  return {
    to: (path, params) => {
      const target = pathIn(session.getState().portal, path)
      mover().navigate(`${target}${queryText(params)}`, { replace: false })
    },
    mayOpen: path => {
      const { portal, menus } = session.getState()
      const target = pathIn(portal, path)
      return target === homeOf(portal) || mayOpen(menus, target)
    },
    setParams: params => {
      const { currentPath, wantedPath, navigate, settle } = mover()
      // Who is on the way to another page must not be called back by what the one he leaves says of itself.
      if (wantedPath() !== currentPath()) return
      const href = `${currentPath()}${queryText(params)}`
      settle(href)
      navigate(href, { replace: true })
    },
  }
}
