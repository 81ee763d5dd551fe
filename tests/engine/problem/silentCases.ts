import { listText, screenText } from '../compile/compileTexts'
import type { ProblemCase } from './problemCases'

const orders = (actions: string, grid = '') =>
  listText(`"rows": "listPo", "select": "many"${grid}, "columns": ["poNo"]`, `, "actions": [${actions}]`)
const led = (values: string) =>
  screenText(
    `"filter": { "fields": ["poDate", "dueDate"] }, "grid": { "rows": "listPo", "columns": ["poNo"] }, "actions": ["search", { "label": "가", "go": { "screen": "test", "with": { ${values} } } }]`,
  )

/** Definitions that would be drawn without a word, and of which a user would see something go wrong. */
export const silentCases = {
  EXPRESSION_QUOTED: {
    text: listText(
      `"rows": "listPr", "columns": [{ "field": "title", "tone": "▲'row.status' == 'DRAFT' ? 'info' : ''" }]`,
    ),
    mend: 'write "row.status".',
  },
  PERIOD_MIXED: {
    text: led('"dueDateFrom": ▲"filter.poDate.from", "dueDateTo": "filter.dueDate.to"'),
    mend: 'write "filter.dueDate.from".',
  },
  SELECTION_BEYOND: {
    text: orders(
      '{ "label": "가", "rows": "one", "go": { "screen": "test", "with": { "poNo": "▲selection[1].poNo" } } }',
    )
      .replace('"grid":', '"filter": { "fields": ["poNo"] }, "grid":')
      .replace('"actions": [', '"actions": ["search", '),
    mend: 'write "selection[0]".',
  },
  ROWS_UNREAD: {
    text: orders('{ "label": "가", "rows": ▲"one", "go": "test" }'),
    mend: 'remove "rows", or hand over a value of "selection[0]".',
  },
  CONFIRM_LATE: {
    text: orders(
      '{ "label": "가", "steps": [{ "step": "transition", "transition": "cancelPo" }, ▲{ "step": "confirm", "text": "지울까요?" }] }',
    ),
    mend: 'remove this step, or write it before the transition.',
  },
  LABEL_OF_OTHER: {
    text: orders('{ "transition": ▲"cancelPo", "label": "재발송" }'),
    mend: 'write "resendPo", or remove "label".',
  },
  TRANSITION_FIELD_MISSING: {
    text: orders('{ "transition": ▲"changePo" }, { "transition": "cancelPo" }'),
    mend: 'remove the action, and lead to the page of the document by "go".',
  },
  TRANSITION_CALLED: {
    text: orders(
      `{ "label": "가", "rows": "one", "steps": [{ "step": "call", "operation": ▲"cancelPo", "with": { "poNo": "selection[0].poNo", "reason": "'취소'" } }] }`,
    ),
    mend: 'write "transition": "cancelPo", or a step "confirm" before it.',
  },
  FILTER_OVERRIDDEN: {
    text: screenText(
      `"filter": { "fields": ["status"] }, "grid": { "rows": "listPo", "with": { ▲"status": "'SENT'" }, "columns": ["poNo"] }, "actions": ["search"]`,
    ),
    mend: 'remove "status".',
  },
  COLUMN_WIDE: {
    text: listText('"rows": "listPr", "columns": [{ "field": "prNo", "width": ▲1500 }, "title"]'),
    mend: 'remove "width".',
  },
  CURRENCY_MISSING: {
    text: listText('"rows": "listPo", "columns": ["poNo", ▲"totalAmt"]'),
    mend: 'add "currency" before it.',
  },
  DOWNLOAD_OF_OTHER: {
    text: listText(
      '"rows": "listItemUpload", "columns": ["upNo"]',
      ', "actions": [{ "label": "양식", "steps": [{ "step": "download", "operation": ▲"getEvaWorkTemplate", "file": "양식.xlsx" }] }]',
    ),
    mend: 'write "getItemUploadTemplate", or remove the step.',
  },
} satisfies Readonly<Record<string, ProblemCase>>
