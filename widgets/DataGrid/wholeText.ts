import type { DataGridProps } from './dataGridContract'
import { digitsWidth, drawnFont, textWidth } from './drawText'
import type { ShownColumn } from './gridColumns'
import { cellText, groupText, isTicked } from './gridValue'

const padding = 16
const chip = 34
const figures: readonly string[] = ['number', 'amount', 'date', 'datetime']

let context: CanvasRenderingContext2D | null | undefined

function measured(text: string, font: string, isFigure: boolean): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = font
  const known = drawnFont(context, font)
  return isFigure ? digitsWidth(context, known, text) : textWidth(context, known, text)
}

/** What a place in the grid says, where it is not drawn in full: the row below the last one is that of the totals, -1 the heading. */
export function wholeText(
  props: DataGridProps,
  { column }: ShownColumn,
  index: number,
  width: number,
  fontFamily: string,
): string | undefined {
  const isFigure = figures.includes(column.kind)
  const cut = (text: string, weight: number, room: number) =>
    text !== '' && measured(text, `${weight} 13px ${fontFamily}`, isFigure && weight !== 600) > room
      ? text
      : undefined
  if (index < 0) return cut(column.title, 600, width - padding)
  if (index >= props.rows.count) return cut(props.totals?.values[column.id] ?? '', 700, width - padding)
  const row = props.rows.rowAt(index)
  if (!row || isTicked(column) || column.kind === 'files' || column.kind === 'button') return undefined
  const place = props.outline?.rowAt(index)
  if (place?.isGroup) return cut(groupText(column, row), 700, width - padding)
  const isChip = column.tone?.(row[column.id], row) !== undefined
  return cut(cellText(column, row), 400, width - (isChip ? chip : padding))
}
