import type { CustomRenderer, Rectangle } from '@glideapps/glide-data-grid'
import { GridCellKind } from '@glideapps/glide-data-grid'
import type { DrawnCell, GridCanvasCell } from './canvasCell'
import { drawCheckBox } from './drawCheckBox'
import { drawButton, drawClip, drawRadio } from './drawControls'
import { drawOutline } from './drawOutline'
import { type DrawnFont, digitsWidth, drawDigits, drawnFont, fitDigits, fitText, textWidth } from './drawText'
import { outlineStep } from './gridOutline'
import type { GridPalette } from './gridPalette'
import { rowStateTexts } from './gridTexts'

const padding = 8

/**
 * Draws every cell of the grid; one renderer for all looks, so that glide's own renderers stay out of the bundle. With merged
 * columns it draws the lines between the rows too: glide knows none that leave out a column.
 */
export function createCellRenderer(
  palette: GridPalette,
  isHovered: (row: number) => boolean,
  drawsLines: boolean,
): CustomRenderer<GridCanvasCell> {
  return {
    kind: GridCellKind.Custom,
    isMatch: (cell): cell is GridCanvasCell => cell.kind === GridCellKind.Custom,
    needsHover: false,
    needsHoverPosition: false,
    measure: (context, cell) =>
      Math.ceil(textWidth(context, drawnFont(context, context.font), cell.data.text) * 1.05) +
      2 * padding +
      (cell.data.tone ? 22 : 4) +
      (cell.data.outline ? (cell.data.outline.level + 1) * outlineStep : 0),
    draw: ({ ctx, rect, row, highlighted }, cell) => {
      const { data } = cell
      ctx.textBaseline = 'alphabetic'
      drawGround(ctx, rect, data, palette, isHovered(row), highlighted)
      if (drawsLines && !data.isContinued) {
        ctx.fillStyle = palette.line
        ctx.fillRect(rect.x, rect.y, rect.width, 1)
      }
      const room = data.outline ? drawOutline(ctx, rect, data.outline, palette) : rect
      drawings[data.look](ctx, room, data, palette)
      drawMarks(ctx, rect, data, palette)
    },
  }
}

function groundOf(cell: DrawnCell, palette: GridPalette, isHovered: boolean): string | undefined {
  if (cell.look === 'total') return palette.page
  if (cell.rowState === 'D') return palette.rowDeleted
  if (cell.isChanged) return palette.cellChanged
  if (cell.isSelectedRow) return palette.accentWeak
  if (cell.isGroup) return palette.page
  if (cell.rowState === 'I') return palette.rowAdded
  if (cell.rowState === 'U') return palette.rowChanged
  return isHovered ? palette.rowHover : undefined
}

/** Tints the cell inside its hairlines, which glide draws along the top and left edge. */
function drawGround(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Rectangle,
  cell: DrawnCell,
  palette: GridPalette,
  isHovered: boolean,
  isHighlighted: boolean,
): void {
  const ground = groundOf(cell, palette, isHovered)
  if (!ground) return
  context.fillStyle = ground
  context.fillRect(x + 1, y + 1, width - 1, height - 1)
  if (!isHighlighted) return
  context.fillStyle = palette.selection
  context.fillRect(x + 1, y + 1, width - 1, height - 1)
}

/** How each look is drawn; a look without a drawing does not compile. */
const drawings: Readonly<
  Record<
    DrawnCell['look'],
    (context: CanvasRenderingContext2D, rect: Rectangle, cell: DrawnCell, palette: GridPalette) => void
  >
> = {
  blank: () => {},
  skeleton: drawSkeleton,
  check: drawCheck,
  rowCheck: drawCheck,
  rowState: drawRowState,
  total: drawTotal,
  group: drawBold,
  radio: drawRadio,
  files: drawClip,
  button: drawButton,
  number: drawNumber,
  text: (context, rect, cell, palette) =>
    cell.tone ? drawChip(context, rect, cell, palette) : drawPlainText(context, rect, cell, palette),
}

function drawCheck(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  cell: DrawnCell,
  palette: GridPalette,
): void {
  drawCheckBox(context, rect, palette, cell.isChecked ? 'on' : 'off', cell.isLocked === true)
}

/** What glide has set before each cell, by its theme. */
function plainFont({ fontFamily }: GridPalette): string {
  return `13px ${fontFamily}`
}

function baseline({ baseline: below }: DrawnFont, rect: Rectangle): number {
  return Math.round(rect.y + (rect.height + 1) / 2) + below
}

function drawPlainText(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  cell: DrawnCell,
  palette: GridPalette,
): void {
  if (cell.text === '') return
  const isFaint = cell.rowState === 'D' || cell.isFaint
  context.fillStyle = cell.isLink ? palette.accent : isFaint ? palette.textWeak : palette.text
  const font = drawnFont(context, plainFont(palette))
  const text = fitText(context, font, cell.text, rect.width - 2 * padding)
  const isStruck = cell.rowState === 'D'
  // Text at the left needs no width, and measuring is dearer than drawing.
  const width = cell.align === 'left' && !isStruck && !cell.isLink ? 0 : textWidth(context, font, text)
  const left = leftOf(rect, cell, width)
  const line = baseline(font, rect)
  context.textAlign = 'left'
  context.fillText(text, left, line)
  if (isStruck) strike(context, left, width, rect)
  // Colour alone would not tell a link from text.
  else if (cell.isLink) context.fillRect(left, line + 2, width, 1)
}

function leftOf(rect: Rectangle, cell: DrawnCell, width: number): number {
  if (cell.align === 'left') return rect.x + padding
  if (cell.align === 'right') return rect.x + rect.width - padding - width
  return Math.round(rect.x + (rect.width - width) / 2)
}

function drawNumber(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  cell: DrawnCell,
  palette: GridPalette,
): void {
  if (cell.text === '') return
  context.fillStyle = cell.isNegative
    ? palette.negative
    : cell.rowState === 'D' || cell.isFaint
      ? palette.textWeak
      : palette.text
  const font = drawnFont(context, plainFont(palette))
  const text = fitDigits(context, font, cell.text, rect.width - 2 * padding)
  const drawn = digitsWidth(context, font, text)
  const right = leftOf(rect, cell, drawn) + drawn
  drawDigits(context, font, text, right, baseline(font, rect))
  if (cell.rowState === 'D') strike(context, right - drawn, drawn, rect)
}

function strike(context: CanvasRenderingContext2D, left: number, width: number, rect: Rectangle): void {
  context.fillRect(left, Math.round(rect.y + rect.height / 2), width, 1)
}

/** A chip: dot and text on the tone's weak ground, so that the tone is told by shape and word as well as by colour. */
function drawChip(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  cell: DrawnCell,
  palette: GridPalette,
): void {
  if (!cell.tone || cell.text === '') return
  const colours = palette.tones[cell.tone]
  const font = drawnFont(context, plainFont(palette))
  const text = fitText(context, font, cell.text, rect.width - 34)
  const width = textWidth(context, font, text) + 25
  const ends = { left: rect.x + 5, right: rect.x + rect.width - 5 - width }
  const left = cell.align === 'center' ? leftOf(rect, cell, width) : ends[cell.align]
  const top = Math.round(rect.y + (rect.height - 20) / 2) + 0.5
  context.fillStyle = colours.weak
  context.beginPath()
  context.roundRect(left, top, width, 20, 10)
  context.fill()
  context.fillStyle = colours.strong
  context.beginPath()
  context.arc(left + 10, top + 10, 3, 0, Math.PI * 2)
  context.fill()
  context.textAlign = 'left'
  context.fillText(text, left + 17, baseline(font, rect))
}

function drawSkeleton(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  cell: DrawnCell,
  palette: GridPalette,
): void {
  // Bars of differing length read as text to come; the share depends on the place alone, so that nothing flickers.
  const share = 0.45 + 0.4 * (((rect.x * 7 + rect.y * 13) % 10) / 10)
  const width = Math.max(12, (rect.width - 2 * padding) * share)
  context.fillStyle = palette.line
  context.beginPath()
  context.roundRect(leftOf(rect, cell, width), rect.y + rect.height / 2 - 4, width, 9, 3)
  context.fill()
}

const stateTones = { I: 'success', U: 'warning', D: 'danger' } as const

function drawRowState(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  cell: DrawnCell,
  palette: GridPalette,
): void {
  if (!cell.rowState) return
  context.font = `600 12px ${palette.fontFamily}`
  context.fillStyle = palette.tones[stateTones[cell.rowState]].strong
  context.textAlign = 'center'
  context.fillText(
    rowStateTexts[cell.rowState],
    rect.x + rect.width / 2,
    baseline(drawnFont(context, context.font), rect),
  )
  context.font = plainFont(palette)
}

function drawTotal(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  cell: DrawnCell,
  palette: GridPalette,
): void {
  context.fillStyle = palette.textWeak
  context.fillRect(rect.x, rect.y + 1, rect.width, 1)
  drawBold(context, rect, cell, palette)
}

function drawBold(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  cell: DrawnCell,
  palette: GridPalette,
): void {
  if (cell.text === '') return
  const bold = `700 13px ${palette.fontFamily}`
  context.font = bold
  const font = drawnFont(context, bold)
  context.fillStyle = cell.isNegative ? palette.negative : palette.text
  if (cell.align === 'right') {
    const text = fitDigits(context, font, cell.text, rect.width - 2 * padding)
    drawDigits(context, font, text, rect.x + rect.width - padding, baseline(font, rect))
  } else {
    context.textAlign = 'left'
    const text = fitText(context, font, cell.text, rect.width - 2 * padding)
    context.fillText(text, leftOf(rect, cell, textWidth(context, font, text)), baseline(font, rect))
  }
  context.font = plainFont(palette)
}

function drawMarks(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Rectangle,
  cell: DrawnCell,
  palette: GridPalette,
): void {
  if (cell.isChanged) corner(context, x + 1, y + 1, 1, palette.tones.warning.strong)
  if (cell.hasNote) corner(context, x + width, y + 1, -1, palette.tones.info.strong)
  if (cell.hasProblem) {
    corner(context, x + width, y + 1, -1, palette.tones.danger.strong)
    context.fillRect(x + 1, y + height - 1, width - 1, 1.5)
  }
  if (cell.isAsking) drawAsking(context, x + width, y + height, palette)
  if (!cell.isCursor) return
  context.strokeStyle = palette.accent
  context.lineWidth = 1
  context.strokeRect(x + 1.5, y + 1.5, width - 2, height - 2)
}

/** Three dots at the foot of the cell, where nothing is written. */
function drawAsking(
  context: CanvasRenderingContext2D,
  right: number,
  bottom: number,
  palette: GridPalette,
): void {
  context.fillStyle = palette.tones.info.strong
  for (const at of [14, 9, 4]) context.fillRect(right - at, bottom - 4, 2.5, 2.5)
}

function corner(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  direction: 1 | -1,
  colour: string,
): void {
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + 7 * direction, y)
  context.lineTo(x, y + 7)
  context.fill()
}
