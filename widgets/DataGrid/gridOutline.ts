import type { ShownColumn } from './columnLayout'
import type { GridOutline } from './dataGridContract'
import type { GridHands } from './gridHandsState'
import type { GridMove } from './gridRange'
import { gridTexts } from './gridTexts'

/** Pixels by which each level stands further to the right; the arrow of a row has as much. */
export const outlineStep = 18

/** Place among the columns on screen of the one that is indented; -1 without an outline. */
export function outlineColumn(shown: readonly ShownColumn[], outline: GridOutline | undefined): number {
  if (!outline) return -1
  return Math.max(
    0,
    shown.findIndex(({ column }) => column.id === outline.columnId),
  )
}

/** Whether a press so far from the left edge of the indented cell is on the row's arrow. */
export function isOnArrow(level: number, left: number): boolean {
  const from = 2 + level * outlineStep
  return left >= from && left < from + outlineStep + 4
}

/** Opens or closes a row that has others below it. */
export function toggleOutline(hands: GridHands, index: number): boolean {
  const { props } = hands.ports.view()
  const place = props.outline?.rowAt(index)
  if (place?.isOpen === undefined || !props.onOutline) return false
  props.onOutline(index, !place.isOpen)
  hands.say(place.isOpen ? gridTexts.closed : gridTexts.opened)
  return true
}

/** Enter, Space or a double click on a group row. */
export function openGroup(hands: GridHands, index: number): boolean {
  const isGroup = hands.ports.view().props.outline?.rowAt(index)?.isGroup === true
  return isGroup && toggleOutline(hands, index)
}

/**
 * Right opens a closed row, Left closes an open one or goes to the row it hangs on. Only in the indented column: elsewhere
 * the arrows walk the cells as in every grid.
 */
export function turnOutline(hands: GridHands, move: GridMove): boolean {
  const { cursor } = hands.state()
  const { props, columns } = hands.ports.view()
  const place = cursor && props.outline?.rowAt(cursor.row)
  if (!cursor || !place || cursor.column !== outlineColumn(columns, props.outline)) return false
  if (move === 'right') return place.isOpen === false && toggleOutline(hands, cursor.row)
  if (move !== 'left') return false
  if (place.isOpen) return toggleOutline(hands, cursor.row)
  for (let row = cursor.row - 1; row >= 0; row -= 1) {
    const above = props.outline?.rowAt(row)
    if (!above || above.level >= place.level) continue
    hands.moveTo({ row, column: cursor.column })
    return true
  }
  return false
}
