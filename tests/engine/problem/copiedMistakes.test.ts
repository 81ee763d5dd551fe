import { expect, it } from 'vitest'
import { companyPopup, documentText, listText, screenText } from '../compile/compileTexts'
import { compileFiles } from './compileCase'

const found = (text: string) => compileFiles({ 'screens/test.screen.json': text }).map(({ code }) => code)

it('advises what the page itself has', () => {
  const said = (text: string) =>
    compileFiles({ 'screens/test.screen.json': text }).map(({ mend, expected }) => [
      mend.ko,
      expected?.ko ?? '',
    ])
  const page = (grid: string, when: string) =>
    screenText(
      `"filter": { "fields": ["poNo"] }, "grid": { "rows": "listPo", "columns": ["poNo"]${grid} }, "actions": ["search", { "label": "가", "go": "test", "enabledWhen": "${when}" }]`,
    )
  expect(said(page('', 'has(filter.buyerId)'))).toEqual([
    ['검색 조건("filter")에 "buyerId" 필드를 더합니다.', '있는 것: "poNo" 발주번호.'],
  ])
  expect(said(page(', "sort": "reqDate:asc"', 'has(filter.poNo)'))[0]?.[0]).toBe(
    '예를 들어 "poNo:desc"처럼 적습니다.',
  )
  const [[, words = ''] = []] = said(page(', "freeze": true', 'has(filter.poNo)'))
  expect(words).toMatch(/^쓰는 말: .*columns\.$/)
})

const asking = (text: string) =>
  listText(
    '"rows": "listPo", "select": "many", "columns": ["poNo"]',
    `, "actions": ["search", { "label": "발주 취소", "rows": "some", "steps": [{ "step": "confirm", "text": "${text}" }, { "step": "transition", "transition": "cancelPo" }] }]`,
  )

it.each([
  ['선택한 발주를 잔량종결하시겠습니까?', ['CONFIRM_OF_OTHER']],
  ['선택한 발주를 취소하시겠습니까?', []],
  // What is no transition of the document may be another word for the deed.
  ['선택한 발주를 거두어들일까요?', []],
])('a question asks about what is done: %s', (text, codes) => {
  expect(found(asking(text))).toEqual(codes)
})

const empty = (text: string, filter = '"filter": { "fields": ["compNo", "poDate"] }, ') =>
  screenText(`${filter}"grid": { "rows": "listPo", "emptyText": "${text}", "columns": ["poNo"] }`).replace(
    / \}$/,
    filter === '' ? ' }' : ', "actions": ["search"] }',
  )

it.each([
  ['발주가 없습니다. 요청일자를 바꾸어 조회해 주세요.', ['EMPTY_TEXT_OF_OTHER']],
  ['발주가 없습니다. 발주일자나 발주상태를 바꾸어 조회해 주세요.', ['EMPTY_TEXT_OF_OTHER']],
  ['발주가 없습니다. 협력사나 발주일자를 바꾸어 조회해 주세요.', []],
  ['발주가 없습니다. 조건을 바꾸어 조회해 주세요.', []],
])('a text for no rows names conditions of its page: %s', (text, codes) => {
  expect(found(empty(text))).toEqual(codes)
})

it('without conditions none is named', () => {
  expect(found(empty('발주가 없습니다. 발주일자를 넓혀 주세요.', ''))).toEqual(['EMPTY_TEXT_OF_OTHER'])
})

it.each([
  ['입고확인서', ['PRINT_TITLE_OF_OTHER']],
  ['구매요청서', []],
  ['품의서', []],
])('a sheet bears the name of its document: %s', (title, codes) => {
  const page = documentText(
    '{ "block": "form", "title": "기본", "fields": ["title", "needDate"] }',
    `, "actions": [{ "transition": ["createPr", "updatePr"] }, { "label": "출력", "steps": [{ "step": "print", "title": "${title}", "fields": ["title"] }] }]`,
  )
  expect(found(page)).toEqual(codes)
})

it.each([
  ["row.status == 'APPROVED' ? 'success' : row.status == 'RETURNED' ? 'success' : ''", ['TONE_CONTRARY']],
  ["row.status in ['RETURNED', 'REJECTED'] ? 'success' : ''", ['TONE_CONTRARY']],
  ["row.status == 'RETURNED' ? 'warning' : ''", []],
  ["row.status == 'RETURNED' && row.title == '' ? 'success' : ''", []],
])('a failure is not drawn as a success: %s', (tone, codes) => {
  expect(
    found(listText(`"rows": "listPr", "columns": ["prNo", { "field": "status", "tone": "${tone}" }]`)),
  ).toEqual(codes)
})

const opening = (select: string, when: string) =>
  screenText(
    `"filter": { "fields": ["prNo"] }, "grid": { "rows": "listPr", "select": "${select}", "columns": ["prNo"] }, "actions": ["search", { "label": "보기", "rows": "one", "enabledWhen": "${when}", "go": { "screen": "test", "with": { "prNo": "selection[0].prNo" } } }]`,
  )

it('a condition of checked rows asks for them; where one row is chosen, it is the row under the cursor', () => {
  expect(found(opening('many', '!has(row.title)'))).toEqual(['ROW_UNCHECKED'])
  expect(found(opening('many', 'selection.all(s, !has(s.title))'))).toEqual([])
  expect(found(opening('one', '!has(row.title)'))).toEqual([])
})

it('what one popup finds does not go where another finds the value', () => {
  const page = (place: string, from: string) =>
    screenText(
      `"filter": { "fields": [{ "field": "compNo", "open": { "popup": "company", "set": { "${place}": "picked.${from}" } } }, "deptcd", "title"] }, "grid": { "rows": "listPo", "columns": ["poNo"] }, "actions": ["search"]`,
    )
  const beside = { 'screens/popups/company.popup.json': companyPopup }
  const codes = (text: string) =>
    compileFiles({ ...beside, 'screens/test.screen.json': text }).map(one => one.code)
  expect(codes(page('deptcd', 'compNo'))).toEqual(['VALUE_OF_OTHER_KIND'])
  expect(codes(page('title', 'compNameKr'))).toEqual([])
})

it('a template is a workbook wherever it is downloaded', () => {
  const page = (file: string) =>
    listText(
      '"rows": "listAssetReg", "columns": ["assetNo"]',
      `, "actions": [{ "label": "양식", "steps": [{ "step": "download", "operation": "getAssetRegTemplate", "file": "${file}" }] }]`,
    )
  expect(found(page('양식.pdf'))).toEqual(['FILE_ENDING_WRONG'])
  expect(found(page('양식.xlsx'))).toEqual([])
})
