import type { MenuItem } from '../../codegen/generated/types'
import { matchHangul } from '../../widgets/DataGrid/matchHangul'

/** One level of the way to the page on screen, with what stands beside it. */
export interface Crumb {
  readonly pgmId: string
  readonly name: string
  readonly siblings: readonly CrumbTarget[]
}

export interface CrumbTarget {
  readonly pgmId: string
  readonly name: string
  /** The first leaf at or below; only leaves navigate (spec §2). Undefined when the branch holds none. */
  readonly path: string | undefined
}

export interface MenuHit {
  readonly pgmId: string
  readonly name: string
  readonly path: string
  /** Names above it: 구매 › 구매요청. */
  readonly above: readonly string[]
}

/** Spec §2: only an entry with leaf T navigates. */
export function leafPath(menu: MenuItem): string | undefined {
  return menu.leaf === 'T' && menu.sspUrl ? menu.sspUrl : undefined
}

export function childrenOf(menu: MenuItem): readonly MenuItem[] {
  return menu.childs ?? []
}

export function firstLeafPath(menu: MenuItem): string | undefined {
  return (
    leafPath(menu) ??
    childrenOf(menu)
      .map(firstLeafPath)
      .find(path => path !== undefined)
  )
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
    return { pgmId: menu.pgmId, name: menu.pgmName, siblings: beside.map(crumbTarget) }
  })
}

function crumbTarget(menu: MenuItem): CrumbTarget {
  return { pgmId: menu.pgmId, name: menu.pgmName, path: firstLeafPath(menu) }
}

/** Whether the log-in answer lets the user open a path: menus and their sub-pages decide (domain 0.2). */
export function mayOpen(menus: readonly MenuItem[], path: string): boolean {
  return trailOf(menus, path).length > 0
}

/** Leaves whose name, or the names above, hold what was typed, by syllables, half syllables or initial consonants. */
export function searchMenus(menus: readonly MenuItem[], typed: string): readonly MenuHit[] {
  const hits = allLeaves(menus, [])
  const byName = hits.filter(hit => matchHangul(hit.name, typed))
  const byPlace = hits.filter(
    hit => !byName.includes(hit) && matchHangul([...hit.above, hit.name].join(' '), typed),
  )
  return [...byName, ...byPlace]
}

function allLeaves(menus: readonly MenuItem[], above: readonly string[]): readonly MenuHit[] {
  return menus.flatMap(menu => {
    const path = leafPath(menu)
    const own = path === undefined ? [] : [{ pgmId: menu.pgmId, name: menu.pgmName, path, above }]
    return [...own, ...allLeaves(childrenOf(menu), [...above, menu.pgmName])]
  })
}
