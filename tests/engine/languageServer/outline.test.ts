import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DocumentSymbol, Location } from 'vscode-languageserver/node'
import { EditorClient } from './editorClient'

const list = 'screens/purchase/prList.screen.json'
const edit = 'screens/purchase/prEdit.screen.json'

let editor: EditorClient
beforeAll(async () => {
  editor = await EditorClient.within()
})
afterAll(() => editor.close())

const spoken = (symbols: readonly DocumentSymbol[] = []): readonly unknown[] =>
  symbols.map(({ name, detail, children }) => [
    detail === undefined ? name : `${name} ${detail}`,
    ...(children ? [spoken(children)] : []),
  ])

it('shows conditions, columns and actions of a list, fields by their labels', async () => {
  const symbols: DocumentSymbol[] = await editor.outline(list)
  const text = JSON.stringify(spoken(symbols))
  expect(symbols.map(({ name }) => name)).toEqual(['filter', 'grid', 'actions'])
  expect(text).toContain('["prNo 구매요청번호"]')
  expect(text).toContain('["reqDate 요청일자"]')
  expect(text).toContain('["신규"]')
  expect(text).toContain('["deletePr"]')
})

it('shows the blocks of a document by their titles', async () => {
  const symbols: DocumentSymbol[] = await editor.outline(edit)
  expect(symbols.map(({ name }) => name)).toContain('기본정보')
})

it('finds the uses of a field in this and other definitions, expressions included', async () => {
  const uses: Location[] = await editor.references(edit, '"qty", "checks"', '"q¦ty", "checks"')
  const files = new Set(uses.map(({ uri }) => uri.split('/').at(-1)))
  expect(files).toContain('prEdit.screen.json')
  const places = uses.filter(({ uri }) => uri.endsWith('prEdit.screen.json'))
  expect(places.length).toBeGreaterThan(2)
})

it('finds who leads to a screen', async () => {
  const uses: Location[] = await editor.references(
    list,
    '"go": "prEdit", "primary"',
    '"go": "pr¦Edit", "primary"',
  )
  const files = uses.map(({ uri }) => uri.split('/').at(-1))
  expect(files).toEqual(expect.arrayContaining(['prList.screen.json', 'prEdit.screen.json']))
})
