import { describe, expect, it } from 'vitest'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { compileTexts, listText } from './compileTexts'

const files = Object.fromEntries(readDefinitions('.').definitions.map(({ file, text }) => [file, text]))
const samples = Object.fromEntries(
  [...(readDefinitions('.').samples ?? new Map()).values()].map(({ file, text }) => [file, text]),
)

/** What all definitions of the product tell once a word in one of them is changed. */
function reported(file: string, written: string, changed: string) {
  const text = files[file] ?? ''
  expect(text).toContain(written)
  const { problems } = compileTexts({ ...files, ...samples, [file]: text.replace(written, changed) })
  return problems.map(({ file: at, code, mend }) => ({ at, code, mend: mend.en }))
}

const confirmList = 'screens/purchase/prConfirmList.screen.json'
const prList = 'screens/purchase/prList.screen.json'
const warehousing = 'screens/purchase/warehousingList.screen.json'

describe('one mistake is reported once, in its own file', () => {
  it.each([
    ['a missing comma', prList, '"screen": "prList",', '"screen": "prList"', 'JSON_SYNTAX'],
    ['a mistyped word', confirmList, '"keep": "device",', '"kept": "device",', 'WORD_UNKNOWN'],
    ['an id copied from nowhere', prList, '"screen": "prList"', '"screen": "myList"', 'FILE_NAME_DIFFERS'],
    [
      'an operation that does not exist',
      warehousing,
      '"listWarehousing"',
      '"listWarehousings"',
      'OPERATION_UNKNOWN',
    ],
    ['the only operation of a page', prList, '"rows": "listPr"', '"rows": "listPrs"', 'OPERATION_UNKNOWN'],
  ])('%s', (_, file, written, changed, code) => {
    expect(reported(file, written, changed)).toEqual([{ at: file, code, mend: expect.any(String) }])
  })

  it('a filter that is not read leaves those who hand it something in peace', () => {
    const all = reported(confirmList, '"filter":', '"filters":')
    expect(new Set(all.map(({ at }) => at))).toEqual(new Set([confirmList]))
  })

  it('one equals sign in a condition is answered with two', () => {
    const [first] = reported(confirmList, 'row.elapsedDays > 5', 'row.elapsedDays = 5')
    expect(first).toMatchObject({
      code: 'EXPRESSION_SYNTAX',
      mend: expect.stringContaining('row.elapsedDays == 5') as string,
    })
  })
})

it('steps that read a checked row want one', () => {
  const text = (more: string) =>
    listText(
      '"rows": "listPr", "select": "many", "columns": ["prNo"]',
      `, "actions": [{ "label": "가", ${more}"go": { "screen": "test", "with": { "status": "selection[0].status" } } }]`,
    ).replace('"portals": ["internal"]', '"portals": ["internal"], "params": ["status"]')
  const codes = (more: string) =>
    compileTexts({ 'screens/test.screen.json': text(more) }).problems.map(({ code, what }) => [code, what.en])
  expect(codes('')).toEqual([
    ['WORD_MISSING', 'The steps read "selection[0]", and the action can be pressed while no row is checked.'],
  ])
  expect(codes('"rows": "one", ')).toEqual([])
  expect(codes('"enabledWhen": "size(selection) == 1", ')).toEqual([])
})
