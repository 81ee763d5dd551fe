import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WorkspaceEdit } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { EditorClient, uriOf } from './editorClient'

const list = 'screens/purchase/prList.screen.json'
const edit = 'screens/purchase/prEdit.screen.json'
const dept = 'screens/popups/dept.popup.json'

let editor: EditorClient
beforeEach(async () => {
  editor = await EditorClient.within({
    capabilities: { workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] } } },
  })
})
afterEach(() => editor.close())

/** Files that an edit changes, each with the text that it then has. */
function changed({ documentChanges = [] }: WorkspaceEdit): ReadonlyMap<string, string> {
  return new Map(
    documentChanges.flatMap(change => {
      if (!('edits' in change)) return []
      const path = new URL(change.textDocument.uri)
      const document = TextDocument.create('', 'json', 0, readFileSync(path, 'utf8'))
      const edits = change.edits.flatMap(one => ('newText' in one ? [one] : []))
      return [[change.textDocument.uri, TextDocument.applyEdits(document, edits)] as const]
    }),
  )
}

describe('renaming', () => {
  it('a field of an operation changes every column, order, value and expression that means it', async () => {
    const files = changed(await editor.rename(edit, '"qty", "checks"', '"q¦ty", "checks"', 'quantity'))
    const text = files.get(uriOf(edit)) ?? ''
    expect(text).toContain('"newRow": { "quantity": "decimal(')
    expect(text).toContain('{ "field": "quantity", "checks"')
    expect(text).toContain('has(line.quantity) && line.quantity <= 0')
    expect(text).toContain('amount(line.quantity, line.unitPrice, header.currency)')
    expect(text).toContain('"unitCode", "quantity", "unitPrice", "amt", "needDate"]')
    expect(text).not.toContain('qty')
    expect(editor.messages.join()).toContain('schemas/openapi/purchase.yaml')
  })

  it('a field changes nothing that only bears the same name', async () => {
    const files = changed(await editor.rename(list, '"prNo:desc"', '"pr¦No:desc"', 'requestNo'))
    const text = files.get(uriOf(list)) ?? ''
    expect(text).toContain('"sort": "requestNo:desc"')
    expect(text).toContain('{ "field": "requestNo", "frozen": true')
    expect(text).toContain('"fields": [\n    "prNo", "title",')
    expect(files.has(uriOf(edit))).toBe(false)
  })

  it('a condition changes the links of other screens that fill it', async () => {
    const files = changed(
      await editor.rename(list, '"reqDate", "initial"', '"req¦Date", "initial"', 'requestDate'),
    )
    expect(files.get(uriOf(list))).toContain('{ "field": "requestDate", "initial": "pastMonth"')
    expect(files.get(uriOf(list))).toContain('"buyerNm", "reqDate"')
  })

  it('what a popup is handed changes its expressions and everybody who opens it', async () => {
    const files = changed(await editor.rename(dept, '["searchOption"', '["search¦Option"', 'option'))
    expect(files.get(uriOf(dept))).toContain('"searchOption": "params.option"')
    expect(files.get(uriOf(dept))).toContain('"params": ["option", "enabledBsns", "compYn"]')
  })

  it('a grid changes its steps, in this file alone', async () => {
    const files = changed(await editor.rename(edit, '"addTo": "lines"', '"addTo": "lin¦es"', 'items'))
    const text = files.get(uriOf(edit)) ?? ''
    expect([...files.keys()]).toEqual([uriOf(edit)])
    expect(text).toContain('"id": "items", "title": "요청 품목", "lines": "lines"')
    expect(text).toContain('{ "step": "import", "grid": "items" }')
    expect(text).toContain('"lines": { "grid": "items"')
  })

  it('a screen changes who leads there, and the name of its file', async () => {
    const result = await editor.rename(list, '"screen": "prList"', '"screen": "pr¦List"', 'requestList')
    expect(changed(result).get(uriOf(edit))).toContain('"go": "requestList"')
    expect(result.documentChanges).toContainEqual({
      kind: 'rename',
      oldUri: uriOf(list),
      newUri: uriOf('screens/purchase/requestList.screen.json'),
    })
  })

  it.each([
    ['an operation', list, '"listPr"', '"list¦Pr"', '계약의 이름'],
    ['a transition', edit, '"deletePr"', '"delete¦Pr"', '업무 흐름의 이름'],
    ['a popup that the contract opens', dept, '"popup": "dept"', '"popup": "de¦pt"', 'x-lookup'],
    ['a word of the language', edit, '"frozen": true', '"fro¦zen": true', '정의에 쓰는 말'],
  ])('refuses %s and says where it is named', async (_, file, from, to, why) => {
    await expect(editor.rename(file, from, to, 'other')).rejects.toThrow(why)
    const place = await editor.edit(file, from, to)
    await expect(editor.connection.sendRequest('textDocument/prepareRename', place)).rejects.toThrow(why)
  })

  it.each([
    ['a screen', list, '"screen": "prList"', '"screen": "pr¦List"', 'prEdit'],
    ['a popup', dept, '"popup": "dept"', '"popup": "de¦pt"', 'person'],
    ['a field', list, '"prNo:desc"', '"pr¦No:desc"', 'title'],
    ['a condition', list, '"reqDate", "initial"', '"req¦Date", "initial"', 'needDateFrom'],
  ])('refuses for %s the name of another', async (_, file, from, to, name) => {
    await expect(editor.rename(file, from, to, name)).rejects.toThrow(/이름이 이미 있습니다|x-lookup/)
  })

  it('refuses what is no name', async () => {
    await expect(editor.rename(edit, '"addTo": "lines"', '"addTo": "lin¦es"', 'two words')).rejects.toThrow(
      '이름이 될 수 없습니다',
    )
  })
})
