import { formatDecimal, isDecimal } from '../schemas/shared/decimal'
import { koreanAmount } from '../schemas/shared/koreanAmount'
import { translated } from '../schemas/shared/translated'

/** Units as definitions name them, in the language of the user. */
export const units = translated({ won: '원', count: '건' })

/** What stands where a figure has no value, such as a rate without a denominator. */
export const noFigure = '-'

/** The exact figure with its unit: 1,234,567원, 73.4%, 12건. */
export function figureText(value: string, unit = ''): string {
  if (value === '') return noFigure
  return isDecimal(value) ? `${formatDecimal(value, unit === '%' ? 1 : undefined)}${unit}` : value
}

/** The figure for a glance: won in 만, 억 and 조, everything else exactly. */
export function shortFigureText(value: string, unit = ''): string {
  return unit === units.won && isDecimal(value) ? `${koreanAmount(value)}${unit}` : figureText(value, unit)
}

/** A label without the unit in parentheses, where the unit stands at the figure: 집행률(%) is 집행률. */
export function labelBesideUnit(label: string, unit = ''): string {
  const sign = `(${unit.trim()})`
  return unit !== '' && label.endsWith(sign) ? label.slice(0, -sign.length).trimEnd() : label
}
