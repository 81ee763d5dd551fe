import type { ChartProps, ChartSeries } from '../../engine/render/chartWidgetContract'
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
  rest?: CutRest,
): DrawnCategory[] {
  const drawn = (one: ChartSeries, index: number) => {
    const place = placeOf(one.values[index])
    const isBeyond = rest?.at === index && one.axis === 'left' && place !== null && place > rest.end
    if (!isBeyond) return place
    return one.as === 'bar' ? rest.end : null
  }
  return categories.map((_, index) => ({
    index,
    places: Object.fromEntries(series.map(one => [one.id, drawn(one, index)])),
  }))
}

/** The rest of many categories whose bars end before their value does. */
export interface CutRest {
  readonly at: number
  /** Where its bars end. */
  readonly end: number
}

/** Times the longest other bar: a rest that is longer is cut, and ends a little beyond that bar. */
const longestRest = 2
const cutLength = 1.2

/** A rest of hundreds of categories would leave the others too short to be compared. */
export function cutRest({
  series,
  shape,
  restAt,
}: Pick<ChartProps, 'series' | 'shape' | 'restAt'>): CutRest | undefined {
  if (restAt === undefined || shape === 'stack') return undefined
  const bars = series.filter(({ as, axis }) => as === 'bar' && axis === 'left')
  const named = Math.max(0, ...bars.flatMap(({ values }) => values.slice(0, restAt).map(Number)))
  const rest = Math.max(0, ...bars.map(({ values }) => Number(values[restAt])))
  return named > 0 && rest > longestRest * named ? { at: restAt, end: cutLength * named } : undefined
}

/** What the bars of a rest say where they are cut. */
export function restAmount(series: readonly ChartSeries[], { at }: CutRest): string {
  const first = series.find(({ as }) => as === 'bar')
  return axisText(Number(first?.values[at]), first?.unit)
}

function placeOf(value: string | undefined): number | null {
  return value === undefined || value === '' ? null : Number(value)
}

/** What an axis runs over, and where it is marked. */
export interface AxisScale {
  readonly domain: [number, number]
  readonly ticks: number[]
}

const steps = [1, 2, 2.5, 5, 10] as const
const fewestParts = 4

/** From the lowest to the highest of some values, with marks at round numbers: the longest bar reaches the end. */
export function axisScale(values: readonly number[], isCount = false): AxisScale {
  // Nothing but zeros stands at the one mark there is.
  if (!values.some(value => value !== 0)) return { domain: [0, 1], ticks: [0] }
  const lowest = Math.min(0, ...values)
  const highest = Math.max(0, ...values)
  const step = roundStep((highest - lowest) / fewestParts, isCount)
  const first = Math.ceil(lowest / step)
  const count = Math.floor(highest / step) - first + 1
  const ticks = Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)))
  return { domain: [lowest, highest], ticks }
}

function roundStep(least: number, isCount: boolean): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const step = (steps.find(one => one * power >= least * 0.8) ?? 10) * power
  return isCount ? Math.max(1, Math.ceil(step)) : step
}

/** The text at a mark of an axis: won as people say them, rates with their sign. */
export function axisText(value: number, unit = ''): string {
  if (unit === units.won) return koreanAmount(String(Math.round(value)))
  return unit === '%' ? `${Number(value.toFixed(1))}%` : figureText(String(Number(value.toFixed(2))))
}

/** Pixels of a Hangul syllable of 12 px type, and of a month such as 2026-11. */
const syllable = 12
/** What they take in the type of the product, a little more than they do. */
const hangulWide = 10.6
const letterWide = 6.4
const wholeMonth = 56

/** Pixels that a name takes at least of the axis below the bars: aslant, as a month below its year, and as two lines of three syllables. */
const leastAslant = 22
const leastMonth = 28
const leastLevel = 40

const isMonth = (name: string): boolean => /^\d{4}-\d{2}$/.test(name)

/** How the names below the bars are written, of which each category has so many pixels. */
export function namesBelow(names: readonly string[], slot: number): NamesBelow {
  const isOfMonths = names.every(isMonth)
  const isAslant = names.length > mostLevelNames || (!isOfMonths && slot < leastLevel)
  const least = isAslant ? leastAslant : isOfMonths ? leastMonth : leastLevel
  return { isAslant, every: Math.max(1, Math.ceil(least / Math.max(1, slot))) }
}

interface NamesBelow {
  readonly isAslant: boolean
  /** Of so many names one is written, so that none lies over another. */
  readonly every: number
}

/** With more categories their names are written aslant: level ones would have no room. */
const mostLevelNames = 16

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

/** Pixels that a text of 12 px takes. */
export const textWide = (text: string): number =>
  [...text].reduce((wide, character) => wide + (character > '\u2e80' ? hangulWide : letterWide), 0)

const narrowestAxis = 62
/** Between the marks of an axis and the picture. */
const markGap = 12

/** Pixels that an axis takes with the widest of its marks; most axes of a page take the same. */
export const axisWidth = ({ ticks }: AxisScale, unit?: string): number =>
  Math.max(narrowestAxis, ...ticks.map(tick => Math.ceil(textWide(axisText(tick, unit))) + markGap))

/** A name in so many pixels at most, its ellipsis counted. */
export function nameWithin(name: string, most: number): string {
  const characters = [...name]
  let kept = characters.length
  while (kept > 1 && textWide(characters.slice(0, kept).join('')) > most) kept -= 1
  return kept === characters.length ? name : shortName(name, kept)
}

/** A name of so many characters at most, its ellipsis counted. */
export function shortName(name: string, most: number): string {
  const characters = [...name]
  return characters.length <= most ? name : `${characters.slice(0, most - 1).join('')}…`
}
