import type { ProblemCode } from '../../../engine/problem/problemCodes'
import { companyPopup, documentText, listText, screenText } from '../compile/compileTexts'
import type { ProblemCase } from './problemCases'

const list = (rest: string, columns = '"prNo", "title"', more = '') =>
  listText(`"rows": "listPr", "select": "many"${more}, "columns": [${columns}]`, rest)

const actions = (...written: readonly string[]) => `, "actions": [${written.join(', ')}]`

const other = (text: string, name: string, title: string) =>
  text
    .replace('"screen": "test"', `"screen": "${name}"`)
    .replace('"title": "시험"', `"title": "${title}"`)
    .replace('"path": "/test"', `"path": "/${name}"`)

const saved = actions('{ "transition": ["createPr", "updatePr"] }', '"addRow"')

const lines = (columns: string, newRow = '{}') =>
  documentText(
    `{ "block": "grid", "id": "lines", "lines": "lines", "newRow": ${newRow}, "columns": [${columns}] }`,
    saved,
  )

const units = (rest: string) =>
  listText(
    `"id": "units", "rows": "listUnit", ${rest}, "columns": ["unitCode", "unitName"]`,
    actions('"search"'),
  )

const menus = (group: string) =>
  JSON.stringify({
    internal: [
      {
        pgmId: 'I01',
        pgmName: '가',
        childs: [
          {
            pgmId: 'I0101',
            pgmName: '나',
            childs: [
              {
                pgmId: 'I010101',
                pgmName: '시험',
                sspUrl: '/test',
                sspSubUrls: [],
                groups: [{ group, isReadOnly: false }],
              },
            ],
          },
        ],
      },
    ],
    external: [],
  })

const apprLine = `{ "popup": "apprLine", "title": "결재선", "params": ["docType", "docNo"], "filter": { "fields": ["lineId"] }, "grid": { "rows": "previewApproval", "with": { "docType": "params.docType", "docNo": "params.docNo" }, "columns": ["stepNo"] }, "choose": "confirm" }`

/** What is right word by word, and does something else than its reader expects. */
export const meantCases = {
  VALUE_OF_OTHER_FIELD: {
    text: documentText(
      '{ "block": "form", "title": "가", "fields": ["receiver", "title", "needDate"] }',
      saved,
      ', "initial": { "receiver": ▲"user.hname" }',
    ).replace(', "addRow"', ''),
    mend: 'write "user.singleid".',
  },
  EDITS_UNSAVED: {
    text: units('▲"save": "saveUnit"'),
    mend: 'add { "save": "units" } to "actions", or remove "save".',
  },
  GRID_SUM_KIND: {
    text: lines('"itemName", { "field": "unitPrice", ▲"sum": true }'),
    mend: 'remove "sum".',
  },
  INITIAL_REFUSED: {
    text: lines(
      '"itemName", { "field": "qty", "checks": [{ "refuseWhen": "line.qty <= 0", "message": "수량은 0보다 커야 합니다." }] }',
      `{ "qty": ▲"decimal('0')" }`,
    ),
    mend: 'write a first value that the check lets pass, or change "refuseWhen".',
  },
  CHECK_OF_OTHER: {
    text: lines(
      '"itemName", "unitPrice", { "field": "qty", "checks": [{ "refuseWhen": ▲"line.unitPrice < 0", "message": "수량은 0 이상이어야 합니다." }] }',
    ),
    mend: 'let the condition ask for "qty", or move the check to "unitPrice".',
  },
  SELECTION_FIRST_ONLY: {
    text: list(
      actions(
        '{ "label": "이력", "rows": ▲"some", "steps": [{ "step": "open", "popup": "thread", "with": { "docNo": "selection[0].prNo" } }] }',
      ),
    ),
    beside: {
      'screens/popups/thread.popup.json':
        '{ "popup": "thread", "title": "이력", "params": ["docNo"], "grid": { "rows": "listPr", "with": { "prNo": "params.docNo" }, "columns": ["prNo"] }, "choose": "none" }',
    },
    mend: 'write "one".',
  },
  PREVIEW_UNSENT: {
    text: documentText(
      '{ "block": "form", "title": "가", "fields": ["title", "expenseType", "receiver", "needDate", "deliveryPlace", "reason", "purchaseType", "currency"] }',
      actions(
        '{ "transition": ["createPr", "updatePr"] }',
        `{ "transition": "submitPr", "preview": ▲{ "popup": "apprLine", "with": { "docType": "'PR'", "docNo": "header.prNo" } } }`,
      ),
    ),
    beside: { 'screens/popups/apprLine.popup.json': apprLine },
    mend: 'add "send": { "lineId": "picked.lineId" }.',
  },
  WAY_OF_OTHER: {
    text: listText('"rows": "listOrderRequest", "columns": ["orNo", { "field": "poNo", "go": ▲"other" }]'),
    beside: {
      'screens/other.screen.json': other(
        screenText(
          '"document": { "workflow": "orderRequest", "load": "getOrderRequest" }, "blocks": [{ "block": "timeline", "title": "이력" }]',
        ),
        'other',
        '다른 시험',
      ),
    },
    mend: 'lead there from "orNo", or to the page of "poNo".',
  },
  GROUP_NEVER_HERE: {
    text: list(
      actions(
        `{ "label": "가", "visibleWhen": "user.authGroupId == ▲'33' || user.isSupplier == false", "go": "test" }`,
      ),
    ),
    beside: { 'schemas/codes/menus.json': menus('30') },
    mend: 'write one of these, or give the group the menu in schemas/codes/menus.json.',
  },
  NUMBER_FOR_NAME: {
    text: listText('"rows": "listPr", "columns": ["prNo", ▲"requester"]'),
    mend: 'write "requesterNm".',
  },
  VALUE_LACKING: {
    text: listText(
      '"rows": "listOrderRequest", "columns": ["orNo", ▲{ "button": "발주서 출력", "steps": [{ "step": "print", "sheets": "getPoSheet", "with": { "poNo": "row.poNo" } }] }]',
    ),
    mend: 'write "visibleWhen": "has(row.poNo)".',
  },
  CHOICE_UNUSED: {
    text: list(actions('{ "label": "협력사", "steps": [{ "step": "open", "popup": ▲"company" }] }')),
    beside: { 'screens/popups/company.popup.json': companyPopup },
    mend: 'write "set" with what the choice fills.',
  },
  CALL_UNASKED: {
    text: listText(
      '"rows": "listAdjTarget", "select": "many", "columns": ["whReqNo"]',
      actions(
        '{ "label": "정산 생성", "rows": "some", "steps": [{ "step": "call", "operation": ▲"createAdjustment", "with": { "lineKeys": "string(selection.map(s, s.lineKey))" } }, { "step": "search" }] }',
      ),
    ),
    mend: 'write a step "confirm" before it.',
  },
  ROWS_STALE: {
    text: listText(
      '"rows": "listAdjTarget", "select": "many", "columns": ["whReqNo"]',
      actions(
        '{ "label": "정산 생성", "rows": "some", "steps": [{ "step": "confirm", "text": "정산을 만들까요?" }, { "step": "call", "operation": ▲"createAdjustment", "with": { "lineKeys": "string(selection.map(s, s.lineKey))" } }] }',
      ),
    ),
    mend: 'write a step "search" behind it.',
  },
  SORT_UNSEEN: {
    text: listText('"rows": "listPr", "sort": ▲"reqDate:desc", "columns": ["prNo"]'),
    mend: 'sort by a column, or add one.',
  },
  TEXT_NOT_KOREAN: {
    text: listText('"rows": "listPr", "columns": ["prNo", { "field": "title", "label": ▲"Subject" }]'),
    mend: 'write the text in Korean, and the English one in schemas/languages/en_US.',
  },
} satisfies Partial<Readonly<Record<ProblemCode, ProblemCase>>>
