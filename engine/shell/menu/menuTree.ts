import type { MenuItem } from '../../../codegen/generated/types'

/** One level of the way to the page on screen, with what stands beside it. */
export interface Crumb {
  readonly pgmId: string
  readonly name: string
  readonly siblings: readonly MenuItem[]
}

/** An entry that can be gone to, with the names above it: 구매 › 구매요청. */
export interface MenuLeaf {
  readonly pgmId: string
  readonly name: string
  readonly path: string
  readonly above: readonly string[]
}

/** Spec §2: only an entry with leaf T navigates. */
export function leafPath(menu: MenuItem): string | undefined {
  return menu.leaf === 'T' && menu.sspUrl ? menu.sspUrl : undefined
}

export function childrenOf(menu: MenuItem): readonly MenuItem[] {
  return menu.childs ?? []
}

/** The entries from the top down to the leaf that stands for a path; a detail page stands under its list. */
export function trailOf(menus: readonly MenuItem[], path: string): readonly MenuItem[] {
  for (const menu of menus) {
    if (menu.leaf === 'T' && holds(menu, path)) return [menu]
    const below = trailOf(childrenOf(menu), path)
    if (below.length > 0) return [menu, ...below]
  }
  return []
}

function holds(leaf: MenuItem, path: string): boolean {
  return leaf.sspUrl === path || (leaf.sspSubUrls ?? []).includes(path)
}

export function crumbsOf(menus: readonly MenuItem[], path: string): readonly Crumb[] {
  const trail = trailOf(menus, path)
  return trail.map((menu, depth) => {
    const above = trail[depth - 1]
    const beside = above ? childrenOf(above) : menus
    return { pgmId: menu.pgmId, name: menu.pgmName, siblings: beside }
  })
}

/** Whether the log-in answer lets the user open a path: menus and their sub-pages decide (domain 0.2). */
export function mayOpen(menus: readonly MenuItem[], path: string): boolean {
  return trailOf(menus, path).length > 0
}

/** Every entry that can be gone to, in the order of the menu. */
export function leavesOf(menus: readonly MenuItem[], above: readonly string[] = []): readonly MenuLeaf[] {
  return menus.flatMap(menu => {
    const path = leafPath(menu)
    const own = path === undefined ? [] : [{ pgmId: menu.pgmId, name: menu.pgmName, path, above }]
    return [...own, ...leavesOf(childrenOf(menu), [...above, menu.pgmName])]
  })
}

/** The entries of some numbers, in that order; a number that is not in the menu is left out. */
export function leavesByNumber(menus: readonly MenuItem[], pgmIds: readonly string[]): readonly MenuLeaf[] {
  const leaves = new Map(leavesOf(menus).map(leaf => [leaf.pgmId, leaf]))
  return pgmIds.flatMap(pgmId => leaves.get(pgmId) ?? [])
}
