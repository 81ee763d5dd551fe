import { authGroup, authGroupIds, isAuthGroupId } from '../../schemas/codes/authGroups'
import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import { menuProblems } from '../problem/catalogue/menuProblems'
import { shapeProblems } from '../problem/catalogue/shapeProblems'
import { isMistyped, nearestNames } from '../problem/nearestName'
import { mountPath } from '../scope/mountPath'
import type { Shaped } from './readFile'
import { grantsOf, isLeaf, type MenuEntry, type Menus, pathsOf, textsOf } from './readMenus'

/** Words that an entry has: a heading its entries, a leaf its address and its groups. */
const words = {
  heading: ['pgmId', 'pgmName', 'childs'],
  leaf: ['pgmId', 'pgmName', 'sspUrl', 'sspSubUrls', 'groups'],
} as const

/** Every screen that asks for a session is opened by a menu, and menus name groups and addresses that there are. */
export function checkMenus(menus: Menus, screens: readonly Shaped<ScreenDefinition>[]): void {
  for (const one of menus.entries) checkWords(menus, one)
  checkTwice(menus)
  for (const leaf of menus.entries.filter(isLeaf)) checkGroups(menus, leaf)
  checkPaths(menus, screens)
}

function checkWords({ source }: Menus, one: MenuEntry): void {
  const known: readonly string[] = isLeaf(one) ? words.leaf : words.heading
  const written = Object.keys(one.entry)
  const free = known.filter(word => !written.includes(word))
  const unknown = written.filter(word => !known.includes(word))
  for (const word of unknown)
    source.report(source.keyAt(one.entry, word), menuProblems.wordUnknown(word, known, free))
  // A word that is missing because it is misspelt is reported once.
  const missing = free.filter(word => !unknown.some(other => nearestNames(other, [word]).length > 0))
  for (const word of missing) source.report(source.at(one.entry), shapeProblems.wordMissing(word, undefined))
}

function checkTwice({ source, entries }: Menus): void {
  const ids = new Set<string>()
  const urls = new Set<string>()
  const names = new Set<string>()
  for (const one of entries) {
    const { entry } = one
    // Nobody can tell two pages of one name apart; headings may be called as one of their pages.
    const name = isLeaf(one) && typeof entry.pgmName === 'string' ? entry.pgmName.trim() : ''
    if (name !== '' && names.has(`${one.portal} ${name}`))
      source.report(source.valueAt(entry, 'pgmName'), menuProblems.twice('pgmName', name))
    names.add(`${one.portal} ${name}`)
    for (const [word, seen] of [
      ['pgmId', ids],
      ['sspUrl', urls],
    ] as const) {
      const value = entry[word]
      if (typeof value !== 'string') continue
      if (seen.has(value)) source.report(source.valueAt(entry, word), menuProblems.twice(word, value))
      seen.add(value)
    }
  }
}

function checkGroups({ source }: Menus, leaf: MenuEntry): void {
  const portal = leaf.portal === 'internal' ? 'I' : 'E'
  const known = authGroupIds.filter(id => authGroup(id).portal === portal)
  const seen = new Set<string>()
  for (const { written, group } of grantsOf(leaf)) {
    const at = source.valueAt(written, 'group')
    if (!isAuthGroupId(group) || !known.includes(group))
      source.report(at, menuProblems.groupUnknown(group, known))
    else if (seen.has(group)) source.report(at, menuProblems.twice('group', group))
    seen.add(group)
  }
}

/** A page of one portal that a menu has to open; homes are open to everybody of their portal. */
interface Wanted {
  readonly path: string
  readonly portal: MenuEntry['portal']
  report(problem: ReturnType<typeof menuProblems.missing>): void
}

function checkPaths(menus: Menus, screens: readonly Shaped<ScreenDefinition>[]): void {
  const leaves = menus.entries.filter(isLeaf)
  const named = new Set(leaves.flatMap(pathsOf))
  const mounted = new Set(screens.flatMap(pagesOf).map(({ path }) => path))
  const wrong = leaves.flatMap(leaf => pathsOf(leaf).filter(path => !mounted.has(path)))
  const wanted = screens.flatMap(pagesOf).filter(({ path }) => !named.has(path))
  for (const page of wanted) {
    // An address that no screen has and that is nearly this one was meant for it.
    const near = wrong.find(path => isMistyped(path, page.path) || `/cyber${path}` === page.path)
    const leaf = near === undefined ? undefined : leaves.find(one => pathsOf(one).includes(near))
    if (near === undefined || !leaf) page.report(menuProblems.missing(page.path))
    else menus.source.report(pathPlace(menus, leaf, near), menuProblems.pathUnknown(near, page.path))
  }
}

function pathPlace({ source }: Menus, { entry }: MenuEntry, path: string): number {
  if (entry.sspUrl === path) return source.valueAt(entry, 'sspUrl')
  const list = Array.isArray(entry.sspSubUrls) ? entry.sspSubUrls : []
  return source.valueAt(list, textsOf(list).indexOf(path))
}

function pagesOf({ read, written }: Shaped<ScreenDefinition>): readonly Wanted[] {
  const { route } = written
  return route.portals.flatMap((mount): Wanted[] => {
    const { portal, access } = typeof mount === 'string' ? { portal: mount, access: undefined } : mount
    if (access === 'public' || route.path === '/') return []
    const at = read.source.valueAt(route, 'path')
    const path = mountPath(portal, route.path)
    return [{ path, portal, report: problem => read.source.report(at, problem) }]
  })
}
