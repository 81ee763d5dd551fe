import type { FieldFact } from '../../codegen/contractFacts'
import { columnProblems } from '../problem/catalogue/columnProblems'
import type { Fields } from './page'
import type { Source } from './source'

interface Shown {
  readonly field: string
  readonly note?: string
}

/** An amount whose currency its record says; those in won are called so. */
export function isForeign({ type, isMoney, unit, name }: FieldFact): boolean {
  return type === 'decimal' && isMoney === true && unit === undefined && !name.endsWith('Krw')
}

/** Amounts of a record that says its currency stand beside it; without it a thousand dollars read like a thousand won. */
export function checkCurrency(source: Source, entries: readonly Shown[], facts: Fields): void {
  if (!facts.currency || entries.some(({ field }) => /^currency/.test(field))) return
  const amount = entries.find(({ field }) => {
    const fact = facts[field]
    return fact !== undefined && isForeign(fact)
  })
  if (amount) source.warn(amount, 'field', columnProblems.withoutCurrency(amount.field))
}
