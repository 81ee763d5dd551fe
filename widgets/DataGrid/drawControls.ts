import type { Rectangle } from '@glideapps/glide-data-grid'
import type { DrawnCell } from './canvasCell'
import { drawnFont, fitText, textWidth } from './drawText'
import type { GridPalette } from './gridPalette'

/** A ring, filled with a dot where its row is the chosen one. */
export function drawRadio(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  cell: DrawnCell,
  palette: GridPalette,
): void {
  const x = Math.round(rect.x + rect.width / 2) + 0.5
  const y = Math.round(rect.y + rect.height / 2) + 0.5
  const colour = cell.isChecked && !cell.isLocked ? palette.accent : palette.textWeak
  context.beginPath()
  context.arc(x, y, 7.5, 0, Math.PI * 2)
  context.fillStyle = cell.isLocked ? palette.page : palette.surface
  context.fill()
  context.lineWidth = 1
  context.strokeStyle = colour
  context.stroke()
  if (!cell.isChecked) return
  context.beginPath()
  context.arc(x, y, 4, 0, Math.PI * 2)
  context.fillStyle = colour
  context.fill()
}

/** A paper clip, in the colour of links: it can be pressed. */
export function drawClip(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  _cell: DrawnCell,
  palette: GridPalette,
): void {
  context.save()
  context.translate(Math.round(rect.x + rect.width / 2), Math.round(rect.y + rect.height / 2))
  context.rotate(Math.PI / 5)
  context.strokeStyle = palette.accent
  context.lineWidth = 1.4
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(3.5, -4)
  context.lineTo(3.5, 4)
  context.arc(0, 4, 3.5, 0, Math.PI)
  context.lineTo(-3.5, -5)
  context.arc(-1, -5, 2.5, Math.PI, 0)
  context.lineTo(1.5, 3)
  context.arc(0, 3, 1.5, 0, Math.PI)
  context.lineTo(-1.5, -3.5)
  context.stroke()
  context.restore()
}

/** A button as wide as its text, inside the cell. */
export function drawButton(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  cell: DrawnCell,
  palette: GridPalette,
): void {
  const font = drawnFont(context, `13px ${palette.fontFamily}`)
  const text = fitText(context, font, cell.text, rect.width - 22)
  const textRoom = textWidth(context, font, text)
  const width = Math.round(textRoom + 16)
  const left = Math.round(rect.x + (rect.width - width) / 2) + 0.5
  const top = Math.round(rect.y + (rect.height - 21) / 2) + 0.5
  context.beginPath()
  context.roundRect(left, top, width, 21, 4)
  context.fillStyle = palette.surface
  context.fill()
  context.lineWidth = 1
  context.strokeStyle = palette.textWeak
  context.stroke()
  context.fillStyle = palette.text
  context.textAlign = 'left'
  context.fillText(text, left + 8, Math.round(rect.y + (rect.height + 1) / 2) + font.baseline)
}
