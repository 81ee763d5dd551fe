import { expect, it } from 'vitest'
import { namesBelow } from '../../../widgets/Chart/chartNumbers'

const names = (count: number) => Array.from({ length: count }, (_, index) => `(주)협력사${index}`)
const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)

it.each([
  ['few names with room stand level', names(7), 90, { isAslant: false, every: 1 }],
  ['names without room for three syllables stand aslant', names(7), 30, { isAslant: true, every: 1 }],
  ['many names stand aslant', names(21), 45, { isAslant: true, every: 1 }],
  ['on a phone one of three names is written', names(21), 8.6, { isAslant: true, every: 3 }],
  ['months stand below their years', months, 30, { isAslant: false, every: 1 }],
  ['on a phone every second month is written', months, 15, { isAslant: false, every: 2 }],
  ['a picture that has no room yet writes what it can', names(2), -4, { isAslant: true, every: 22 }],
])('%s', (_, given, slot, expected) => {
  expect(namesBelow(given, slot)).toEqual(expected)
})
