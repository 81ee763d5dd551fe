import { describe, expect, it } from 'vitest'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { printProblem } from '../../../engine/problem/printProblem'
import { compileChanged } from '../../cases/compileChanged'
import { compileTexts, documentText, listText } from './compileTexts'

const files = readDefinitions('.')

/** The name at the first place of each kind is misspelt, in every fourth definition that has one. */
const places: Readonly<Record<string, RegExp>> = {
  'the operation of the rows': /"rows": "(\w+)"/,
  'the workflow of the document': /"workflow": "(\w+)"/,
  'the operation that loads': /"load": "(\w+)"/,
  'the list of lines': /"lines": "(\w+)"/,
  'the grid that a block hangs on': /"of": "(\w+)"/,
  'the operation that saves': /"save": "(\w+)"/,
  'a popup that is opened': /"(?:open|preview)": "(\w+)"/,
  'a transition': /"transition": "(\w+)"/,
  'a called operation': /"operation": "(\w+)"/,
  'the screen that a row leads to': /"go": "(\w+)"/,
}

function problemsOf(file: string, text: string) {
  const definitions = files.definitions.map(one => (one.file === file ? { ...one, text } : one))
  return compileChanged({ ...files, definitions }).problems
}

const misspelt = Object.entries(places).flatMap(([kind, place]) =>
  files.definitions
    .filter(({ text }) => place.test(text))
    .filter((_, index) => index % 4 === 0)
    .map(({ file, text }) => {
      const [written = '', name = ''] = place.exec(text) ?? []
      return [kind, file, text.replace(written, written.replace(`"${name}"`, `"${name}x"`))] as const
    }),
)

describe('one misspelt name is one problem, whatever hangs on it', () => {
  it.each(misspelt)('%s in %s', (_, file, text) => {
    expect(problemsOf(file, text).map(problem => [problem.file, problem.instead !== undefined])).toEqual([
      [file, true],
    ])
  })

  it('the id of a grid that others name is reported once, at the first of them', () => {
    const grids = files.definitions.filter(({ text }) => /"of": "(\w+)"/.test(text))
    const reported = grids.map(({ file, text }) => {
      const [, id = ''] = /"of": "(\w+)"/.exec(text) ?? []
      return problemsOf(file, text.replace(`"id": "${id}"`, `"id": "${id}x"`)).length
    })
    expect(new Set(reported)).toEqual(new Set([1]))
  })
})

it('how many follow is reported behind the one', () => {
  const { problems } = compileTexts({
    'screens/test.screen.json': documentText(
      '{ "block": "grid", "lines": "lnes", "newRow": { "qty": "1", "itemName": "\'a\'" }, "columns": [{ "field": "amt", "value": "line.qty" }] }',
    ),
  })
  expect(problems.map(problem => printProblem(problem, 'en').split('\n').at(-1))).toEqual([
    '  2 further problems have the same cause.',
  ])
  expect(problems.map(problem => printProblem(problem, 'ko').split('\n').at(-1))).toEqual([
    '  원인이 같은 문제가 2건 더 있습니다.',
  ])
})

it('two mistakes of one file are two problems, each with its own', () => {
  const { problems } = compileTexts({
    'screens/test.screen.json': listText(
      '"rows": "listPrr", "columns": ["prNo", "title"]',
      ', "actions": [{ "label": "가", "visibleWhen": "user.nam == \'a\'", "go": "tets" }]',
    ),
  })
  expect(problems.map(({ code }) => code)).toEqual([
    'OPERATION_UNKNOWN',
    'EXPRESSION_FIELD_UNKNOWN',
    'SCREEN_UNKNOWN',
  ])
})

it('an operation that resembles none takes with it whatever is reported of the page', () => {
  const { problems } = compileTexts({
    'screens/test.screen.json': listText(
      '"rows": "wholeNonsense", "columns": ["prNo", { "field": "title", "tone": "row.title" }]',
    ),
  })
  expect(problems.map(({ code }) => code)).toEqual(['OPERATION_UNKNOWN'])
})

it('an unknown transition is told those of its page, not of all documents', () => {
  const { problems } = compileTexts({
    'screens/test.screen.json': documentText('', ', "actions": [{ "transition": "sendAway" }]'),
  })
  expect(problems[0]?.expected?.en).toMatch(
    /^Transitions of this page: "createPr" 저장, .*"submitPr" 결재상신/,
  )
})
