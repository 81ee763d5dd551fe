import { sql } from 'kysely'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import type { Transaction } from '../../database/connect'
import { fieldRefused } from '../../http/failure'
import { treeTexts } from './treeTexts'

/** A tree whose codes are its paths: two characters a level (D-83). */
export interface Tree {
  readonly table: 'item_category' | 'sourcing_group'
  readonly key: string
  readonly upper: string
  readonly name: string
  /** Of its history, which knows every code that was ever given. */
  readonly docType: string
  /** Korean: what a node is. */
  readonly label: string
  /** Field of the upper node, at which a move is refused. */
  readonly upperField: string
  /** Tables whose rows go along with a node. */
  readonly besides: readonly string[]
}

const codeWidth = 2
const mostChildren = 99

/** Level of a node, from 1. */
export const levelOf = (code: string): number => code.length / codeWidth

/** One change of a tree at a time, so that no code is given twice and no branch hangs on one that goes. */
export const lockTree = (tx: Transaction, { table }: Tree) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${table}, 0))`.execute(tx)

/** The highest code ever given below a node, and one more. */
export async function nextCode(tx: Transaction, tree: Tree, upper: string | undefined): Promise<string> {
  const prefix = upper ?? ''
  const length = prefix.length + codeWidth
  const { rows } = await sql<{ last: string | null }>`select max(code) as last from (
      select ${sql.ref(tree.key)} as code from ${sql.table(tree.table)}
      union all select doc_no from document_event where doc_type = ${tree.docType}) as given
    where length(code) = ${length} and starts_with(code, ${prefix})`.execute(tx)
  const next = Number(rows[0]?.last?.slice(prefix.length) ?? 0) + 1
  if (next > mostChildren) throw fieldRefused(tree.upperField, treeTexts.full)
  return prefix + zeroPad(next, codeWidth)
}

/** Rows of other tables that name a node or one below it. */
export async function countUses(tx: Transaction, tree: Tree, code: string): Promise<number> {
  const { rows } = await sql<{
    uses: number
  }>`select tree_uses(${tree.table}::regclass, ${code}, ${[...tree.besides]}::text[])::int as uses`.execute(
    tx,
  )
  return rows[0]?.uses ?? 0
}

export async function hasChildren(tx: Transaction, tree: Tree, code: string): Promise<boolean> {
  const { rows } =
    await sql`select from ${sql.table(tree.table)} where ${sql.ref(tree.upper)} = ${code} limit 1`.execute(tx)
  return rows.length > 0
}

export async function isNameTaken(
  tx: Transaction,
  tree: Tree,
  {
    name,
    upper,
    code,
  }: { readonly name: string; readonly upper?: string | undefined; readonly code?: string },
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(tree.table)}
    where ${sql.ref(tree.name)} = ${name} and ${sql.ref(tree.upper)} is not distinct from ${upper ?? null}
      and ${sql.ref(tree.key)} <> ${code ?? ''}`.execute(tx)
  return rows.length > 0
}

/**
 * Moves a node with all below it to another parent of the level of its own, under new codes; answers its own. Nothing may name
 * one of them, since documents and item codes keep what they were written with.
 */
export async function moveBranch(
  tx: Transaction,
  tree: Tree,
  code: string,
  upper: string | undefined,
): Promise<string> {
  if (levelOf(code) !== levelOf(upper ?? '') + 1) throw fieldRefused(tree.upperField, treeTexts.otherLevel)
  const uses = await countUses(tx, tree, code)
  if (uses > 0) throw fieldRefused(tree.upperField, treeTexts.used, [tree.label, uses])
  const next = await nextCode(tx, tree, upper)
  const key = sql.ref(tree.key)
  await sql`update ${sql.table(tree.table)} set ${key} = ${next} || substr(${key}, ${code.length + 1}::int)
    where starts_with(${key}, ${code})`.execute(tx)
  await sql`update ${sql.table(tree.table)} set ${sql.ref(tree.upper)} = ${upper ?? null}
    where ${key} = ${next}`.execute(tx)
  return next
}

/** Siblings stand at 10, 20, 30 …; a node that takes the place of another stands before it. */
export async function renumberSiblings(
  tx: Transaction,
  tree: Tree,
  upper: string | undefined,
  moved: string,
): Promise<void> {
  const key = sql.ref(tree.key)
  await sql`update ${sql.table(tree.table)} node set sort_no = ranked.place * 10 from (
      select ${key} as code, row_number() over (order by sort_no, ${key} <> ${moved}, ${key})::int as place
      from ${sql.table(tree.table)} where ${sql.ref(tree.upper)} is not distinct from ${upper ?? null}) ranked
    where ${sql.ref(`node.${tree.key}`)} = ranked.code and node.sort_no <> ranked.place * 10`.execute(tx)
}
