import { expect, test } from 'vitest'
import { coverOf } from './coverOf'

const letters = (word: string) => word

test('everything that occurs in any occurs in what is chosen, and what brings nothing new is left out', () => {
  expect(coverOf(['ab', 'abc', 'c', 'cd'], letters)).toEqual(['abc', 'cd'])
})

test('of equals the first is chosen, and the order of the list stays', () => {
  expect(coverOf(['x', 'ab', 'ba', 'abc'], letters)).toEqual(['x', 'abc'])
})

test('nothing is chosen of nothing', () => {
  expect(coverOf([], letters)).toEqual([])
  expect(coverOf(['', ''], letters)).toEqual([])
})
