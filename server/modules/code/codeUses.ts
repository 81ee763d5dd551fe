import { sql } from 'kysely'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { Transaction } from '../../database/connect'

const snakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

let namesOfGroups: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The columns by which the contract's fields of a code group are stored, whatever their table. */
function columnNames(group: string): readonly string[] {
  namesOfGroups ??= readNames()
  // A group that no field of the contract has yet lends its own name to its column.
  const own = group.toLowerCase()
  return [...new Set([own, `${own}_code`, ...(namesOfGroups.get(group) ?? [])])]
}

function readNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { code, name } = { code: undefined, name: undefined, ...value }
    if (typeof code === 'string' && typeof name === 'string')
      names.set(code, (names.get(code) ?? new Set()).add(snakeCase(name)))
    for (const part of Object.values(value)) visit(part)
  }
  visit(contractFacts)
  return names
}

/** Whether a document or a master record holds the value. */
export async function isValueUsed(tx: Transaction, group: string, value: string): Promise<boolean> {
  const columns = await sql<{ table: string; column: string }>`
    select relation.relname as table, attribute.attname as column
    from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid
    where relation.relkind in ('r', 'p') and relation.relnamespace = 'public'::regnamespace
      and attribute.attname in (${sql.join(columnNames(group))}) and attribute.atttypid in ('varchar'::regtype, 'bpchar'::regtype, 'text'::regtype)
      and has_table_privilege(relation.oid, 'select')
    order by 1, 2`.execute(tx)
  for (const { table, column } of columns.rows) {
    const { rows } =
      await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit 1`.execute(tx)
    if (rows.length > 0) return true
  }
  return false
}
