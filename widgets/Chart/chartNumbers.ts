import type { ChartSeries } from '../../engine/render/chartWidgetContract'
import { koreanAmount } from '../../schemas/shared/koreanAmount'
import { figureText, units } from '../figureText'

/** One category as the picture draws it; the values are places on an axis, never shown as they are. */
export interface DrawnCategory {
  readonly index: number
  readonly places: Readonly<Record<string, number | null>>
}

export function drawnCategories(
  categories: readonly string[],
  series: readonly ChartSeries[],
): DrawnCategory[] {
  return categories.map((_, index) => ({
    index,
    places: Object.fromEntries(series.map(one => [one.id, placeOf(one.values[index])])),
  }))
}

function placeOf(value: string | undefined): number | null {
  return value === undefined || value === '' ? null : Number(value)
}

/** The text at a mark of an axis: won as people say them, rates with their sign. */
export function axisText(value: number, unit = ''): string {
  if (unit === units.won) return koreanAmount(String(Math.round(value)))
  return unit === '%' ? `${Number(value.toFixed(1))}%` : figureText(String(Number(value.toFixed(2))))
}

/** Pixels of a Hangul syllable of 12 px type, and of a month such as 2026-11. */
const syllable = 12
const wholeMonth = 56

/** A name under a category that has so many pixels: a month whole or with its year above it, another name in two lines at most. */
export function tickLines(name: string, slot: number): string[] {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(name) ?? []
  if (year === undefined || month === undefined)
    return nameLines(name, Math.max(2, Math.floor(slot / syllable)))
  return slot >= wholeMonth ? [name] : [year, month]
}

/** A name in lines of so many characters, two at most; what does not fit ends in an ellipsis. */
function nameLines(name: string, perLine: number): string[] {
  const characters = [...name]
  if (characters.length <= perLine) return [name]
  const rest = characters.slice(perLine).join('').trimStart()
  return [characters.slice(0, perLine).join('').trimEnd(), shortName(rest, perLine)]
}

/** A name of so many characters at most, its ellipsis counted. */
export function shortName(name: string, most: number): string {
  const characters = [...name]
  return characters.length <= most ? name : `${characters.slice(0, most - 1).join('')}…`
}
