import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EditorClient } from './editorClient'

const list = 'screens/purchase/prList.screen.json'
const edit = 'screens/purchase/prEdit.screen.json'
const confirm = 'screens/purchase/prConfirmList.screen.json'

let editor: EditorClient
beforeEach(async () => {
  editor = await EditorClient.within()
})
afterEach(() => editor.close())

describe('problems while typing', () => {
  it('stand under the very word, inside expressions too, with what would be right, in Korean', async () => {
    await editor.edit(edit, 'line.qty <= 0', 'line.qtty <= 0')
    const [problem] = await editor.problems(edit)
    expect(problem).toMatchObject({ code: 'EXPRESSION_FIELD_UNKNOWN', severity: 1, source: 'gpms' })
    expect(problem?.message).toContain('가장 가까운 것: "qty"')
    const { start, end } = problem?.range ?? {}
    expect((end?.character ?? 0) - (start?.character ?? 0)).toBe('qtty'.length)
  })

  it('are gone once they are mended', async () => {
    await editor.edit(list, '"listPr"', '"listPrr"')
    expect(await editor.problems(list)).toMatchObject([{ code: 'OPERATION_UNKNOWN' }])
    await editor.edit(list)
    expect(await editor.nextProblems(list)).toEqual([])
  })

  it('show in other files what a change breaks there', async () => {
    const popup = 'screens/popups/account.popup.json'
    await editor.edit(popup, '"accountName", "expenseType"] }', '"accountName"] }')
    expect(await editor.problems(edit)).toMatchObject([{ code: 'PARAMETER_UNKNOWN' }])
  })

  it('are warnings where something works and is doubtful', async () => {
    await editor.edit(list, '"prNo", "frozen": true', '"prNo", "width": 5, "frozen": true')
    expect(await editor.problems(list)).toMatchObject([{ code: 'COLUMN_NARROW', severity: 2 }])
  })

  it('are English for an editor that speaks English', async () => {
    const english = await EditorClient.within({ locale: 'en' })
    await english.edit(list, '"listPr"', '"listPrr"')
    const [problem] = await english.problems(list)
    expect(problem?.message).toContain('Nearest: "listPr"')
    await english.close()
  })
})

describe('quick fixes', () => {
  const fixed = async (file: string, from: string, to: string) => {
    await editor.edit(file, from, to)
    return editor.fixes(file)
  }

  it.each([
    ['a field', list, '"lineCnt", ', '"lineCmt", ', '"lineCnt", '],
    ['an operation', list, '"listPr"', '"lisPr"', '"listPr"'],
    ['a field in an expression', edit, 'line.qty <= 0', 'line.qtyy <= 0', 'line.qty <= 0'],
    ['a function', edit, 'toKrw(', 'toKrww(', 'toKrw('],
    ['a code in an expression', edit, `"currency": "'KRW'"`, `"currency": "'KRV'"`, `"currency": "'KRW'"`],
    ['a word', edit, '"frozen": true', '"frozn": true', '"frozen": true'],
    ['a key of values', edit, '"expenseType": "header', '"expenseTyp": "header', '"expenseType": "header'],
    ['a fixed word', list, '"select": "many"', '"select": "mny"', '"select": "many"'],
    ['an order', list, '"prNo:desc"', '"prNo:des"', '"prNo:desc"'],
    ['a label', list, '"lineCnt", ', '"품목수", ', '"lineCnt", '],
    ['a label in an order', list, '"prNo:desc"', '"구매요청번호:desc"', '"prNo:desc"'],
    ['a label in an expression', edit, 'line.qty <= 0', 'line.수량 <= 0', 'line.qty <= 0'],
    ['a field without its row', confirm, 'row.elapsedDays', 'elapsedDays', 'row.elapsedDays'],
    ['the text of a code', edit, `"currency": "'KRW'"`, `"currency": "'원'"`, `"currency": "'KRW'"`],
    ['a word of an action', list, '"export"', '"엑셀"', '"export"'],
    ['the label of a transition', list, '"submitPr"', '"결재상신"', '"submitPr"'],
  ])('writes the nearest name of %s', async (_, file, from, to, mended) => {
    const fixes = await fixed(file, from, to)
    expect(fixes[0]?.text).toContain(mended)
    expect(fixes[0]?.title).toMatch(/^".*"\(으\)로 적기$/)
  })

  it('removes a word that does not exist, with its comma', async () => {
    const fixes = await fixed(list, '"select": "many",', '"select": "many", "colour": "red",')
    expect(fixes.find(({ title }) => title === '"colour" 지우기')?.text).toContain('"select": "many", "sort"')
  })

  it('adds a word that is missing', async () => {
    const fixes = await fixed(list, '"title": "구매요청 현황",', '')
    const text = fixes.find(({ title }) => title === '"title" 더하기')?.text ?? ''
    expect(JSON.parse(text)).toHaveProperty('title')
  })

  it('writes a comma that JSON misses', async () => {
    const [fix] = await fixed(list, '"title": "구매요청 현황",', '"title": "구매요청 현황"')
    expect(JSON.parse(fix?.text ?? '')).toHaveProperty('title')
  })

  it('removes a comma that JSON does not allow', async () => {
    const [fix] = await fixed(list, '"export"\n', '"export",\n')
    expect(JSON.parse(fix?.text ?? '')).toHaveProperty('actions')
  })
})
