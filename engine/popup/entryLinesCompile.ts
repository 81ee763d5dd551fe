import type { PopupFormDefinition } from '../../schemas/screen/popupFormDefinition'
import { popupProblems } from '../problem/catalogue/popupProblems'
import type { Compiling } from '../scope/compiling'
import type { EntryFacts } from './entryFactsCompile'

/** Lines that are entered go to the server under the name by which the request takes them. */
export function checkSentLines(
  { source }: Compiling,
  { grid }: PopupFormDefinition,
  facts: EntryFacts,
): void {
  const { operation, isSent, parts } = facts
  if (!isSent || !grid || grid.readOnly || grid.lines === undefined) return
  const lists = Object.values(operation.body?.fields ?? {}).filter(({ type }) => type === 'list')
  const names = lists.map(({ name }) => name)
  // A list that there is nowhere has been reported as such.
  if (names.length === 0 || names.includes(grid.lines) || !parts[grid.lines]) return
  const problem = popupProblems.linesUnsent(grid.lines, operation.id, lists)
  source.report(source.valueAt(grid, 'lines'), problem)
}
