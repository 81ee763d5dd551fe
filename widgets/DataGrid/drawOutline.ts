import type { Rectangle } from '@glideapps/glide-data-grid'
import type { GridOutlineRow } from './dataGridContract'
import { outlineStep } from './gridOutline'
import type { GridPalette } from './gridPalette'

/** Draws the arrow of a row that can be opened; answers the room that is left for the cell's own content. */
export function drawOutline(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  { level, isOpen }: GridOutlineRow,
  palette: GridPalette,
): Rectangle {
  const indent = level * outlineStep
  const taken = Math.min(indent + outlineStep, rect.width)
  if (isOpen !== undefined) {
    const x = Math.round(rect.x + 8 + indent + 5) + 0.5
    const y = Math.round(rect.y + rect.height / 2) + 0.5
    context.beginPath()
    if (isOpen) {
      context.moveTo(x - 4, y - 2)
      context.lineTo(x, y + 2)
      context.lineTo(x + 4, y - 2)
    } else {
      context.moveTo(x - 2, y - 4)
      context.lineTo(x + 2, y)
      context.lineTo(x - 2, y + 4)
    }
    context.lineWidth = 1.6
    context.strokeStyle = palette.textWeak
    context.stroke()
  }
  return { ...rect, x: rect.x + taken, width: rect.width - taken }
}
