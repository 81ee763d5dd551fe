import type { MenuBranch, MenuLeaf, Portal } from '../../schemas/codes/menus'
import { newTexts } from '../problem/commandTexts/newTexts'
import { nearestNames } from '../problem/nearestName'
import type { Said } from '../problem/said'

export type Menus = Readonly<Record<Portal, readonly MenuBranch<MenuBranch<MenuLeaf>>[]>>

/** The heading below which a new menu stands, and the number that is free there. */
export interface MenuPlace {
  readonly portal: Portal
  readonly branch: MenuBranch<MenuLeaf>
  readonly pgmId: string
}

/**
 * Finds a heading by its number or name; a page among its entries, and the heading above it where it is the only one there, name it
 * as well. Otherwise it says why not.
 */
export function menuPlace(menus: Menus, place: string): MenuPlace | Said {
  const portals = Object.keys(menus) as Portal[]
  const branches = portals.flatMap(portal =>
    menus[portal].flatMap(first => first.childs.map(branch => ({ portal, first, branch }))),
  )
  const isNamed = (menu: { readonly pgmId: string; readonly pgmName: string }) =>
    menu.pgmId === place || menu.pgmName === place
  const found =
    nonEmpty(branches.filter(({ branch }) => isNamed(branch))) ??
    nonEmpty(branches.filter(({ first }) => isNamed(first))) ??
    branches.filter(({ branch }) => branch.childs.some(isNamed))
  const [only] = found
  if (!only) {
    const names = branches.flatMap(({ first, branch }) => [first.pgmName, branch.pgmName, branch.pgmId])
    return newTexts.menuUnknown(place, nearestNames(place, new Set(names)))
  }
  if (found.length > 1)
    return newTexts.menuUnclear(
      place,
      found.map(({ first, branch }) => `${branch.pgmId} (${first.pgmName} > ${branch.pgmName})`),
    )
  const { portal, branch } = only
  const used = new Set(branch.childs.map(({ pgmId }) => pgmId))
  const highest = Math.max(0, ...branch.childs.map(({ pgmId }) => Number(pgmId.slice(branch.pgmId.length))))
  const pgmId = `${branch.pgmId}${String(highest + 1).padStart(2, '0')}`
  return highest >= 99 || used.has(pgmId) ? newTexts.menuFull(branch.pgmId) : { portal, branch, pgmId }
}

function nonEmpty<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined
}
