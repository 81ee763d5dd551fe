import type { OperationRequests } from '../../../codegen/generated/types'
import { menuLeaves } from '../../../schemas/codes/menus'
import { isCyberPath } from '../../../schemas/shared/addresses'
import { type Failure, fieldRefused } from '../../http/failure'
import { knownScreens } from '../access/knownScreens'
import { menuTexts } from './menuTexts'

export type MenuInput = OperationRequests['saveMenu']['body']['header']

/** Where a menu stands in the tree. */
export interface MenuPlace {
  readonly level: number
  /** The menu above; undefined at the top. */
  readonly upper?: { readonly pgmId: string; readonly isLeaf: boolean }
}

const deepest = 3
const mostPerLevel = 99

/** Screens that exist, and those the product's own menu announces (Assumed: they may be arranged before they are built). */
const knownPaths: ReadonlySet<string> = new Set([
  ...knownScreens.map(({ path }) => path),
  ...(['internal', 'external'] as const).flatMap(portal =>
    menuLeaves(portal).flatMap(leaf => [leaf.sspUrl, ...leaf.sspSubUrls]),
  ),
])

/** A menu opens a screen, or it is a heading. Assumed: without a type the URL tells. */
export function isLeaf({ menuType, sspUrl }: MenuInput): boolean {
  return menuType === undefined ? given(sspUrl) !== undefined : menuType !== 'G'
}

export function given(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed === '' ? undefined : trimmed
}

/** Why a menu cannot stand as it is said; what only the store knows (a taken URL) is not judged here. */
export function menuFailure(
  input: MenuInput,
  subUrls: readonly string[],
  place: MenuPlace,
): Failure | undefined {
  const url = given(input.sspUrl)
  if (place.level > deepest) return fieldRefused('upPgmId', menuTexts.tooDeep)
  if (place.upper?.isLeaf) return fieldRefused('upPgmId', menuTexts.upperIsLeaf)
  if (isLeaf(input) && url === undefined) return fieldRefused('sspUrl', menuTexts.leafNeedsUrl)
  if (!isLeaf(input) && url !== undefined) return fieldRefused('sspUrl', menuTexts.groupWithUrl)
  if (url !== undefined) {
    const failure = pathFailure(url, input.portalType)
    if (failure !== undefined) return fieldRefused('sspUrl', failure)
  }
  for (const [index, path] of subUrls.entries()) {
    const failure =
      subUrls.indexOf(path) < index ? menuTexts.subUrlTwice : pathFailure(path, input.portalType)
    if (failure !== undefined) return fieldRefused('subUrl', failure, [], index + 1)
  }
  return undefined
}

function pathFailure(path: string, portal: string): string | undefined {
  if (portal === 'E' && !isCyberPath(path)) return menuTexts.notCyber
  return knownPaths.has(path) ? undefined : menuTexts.unknownUrl
}

/** The next free number below a menu: two digits a level, I or X for the portal. */
export function nextPgmId(portal: string, upper: string | undefined, taken: readonly string[]): string {
  const prefix = upper ?? (portal === 'E' ? 'X' : 'I')
  const known = new Set(taken)
  for (let number = 1; number <= mostPerLevel; number += 1) {
    const pgmId = `${prefix}${String(number).padStart(2, '0')}`
    if (!known.has(pgmId)) return pgmId
  }
  throw fieldRefused('upPgmId', menuTexts.levelIsFull)
}
