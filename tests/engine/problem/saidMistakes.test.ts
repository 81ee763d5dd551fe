import { describe, expect, it } from 'vitest'
import type { ProblemCode } from '../../../engine/problem/problemCodes'
import { documentText, listText, screenText } from '../compile/compileTexts'
import { compileFiles } from './compileCase'

/*
 * Mistakes of an analyst that compiled and that a user would have seen: one half of a definition says something else than the other. Each
 * is found, and the right definition beside it is right.
 */
const screen = 'screens/test.screen.json'
const saved = ', "actions": [{ "transition": ["createPr", "updatePr"] }]'

const checked = (refuseWhen: string, message: string, field = 'reason', more = '') =>
  documentText(
    `{ "block": "form", "title": "기본", "fields": ["title", ${field === 'needDate' ? '' : '"needDate", '}{ "field": "${field}"${more}, "checks": [{ "refuseWhen": "${refuseWhen}", "message": "${message}" }] }] }`,
    saved,
  )
const calculated = (value: string) =>
  documentText(
    `{ "block": "form", "title": "기본", "fields": ["title", "needDate", "currency", { "field": "totalAmt", "value": "${value}" }] }, { "block": "grid", "id": "lines", "title": "품목", "lines": "lines", "newRow": {}, "columns": ["itemName", "unitCode", "qty", "unitPrice", "amt"] }`,
    saved.replace(/\]$/, ', "addRow"]'),
  )
const list = (columns: string, more = '') =>
  listText(`"rows": "listPr", "columns": ["prNo"${columns}]${more}`)
const button = (steps: string) =>
  listText(
    '"rows": "listPr", "columns": ["prNo"]',
    `, "actions": ["search", { "label": "가", "steps": [${steps}] }]`,
  )
const remind =
  '{ "step": "call", "operation": "remindPost", "with": { "boardId": "\'ogpms\'", "postNo": "1" } }'
const chart = (series: string) =>
  screenText(
    `"blocks": [{ "block": "filter", "fields": [{ "field": "yyyymm", "initial": "lastMonth", "required": true }] }, { "block": "chart", "title": "납기", "rows": "getMonthlyReport05", "x": "compNameKr", "target": { "part": "sums", "field": "targetRate" }, "series": ["${series}"] }, { "block": "grid", "title": "실적", "rows": "getMonthlyReport05", "columns": ["compNameKr"] }], "actions": ["search"]`,
  )
const deducted = (search: string) =>
  screenText(
    `"blocks": [{ "block": "grid", "id": "targets", "title": "대상", "rows": "listAdjTarget", "columns": ["whReqNo"] }, { "block": "grid", "id": "settlements", "title": "정산", "rows": "listAdjustment", "select": "many", "columns": ["adjNo"] }], "actions": [{ "label": "공제", "grid": "settlements", "rows": "one", "steps": [{ "step": "open", "popup": "company", "with": { "adjNo": "selection[0].adjNo" } }${search}] }]`,
  )
const deduct = (title = '공제 저장', more = '', save = 'updateAdjustment') =>
  `{ "popup": "company", "title": "${title}", "params": ["adjNo"], "form": { "save": "${save}", "with": { "adjNo": "params.adjNo" }, "fields": ["${save === 'updateAdjustment' ? 'deductAmt' : 'opinion'}"] }${more} }`
const beside = { 'screens/popups/company.popup.json': deduct() }
const go = (from: string, to: string) =>
  list(
    `, { "field": "title", "go": { "screen": "test", "with": { "reqDateFrom": "${from}", "reqDateTo": "${to}", "prNo": "row.prNo" } } }`,
  )
    .replace('"grid"', '"filter": { "fields": ["prNo", "reqDate"] }, "grid"')
    .replace(/\}$/, ', "actions": ["search"] }')
const year = 'string(addDays(today(), -365))'
const today = 'string(today())'
const filter = (label: string, checks = '"keep": "device"') =>
  screenText(
    `"filter": { "fields": ["buyerId", { "field": "title", "label": "${label}" }], ${checks} }, "grid": { "rows": "listPr", "columns": ["prNo", "buyerNm"] }, "actions": ["search"]`,
  )
const hinted = (hint: string) =>
  documentText(
    '{ "block": "form", "title": "기본", "fields": ["title", "needDate"] }',
    `, "actions": [{ "transition": ["createPr", "updatePr"] }, { "label": "가", "enabledWhen": "header.status == 'APPROVED'", "enabledHint": "${hint}", "go": "test" }]`,
  )

type Mistake = readonly [what: string, code: ProblemCode, wrong: string, right: string]

const mistakes: readonly Mistake[] = [
  ['a hole that nothing fills', 'TEXT_RAW', list('', ', "emptyText": "{0}건이 없습니다."'), list('')],
  ['an entity', 'TEXT_RAW', list('', ', "emptyText": "요청이&nbsp;없습니다."'), list('')],
  [
    'the name of a field in a message',
    'TEXT_RAW',
    checked('has(header.reason) && size(header.reason) < 5', 'header.reason을 5자 이상 입력해 주세요.'),
    checked('has(header.reason) && size(header.reason) < 5', '사유는 5자 이상 입력해 주세요.'),
  ],
  [
    'a length turned round',
    'CHECK_MESSAGE_UNFIT',
    checked('size(header.reason) > 10', '사유는 10자 이상 입력해 주세요.'),
    checked('size(header.reason) < 10', '사유는 10자 이상 입력해 주세요.'),
  ],
  [
    'a length that includes its limit',
    'CHECK_MESSAGE_UNFIT',
    checked('header.reason.size() <= 10', '사유는 10자 이상 입력해 주세요.'),
    checked('header.reason.size() <= 9', '사유는 10자 이상 입력해 주세요.'),
  ],
  [
    'a length that the field does not hold',
    'CHECK_MESSAGE_UNFIT',
    checked('size(header.reason) < 50000', '사유가 짧습니다.'),
    checked('size(header.reason) < 50', '사유가 짧습니다.'),
  ],
  [
    'a day turned round',
    'CHECK_MESSAGE_UNFIT',
    checked('header.needDate > today()', '희망일은 오늘 이후여야 합니다.', 'needDate'),
    checked('header.needDate < today()', '희망일은 오늘 이후여야 합니다.', 'needDate'),
  ],
  [
    'a forgotten "!"',
    'CHECK_MESSAGE_UNFIT',
    checked("header.currency == 'USD' && has(header.reason)", '사유를 입력해 주세요.'),
    checked("header.currency == 'USD' && !has(header.reason)", '사유를 입력해 주세요.'),
  ],
  [
    'a mandatory field that is refused whenever it has a value',
    'CHECK_MESSAGE_UNFIT',
    checked('has(header.reason)', '사유가 틀립니다.', 'reason', ', "required": true'),
    checked('size(header.reason) > 400', '사유가 깁니다.', 'reason', ', "required": true'),
  ],
  [
    'a number in the message of a filter',
    'CHECK_MESSAGE_UNFIT',
    filter(
      '제목',
      '"checks": [{ "refuseWhen": "size(filter.title) < 2", "message": "제목을 3자 이상 입력해 주세요." }]',
    ),
    filter(
      '제목',
      '"checks": [{ "refuseWhen": "size(filter.title) < 3", "message": "제목을 3자 이상 입력해 주세요." }]',
    ),
  ],
  [
    'an alert that asks',
    'STEP_TEXT_UNFIT',
    button(`${remind}, { "step": "alert", "text": "다시 안내하시겠습니까?" }`),
    button(`${remind}, { "step": "alert", "text": "다시 안내했습니다." }`),
  ],
  [
    'an alert before its deed',
    'STEP_TEXT_UNFIT',
    button(`{ "step": "alert", "text": "다시 안내했습니다." }, ${remind}`),
    button(`{ "step": "confirm", "text": "다시 안내할까요?" }, ${remind}`),
  ],
  [
    'a template that is no workbook',
    'FILE_ENDING_WRONG',
    button(
      '{ "step": "upload", "operation": "importAssetReg", "template": { "operation": "getAssetRegTemplate", "file": "양식.docx" } }',
    ),
    button(
      '{ "step": "upload", "operation": "importAssetReg", "template": { "operation": "getAssetRegTemplate", "file": "양식.xlsx" } }',
    ),
  ],
  [
    'a sum of unit prices',
    'GRID_SUM_KIND',
    calculated('sum(lines.map(l, l.unitPrice))'),
    calculated('sum(lines.map(l, l.amt))'),
  ],
  [
    'a price times a price',
    'VALUE_OF_OTHER_KIND',
    calculated('sum(lines.map(l, amount(l.unitPrice, l.unitPrice, header.currency)))'),
    calculated('sum(lines.map(l, amount(l.qty, l.unitPrice, header.currency)))'),
  ],
  [
    'a quantity times a quantity',
    'VALUE_OF_OTHER_KIND',
    calculated('sum(lines.map(l, amount(l.qty, l.qty, header.currency)))'),
    calculated('sum(lines.map(l, amount(l.qty, l.unitPrice, header.currency)))'),
  ],
  [
    'a link whose address is a title',
    'VALUE_OF_OTHER_KIND',
    listText(
      '"rows": "listApprovalInbox", "columns": ["docNo", { "field": "title", "address": "row.title" }]',
    ),
    listText(
      '"rows": "listApprovalInbox", "columns": ["docNo", { "field": "title", "address": "row.docUrl" }]',
    ),
  ],
  ['a target in percent among pieces', 'CHART_AXIS_MIXED', chart('lateCnt'), chart('onTimeRate')],
  [
    'a chart of twenty pixels',
    'NUMBER_RANGE',
    chart('onTimeRate').replace('"x"', '"height": 20, "x"'),
    chart('onTimeRate'),
  ],
  ['a popup that saves, and rows that stay', 'ROWS_STALE', deducted(''), deducted(', { "step": "search" }')],
  [
    'another grid that is searched',
    'ROWS_STALE',
    deducted(', { "step": "search", "grid": "targets" }'),
    deducted(', { "step": "search", "grid": "settlements" }'),
  ],
  ['a period back to front', 'VALUES_EXCHANGED', go(today, year), go(year, today)],
  ['the label of another condition, as it is shown', 'LABEL_TWICE', filter('구매담당'), filter('제목')],
  [
    'a label in thousands',
    'LABEL_OF_OTHER',
    list(', { "field": "totalAmtKrw", "label": "금액(천원)" }'),
    list(', { "field": "totalAmtKrw", "label": "금액(원)" }'),
  ],
  [
    'a hint that names another state',
    'CHECK_OF_OTHER',
    hinted('견적진행 중인 요청을 선택해 주세요.'),
    hinted('승인된 요청을 선택해 주세요.'),
  ],
]

describe('one half of a definition contradicts the other', () => {
  it.each(mistakes)('%s', (_, code, wrong, right) => {
    const found = (text: string) =>
      compileFiles({ [screen]: text, ...(text.includes('"popup": "company"') ? beside : {}) })
    expect(found(wrong).map(one => one.code)).toEqual([code])
    expect(found(right)).toEqual([])
  })
})

const rejecting = (title: string, chooseLabel: string) =>
  `{ "popup": "company", "title": "${title}", "params": ["regNo"], "form": { "save": "rejectCompReg", "with": { "regNo": "params.regNo" }, "fields": ["reason"] }, "chooseLabel": "${chooseLabel}" }`
const opening = (label: string) =>
  listText(
    '"rows": "listCompReg", "select": "many", "columns": ["regNo"]',
    `, "actions": ["search", { "label": "${label}", "rows": "one", "steps": [{ "step": "open", "popup": "company", "with": { "regNo": "selection[0].regNo" } }, { "step": "search" }] }]`,
  )

it.each([
  ['등록승인', '등록반려', '등록반려'],
  ['등록반려', '등록승인', '등록반려'],
  ['등록반려', '등록반려', '등록승인'],
])(
  'a popup and its button are called after the transition by which it saves: %s, %s, %s',
  (title, choose, label) => {
    const found = (popup: string, page: string) =>
      compileFiles({ 'screens/popups/company.popup.json': popup, [screen]: page }).map(({ code }) => code)
    expect(found(rejecting(title, choose), opening(label))).toEqual(['LABEL_OF_OTHER'])
    expect(found(rejecting('등록반려', '반려'), opening('반려하기'))).toEqual([])
  },
)

it('amounts of several currencies are not added up, and those in won are', () => {
  const thread = (columns: string) =>
    `{ "popup": "company", "title": "문서 흐름", "params": ["docNo"], "form": { "load": "getDocumentThread", "with": { "docNo": "params.docNo" }, "fields": ["documentCnt"], "grid": { "lines": "documents", "title": "문서", "columns": ["docNo", ${columns}] } } }`
  const found = (columns: string) =>
    compileFiles({ 'screens/popups/company.popup.json': thread(columns) }).map(({ code }) => code)
  expect(found('"currency", { "field": "amt", "sum": true }')).toEqual(['GRID_SUM_KIND'])
  expect(found('"currency", "amt"')).toEqual([])
})

it('a cell that nobody can edit is not mandatory', () => {
  const cell = (more: string) =>
    listText(
      `"id": "assets", "rows": "listAssetReg", "save": "registerAsset", "columns": [{ "field": "assetName", "edit": false${more} }, "serialNo"]`,
      ', "actions": ["search", { "save": "assets" }]',
    )
  expect(compileFiles({ [screen]: cell(', "required": true') }).map(({ code }) => code)).toEqual([
    'WORD_WITHOUT_EFFECT',
  ])
  expect(compileFiles({ [screen]: cell('') })).toEqual([])
})
