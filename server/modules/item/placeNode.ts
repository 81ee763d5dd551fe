import type { Transaction } from '../../database/connect'
import type { EventContext } from '../../document/documentEvents'
import { checkVersion } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused } from '../../http/failure'
import { isNameTaken, levelOf, lockTree, moveBranch, nextCode, type Tree } from './treeNodes'

/** A tree that people save nodes of, and what its refusals say. */
export interface SavedTree extends Tree {
  readonly deepest: number
  readonly nameField: string
  readonly nameLabel: string
  readonly texts: { readonly tooDeep: string; readonly nameTaken: string }
}

interface SentNode {
  /** Undefined: a new one is made. */
  readonly code: string | undefined
  readonly upper: string | undefined
  readonly name: string
  readonly version: number | undefined
}

type FindNode<Row> = (tx: Transaction, code: string) => Promise<Row | undefined>

/** A text without spaces around it; undefined where nothing is left. */
export const given = (text: string | undefined) => (text?.trim() ? text.trim() : undefined)

/** Locks the tree and judges place and name of a node; answers its name, and its row unless it is new. */
export async function judgeNode<Row extends { readonly version: number }>(
  { tx, actor }: EventContext,
  tree: SavedTree,
  find: FindNode<Row>,
  { code, upper, name: written, version }: SentNode,
): Promise<{ readonly name: string; readonly stored: Row | undefined }> {
  const { deepest, nameField, nameLabel, texts, upperField } = tree
  await lockTree(tx, tree)
  const stored = code === undefined ? undefined : await find(tx, code)
  if (code !== undefined && !stored) throw documentNotFound(actor.scope)
  if (stored) checkVersion(stored.version, version ?? -1)
  if (upper !== undefined && !(await find(tx, upper)))
    throw fieldRefused(upperField, 'codeNotAllowed', [upper])
  if (!stored && levelOf(upper ?? '') >= deepest) throw fieldRefused(upperField, texts.tooDeep)
  const name = written.normalize('NFC').trim()
  if (name === '') throw fieldRefused(nameField, 'fieldEmpty', [nameLabel])
  if (await isNameTaken(tx, tree, { name, upper, ...(code === undefined ? {} : { code }) }))
    throw fieldRefused(nameField, texts.nameTaken)
  return { name, stored }
}

/** Gives a new node its code, and one that hangs elsewhere now the code of its new place. */
export async function placeNode(
  tx: Transaction,
  tree: Tree,
  stored: { readonly code: string; readonly upper: string | null } | undefined,
  upper: string | undefined,
): Promise<string> {
  if (!stored) return nextCode(tx, tree, upper)
  return (stored.upper ?? undefined) === upper ? stored.code : moveBranch(tx, tree, stored.code, upper)
}
