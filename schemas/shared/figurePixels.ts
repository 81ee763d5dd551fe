import { textPixels } from './textPixels'

const digits = { plain: 7.8, bold: 8.6 } as const

/** Room of figures, whose digits stand in columns of equal width. Totals are bold. */
export function figurePixels(text: string, weight: keyof typeof digits): number {
  const others = text.replace(/\d/g, '')
  return (text.length - others.length) * digits[weight] + textPixels(others)
}
