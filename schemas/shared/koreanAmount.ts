import { compareDecimals, divideDecimals, formatDecimal, isDecimal, trimDecimal } from './decimal'

/** Names of the powers of ten thousand that people read amounts in. A name is used `from` where the one below would round up to it. */
const steps = [
  { name: '조', unit: '1000000000000', from: '999995000000', places: 1 },
  { name: '억', unit: '100000000', from: '99995000', places: 1 },
  { name: '만', unit: '10000', from: '10000', places: 0 },
] as const

/**
 * An amount as people say it: 12.3억, 4,560만, 9,800. Rounded half away from zero for a glance; the exact amount must stand
 * nearby.
 */
export function koreanAmount(text: string): string {
  if (!isDecimal(text)) return text
  const size = text.replace('-', '')
  const step = steps.find(({ from }) => compareDecimals(size, from) >= 0)
  if (!step) return formatDecimal(text)
  return `${formatDecimal(trimDecimal(divideDecimals(text, step.unit, step.places)))}${step.name}`
}
