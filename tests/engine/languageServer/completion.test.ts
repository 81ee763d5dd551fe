import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompletionItem } from 'vscode-languageserver/node'
import { EditorClient } from './editorClient'

const list = 'screens/purchase/prList.screen.json'
const edit = 'screens/purchase/prEdit.screen.json'
const dept = 'screens/popups/dept.popup.json'

let editor: EditorClient
beforeAll(async () => {
  editor = await EditorClient.within()
})
afterAll(() => editor.close())

const names = (items: readonly CompletionItem[]) => items.map(({ label }) => label)
const written = (items: readonly CompletionItem[]) => items.map(({ textEdit }) => textEdit?.newText)

describe('fields and parameters', () => {
  it('offers the fields of the rows with label and type, found by the Korean label too', async () => {
    const items = await editor.complete(list, '{ "field": "totalAmtKrw", "sum": true }', '"¦"')
    const item = items.find(({ label }) => label === 'totalAmtKrw')
    expect(item?.detail).toMatch(/금액.* · 소수가 있는 수/)
    expect(item?.labelDetails?.description).toBe('요청금액(원)')
    expect(item?.filterText).toContain('금액')
  })

  it('writes the quotes where there are none yet', async () => {
    expect(written(await editor.complete(list, '"lineCnt", ', '"lineCnt", ¦, '))).toContain('"deptcd"')
  })

  it('offers as conditions what the check accepts: periods by one name, and no parameters of paging', async () => {
    const written = '{ "field": "reqDate", "initial": "pastMonth", "required": true }'
    const offered = names(await editor.complete(list, written, '"¦"'))
    expect(offered).toContain('reqDate')
    for (const refused of ['reqDateFrom', 'page', 'size', 'sort', 'want'])
      expect(offered).not.toContain(refused)
  })

  it('offers buttons that the page has a use for and not yet', async () => {
    const buttons = async (file: string) =>
      names(await editor.complete(file, '"search", "reset",', '"search", "¦",'))
    expect(await buttons(list)).toEqual(['reset'])
    expect(await buttons('screens/portal/portal_system_messageManage.screen.json')).toEqual(
      expect.arrayContaining(['copyRow', 'deleteRow']),
    )
  })

  it('offers orders of the rows, each part of the list by itself', async () => {
    const items = await editor.complete(list, '"prNo:desc"', '"prNo:desc,tit¦"')
    expect(written(items)).toContain('title:asc')
    const [{ textEdit } = {}] = items
    expect(
      textEdit && 'range' in textEdit && textEdit.range.end.character - textEdit.range.start.character,
    ).toBe(3)
  })

  it('offers what a popup is handed, and the fields that it fills', async () => {
    const handed = await editor.complete(edit, '{ "expenseType": "header.expenseType" }', '{ "¦" }')
    expect(names(handed)).toEqual(['accountCode', 'accountName', 'expenseType'])
    const filled = await editor.complete(edit, '"itemName": "picked.itemName"', '"¦": "picked.itemName"')
    expect(names(filled)).toContain('itemName')
    // What is filled already is offered no more.
    expect(names(filled)).not.toContain('unitPrice')
  })

  it('offers what another screen understands', async () => {
    const to = '"go": { "screen": "prEdit", "with": { ¦ } }, "frozen": true'
    expect(names(await editor.complete(list, '"frozen": true, "go": "prEdit"', to))).toEqual(
      expect.arrayContaining(['prNo', 'copyFrom', 'apprNo']),
    )
  })

  it('offers what another screen understood before somebody began to type in it', async () => {
    await editor.edit(edit, '"header.exRate": "answer.rate"', '"": ¦')
    await editor.nextProblems(edit)
    const to = '"go": { "screen": "prEdit", "with": { ¦ } }, "frozen": true'
    expect(names(await editor.complete(list, '"frozen": true, "go": "prEdit"', to))).toContain('copyFrom')
  })

  it('offers the places that a step can write', async () => {
    const items = await editor.complete(edit, '"header.exRate": "answer.rate"', '"¦": "answer.rate"')
    expect(names(items)).toEqual(expect.arrayContaining(['header.exRate', 'line.qty']))
  })
})

describe('names of the page', () => {
  it('offers the transitions of this document alone, with their labels', async () => {
    const items = await editor.complete(edit, '"transition": "deletePr"', '"transition": "¦"')
    expect(names(items)).toContain('submitPr')
    expect(names(items)).not.toContain('submitPo')
    expect(items.find(({ label }) => label === 'submitPr')?.detail).toContain('결재상신')
  })

  it('offers on a list the transitions that find their document by its rows', async () => {
    const items = names(await editor.complete(list, '"transition": "deletePr"', '"transition": "¦"'))
    expect(items).toContain('deletePr')
    for (const foreign of ['confirmMonthlyCalc', 'acceptPo', 'suspendCompany'])
      expect(items).not.toContain(foreign)
  })

  it('offers the grids of the page', async () => {
    expect(names(await editor.complete(edit, '"addTo": "lines"', '"addTo": "¦"'))).toEqual(['lines'])
  })
})

describe('first values', () => {
  it('offers periods of a period', async () => {
    const items = names(await editor.complete(list, '"initial": "pastMonth"', '"initial": "¦"'))
    expect(items).toEqual(expect.arrayContaining(['today', 'pastMonth', 'thisYear']))
  })

  it('offers the codes of a coded field with their labels, in a list too', async () => {
    const to = '{ "field": "status", "initial": ["DRAFT", "¦"] }, "approvalStatus",\n    { "field"'
    const items = await editor.complete(list, '"status", "approvalStatus",\n    { "field"', to)
    expect(items.find(({ label }) => label === 'APPROVING')?.detail).toContain('결재중')
  })
})

describe('expressions', () => {
  it.each([
    ['the fields of a row of a list', '"sum(lines.map(l, l.¦))"', 'amt', 'header'],
    ['the same while text, brackets and object are still open', '"sum(lines.map(l, l.¦', 'amt', 'header'],
    ['names and functions at its start', '"¦"', 'toKrw', 'amt'],
    ['the words of lists behind a list', '"sum(lines.¦"', 'map', 'startsWith'],
    ['the fields of filtered rows', '"sum(lines.filter(l, l.qty > 0).map(k, k.¦))"', 'unitPrice', 'header'],
  ])('offers %s', async (_, to, offered, not) => {
    const items = names(await editor.complete(edit, '"sum(lines.map(l, l.amt))"', to))
    expect(items).toContain(offered)
    expect(items).not.toContain(not)
  })

  it('offers the codes of the field that is compared, in a list of codes as well', async () => {
    for (const to of ["header.currency == '¦'", "header.currency in ['KRW', '¦']"]) {
      const items = await editor.complete(edit, 'has(header.returnReason)"', `${to}"`)
      expect(names(items), to).toEqual(['KRW', 'JPY', 'USD', 'EUR', 'CNY'])
    }
  })

  it('offers the codes that the place wants, in their quotes', async () => {
    const items = await editor.complete(edit, `"currency": "'KRW'"`, '"currency": "¦"')
    expect(names(items)).toContain("'USD'")
  })

  it('offers the fields of the row that a popup hands back, and of an answer', async () => {
    expect(names(await editor.complete(edit, 'picked.spec', 'picked.¦'))).toContain('maker')
    expect(names(await editor.complete(edit, 'answer.rate', 'answer.¦'))).toContain('rateDate')
  })

  it('offers what a popup is handed', async () => {
    expect(names(await editor.complete(dept, `params.enabledBsns == 'Y'`, 'params.¦'))).toEqual([
      'searchOption',
      'enabledBsns',
      'compYn',
    ])
  })
})

describe('the language', () => {
  it('offers the words of an object that are not there yet in the form that is meant', async () => {
    const offered = names(await editor.complete(list, '"keep": "device",', '"keep": "device", "¦",'))
    expect(offered).toContain('checks')
    expect(offered).not.toContain('columns')
  })

  it('explains blocks in Korean', async () => {
    const items = await editor.complete(edit, '"block": "timeline"', '"block": "¦"')
    const documentation = items.find(({ label }) => label === 'matrix')?.documentation
    expect(JSON.stringify(documentation)).toContain('비교표')
  })

  it('completes a file that has just been begun', async () => {
    await editor.type(dept, '{ ¦ ')
    const place = await editor.type(
      dept,
      '{ "popup": "dept", "grid": { "rows": "popupDept", "columns": [ "¦" ',
    )
    const items: CompletionItem[] = await editor.connection.sendRequest('textDocument/completion', place)
    expect(names(items)).toContain('deptnm')
  })
})

describe('what is offered first, and what is not', () => {
  it('offers no column and no condition that the list has already', async () => {
    const columns = names(await editor.complete(list, '"lineCnt", ', '"lineCnt", "¦", '))
    for (const used of ['prNo', 'title', 'lineCnt', 'totalAmtKrw']) expect(columns).not.toContain(used)
    const conditions = names(await editor.complete(list, '"prNo", "title",', '"prNo", "title", "¦",'))
    for (const used of ['prNo', 'status', 'reqDate', 'section', 'requester'])
      expect(conditions).not.toContain(used)
  })

  it('offers the field under the cursor again', async () => {
    expect(names(await editor.complete(list, '"lineCnt", ', '"line¦Cnt", '))).toContain('lineCnt')
    expect(
      names(await editor.complete(list, '{ "field": "prNo", "frozen"', '{ "field": "pr¦No", "frozen"')),
    ).toContain('prNo')
  })

  it('offers no word twice in one entry', async () => {
    const words = names(await editor.complete(list, '"select": "many", ', '"select": "many", "¦": 1, '))
    expect(words).toContain('emptyText')
    for (const used of ['title', 'rows', 'select', 'columns']) expect(words).not.toContain(used)
  })

  it('offers no words that say nothing of such rows, or of a column of them', async () => {
    const words = names(await editor.complete(list, '"select": "many", ', '"select": "many", "¦": 1, '))
    for (const unfit of ['lines', 'newRow', 'narrow', 'whileTyping', 'groupBy', 'tree'])
      expect(words).not.toContain(unfit)
    const own = names(await editor.complete(list, '"lineCnt", ', '{ "field": "title", "¦": 1 }, '))
    expect(own).toContain('width')
    for (const unfit of ['edit', 'required', 'checks', 'value', 'sum']) expect(own).not.toContain(unfit)
  })

  it('puts operations that answer the columns first, and pages of the checked document', async () => {
    const operations = names(await editor.complete(list, '"rows": "listPr"', '"rows": "¦"'))
    expect(operations[0]).toBe('listPr')
    const to = '{ "label": "상세", "rows": "one", "go": "¦" }, "export"'
    expect(names(await editor.complete(list, '"export"', to))[0]).toMatch(/^pr/)
  })

  it('puts popups that take what a checked row has first', async () => {
    const to = '{ "label": "상세", "rows": "one", "steps": [{ "step": "open", "popup": "¦" }] }, "export"'
    const offered = names(await editor.complete(list, '"export"', to))
    // An address is handed nothing that a request has.
    expect(offered.indexOf('person')).toBeLessThan(offered.indexOf('address'))
  })

  it('writes a key inside its quotes alone', async () => {
    const items = await editor.complete(list, '"select": "many", ', '"select": "many", "empty¦": "가", ')
    expect(items.find(({ label }) => label === 'emptyText')?.textEdit?.newText).toBe('emptyText')
  })

  it('puts popups that find the field first', async () => {
    const to = '{ "field": "buyerId", "open": "¦" },'
    const [first, ...others] = names(await editor.complete(list, '"buyerId",', to))
    expect(first).toBe('buyer')
    expect(others).toContain('company')
  })

  it('puts pages that show a record of the row first', async () => {
    const to = '{ "field": "title", "go": "¦" },'
    const [first, second] = names(await editor.complete(list, '{ "field": "title", "go": "prEdit" },', to))
    expect([first, second].toSorted()).toEqual(['prConfirmEdit', 'prEdit'])
  })

  it('says in Korean what first values and fixed words mean', async () => {
    const items = await editor.complete(list, '"initial": "pastMonth"', '"initial": "¦"')
    expect(items.find(({ label }) => label === 'pastMonth')?.labelDetails?.description).toBe('오늘까지 한 달')
    const selects = await editor.complete(list, '"select": "many"', '"select": "¦"')
    expect(selects.map(({ labelDetails }) => labelDetails?.description)).toEqual(
      expect.arrayContaining(['없음', '여러 행']),
    )
  })
})

describe('what an analyst types', () => {
  const toned = (tone: string) => `{ "field": "status", "tone": "${tone}" }`

  it('finds a field by its Korean label behind a dot', async () => {
    const items = await editor.complete(
      list,
      '"purchaseType", "deptnm"',
      toned("row.요청¦ == '' ? 'info' : ''"),
    )
    expect(names(items)).toContain('title')
    const [{ textEdit } = {}] = items
    const range = textEdit && 'range' in textEdit ? textEdit.range : undefined
    expect((range?.end.character ?? 0) - (range?.start.character ?? 0)).toBe(2)
  })

  it('offers the tones where a column says one', async () => {
    const items = await editor.complete(
      list,
      '"purchaseType", "deptnm"',
      toned("row.title == 'A' ? '¦' : ''"),
    )
    expect(names(items)).toContain('danger')
    expect(items.find(({ label }) => label === 'warning')?.labelDetails?.description).toBe('살펴봐야 함')
  })

  it('offers the value of its own name where something is handed over', async () => {
    const items = await editor.complete(
      list,
      '{ "transition": "deletePr" }',
      '{ "label": "가", "rows": "one", "go": { "screen": "prEdit", "with": { "prNo": "¦" } } }',
    )
    expect(names(items)[0]).toMatch(/^(selection\[0\]|row)\.prNo$/)
  })

  it('offers last the transitions that the groups of the page may not take', async () => {
    const offered = names(
      await editor.complete('screens/portal/portal_poChange_poChangeInfo.screen.json', '"cancelPo"', '"¦"'),
    )
    expect(offered.indexOf('resendPo')).toBeLessThan(offered.indexOf('acceptPo'))
  })

  it('writes the colon behind a word, and offers remarks last', async () => {
    const items = await editor.complete(list, '"sum": true', '¦')
    expect(written(items)).toContain('"sum": ')
    expect(names(items).at(-1)).toBe('note')
  })
})
