import { describe, expect, it } from 'vitest'
import { compileTexts, documentText, listText, readMark } from '../compile/compileTexts'

const lines = '{ "block": "grid", "id": "lines", "lines": "lines", "columns": ["itemName", "amt"] }'
const action = (step: string) => `, "actions": [{ "label": "출력", "steps": [${step}] }]`

function problemsOf(marked: string) {
  const { text, line, column } = readMark(marked)
  const { problems } = compileTexts({ 'screens/test.screen.json': text })
  return { problems, line, column }
}

describe('the step print', () => {
  it('takes labels, kinds and codes of header fields from the contract', () => {
    const text = documentText(
      lines,
      action(
        '{ "step": "print", "title": "구매요청서", "fields": ["title", "purchaseType", "totalAmtKrw"], "lines": { "grid": "lines", "columns": ["amt"] }, "amount": "header.totalAmtKrw", "approval": true }',
      ),
    )
    const { screens, problems } = compileTexts({ 'screens/test.screen.json': text })
    expect(problems).toEqual([])
    expect(screens.get('test')?.plan.actions[0]?.steps[0]).toMatchObject({
      step: 'print',
      title: '구매요청서',
      fields: [
        { field: 'title', label: '구매요청명', kind: 'text' },
        { field: 'purchaseType', kind: 'code', code: 'PURCHASE_TYPE' },
        { field: 'totalAmtKrw', kind: 'amount' },
      ],
      lines: { grid: 'lines', columns: ['amt'] },
      hasApproval: true,
    })
  })

  it.each([
    ['a header field that does not exist', '"fields": [▲"titel"]', 'FORM_FIELD_UNKNOWN'],
    [
      'lines that the document does not have',
      '"fields": ["title"], "lines": { "grid": ▲"items", "columns": [] }',
      'GRID_UNKNOWN',
    ],
    [
      'a column that the lines do not have',
      '"fields": ["title"], "lines": { "grid": "lines", "columns": [▲"amount"] }',
      'GRID_FIELD_UNKNOWN',
    ],
    ['an amount that is no number', '"fields": ["title"], "amount": "header.▲title"', 'EXPRESSION_RESULT'],
  ])('%s is reported at its place', (_, rest, code) => {
    const { problems, line } = problemsOf(
      documentText(lines, action(`{ "step": "print", "title": "구매요청서", ${rest} }`)),
    )
    expect(problems.map(problem => problem.code)).toContain(code)
    expect(problems.every(problem => problem.line === line)).toBe(true)
  })

  it('takes further lines below it, and the figures and charts of the page', () => {
    const text = documentText(
      lines,
      action(
        '{ "step": "print", "title": "구매요청서", "fields": ["title"], "charts": true, "tables": ["lines"] }',
      ),
    )
    const { screens, problems } = compileTexts({ 'screens/test.screen.json': text })
    expect(problems).toEqual([])
    expect(screens.get('test')?.plan.actions[0]?.steps[0]).toMatchObject({
      ...{ hasCharts: true, tables: ['lines'] },
    })
  })

  it('needs a document', () => {
    const { problems, line, column } = problemsOf(
      listText(
        '"rows": "listPr", "columns": ["prNo"]',
        action('▲{ "step": "print", "title": "목록", "fields": [] }'),
      ),
    )
    expect(problems[0]).toMatchObject({ code: 'PRINT_WITHOUT_DOCUMENT', line, column })
  })
})
