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

const changing = (by: string, more = '') =>
  page(
    more,
    `{ "label": "올리기", "steps": [{ "step": "import", "grid": "lines", "by": "${by}" }] }`,
  ).replace('["itemName"]', '["lineNo", "itemName"]')

it('rows that name the line they change need no grid to which rows can be added, and a column of that name', () => {
  expect(codesOf(changing('lineNo'))).toEqual([])
  expect(codesOf(changing('itemCode'))).toContain('GRID_FIELD_UNKNOWN')
})

it('rows that are not saved take none', () => {
  const list = `{ "screen": "test", "title": "목록", "route": { "path": "/test", "portals": ["internal"] },
    "filter": { "fields": ["prNo"] }, "grid": { "rows": "listPr", "columns": ["prNo", "title"] },
    "actions": ["search", { "label": "올리기", "steps": [{ "step": "import", "grid": "grid", "by": "prNo" }] }] }`
  expect(codesOf(list)).toContain('GRID_EDIT_UNSAVED')
})
