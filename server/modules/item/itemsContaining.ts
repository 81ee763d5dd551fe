import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { allOf } from '../../document/documentList'
import { contains, containsPattern } from '../../document/listQuery'
import { keysWithin } from './similarKey'

/**
 * Items of which these columns contain these texts. No index sees Hangul in them (D-81), but the key by which items are compared
 * has one. An item whose key is still to be computed is looked at itself.
 */
export function itemsContaining(
  texts: Readonly<Record<'item_name' | 'spec' | 'maker', string | undefined>>,
): readonly RawBuilder<unknown>[] {
  return Object.entries(texts).flatMap(([column, text = '']) => {
    if (text.trim() === '') return []
    const found = keysWithin(text).map(key => sql`item.sim_key like ${containsPattern(key)}`)
    return [
      // What is asked first is compared faster.
      ...(found.length === 0 ? [] : [sql`(${allOf(found)} or item.same_key is null)`]),
      contains(sql.ref(`item.${column}`), text),
    ]
  })
}

/** Items of a category or of one below it. Told apart by name, they are found in the order of the codes of items. */
export async function itemsBelow(
  tx: Transaction,
  catCode: string | undefined,
): Promise<RawBuilder<unknown>[]> {
  if (catCode === undefined) return []
  const { rows } = await sql<{ cat_code: string }>`select cat_code from item_category
    where starts_with(cat_code, ${catCode})`.execute(tx)
  return [sql`item.cat_code in (${sql.join(rows.length === 0 ? [''] : rows.map(row => row.cat_code))})`]
}
