import type { MenuBranch, MenuLeaf, MenuTrees, Portal } from '../../schemas/codes/menus'
import { newTexts } from '../problem/commandTexts/newTexts'
import { nearestNames } from '../problem/nearestName'
import type { Said } from '../problem/said'

/** The heading below which a new menu stands, and the number that is free there. */
export interface MenuPlace {
  readonly portal: Portal
  readonly first: MenuBranch<unknown>
  readonly branch: MenuBranch<MenuLeaf>
  readonly pgmId: string
}

/**
 * Finds a heading by its number, its name or both names of its place ("구매 > 발주"), with or without blanks; a page among its
 * entries, and the heading above it where it is the only one there, name it as well. Of several that bear the name those of a portal
 * that may be meant come first. Otherwise it says why not.
 */
export function menuPlace(
  menus: MenuTrees,
  place: string,
  mayBe: (portal: Portal) => boolean = () => true,
): MenuPlace | Said {
  const portals = Object.keys(menus) as Portal[]
  const branches = portals.flatMap(portal =>
    menus[portal].flatMap(first => first.childs.map(branch => ({ portal, first, branch }))),
  )
  const isNamed = (menu: { readonly pgmId: string; readonly pgmName: string }) =>
    [menu.pgmId, menu.pgmName].some(name => unspaced(name) === unspaced(place))
  const isPlace = (first: MenuBranch<unknown>, branch: MenuBranch<unknown>) =>
    unspaced(`${first.pgmName}>${branch.pgmName}`) === unspaced(place)
  const named =
    nonEmpty(branches.filter(({ first, branch }) => isNamed(branch) || isPlace(first, branch))) ??
    nonEmpty(branches.filter(({ first }) => isNamed(first))) ??
    branches.filter(({ branch }) => branch.childs.some(isNamed))
  const found = nonEmpty(named.filter(({ portal }) => mayBe(portal))) ?? named
  const [only] = found
  if (!only) {
    const names = branches.flatMap(({ first, branch }) => [first.pgmName, branch.pgmName, branch.pgmId])
    return newTexts.menuUnknown(place, nearestNames(place, new Set(names)), branches.map(spoken))
  }
  if (found.length > 1) return newTexts.menuUnclear(place, found.map(spoken))
  const { portal, first, branch } = only
  const used = new Set(branch.childs.map(({ pgmId }) => pgmId))
  const highest = Math.max(0, ...branch.childs.map(({ pgmId }) => Number(pgmId.slice(branch.pgmId.length))))
  const pgmId = `${branch.pgmId}${String(highest + 1).padStart(2, '0')}`
  return highest >= 99 || used.has(pgmId) ? newTexts.menuFull(branch.pgmId) : { portal, first, branch, pgmId }
}

function spoken({
  first,
  branch,
}: {
  readonly first: MenuBranch<unknown>
  readonly branch: MenuBranch<unknown>
}) {
  return `${branch.pgmId} ${first.pgmName} > ${branch.pgmName}`
}

function unspaced(text: string): string {
  return text.replace(/\s+/g, '')
}

function nonEmpty<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined
}
