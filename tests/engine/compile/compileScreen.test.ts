import { describe, expect, it } from 'vitest'
import { companyPopup, compileTexts, documentText, listText, screenText } from './compileTexts'

function plan(text: string, beside: Readonly<Record<string, string>> = {}) {
  const { screens, problems } = compileTexts({ ...beside, 'screens/test.screen.json': text })
  expect(problems.filter(({ code }) => code !== 'POPUP_UNUSED')).toEqual([])
  return screens.get('test')
}

const company = { 'screens/popups/company.popup.json': companyPopup }
const columns = '"columns": ["prNo"]'

describe('a list takes from the contract what it does not say', () => {
  it('labels, widths, kinds and codes of columns', () => {
    const grid = plan(listText('"rows": "listPr", "columns": ["prNo", "totalAmt", "status"]'))?.plan.blocks[0]
    expect(grid).toMatchObject({
      id: 'grid',
      columns: [
        { field: 'prNo', label: '구매요청번호', kind: 'text', width: 140, align: 'left', isSortable: true },
        { field: 'totalAmt', label: '요청금액', kind: 'amount', align: 'right', isEditable: false },
        {
          field: 'status',
          label: '진행상태',
          kind: 'code',
          code: 'PR_STATUS',
          hasTone: true,
          align: 'center',
        },
      ],
    })
  })

  it('controls of filter fields, periods and several-valued codes included', () => {
    const text = screenText(
      `"filter": { "fields": ["prNo", "status", "purchaseType", "reqDate"] }, "grid": { "rows": "listPr", ${columns} }`,
    )
    expect(plan(text)?.plan.blocks[0]).toMatchObject({
      fields: [
        { control: 'text', field: 'prNo' },
        { control: 'multi', code: 'PR_STATUS' },
        { control: 'select', code: 'PURCHASE_TYPE' },
        { control: 'dateRange', from: 'reqDateFrom', to: 'reqDateTo' },
      ],
    })
  })

  it('that rows and totals travel as two calls', () => {
    expect(plan(listText(`"rows": "listPr", ${columns}`))?.plan.blocks[0]).toMatchObject({
      source: { binding: { isPaged: true, splitsTotals: true, inBody: false, answer: 'rows' } },
    })
  })

  it('a link carries the number of the row, and a double click goes where the first link goes', () => {
    const target = documentText('').replace('"test"', '"edit"').replace('/test', '/edit')
    const found = plan(listText('"rows": "listPr", "columns": [{ "field": "title", "go": "edit" }]'), {
      'screens/edit.screen.json': target,
    })
    expect(found?.plan.blocks[0]).toMatchObject({
      openRow: { screen: 'edit', path: '/edit', with: { prNo: { text: 'row.prNo', reads: ['row'] } } },
    })
  })

  it('a transition takes its label from the workflow, works on checked rows, and is drawn as dangerous where it is', () => {
    const found = plan(
      listText(
        `"rows": "listPr", "select": "many", ${columns}`,
        ', "actions": [{ "transition": "deletePr" }]',
      ),
    )
    expect(found?.plan.actions).toMatchObject([
      { id: 'deletePr', label: '삭제', rows: 'some', look: 'danger' },
    ])
    expect(found?.plan.workflow?.document).toBe('pr')
  })
})

describe('a route knows its first rows before its plan has come', () => {
  it('with the filter defaults', () => {
    const text = screenText(
      `"filter": { "keep": "device", "fields": [{ "field": "reqDate", "initial": "pastMonth" }, { "field": "status", "initial": ["DRAFT", "APPROVED"] }] }, "grid": { "rows": "listPr", "sort": "prNo:desc", ${columns} }`,
    )
    expect(plan(text)?.first).toMatchObject({
      operation: 'listPr',
      sort: 'prNo:desc',
      splitsTotals: true,
      keep: true,
      initial: {
        reqDate: { kind: 'period', token: 'pastMonth', from: 'reqDateFrom', to: 'reqDateTo' },
        status: { kind: 'text', value: 'DRAFT,APPROVED' },
      },
    })
  })

  it('unless a required field has no first value', () => {
    const text = screenText(
      `"filter": { "fields": [{ "field": "prNo", "required": true }] }, "grid": { "rows": "listPr", ${columns} }`,
    )
    expect(plan(text)?.first).toBeUndefined()
  })

  it('a document says how it is loaded instead', () => {
    expect(plan(documentText(''))?.firstDocument).toEqual({ operation: 'getPr', key: 'prNo' })
  })

  it('a document names the parameters of the address that its operation takes beside the key', () => {
    const detail = (asked: string) =>
      plan(`{ "screen": "test", "title": "고단가", "route": { "path": "/test", "portals": ["internal"],
        "params": ["yyyymm"] },
        "document": { "workflow": "highCostAction", "load": "getHighCostUnitDetail", "with": { "yyyymm": "${asked}" } },
        "blocks": [{ "block": "form", "title": "가", "fields": ["itemCode"] }], "actions": [] }`)
        ?.firstDocument
    const own = { operation: 'getHighCostUnitDetail', key: 'itemCode' }
    expect(detail('params.yyyymm')).toEqual({ ...own, with: { yyyymm: 'yyyymm' } })
    // Asked for by the page, which alone can work it out.
    expect(detail("has(params.yyyymm) ? params.yyyymm : '202610'")).toEqual({ key: 'itemCode' })
  })
})

describe('a document takes from workflow and contract what it does not say', () => {
  it('fields that the save takes are editable, those the workflow demands are marked', () => {
    const form = plan(
      documentText('{ "block": "form", "title": "가", "fields": ["title", "prNo", "wishCompNo"] }'),
      company,
    )
    expect(form?.plan.blocks[0]).toMatchObject({
      fields: [
        { field: 'title', isEditable: true, isRequired: true, limits: { minLength: 2, maxLength: 100 } },
        { field: 'prNo', isEditable: false, isRequired: false },
        {
          field: 'wishCompNo',
          control: 'lookup',
          isRequired: false,
          lookup: { popup: 'company', value: 'compNo', text: { field: 'wishCompNm', from: 'compNameKr' } },
        },
      ],
    })
  })

  it('the line number belongs to the server', () => {
    const grid = plan(
      documentText('{ "block": "grid", "lines": "lines", "newRow": {}, "columns": ["lineNo", "qty"] }'),
    )
    expect(grid?.plan.blocks[0]).toMatchObject({
      source: { from: 'lines', part: 'lines', key: 'lineNo', canAdd: true, maxRows: 999 },
      columns: [{ isEditable: false }, { isEditable: true, isRequired: true }],
    })
  })

  it('save is the first transition that the state allows', () => {
    const found = plan(documentText('', ', "actions": [{ "transition": ["createPr", "updatePr"] }]'))
    expect(found?.plan.actions).toMatchObject([
      { label: '저장', steps: [{ transitions: ['createPr', 'updatePr'], keys: ['', 'prNo'] }] },
    ])
  })
})

describe('mounts', () => {
  it('the external portal puts /cyber before the path', () => {
    const text = screenText(
      `"grid": { "rows": "listPr", ${columns} }`,
      '"path": "/test", "portals": ["internal", { "portal": "external", "access": "extra-auth" }]',
    )
    expect(plan(text)?.plan.mounts).toEqual([
      { portal: 'internal', path: '/test', access: 'authenticated' },
      { portal: 'external', path: '/cyber/test', access: 'extra-auth' },
    ])
  })
})

it('one run tells all mistakes of all files, by place', () => {
  const { problems, screens } = compileTexts({
    'screens/b.screen.json': '{ "screen": "b" ',
    'screens/test.screen.json': listText('"rows": "listPr", "sotr": "", "columns": ["prNoo", "titel"]'),
  })
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'screens/b.screen.json JSON_SYNTAX',
    'screens/test.screen.json WORD_UNKNOWN',
    'screens/test.screen.json GRID_FIELD_UNKNOWN',
    'screens/test.screen.json GRID_FIELD_UNKNOWN',
  ])
  expect(screens.size).toBe(0)
})
