import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import { reportNames } from '../../schemas/shared/reports'

/** What an amount is counted in; undefined for what is no amount, or of which the contract does not say it. */
export function amountUnit(fact: FieldFact | undefined): string | undefined {
  return fact?.isMoney ? 'money' : fact?.unit
}

/** A whole amount in won of a report, which its reader may see in thousands or millions. */
export function isWon({ isMoney, unit, scale }: FieldFact, operation: OperationFact | undefined): boolean {
  return (
    operation?.id !== undefined &&
    operation.id in reportNames &&
    isMoney === true &&
    unit === '원' &&
    scale === 0
  )
}

/** A number of a report: where there is none a dash stands, since an empty cell would look like a missing answer. */
export function isFigure({ type }: FieldFact, operation: OperationFact | undefined): boolean {
  return (
    operation?.id !== undefined && operation.id in reportNames && (type === 'decimal' || type === 'integer')
  )
}

/** A percentage, a part of a million, an average or the greatest of days: it is worked out of others and is never added up itself. */
export function isRate({ unit }: FieldFact): boolean {
  return unit === '%' || unit === 'PPM' || unit === '일'
}

/** Amounts, quantities and counts, of which several make a whole; rates, prices and scores make none. */
export function isPartOfSum(fact: FieldFact): boolean {
  return !isRate(fact) && !/(Price|Rate|[sS]core)$/.test(fact.name)
}

/** A whole number that counts something, unlike a line number or a year. */
export function isCount({ type, unit }: FieldFact): boolean {
  return type === 'integer' && unit !== undefined
}

/** Values that stand in an order in which a slope means something. */
export function isTimeOf({ type }: FieldFact): boolean {
  return type === 'month' || type === 'date' || type === 'dateTime'
}
