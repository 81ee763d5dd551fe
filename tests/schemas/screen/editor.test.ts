import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { getLanguageService, type LanguageService, TextDocument } from 'vscode-json-languageservice'

/*
 * What an analyst sees in Visual Studio Code: the very service of its JSON editor, asked with the written schema.
 * ▲ marks the cursor.
 */
let service: LanguageService

beforeAll(() => {
  service = getLanguageService({ clientCapabilities: { textDocument: { completion: {} } } })
  service.configure({
    allowComments: false,
    validate: true,
    schemas: [
      {
        fileMatch: ['*.screen.json'],
        uri: 'gpms://screen',
        schema: JSON.parse(readFileSync('schemas/screen.schema.json', 'utf8')),
      },
      {
        fileMatch: ['*.popup.json'],
        uri: 'gpms://popup',
        schema: JSON.parse(readFileSync('schemas/popup.schema.json', 'utf8')),
      },
    ],
  })
})

function opened(marked: string) {
  const offset = marked.indexOf('▲')
  const kind = marked.startsWith('{ "popup"') ? 'popup' : 'screen'
  const document = TextDocument.create(`file:///a.${kind}.json`, 'json', 1, marked.replace('▲', ''))
  return { document, position: document.positionAt(offset), json: service.parseJSONDocument(document) }
}

async function completed(marked: string): Promise<string[]> {
  const { document, position, json } = opened(marked)
  const found = await service.doComplete(document, position, json)
  return (found?.items ?? []).map(({ label }) => label.replaceAll('"', ''))
}

async function hovered(marked: string): Promise<string> {
  const { document, position, json } = opened(marked)
  const hover = await service.doHover(document, position, json)
  return JSON.stringify(hover?.contents ?? '')
}

async function marked(text: string): Promise<string[]> {
  const { document, json } = opened(text)
  const found = await service.doValidation(document, json)
  return found.map(({ message }) => (typeof message === 'string' ? message : message.value))
}

const head = '"screen": "test", "title": "시험", "route": { "path": "/test", "portals": ["internal"] }'
const list = (parts: string) => `{ ${head}, ${parts} }`

describe('the editor completes', () => {
  it('kinds of blocks', async () => {
    const kinds = await completed(list('"blocks": [{ "block": ▲ }]'))
    expect(kinds).toEqual(expect.arrayContaining(['filter', 'grid', 'form', 'files', 'approval', 'timeline']))
  })

  it('fields of a popup, from the request that it sends', async () => {
    const popup = (rest: string) => `{ "popup": "test", "title": "시험", "form": { ${rest} } }`
    expect(await completed(popup('"save": "createPost", "fields": [▲]'))).toEqual(
      expect.arrayContaining(['title', 'content']),
    )
    expect(await completed(popup('"like": "rejectDoc", "fields": [▲]'))).toContain('reason')
    expect(await completed(popup('▲'))).toEqual(expect.arrayContaining(['save', 'like', 'initial', 'fields']))
    expect((await marked(popup('"save": "createPost", "fields": ["titel"]'))).length).toBeGreaterThan(0)
  })

  it('kinds of steps', async () => {
    const steps = await completed(list('"actions": [{ "label": "가", "steps": [{ "step": ▲ }] }]'))
    expect(steps).toEqual(
      expect.arrayContaining(['search', 'call', 'open', 'go', 'confirm', 'set', 'export']),
    )
  })

  it('operations that answer rows, and no others', async () => {
    const operations = await completed(list('"grid": { "rows": ▲, "columns": [] }'))
    expect(operations).toContain('listPr')
    expect(operations).not.toContain('submitPr')
  })

  it('columns of the rows of that very operation', async () => {
    const columns = await completed(list('"grid": { "rows": "listPr", "columns": [▲] }'))
    expect(columns).toEqual(expect.arrayContaining(['prNo', 'title', 'totalAmtKrw']))
    expect(columns).not.toContain('apprNo')
  })

  it('the field of a column written as an object', async () => {
    const columns = await completed(list('"grid": { "rows": "listPr", "columns": [{ "field": ▲ }] }'))
    expect(columns).toEqual(expect.arrayContaining(['prNo', 'deptnm']))
    expect(columns).not.toContain('apprNo')
  })

  it('filter fields of that very operation, periods by their short name', async () => {
    const fields = await completed(
      list('"filter": { "fields": [▲] }, "grid": { "rows": "listPr", "columns": ["prNo"] }'),
    )
    expect(fields).toEqual(expect.arrayContaining(['prNo', 'reqDate', 'status']))
    expect(fields).not.toContain('poNo')
  })

  it('popups', async () => {
    const popups = await completed(
      list('"actions": [{ "label": "가", "steps": [{ "step": "open", "popup": ▲ }] }]'),
    )
    expect(popups).toEqual(expect.arrayContaining(['dept', 'company', 'item']))
  })

  it('screens to go to', async () => {
    expect(await completed(list('"actions": [{ "label": "가", "go": ▲ }]'))).toContain('prEdit')
  })

  it('transitions of the workflows', async () => {
    const transitions = await completed(list('"actions": [{ "transition": ▲ }]'))
    expect(transitions).toEqual(expect.arrayContaining(['submitPr', 'copyPr']))
  })

  it('words that are still free', async () => {
    const words = await completed(list('"grid": { "rows": "listPr", ▲ "columns": ["prNo"] }'))
    expect(words).toEqual(expect.arrayContaining(['select', 'sort', 'title', 'emptyText']))
    expect(words).not.toContain('rows')
  })
})

describe('the editor explains', () => {
  it('a word of the language, in Korean', async () => {
    expect(
      await hovered(list('"grid": { "rows": "listPr", "so▲rt": "prNo:desc", "columns": ["prNo"] }')),
    ).toContain('처음 순서')
  })

  it('a word inside a step', async () => {
    const text = list('"actions": [{ "label": "가", "steps": [{ "step": "open", "pop▲up": "dept" }] }]')
    expect(await hovered(text)).toContain('여는 팝업')
  })
})

describe('the editor marks', () => {
  it('nothing in a right definition', async () => {
    // The service itself reads no files; which schema is meant is configured above.
    const written = (name: string) =>
      readFileSync(`screens/purchase/${name}.screen.json`, 'utf8').replace(/"\$schema": "[^"]*",/, '')
    expect(await marked(written('prList'))).toEqual([])
    expect(await marked(written('prEdit'))).toEqual([])
  })

  it('a word that the language has not', async () => {
    const messages = await marked(
      list('"grid": { "rows": "listPr", "sortt": "prNo:asc", "columns": ["prNo"] }'),
    )
    expect(messages.join('\n')).toContain('sortt')
  })

  it('a column that the rows have not', async () => {
    expect(await marked(list('"grid": { "rows": "listPr", "columns": ["prNoo"] }'))).not.toEqual([])
  })

  it('a transition that no workflow has', async () => {
    expect(
      await marked(
        list('"grid": { "rows": "listPr", "columns": ["prNo"] }, "actions": [{ "transition": "submitIt" }]'),
      ),
    ).not.toEqual([])
  })
})
