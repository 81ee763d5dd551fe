import type { HomeShortcut, MenuItem } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { KnownScreen } from '../access/knownScreens'
import type { MenuBook } from '../access/menuBook'
import { menuOf } from '../access/menuTree'
import { readMyMenus } from '../session/myMenus'
import { homeTexts } from './homeTexts'

/** As many as stand without scrolling. */
const shownShortcuts = 8

/**
 * Assumed: what a person has starred, then what he opened lately, then the first pages of his menu, so that a new
 * person finds something there too. Only what is granted.
 */
export async function homeShortcuts(
  tx: Transaction,
  actor: Actor,
  book: MenuBook,
  screens: readonly KnownScreen[],
): Promise<HomeShortcut[]> {
  const leaves = new Map(
    leavesOf(menuOf(book, actor.portal, actor.group, screens)).map(leaf => [leaf.pgmId, leaf]),
  )
  const { favourites, recent } = await readMyMenus(tx, actor, leaves)
  const found = new Map<string, HomeShortcut>()
  for (const [from, pgmIds] of [
    [homeTexts.favourite, favourites],
    [homeTexts.recent, recent],
    [homeTexts.menu, [...leaves.keys()]],
  ] as const) {
    for (const pgmId of pgmIds) {
      const leaf = leaves.get(pgmId)
      if (leaf && !found.has(pgmId)) found.set(pgmId, { ...leaf, from })
    }
  }
  return [...found.values()].slice(0, shownShortcuts)
}

type Leaf = Pick<HomeShortcut, 'pgmId' | 'pgmName' | 'path'>

function leavesOf(menus: readonly MenuItem[]): readonly Leaf[] {
  return menus.flatMap(({ pgmId, pgmName, sspUrl, childs = [] }) =>
    sspUrl === undefined ? leavesOf(childs) : [{ pgmId, pgmName, path: sspUrl }],
  )
}
