import { sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { type Columns, columnOf, type FieldFacts } from './columns'

/** Where the name of a code stands, by the popup that finds it. */
const sources = {
  account: ['account', 'account_code', 'account_name'],
  company: ['company', 'comp_no', 'comp_name_kr'],
  evaTemplate: ['eva_template', 'tpl_id', 'tpl_name'],
  costCenter: ['cost_center', 'cost_center', 'cost_center_name'],
  person: ['person', 'singleid', 'hname'],
  sg4: ['sourcing_group', 'sg_code', 'sg_name'],
} as const

/** The column of a code, and what it names. */
export interface NameOf {
  readonly column: string
  readonly of: keyof typeof sources
}

interface NamedField extends NameOf {
  readonly nameColumn: string
}

const isSource = (popup: string): popup is NameOf['of'] => popup in sources

/**
 * The fields that show a code beside them as text, and stand in no column of the table themselves. `others` are names whose code
 * is not answered.
 */
export function namedFields(
  fields: FieldFacts,
  hasColumn: (column: string) => boolean,
  others: Readonly<Record<string, NameOf>> = {},
): readonly NamedField[] {
  const beside = Object.values(fields).flatMap(({ name, lookup }) => {
    if (lookup?.text === undefined || !isSource(lookup.popup) || !(lookup.text in fields)) return []
    const nameColumn = columnOf(lookup.text)
    return hasColumn(nameColumn) ? [] : [{ column: columnOf(name), nameColumn, of: lookup.popup }]
  })
  return [...Object.entries(others).map(([name, of]) => ({ ...of, nameColumn: columnOf(name) })), ...beside]
}

/** The same rows with the names of what their columns name: one read for each source. */
export async function withNames<Row extends Columns>(
  tx: Transaction,
  named: readonly NamedField[],
  rows: readonly Row[],
): Promise<readonly Columns[]> {
  let all: readonly Columns[] = rows
  for (const { column, nameColumn, of } of named) {
    const [table, key, name] = sources[of]
    const codes = [...new Set(all.flatMap(row => (typeof row[column] === 'string' ? row[column] : [])))]
    if (codes.length === 0) continue
    const found = await sql<{
      code: string
      name: string
    }>`select ${sql.ref(key)} as code, ${sql.ref(name)} as name
      from ${sql.table(table)} where ${sql.ref(key)} = any(${codes}::text[])`.execute(tx)
    const names = new Map(found.rows.map(row => [row.code, row.name]))
    all = all.map(row => ({ ...row, [nameColumn]: names.get(String(row[column])) }))
  }
  return all
}
