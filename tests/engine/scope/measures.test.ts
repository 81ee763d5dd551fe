import { expect, it } from 'vitest'
import type { FieldFact } from '../../../codegen/contractFacts'
import { isPartOfSum, isRate } from '../../../engine/scope/measures'

const fact = (name: string, unit?: string): FieldFact => ({
  ...{ name, label: name, type: 'decimal', required: false },
  ...(unit !== undefined && { unit }),
})

it.each([
  ['poAmt', '원', true],
  ['rejectQty', undefined, true],
  ['onTimeRate', '%', false],
  ['avgScore', undefined, false],
  ['score', '점', false],
  ['unitPrice', '원', false],
  ['avgLateDays', '일', false],
])('several values of %s in %s are added up: %s', (name, unit, isAdded) => {
  expect(isPartOfSum(fact(name, unit))).toBe(isAdded)
})

it('the greatest of days is no sum of the rows, though it is a whole number', () => {
  expect(isRate({ ...fact('maxLateDays', '일'), type: 'integer' })).toBe(true)
})
