import { expect, it } from 'vitest'
import { compileTexts, documentText } from '../compile/compileTexts'

const page = (newRow: string, action: string) =>
  documentText(
    `{ "block": "grid", "id": "lines", "title": "요청 품목", "lines": "lines"${newRow}, "columns": ["itemName"] }`,
    `, "actions": [${action}]`,
  )

const codesOf = (text: string) =>
  compileTexts({ 'screens/test.screen.json': text }).problems.map(problem => problem.code)

it('the bare word takes rows out of Excel into the only grid that can be added to, under its own label', () => {
  const { screens, problems } = compileTexts({
    'screens/test.screen.json': page(', "newRow": {}', '"import"'),
  })
  expect(problems).toEqual([])
  expect(screens.get('test')?.plan.actions).toMatchObject([
    { label: '엑셀 업로드', place: 'grid', grid: 'lines', steps: [{ step: 'import', grid: 'lines' }] },
  ])
})

it.each([
  ['a grid to which no rows can be added', page('', '"import"'), 'GRID_ROWS_NOT_ADDABLE'],
  [
    'a grid that the page does not have',
    page(', "newRow": {}', '{ "label": "올리기", "steps": [{ "step": "import", "grid": "items" }] }'),
    'GRID_UNKNOWN',
  ],
])('%s takes none', (_, text, code) => {
  expect(codesOf(text)).toContain(code)
})
