import type { ProblemCode } from '../../../engine/problem/problemCodes'
import { documentText, listText, screenText } from '../compile/compileTexts'
import type { ProblemCase } from './problemCases'

const report = (block: string) =>
  screenText(
    `"blocks": [{ "block": "filter", "fields": [{ "field": "yyyymm", "initial": "lastMonth", "required": true }] }, { "block": "grid", "rows": "getMonthlyReport01", "columns": ["deptnm"] }, ${block}]`,
  )
const chart = (x: string, series: string) =>
  report(
    `{ "block": "chart", "title": "가", "rows": "getMonthlyReport01", "x": ${x}, "series": [${series}] }`,
  )

const draftFields = '"title", "needDate"'

const otherPage = documentText('', '', '')
  .replace('"test"', '"other"')
  .replace('"/test"', '"/other"')
  .replace('시험', '다른 시험')

/** Mistakes that are right word by word and mean nothing together. */
export const meaningCases = {
  CHART_CATEGORY_KIND: {
    text: chart('▲"poAmt"', '"totalAmt"'),
    mend: 'write such a field as "x", and draw the amount as one of "series".',
  },
  CHART_LINE_UNORDERED: {
    text: chart('"deptnm"', '{ "field": "poAmt", "as": ▲"line" }'),
    mend: 'remove "as", which draws bars.',
  },
  CHART_AXIS_MIXED: {
    text: chart('"deptnm"', '"poAmt", ▲"execRate"'),
    mend: 'write "axis": "right" at "execRate".',
  },
  FIGURE_CHANGE_KIND: {
    text: report(
      '{ "block": "kpi", "title": "가", "load": "getMonthlyReport01", "part": "sums", "fields": [{ "field": "poAmt", "change": ▲"totalAmt" }] }',
    ),
    mend: 'write "execRate".',
  },
  GRID_GROUP_KIND: {
    text: screenText(
      '"blocks": [{ "block": "filter", "fields": [{ "field": "yyyymm", "initial": "lastMonth", "required": true }] }, { "block": "grid", "rows": "getMonthlyReport01", "groupBy": [▲"poAmt"], "columns": ["deptnm"] }]',
    ),
    mend: 'name such a field, and give the column of the amount "sum".',
  },
  FILTER_EMPLOYEE_PART: {
    text: screenText(
      '"filter": { "fields": [{ "widget": "employee", "section": ▲"requester", "department": "deptcd", "person": "section" }] }, "grid": { "rows": "listPr", "columns": ["prNo"] }',
    ),
    mend: 'write "section".',
  },
  EXPRESSION_CODE_MIXED: {
    text: documentText(
      '',
      ', "actions": [{ "label": "가", "go": { "screen": "test", "with": { "prNo": "header.prNo" } }, "visibleWhen": "header.status == ▲header.currency" }]',
    ),
    mend: 'write a field of code group "PR_STATUS", or one of its values.',
  },
  TRANSITION_ROWS_FOREIGN: {
    text: listText(
      '"rows": "listPo", "select": "many", "columns": ["poNo"]',
      ', "actions": [{ "transition": ▲"deletePr" }]',
    ),
    mend: 'name a transition of the document that the rows show.',
  },
  REQUIRED_FIELD_MISSING: {
    text: documentText(
      `{ "block": "form", "title": "가", "fields": [${draftFields.replace('"needDate"', '"status"')}] }`,
      ', "actions": [{ "transition": ▲"updatePr" }]',
    ),
    mend: 'add "needDate" to a form.',
  },
  REQUIRED_FIELD_HIDDEN: {
    text: documentText(
      `{ "block": "form", "title": "가", "fields": [${draftFields.replace('"needDate"', `{ "field": "needDate", "visibleWhen": ▲"header.currency == 'KRW'" }`)}] }`,
      ', "actions": [{ "transition": "updatePr" }]',
    ),
    mend: 'remove "visibleWhen".',
  },
  VALUE_OF_OTHER_KIND: {
    text: listText(
      '"rows": "listPr", "columns": ["prNo"]',
      ', "actions": [{ "label": "가", "rows": "one", "steps": [{ "step": "go", "screen": "other", "with": { "prNo": ▲"row.title" } }] }]',
    ).replace('"rows": "listPr",', '"rows": "listPr", "select": "one",'),
    beside: { 'screens/other.screen.json': otherPage },
    mend: 'write "row.prNo".',
  },
  DOCUMENT_KIND_MIXED: {
    text: documentText('{ "block": "files", "title": "가", "field": "fileId", "owner": ▲"LOI" }'),
    mend: 'write "PR".',
  },
  POPUP_LINES_UNSENT: {
    file: 'screens/popups/company.popup.json',
    text: '{ "popup": "company", "title": "가", "params": ["compNo"], "form": { "load": "popupSlipSource", "save": "createSignifier", "with": { "compNo": "params.compNo" }, "grid": { "lines": ▲"lineq", "columns": ["title"] } } }',
    mend: 'write "lines", or name a list that the operation takes.',
  },
  COLUMN_NARROW: {
    text: listText('"rows": "listPr", "columns": ["prNo", { "field": "title", "width": ▲5 }]'),
    mend: 'remove "width".',
  },
} as const satisfies Partial<Record<ProblemCode, ProblemCase>>
