import type { Transaction } from '../database/connect'

/** Names of people by their id. */
export async function peopleNames(
  tx: Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.flatMap(id => id ?? []))]
  if (known.length === 0) return new Map()
  const rows = await tx
    .selectFrom('person')
    .select(['singleid', 'hname'])
    .where('singleid', 'in', known)
    .execute()
  return new Map(rows.map(row => [row.singleid, row.hname]))
}
