import { describe, expect, it } from 'vitest'
import { compileTexts, documentText, listText } from '../compile/compileTexts'

const target =
  '{ "screen": "other", "title": "시험", "route": { "path": "/other", "portals": ["internal"] }, "filter": { "fields": ["title"] }, "grid": { "rows": "listPr", "columns": ["prNo"] } }'
const go = (name: string) =>
  `, "actions": [{ "label": "가", "steps": [{ "step": "go", "screen": "other", "with": { "${name}": "'1'" } }] }]`
const compare = (row: string, field: string) =>
  `{ "block": "matrix", "title": "비교", "grid": "lines", "row": "${row}", "rowFields": ["itemName"], "column": "lineNo", "columnName": "itemName", "cellFields": ["${field}"] }`
const lines =
  '{ "block": "grid", "id": "lines", "lines": "lines", "columns": ["lineNo", "itemName", { "field": "qty", "label": "요청량" }] }'

/** What is advised for each name that is written as somebody says it. */
const meant = (text: string) =>
  compileTexts({ 'screens/test.screen.json': text, 'screens/other.screen.json': target }).problems.flatMap(
    ({ instead }) => (instead ? [[instead.written, instead.meant]] : []),
  )

describe('the label leads to the name', () => {
  it('of what another screen is handed', () => {
    expect(meant(listText('"rows": "listPr", "columns": ["prNo"]', go('구매요청명')))).toEqual([
      ['구매요청명', 'title'],
    ])
  })

  it('of what finds the document of another screen', () => {
    const row = '{ "field": "prNo", "go": { "screen": "request", "with": { "구매요청번호": "row.prNo" } } }'
    const request = documentText('').replace('"test"', '"request"').replace('"/test"', '"/request"')
    const { problems } = compileTexts({
      'screens/test.screen.json': listText(`"rows": "listPr", "columns": [${row}]`),
      'screens/request.screen.json': request,
    })
    expect(problems.map(({ instead }) => instead?.meant)).toContain('prNo')
  })

  it('of a column that a matrix compares, as the grid calls it', () => {
    expect(meant(documentText(`${compare('lineNo', '요청량')}, ${lines}`))).toEqual([['요청량', 'qty']])
    expect(meant(documentText(`${compare('품목명', 'qty')}, ${lines}`))).toEqual([['품목명', 'itemName']])
  })
})
