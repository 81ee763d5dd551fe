import type { MenuItem } from '../../codegen/generated/types'
import { homeOf } from '../auth/portalOf'
import type { EntryAccess } from '../plan/screenPlan'
import { mayOpen } from '../shell/menu/menuTree'

/** What a browser knows of a page and of its person before the login check has answered. */
export interface AskingFacts {
  readonly path: string
  readonly access: EntryAccess
  /** An approver may see a document whose page is in no menu of his (D-09); only the server knows. */
  readonly apprNo?: string | undefined
  /** Menus of the log-in answer; undefined on a page that was reloaded and does not know them yet. */
  readonly menus: readonly MenuItem[] | undefined
  /** Whether the session already speaks for the portal of the page. After a page of the other portal it does so with the check. */
  readonly isOwnPortal: boolean
}

/**
 * Whether the first rows are asked for beside the login check. Those of a page that is in none of the person's menus would be
 * refused with it; where it is allowed all the same, because rights have changed, they are asked for after the check.
 */
export function asksBesideCheck({ path, access, apprNo, menus, isOwnPortal }: AskingFacts): boolean {
  if (access === 'public') return true
  if (!isOwnPortal) return false
  if (!menus) return true
  return apprNo !== undefined || isHome(path) || mayOpen(menus, path)
}

/** Homes are in no menu and open to everybody of their portal. */
function isHome(path: string): boolean {
  return path === homeOf('internal') || path === homeOf('external')
}
