import { expect, it } from 'vitest'
import { typedValue } from '../../../engine/form/typedValue'

it.each<[string, boolean, unknown]>([
  ['14', true, 14],
  ['-3', true, -3],
  ['14', false, '14'],
  ['1.5', true, '1.5'],
  ['-', true, '-'],
  ['', true, undefined],
  ['', false, undefined],
])('a typed "%s" of a field of whole numbers (%s) becomes %s', (typed, isWhole, value) => {
  expect(typedValue(isWhole ? { isWhole } : {}, typed)).toBe(value)
})
