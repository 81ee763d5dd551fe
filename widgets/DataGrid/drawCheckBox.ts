import type { Rectangle } from '@glideapps/glide-data-grid'
import type { GridPalette } from './gridPalette'

/** A check box in the middle of a rectangle; `some` is the dash of a header over rows that are partly checked. */
export function drawCheckBox(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  palette: GridPalette,
  state: 'on' | 'off' | 'some',
  isLocked: boolean,
): void {
  const left = Math.round(rect.x + (rect.width - 15) / 2)
  const top = Math.round(rect.y + (rect.height - 15) / 2)
  const filled = isLocked ? palette.textWeak : palette.accent
  context.beginPath()
  context.roundRect(left + 0.5, top + 0.5, 15, 15, 3)
  context.lineWidth = 1
  context.fillStyle = state === 'off' ? (isLocked ? palette.page : palette.surface) : filled
  context.fill()
  context.strokeStyle = state === 'off' ? palette.textWeak : filled
  context.stroke()
  if (state === 'off') return
  context.strokeStyle = palette.surface
  context.lineWidth = 2
  context.beginPath()
  if (state === 'some') {
    context.moveTo(left + 4, top + 8)
    context.lineTo(left + 12, top + 8)
  } else {
    context.moveTo(left + 4, top + 8.5)
    context.lineTo(left + 7, top + 11.5)
    context.lineTo(left + 12.5, top + 5)
  }
  context.stroke()
}
