import { expect, it } from 'vitest'
import { printProblem } from '../../../engine/problem/printProblem'
import { asWritten } from '../../../engine/problem/said'
import { compileTexts, listText } from '../compile/compileTexts'

it('an author reads place, code, what is wrong, what would be right, and how to mend it', () => {
  const { problems } = compileTexts({
    'screens/test.screen.json': listText('"rows": "listPr", "columns": ["prNoo"]'),
  })
  // How many there are grows with the contract.
  const printed = problems.map(problem =>
    printProblem(problem, 'en').replace(/\(\d+ fields\)/, '(all fields)'),
  )
  expect(printed).toEqual([
    [
      'screens/test.screen.json:1:131  GRID_FIELD_UNKNOWN',
      '  The rows of "listPr" have no field "prNoo".',
      '  Nearest: "prNo" 구매요청번호. (all fields)',
      '  mend: write "prNo".',
    ].join('\n'),
  ])
})

it('an author who reads Korean reads the same in Korean', () => {
  const { problems } = compileTexts({
    'screens/test.screen.json': listText('"rows": "listPr", "columns": ["prNo"]').replace(
      '"grid"',
      '"filter": { "fields": ["prNoo"] }, "grid"',
    ),
  })
  const printed = problems.map(problem => printProblem(problem, 'ko').replace(/ \d+개/, ' 몇 개'))
  expect(printed).toEqual([
    [
      'screens/test.screen.json:1:114  FILTER_FIELD_UNKNOWN',
      '  이 화면의 그리드가 부르는 오퍼레이션에는 "prNoo" 파라미터가 없습니다.',
      '  가장 가까운 것: "prNo" 구매요청번호. (파라미터 몇 개)',
      '  고치기: "prNo"라고 적습니다.',
    ].join('\n'),
  ])
})

it.each([
  ['en', 'word ', (line: string) => line.length],
  ['ko', '낱말 ', (line: string) => line.length + (line.match(/[가-힣]/g)?.length ?? 0)],
] as const)('long lines are wrapped where they end on a screen: %s', (language, word, columnsOf) => {
  const long = asWritten(word.repeat(60).trim())
  const text = printProblem(
    { file: 'a', line: 1, column: 1, code: 'VALUE_KIND', what: long, mend: long },
    language,
  )
  const widths = text.split('\n').map(columnsOf)
  expect(Math.max(...widths)).toBeLessThanOrEqual(120)
  expect(Math.max(...widths)).toBeGreaterThan(110)
})
