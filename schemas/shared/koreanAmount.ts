import { compareDecimals, divideDecimals, formatDecimal, isDecimal, trimDecimal } from './decimal'
import { translated } from './translated'

/** Names of the powers of ten that people read amounts in, each with its exponent: 만 4 is ten thousand. */
const scale = translated({ steps: '만 4, 억 8, 조 12' })

interface Step {
  readonly name: string
  readonly unit: string
  /** The amount from which the name is used: where the one below would round up to it. */
  readonly from: string
  readonly places: number
}

let known: { readonly text: string; readonly steps: readonly Step[] } | undefined

/** The steps of the language, the largest first. The smallest has no decimals, the others one. */
function stepsOf(text: string): readonly Step[] {
  if (known?.text === text) return known.steps
  const powers = text.split(', ').map(one => {
    const [name = '', exponent = '0'] = one.split(' ')
    return { name, unit: 10n ** BigInt(exponent) }
  })
  const steps = powers.map(({ name, unit }, index): Step => {
    const below = powers[index - 1]?.unit
    const rounded = below === undefined ? 0n : below / (index === 1 ? 2n : 20n)
    return { name, unit: String(unit), from: String(unit - rounded), places: index === 0 ? 0 : 1 }
  })
  known = { text, steps: steps.reverse() }
  return known.steps
}

/**
 * An amount as people say it: 12.3억, 4,560만, 9,800. Rounded half away from zero for a glance; the exact amount must stand
 * nearby.
 */
export function koreanAmount(text: string): string {
  if (!isDecimal(text)) return text
  const size = text.replace('-', '')
  const step = stepsOf(scale.steps).find(({ from }) => compareDecimals(size, from) >= 0)
  if (!step) return formatDecimal(text)
  return `${formatDecimal(trimDecimal(divideDecimals(text, step.unit, step.places)))}${step.name}`
}
