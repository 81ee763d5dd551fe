/** What is known of the glyphs of one font. */
export interface DrawnFont {
  readonly widths: Map<string, number>
  readonly digit: number
  /** No glyph of ordinary text is wider. */
  readonly em: number
  readonly hasEqualDigits: boolean
  /**
   * How far below the middle of a line its baseline lies. Taken from the glyphs themselves: the canvas's own "middle" differs by
   * a pixel from font to font.
   */
  readonly baseline: number
}

const mostWidths = 5000
const fonts = new Map<string, DrawnFont>()

/** The font that the context is set to. Whoever has set it names it: a context is slow to tell (15 ms a draw, CPU 4× slower). */
export function drawnFont(context: CanvasRenderingContext2D, name: string): DrawnFont {
  const known = fonts.get(name)
  if (known) return known
  const box = context.measureText('한0')
  const digit = context.measureText('0').width
  const font: DrawnFont = {
    widths: new Map(),
    digit,
    em: Number.parseFloat(/([\d.]+)px/.exec(name)?.[1] ?? '16'),
    hasEqualDigits: context.measureText('1').width === digit,
    baseline: Math.round((box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2),
  }
  fonts.set(name, font)
  return font
}

/** Widths measured with a substitute font are wrong once the real one has loaded. */
export function forgetTextWidths(): void {
  fonts.clear()
}

/** Width of a text, remembered: a grid shows the same words over and over. */
export function textWidth(context: CanvasRenderingContext2D, { widths }: DrawnFont, text: string): number {
  const known = widths.get(text)
  if (known !== undefined) return known
  if (widths.size > mostWidths) widths.clear()
  const width = context.measureText(text).width
  widths.set(text, width)
  return width
}

/** The text, or as much of it as fits before an ellipsis. Short ones are not even measured. */
export function fitText(
  context: CanvasRenderingContext2D,
  font: DrawnFont,
  text: string,
  room: number,
): string {
  if (text.length * font.em <= room || textWidth(context, font, text) <= room) return text
  return cutText(text, cut => textWidth(context, font, cut) <= room)
}

/** Figures that do not fit end in an ellipsis as well: they are seen to be cut, and the largest digits stay. */
export function fitDigits(
  context: CanvasRenderingContext2D,
  font: DrawnFont,
  text: string,
  room: number,
): string {
  if (digitsWidth(context, font, text) <= room) return text
  return cutText(text, cut => digitsWidth(context, font, cut) <= room)
}

function cutText(text: string, fits: (cut: string) => boolean): string {
  const letters = [...text]
  let low = 0
  let high = letters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(`${letters.slice(0, middle).join('')}…`)) low = middle
    else high = middle - 1
  }
  return `${letters.slice(0, low).join('')}…`
}

/**
 * Draws digits in columns of equal width, right aligned. Canvas has no tabular figures (CSS font-variant-numeric does not reach
 * it), so a font with proportional digits is set letter by letter.
 */
export function drawDigits(
  context: CanvasRenderingContext2D,
  font: DrawnFont,
  text: string,
  right: number,
  y: number,
): void {
  if (font.hasEqualDigits) {
    context.textAlign = 'right'
    context.fillText(text, right, y)
    return
  }
  context.textAlign = 'center'
  let x = right
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const letter = text.charAt(at)
    const width = letterWidth(context, font, letter)
    context.fillText(letter, x - width / 2, y)
    x -= width
  }
}

/** Width that drawDigits takes. */
export function digitsWidth(context: CanvasRenderingContext2D, font: DrawnFont, text: string): number {
  let width = 0
  for (const letter of text) width += letterWidth(context, font, letter)
  return width
}

function letterWidth(context: CanvasRenderingContext2D, font: DrawnFont, letter: string): number {
  return letter >= '0' && letter <= '9' ? font.digit : textWidth(context, font, letter)
}
