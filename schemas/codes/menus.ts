import type { AuthGroupId } from './authGroups'
import menus from './menus.json'

/** A grant of a menu to an authority group; read-only grants show the screen without its effects. */
export interface MenuGrant {
  readonly group: string
  readonly isReadOnly: boolean
}

/** A menu that opens a screen; only these navigate (spec §2, leaf = T). */
export interface MenuLeaf {
  readonly pgmId: string
  readonly pgmName: string
  readonly sspUrl: string
  /** Paths that belong to the leaf and are reached from its screen. */
  readonly sspSubUrls: readonly string[]
  readonly groups: readonly MenuGrant[]
}

/** A heading of the first or second level. */
export interface MenuBranch<Child> {
  readonly pgmId: string
  readonly pgmName: string
  readonly childs: readonly Child[]
}

export type Portal = 'internal' | 'external'

export type MenuTrees = Readonly<Record<Portal, readonly MenuBranch<MenuBranch<MenuLeaf>>[]>>

/** Both menus as they are seeded; menu administration may change them later in the store. */
export const menuTrees: MenuTrees = menus

export function menuLeaves(portal: Portal): readonly MenuLeaf[] {
  return menuTrees[portal].flatMap(first => first.childs.flatMap(second => second.childs))
}

/** The grant of a leaf to a group, or undefined where the group does not see the leaf. */
export function menuGrant(leaf: MenuLeaf, group: AuthGroupId): MenuGrant | undefined {
  return leaf.groups.find(grant => grant.group === group)
}
