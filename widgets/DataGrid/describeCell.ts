import { fillMessage } from '../../schemas/shared/koreanParticle'
import { accessibleText } from './accessibleText'
import type { GridColumn, GridRow } from './dataGridContract'
import type { GridHands } from './gridHandsState'
import { outlineColumn } from './gridOutline'
import { type GridCellPlace, type GridRange, rangeHeight, rangeWidth } from './gridRange'
import { gridTexts, levelText, rangeText, rowStateTexts } from './gridTexts'
import { isPressable } from './gridValue'

/** One cell for the live region: "3행 품목명 리니어 가이드, 편집 가능". */
export function describeCell(hands: GridHands, place: GridCellPlace): string {
  const column = hands.columnAt(place)
  const row = hands.rowAt(place)
  const { props, columns } = hands.ports.view()
  if (!column) return ''
  if (!row) return fillMessage(gridTexts.oneRow, [place.row + 1, column.title, gridTexts.notLoaded])
  const rowState = props.rowState?.(place.row)
  const outline = props.outline?.rowAt(place.row)
  const isIndented = outline && place.column === outlineColumn(columns, props.outline)
  const label = isIndented ? outline.label : undefined
  return [
    fillMessage(gridTexts.oneRow, [
      place.row + 1,
      column.title,
      label ?? accessibleText(column, row, outline?.isGroup),
    ]),
    hands.canEdit(place) ? gridTexts.editable : pressedText(column, row),
    props.checkedRows?.has(place.row) && gridTexts.rowTicked,
    outline && levelText(outline.level + 1),
    outline?.isOpen !== undefined && gridTexts[outline.isOpen ? 'opened' : 'closed'],
    rowState && fillMessage(gridTexts.rowInState, [rowStateTexts[rowState]]),
    props.cellChanged?.(place.row, column.id) && gridTexts.changed,
    props.cellAsking?.(place.row, column.id) && gridTexts.asking,
    props.checkRefusal?.(place.row),
    hands.problemAt(place.row, column.id),
    hands.noteAt(place.row, column.id),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What cannot be edited may still be pressed. */
function pressedText(column: GridColumn, row: GridRow): string {
  if (!isPressable(column, row)) return gridTexts.locked
  return column.kind === 'link' ? gridTexts.link : gridTexts.button
}

export function describeRange(range: GridRange): string {
  return rangeText(rangeHeight(range), rangeWidth(range))
}
