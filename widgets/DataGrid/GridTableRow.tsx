import { memo } from 'react'
import { outlineColumn } from './gridOutline'
import type { GridSheet } from './gridSheet'
import { gridTexts, rowStateTexts } from './gridTexts'
import { formattedText, groupText, isChecked, isTicked } from './gridValue'

interface GridTableRowProps {
  readonly sheet: GridSheet
  readonly index: number
}

/** One row of the unseen table. */
export const GridTableRow = memo(function GridTableRow({ sheet, index }: GridTableRowProps) {
  const { props, hands, lead, shown, state } = sheet
  const row = props.rows.rowAt(index)
  const rowState = props.rowState?.(index)
  const range = hands.range()
  const place = props.outline?.rowAt(index)
  const outlineAt = outlineColumn(shown, props.outline)
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={props.selectedRow === index}
      aria-level={place && place.level + 1}
      aria-expanded={place?.isOpen}
    >
      {lead.map((kind, at) => (
        <td key={kind} aria-colindex={at + 1}>
          {kind === 'check'
            ? (props.checkRefusal?.(index) ??
              (props.checkedRows?.has(index) ? gridTexts.checked : gridTexts.unchecked))
            : rowState && rowStateTexts[rowState]}
        </td>
      ))}
      {shown.map(({ column }, at) => {
        const isSelected =
          range !== undefined &&
          index >= range.top &&
          index <= range.bottom &&
          at >= range.left &&
          at <= range.right
        const isCursor = state.cursor?.row === index && state.cursor.column === at
        const text = !row
          ? gridTexts.notLoaded
          : place?.label !== undefined && at === outlineAt
            ? place.label
            : isTicked(column)
              ? isChecked(row[column.id])
                ? gridTexts.checked
                : gridTexts.unchecked
              : place?.isGroup
                ? groupText(column, row)
                : formattedText(column, row)
        return (
          <td
            key={column.id}
            aria-colindex={lead.length + at + 1}
            {...{
              'aria-selected': isSelected,
              'aria-readonly': !row || !hands.isEditable(column, row, index),
            }}
            aria-invalid={hands.problemAt(index, column.id, props) !== undefined || undefined}
            aria-busy={props.cellAsking?.(index, column.id) || undefined}
            aria-current={isCursor || undefined}
            data-column={column.id}
          >
            {text}
          </td>
        )
      })}
    </tr>
  )
})
