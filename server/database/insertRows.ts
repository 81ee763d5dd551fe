import { type Insertable, sql } from 'kysely'
import type { Transaction } from './connect'
import type { Tables } from './tables'

const rowsAtOnce = 2_000

/**
 * Inserts many rows in one statement with one parameter: with a parameter for each value, 1,000 orders took four times
 * as long. All rows name the same columns.
 */
export async function insertRows<Name extends keyof Tables & string>(
  tx: Transaction,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map(name => sql.ref(name)))
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)},
        ${JSON.stringify(rows.slice(start, start + rowsAtOnce))}::text::jsonb)`.execute(tx)
}
