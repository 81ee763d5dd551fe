import type { MenuItem } from '../../../codegen/generated/types'
import { groupRows } from '../../../schemas/shared/groupRows'
import type { KnownScreen } from './knownScreens'
import type { Menu, MenuBook } from './menuBook'

/** A leaf for the group, or nothing: not granted, or its screen does not exist yet. */
function leafItem(menu: Menu, group: string, paths: ReadonlySet<string>): readonly MenuItem[] {
  const access = menu.grants.get(group)
  if (!access || menu.sspUrl === undefined || !paths.has(menu.sspUrl)) return []
  return [
    {
      pgmId: menu.pgmId,
      pgmName: menu.pgmName,
      sspUrl: menu.sspUrl,
      sspSubUrls: menu.sspSubUrls.filter(path => paths.has(path)),
      leaf: 'T',
      access,
    },
  ]
}

/** The menu of a group: headings without a leaf are left out, and so is what stands below one that is out of use. */
export function menuOf(
  { menus }: MenuBook,
  portal: 'internal' | 'external',
  group: string,
  screens: readonly KnownScreen[],
): readonly MenuItem[] {
  const paths = new Set(screens.map(screen => screen.path))
  const below = groupRows(
    menus.filter(menu => menu.portal === portal),
    menu => menu.upPgmId ?? '',
  )
  const itemsBelow = (upper: string): readonly MenuItem[] =>
    (below.get(upper) ?? []).flatMap(menu => {
      if (menu.sspUrl !== undefined) return leafItem(menu, group, paths)
      const childs = itemsBelow(menu.pgmId)
      return childs.length === 0 ? [] : [{ pgmId: menu.pgmId, pgmName: menu.pgmName, leaf: 'F', childs }]
    })
  return itemsBelow('')
}

/** The numbers of the entries that a group may go to, in the order of its menu. */
export function grantedLeaves(
  book: MenuBook,
  portal: 'internal' | 'external',
  group: string,
  screens: readonly KnownScreen[],
): readonly string[] {
  const leavesOf = ({ pgmId, leaf, childs = [] }: MenuItem): readonly string[] =>
    leaf === 'T' ? [pgmId] : childs.flatMap(leavesOf)
  return menuOf(book, portal, group, screens).flatMap(leavesOf)
}
