import type { MenuItem } from '../../codegen/generated/types'
import { homeOf } from '../auth/portalOf'
import type { EntryAccess } from '../runtime/screenPlan'
import { mayOpen } from '../shell/menuTree'

/** What a browser knows of a page and of its person before the login check has answered. */
export interface AskingFacts {
  readonly path: string
  readonly access: EntryAccess
  /** An approver may see a document whose page is in no menu of his (D-09); only the server knows. */
  readonly apprNo?: string | undefined
  /** Menus of the log-in answer; undefined on a page that was reloaded and does not know them yet. */
  readonly menus: readonly MenuItem[] | undefined
  /** A check that was sent before the code was read has answered already, and not with OK. */
  readonly isRefused: boolean
}

/**
 * Whether the first rows are asked for beside the login check. Rows of a page that is sure to be refused would be refused as
 * well, and each refusal is an error in the browser's console; a page that is allowed all the same asks after the check.
 */
export function asksBesideCheck({ path, access, apprNo, menus, isRefused }: AskingFacts): boolean {
  if (access === 'public') return true
  if (!menus) return !isRefused
  return apprNo !== undefined || isHome(path) || mayOpen(menus, path)
}

/** Homes are in no menu and open to everybody of their portal. */
function isHome(path: string): boolean {
  return path === homeOf('internal') || path === homeOf('external')
}
