import type { GridGoTo } from './dataGridContract'
import type { GridHands } from './gridHandsState'

/** Brings the cursor and the keyboard to a cell. Without its column: to the first cell that can be edited. */
export function goToCell(hands: GridHands, { index, columnId }: GridGoTo): void {
  const row = index()
  const { columns } = hands.ports.view()
  if (row < 0 || columns.length === 0) return
  const named = columns.findIndex(shown => shown.column.id === columnId)
  hands.moveTo({ row, column: Math.max(0, named >= 0 ? named : firstEditable(hands, row)) })
  hands.editor()?.focus({ preventScroll: true })
}

/** The first cell of the row that can be edited, -1 when there is none. */
export function firstEditable(hands: GridHands, row: number): number {
  return hands.ports.view().columns.findIndex((_, column) => hands.canEdit({ row, column }))
}
