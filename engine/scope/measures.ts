import type { FieldFact } from '../../codegen/contractFacts'

/** What an amount is counted in; undefined for what is no amount, or of which the contract does not say it. */
export function amountUnit(fact: FieldFact | undefined): string | undefined {
  return fact?.isMoney ? 'money' : fact?.unit
}

/** A whole number that counts something, unlike a line number or a year. */
export function isCount({ type, unit }: FieldFact): boolean {
  return type === 'integer' && unit !== undefined
}

/** Values that stand in an order in which a slope means something. */
export function isTimeOf({ type }: FieldFact): boolean {
  return type === 'month' || type === 'date' || type === 'dateTime'
}
