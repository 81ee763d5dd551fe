import type { TransitionStepPlan } from '../plan/stepPlan'
import { isRow, type Row } from '../runtime/row'

/** What is moved of checked rows: the rows themselves, or the documents that a field of each lists. */
export function movedDocuments(
  { documents, keys: [key = ''] }: Pick<TransitionStepPlan, 'documents' | 'keys'>,
  rows: readonly Row[],
): readonly Row[] {
  if (documents === undefined) return rows
  return rows.flatMap(row => {
    const listed = row[documents]
    return Array.isArray(listed)
      ? listed.filter(isRow).map(({ id, version }) => ({ [key]: id, version }))
      : []
  })
}
