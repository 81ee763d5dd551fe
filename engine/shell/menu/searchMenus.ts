import type { MenuItem } from '../../../codegen/generated/types'
import { matchHangul } from '../../../schemas/shared/matchHangul'
import { leavesOf, type MenuLeaf } from './menuTree'

/** From and to a letter. */
export type MatchedPart = readonly [number, number]

/** An entry that was found, with what of its names was meant. */
export interface MenuHit extends MenuLeaf {
  readonly matched: MatchedPart | undefined
}

/**
 * Entries whose name holds what was typed, by syllables, half syllables or initial consonants; those that begin with it
 * first. Behind them the ones that the names above lead to.
 */
export function searchMenus(menus: readonly MenuItem[], typed: string): readonly MenuHit[] {
  const leaves = leavesOf(menus)
  const byName = leaves
    .filter(({ name }) => matchHangul(name, typed))
    .map(leaf => ({ ...leaf, matched: matchedPart(leaf.name, typed) }))
  const found = new Set(byName.map(({ pgmId }) => pgmId))
  const byPlace = leaves
    .filter(leaf => !found.has(leaf.pgmId) && matchHangul([...leaf.above, leaf.name].join(' '), typed))
    .map(leaf => ({ ...leaf, matched: undefined }))
  const begins = (hit: MenuHit) => hit.matched?.[0] === 0
  return [...byName.filter(begins), ...byName.filter(hit => !begins(hit)), ...byPlace]
}

/** The shortest part of a name that what was typed finds; undefined where it begins inside a syllable. */
export function matchedPart(name: string, typed: string): MatchedPart | undefined {
  if (typed.trim() === '') return undefined
  for (let length = 1; length <= name.length; length += 1)
    for (let from = 0; from + length <= name.length; from += 1)
      if (matchHangul(name.slice(from, from + length), typed)) return [from, from + length]
  return undefined
}
