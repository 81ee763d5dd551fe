import type { ProblemCode } from '../../../engine/problem/problemCodes'
import { documentText, listText, screenText } from '../compile/compileTexts'
import type { ProblemCase } from './problemCases'

const pressed = (action: string) =>
  listText('"rows": "listPr", "select": "many", "columns": ["prNo"]', `, "actions": ["search", ${action}]`)

/** What came along from another button or page. */
export const copiedCases = {
  CONFIRM_OF_OTHER: {
    text: pressed(
      '{ "label": "받기", "rows": "some", "steps": [{ "step": "confirm", "text": ▲"선택한 요청을 삭제하시겠습니까?" }, { "step": "transition", "transition": "receivePr" }] }',
    ),
    mend: 'ask about "접수".',
  },
  EMPTY_TEXT_OF_OTHER: {
    text: screenText(
      '"filter": { "fields": ["reqDate", "status"] }, "grid": { "rows": "listPr", "emptyText": ▲"요청이 없습니다. 발주일자나 진행상태를 바꾸어 조회해 주세요.", "columns": ["prNo"] }, "actions": ["search"]',
    ),
    mend: 'name a condition that the page has.',
  },
  PRINT_TITLE_OF_OTHER: {
    text: documentText(
      '{ "block": "form", "title": "기본", "fields": ["title", "needDate"] }',
      ', "actions": [{ "transition": ["createPr", "updatePr"] }, { "label": "출력", "steps": [{ "step": "print", "title": ▲"간편발주서", "fields": ["title"] }] }]',
    ),
    mend: 'write the title of the sheet of this document.',
  },
  GRID_TITLE_OF_OTHER: {
    text: listText('"rows": "listPr", "title": ▲"간편발주 목록", "columns": ["prNo"]'),
    mend: 'write what the rows are.',
  },
  TONE_CONTRARY: {
    text: listText(
      `"rows": "listPr", "columns": ["prNo", { "field": "status", "tone": ▲"row.status == 'RETURNED' ? 'success' : ''" }]`,
    ),
    mend: 'write "danger", or name another state.',
  },
  ROW_UNCHECKED: {
    text: pressed(
      '{ "label": "보기", "rows": "one", "go": { "screen": "test", "with": { "prNo": ▲"row.prNo" } } }',
    ).replace('"grid"', '"filter": { "fields": ["prNo"] }, "grid"'),
    mend: 'write "selection[0].prNo".',
  },
  FILTER_REQUIRED_EMPTY: {
    text: screenText(
      '"filter": { "fields": [{ "field": ▲"reqDate", "required": true }] }, "grid": { "rows": "listPr", "columns": ["prNo"] }, "actions": ["search"]',
    ),
    mend: 'add "initial": "pastMonth".',
  },
} satisfies Partial<Readonly<Record<ProblemCode, ProblemCase>>>
