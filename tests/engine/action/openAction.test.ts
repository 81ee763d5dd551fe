import { describe, expect, it } from 'vitest'
import { compileTexts, listText } from '../compile/compileTexts'

const thread = `{ "popup": "thread", "title": "문서 흐름", "params": ["docNo"], "form": {
  "load": "getDocumentThread", "with": { "docNo": "params.docNo" }, "fields": ["orderedQty"] } }`
const request = (actions: string) => `{ "screen": "test", "title": "구매요청",
  "route": { "path": "/test", "portals": ["internal"] }, "document": { "workflow": "pr", "load": "getPr" },
  "blocks": [{ "block": "form", "title": "기본정보", "fields": ["prNo"] }], "actions": [${actions}] }`
const list = (actions: string) =>
  listText('"rows": "listPr", "select": "many", "columns": ["prNo"]', `, "actions": [${actions}]`)

function compile(text: string) {
  const { screens, problems } = compileTexts({
    'screens/test.screen.json': text,
    'screens/popups/thread.popup.json': thread,
  })
  return { actions: screens.get('test')?.plan.actions ?? [], problems }
}

describe('an action that opens a popup', () => {
  it('hands the number of the document over, bears the title of the popup and stands while there is a number', () => {
    const { actions, problems } = compile(request('{ "open": "thread" }'))
    expect(problems).toEqual([])
    expect(actions).toMatchObject([
      {
        ...{
          id: 'open-thread',
          label: '문서 흐름',
          place: 'page',
          visibleWhen: { text: 'has(header.prNo)' },
        },
        steps: [{ step: 'open', popup: 'thread', with: { docNo: { text: 'header.prNo' } } }],
      },
    ])
  })

  it('says itself what it hands over, how it is called and when it stands, above the grid of its rows', () => {
    const { actions, problems } = compile(
      list(`{ "open": { "popup": "thread", "with": { "docNo": "selection[0].prNo" } }, "rows": "one",
        "label": "연결", "grid": "grid" }`),
    )
    expect(problems).toEqual([])
    expect(actions).toMatchObject([
      { id: 'open-thread-grid', label: '연결', rows: 'one', place: 'grid', grid: 'grid' },
    ])
    expect(actions[0]).not.toHaveProperty('visibleWhen')
  })

  it('on a page without a document cannot do without the number', () => {
    const { problems } = compile(list('{ "open": "thread" }'))
    expect(problems).toMatchObject([{ code: 'PARAMETER_MISSING' }])
  })

  it('stands once', () => {
    const { problems } = compile(request('{ "open": "thread" }, { "open": "thread" }'))
    expect(problems.map(({ code }) => code)).toContain('ACTION_TWICE')
  })
})
