import type { Rectangle } from '@glideapps/glide-data-grid'
import { drawCheckBox } from './drawCheckBox'
import { drawnFont, fitText, textWidth } from './drawText'
import type { GridPalette } from './gridPalette'

export interface DrawnHeader {
  readonly title: string
  readonly align: 'left' | 'right' | 'center'
  readonly isRequired?: boolean
  readonly direction?: 'asc' | 'desc' | undefined
  /** Place among several sorted columns; undefined when it is the only one. */
  readonly ordinal?: number | undefined
  readonly check?: 'on' | 'off' | 'some'
}

const padding = 8

export function drawHeader(
  context: CanvasRenderingContext2D,
  rect: Rectangle,
  header: DrawnHeader,
  palette: GridPalette,
): void {
  if (header.check) {
    drawCheckBox(context, rect, palette, header.check, false)
    return
  }
  context.save()
  const bold = `600 13px ${palette.fontFamily}`
  context.font = bold
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  const sortRoom = header.direction ? (header.ordinal ? 20 : 12) : 0
  const requiredRoom = header.isRequired ? 9 : 0
  const font = drawnFont(context, bold)
  const title = fitText(context, font, header.title, rect.width - 2 * padding - sortRoom - requiredRoom)
  const titleWidth = textWidth(context, font, title)
  const width = titleWidth + requiredRoom + sortRoom
  const left = leftOf(rect, header.align, width)
  const middle = Math.round(rect.y + rect.height / 2)
  const y = middle + font.baseline
  context.fillStyle = palette.text
  context.fillText(title, left, y)
  let x = left + titleWidth + 3
  if (header.isRequired) {
    context.fillStyle = palette.tones.danger.strong
    context.fillText('*', x, y + 1)
    x += requiredRoom
  }
  if (header.direction) drawSort(context, x, middle, header, palette)
  context.restore()
}

function leftOf(rect: Rectangle, align: DrawnHeader['align'], width: number): number {
  if (align === 'left') return rect.x + padding
  if (align === 'right') return rect.x + rect.width - padding - width
  return rect.x + Math.max(padding, (rect.width - width) / 2)
}

function drawSort(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  header: DrawnHeader,
  palette: GridPalette,
): void {
  const tip = header.direction === 'asc' ? -3.5 : 2.5
  const foot = header.direction === 'asc' ? 2.5 : -3.5
  context.fillStyle = palette.accent
  context.beginPath()
  context.moveTo(x, y + foot)
  context.lineTo(x + 9, y + foot)
  context.lineTo(x + 4.5, y + tip - (header.direction === 'asc' ? 1 : -1))
  context.fill()
  if (!header.ordinal) return
  const small = `600 12px ${palette.fontFamily}`
  context.font = small
  context.fillText(String(header.ordinal), x + 11, y + drawnFont(context, small).baseline)
}
