import type { GridPlan } from '../plan/gridPlan'

/** Columns of the totals row that may be added up: a rate of several rows is worked out by the server, or is not told. */
export function addedUp({ sums, columns }: Pick<GridPlan, 'sums' | 'columns'>): readonly string[] {
  const rates = new Set(columns.flatMap(({ field, isRate }) => (isRate ? [field] : [])))
  return sums.filter(field => !rates.has(field))
}
