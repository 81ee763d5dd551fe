import { describe, expect, it } from 'vitest'
import { readJson } from '../../../engine/scope/readJson'
import { Source } from '../../../engine/scope/source'

function read(text: string) {
  const source = new Source('a.json', text)
  return { source, value: readJson(source) }
}

describe('what is no strict JSON is reported at its character', () => {
  it.each([
    ['', '1:1'],
    ['{ "a": 1, }', '1:11'],
    ['{\n  "a" 1\n}', '2:7'],
    ['{ // remark\n}', '1:3'],
    ['{ "a": 1 } x', '1:12'],
    ['[1 2]', '1:4'],
    ['{ "a": "b\n" }', '1:8'],
  ])('%j at %s', (text, place) => {
    const { source, value } = read(text)
    expect(value).toBeUndefined()
    expect(source.problems.map(({ line, column }) => `${line}:${column}`)).toContain(place)
  })

  it('all mistakes of a file are reported in one run', () => {
    expect(read('{ "a": , "b": , }').source.problems.length).toBeGreaterThan(1)
  })
})

it('every key and value keeps its place', () => {
  const { source, value } = read('{\n  "가": [1, "나"]\n}')
  const list = (value as { 가: unknown[] }).가
  expect(source.linePlace(source.keyAt(value as object, '가'))).toEqual({ line: 2, column: 3 })
  expect(source.linePlace(source.valueAt(list, 1))).toEqual({ line: 2, column: 12 })
})

it('a character inside a text is found past escapes', () => {
  const { source, value } = read('{ "a": "x\\n\\u0041!" }')
  // x, newline, A, !
  expect(source.text[source.inText(value as object, 'a', 3)]).toBe('!')
})

it('a key named __proto__ is an ordinary word and changes no prototype', () => {
  const { value } = read('{ "__proto__": { "isAdmin": true } }')
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect(Object.keys(value as object)).toEqual(['__proto__'])
})
