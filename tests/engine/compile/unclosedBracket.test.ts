import { describe, expect, it } from 'vitest'
import { quickFixes } from '../../../engine/languageServer/quickFixes'
import { readJson } from '../../../engine/scope/readJson'
import { Source } from '../../../engine/scope/source'
import { unclosedBracket } from '../../../engine/scope/unclosedBracket'

const whole = `{
  "screen": "test",
  "grid": {
    "rows": "listPr",
    "columns": ["prNo", { "field": "title", "go": { "screen": "prEdit" } }, "reqDate",
      { "field": "poCnt", "sum": true }]
  },
  "actions": [
    { "label": "가", "steps": ["search"] },
    { "label": "나", "steps": ["reset"] }
  ]
}
`

function problemsOf(text: string) {
  const source = new Source('screens/test.screen.json', text)
  readJson(source)
  return source.problems
}

/** Each closing bracket of the definition but the last, with its line. */
const brackets = [...whole.matchAll(/[\]}]/g)].slice(0, -1).map(({ index }) => ({
  index,
  line: whole.slice(0, index).split('\n').length,
}))

describe('a bracket that is left out is one problem, at its line or just above, and the fix closes it', () => {
  it.each(brackets)('at $index', ({ index, line }) => {
    const text = whole.slice(0, index) + whole.slice(index + 1)
    const problems = problemsOf(text)
    expect(problems.map(({ code }) => code)).toEqual(['JSON_SYNTAX'])
    const [problem] = problems
    if (!problem) return
    expect(line - problem.line, `${problem.what.ko} ${problem.line}`).toBeLessThanOrEqual(1)
    expect(line - problem.line).toBeGreaterThanOrEqual(0)
    const offset = unclosedBracket(text)?.at ?? -1
    const definition = { file: 'screens/test.screen.json', kind: 'screen', text } as const
    const [fix] = quickFixes(definition, problem, offset)
    if (!fix) throw new Error('no fix')
    expect(problemsOf(text.slice(0, fix.start) + fix.text + text.slice(fix.end))).toEqual([])
  })
})

it('a bracket in a text is none, and one too many is told as before', () => {
  expect(problemsOf('{ "title": "가 { 나" }')).toEqual([])
  expect(problemsOf('{ "title": "가", "screen" }').map(({ what }) => what.en)).toEqual([
    'A colon is wanted between the word and its value.',
  ])
  expect(problemsOf('{ "title": "가" } }').map(({ what }) => what.en)).toEqual([
    'Something stands after the end of the definition.',
  ])
})

it.each([
  ['{ “title”: "가" }', '“', '"'],
  ['{ "title": "가"， "screen": "a" }', '，', ','],
])('a sign of another keyboard is named: %s', (text, written, meant) => {
  expect(problemsOf(text)[0]?.instead).toEqual({ written, meant })
})
