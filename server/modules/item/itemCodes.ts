import { sql } from 'kysely'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import type { Transaction } from '../../database/connect'

const sequenceDigits = 6

/**
 * New codes, one for each category given: its 6 digits and 6 more that count on (domain of `item_code`). The categories stay
 * locked until the transaction ends, so that nobody else counts on from the same number.
 */
export async function newItemCodes(
  tx: Transaction,
  categories: readonly string[],
): Promise<readonly string[]> {
  const wanted = [...new Set(categories)].sort()
  if (wanted.length === 0) return []
  await tx
    .selectFrom('item_category')
    .select('cat_code')
    .where('cat_code', 'in', wanted)
    .orderBy('cat_code')
    .forUpdate()
    .execute()
  const { rows } = await sql<{ category: string; last_no: number }>`
    select cat as category, coalesce((select max(substr(item_code, ${sequenceDigits + 1})::int) from item
      where item_code like cat || '%' and item_code ~ '^\\d{12}$'), 0) as last_no
    from unnest(${wanted}::text[]) cat`.execute(tx)
  const last = new Map(rows.map(({ category, last_no }) => [category, last_no]))
  return categories.map(category => {
    const next = (last.get(category) ?? 0) + 1
    last.set(category, next)
    return category + zeroPad(next, sequenceDigits)
  })
}
