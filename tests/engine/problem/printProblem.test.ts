import { expect, it } from 'vitest'
import { nearestNames } from '../../../engine/problem/nearestName'
import { printProblem } from '../../../engine/problem/printProblem'
import { compileTexts, listText } from '../compile/compileTexts'

it('an author reads place, code, what is wrong, what would be right, and how to mend it', () => {
  const { problems } = compileTexts({
    'screens/test.screen.json': listText('"rows": "listPr", "columns": ["prNoo"]'),
  })
  // How many there are grows with the contract.
  const printed = problems.map(problem => printProblem(problem).replace(/\(\d+ fields\)/, '(all fields)'))
  expect(printed).toEqual([
    [
      'screens/test.screen.json:1:131  GRID_FIELD_UNKNOWN',
      '  The rows of "listPr" have no field "prNoo".',
      '  Nearest: "prNo". (all fields) See codegen/generated/types.ts, PrRow.',
      '  mend: write "prNo", or add the field to schemas/openapi/purchase.yaml and run npm run codegen.',
    ].join('\n'),
  ])
})

it('long lines are wrapped', () => {
  const text = printProblem({
    file: 'a',
    line: 1,
    column: 1,
    code: 'VALUE_KIND',
    what: 'word '.repeat(60).trim(),
    mend: 'mend.',
  })
  expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(120)
})

it.each([
  ['prNoo', ['prNo']],
  ['tilte', ['title']],
  ['PRNO', ['prNo']],
  ['x', []],
  ['warehousing', []],
])('for "%s" the names %j are near', (written, near) => {
  expect(nearestNames(written, ['prNo', 'title', 'status', 'needDate'])).toEqual(near)
})

it('at most five names are offered', () => {
  expect(nearestNames('ab', ['aa', 'ac', 'ad', 'ae', 'af', 'ag', 'ah'])).toHaveLength(5)
})
