import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { allOf } from '../../document/documentList'
import type { FoundList } from '../../document/foundPage'
import { containsPattern } from '../../document/listQuery'
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
      sql`${sql.ref(`item.${column}`)} ilike ${containsPattern(text)}`,
      ...(found.length === 0 ? [] : [sql`(${allOf(found)} or item.same_key is null)`]),
    ]
  })
}

/**
 * A query of the items that these conditions and texts find, and, where texts are searched for, what looks for them among the first
 * items of an order. `listed` makes the rows of a list of a query of items.
 */
export function foundItems(
  conditions: readonly RawBuilder<unknown>[],
  contained: readonly RawBuilder<unknown>[],
  listed: (items: RawBuilder<unknown>) => RawBuilder<unknown>,
): Pick<FoundList, 'from' | 'counted' | 'near'> {
  const all = sql`item where ${allOf([...conditions, ...contained])}`
  return {
    from: listed(sql`select * from ${all}`),
    counted: all,
    ...(contained.length > 0 && {
      near: {
        table: 'item',
        from: first =>
          listed(sql`select * from (select * from item where ${allOf(conditions)} ${first}) item
            where ${allOf(contained)}`),
      },
    }),
  }
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
