import type { Instance, Joined } from './joinedColumns'

/** Which tables are spread over machines, by which column; all others are whole on each. */
export interface Plan {
  readonly column: string
  /** Table by table, the document that it is of. */
  readonly spread: ReadonlyMap<string, string>
  /** Tables that have the column already. */
  readonly having: ReadonlySet<string>
}

export const verdicts = {
  whole: 'tables that stay whole alone: any machine',
  one: 'spread tables, and it names the one machine that is meant',
  together: 'spread tables joined by the column: each machine its part',
  every: 'one spread table without the column: every machine is asked',
  locked: 'the same, and rows are locked: refused by Citus unless the column is named',
  document: 'tables of one document, joined by its number: the column has to be added to the join',
  across: 'documents together with others: refused by Citus, or rows travel between machines',
} as const

export type Verdict = keyof typeof verdicts

export function judgeStatement(joined: Joined, { column, spread, having }: Plan): Verdict {
  const meant = joined.instances.filter(({ table }) => spread.has(table))
  const [first, ...others] = meant
  if (!first) return 'whole'
  const isNamed = (instance: Instance) => having.has(instance.table) && joined.isGiven(instance, column)
  if (meant.every(isNamed)) return 'one'
  const isTogether = (other: Instance) =>
    having.has(first.table) && having.has(other.table) && joined.isEqual(first, other, column)
  if (others.length === 0) return joined.locks ? 'locked' : 'every'
  if (others.every(isTogether)) return isNamed(first) ? 'one' : 'together'
  const isOfOne = others.every(other => spread.get(other.table) === spread.get(first.table))
  return isOfOne ? 'document' : 'across'
}
