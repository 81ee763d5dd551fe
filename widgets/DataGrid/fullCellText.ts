import type { ShownColumn } from './columnLayout'
import type { DataGridProps, GridColumn } from './dataGridContract'
import { digitsWidth, drawnFont, textWidth } from './drawText'
import { formattedText, groupText, isTicked } from './gridValue'

const padding = 16
const chip = 34
/** The arrow beside the heading of a column that is sorted by. */
const sortSign = 14
/** Rows looked at when a column is fitted to its texts. */
const fittedRows = 200
const figures: readonly string[] = ['number', 'amount', 'date', 'datetime']

let context: CanvasRenderingContext2D | null | undefined

/** In the page, since a canvas takes the figures of equal width from the styles of where it stands. */
function measuringContext(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.hidden = true
  document.body.append(canvas)
  return canvas.getContext('2d')
}

function measured(text: string, font: string, isFigure: boolean): number {
  context ??= measuringContext()
  if (!context) return 0
  context.font = font
  const known = drawnFont(context, font)
  return isFigure ? digitsWidth(context, known, text) : textWidth(context, known, text)
}

interface DrawnText {
  readonly text: string
  readonly font: string
  readonly isFigure: boolean
  /** What the cell needs beside its text. */
  readonly beside: number
}

/** The text that is drawn at a place: the row below the last one is that of the totals, -1 the heading. */
function drawnText(
  props: DataGridProps,
  column: GridColumn,
  index: number,
  fontFamily: string,
): DrawnText | undefined {
  const isFigure = figures.includes(column.kind)
  const drawn = (text: string, weight: number, beside = padding) => ({
    text,
    font: `${weight} 13px ${fontFamily}`,
    isFigure: isFigure && weight !== 600,
    beside,
  })
  if (index < 0) return drawn(column.title, 600)
  if (index >= props.rows.count) return drawn(props.totals?.values[column.id] ?? '', 700)
  const row = props.rows.rowAt(index)
  if (!row || isTicked(column) || column.kind === 'files' || column.kind === 'button') return undefined
  if (props.outline?.rowAt(index)?.isGroup) return drawn(groupText(column, row), 700)
  const isChip = column.tone?.(row[column.id], row) !== undefined
  return drawn(formattedText(column, row), 400, isChip ? chip : padding)
}

/** What a place in the grid says, where it is not drawn in full. */
export function fullCellText(
  props: DataGridProps,
  { column }: ShownColumn,
  index: number,
  width: number,
  fontFamily: string,
): string | undefined {
  const drawn = drawnText(props, column, index, fontFamily)
  if (!drawn || drawn.text === '') return undefined
  return measured(drawn.text, drawn.font, drawn.isFigure) > width - drawn.beside ? drawn.text : undefined
}

/** The width at which a column shows its heading, its total and its texts near the rows on screen in full. */
export function fittingWidth(
  props: DataGridProps,
  column: GridColumn,
  top: number,
  fontFamily: string,
): number {
  const rows = Array.from({ length: fittedRows }, (_, at) => Math.max(0, top - fittedRows / 2) + at)
  const needed = [-1, ...rows.filter(index => index < props.rows.count), props.rows.count].map(index => {
    const drawn = drawnText(props, column, index, fontFamily)
    if (!drawn || drawn.text === '') return 0
    return measured(drawn.text, drawn.font, drawn.isFigure) + drawn.beside + (index < 0 ? sortSign : 1)
  })
  return Math.ceil(Math.max(...needed))
}
