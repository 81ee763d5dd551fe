import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'

/** Columns that hold a value of a group which administrators may change; the values of system groups are never deleted. */
const columnsOf: Readonly<Record<string, readonly (readonly [table: string, column: string])[]>> = {
  POSITION: [['person', 'position']],
  SITE: [['person', 'site']],
  COMP_TYPE: [['company', 'comp_type']],
  COMP_SIZE: [['company', 'comp_size']],
  BANK: [['company', 'bank_code']],
  UNIT_TYPE: [['unit', 'unit_type']],
  ITEM_TYPE: [['item', 'item_type']],
  PRICE_BASIS: [['item_price', 'price_basis']],
  PURCHASE_TYPE: [['pr', 'purchase_type']],
  FAQ_CATEGORY: [['post', 'category']],
  REJECT_REASON: [['warehousing_line', 'reject_reason']],
  INCOTERMS: [['po', 'incoterms']],
  SYSTEM: [
    ['po', 'system'],
    ['warehousing', 'system'],
    ['adjustment', 'system'],
  ],
}

/** Whether a document or a master record holds the value. */
export async function isValueUsed(tx: Transaction, group: string, value: string): Promise<boolean> {
  for (const [table, column] of columnsOf[group] ?? []) {
    const { rows } =
      await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit 1`.execute(tx)
    if (rows.length > 0) return true
  }
  return false
}
