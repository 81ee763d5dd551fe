import type { ProblemCode } from '../../../engine/problem/problemCodes'
import { companyPopup, documentText, listText, screenText } from '../compile/compileTexts'
import { copiedCases } from './copiedCases'
import { meaningCases } from './meaningCases'
import { meantCases } from './meantCases'
import { menuCases } from './menuCases'
import { saidCases } from './saidCases'
import { senseCases } from './senseCases'
import { silentCases } from './silentCases'

/** The smallest definition that raises a problem; ▲ stands before the character at which it is reported. */
export interface ProblemCase {
  readonly text: string
  /** @default screens/test.screen.json */
  readonly file?: string
  /** Files that the mistake needs around it. */
  readonly beside?: Readonly<Record<string, string>>
  readonly mend: string
}

const columns = '"columns": ["prNo"]'
const lines = (rest: string) => documentText(`{ "block": "grid", "lines": "lines", ${rest} }`)
const form = (field: string) => documentText(`{ "block": "form", "title": "가", "fields": [${field}] }`)
const steps = (step: string) =>
  listText(
    `"rows": "listPr", "select": "many", ${columns}`,
    `, "actions": [{ "label": "가", "steps": [${step}] }]`,
  )
const shown = (expression: string) =>
  listText(
    `"rows": "listPr", ${columns}`,
    `, "actions": [{ "label": "가", "go": "test", "visibleWhen": "${expression}" }]`,
  )
const shownOn = (expression: string) =>
  documentText(
    '',
    `, "actions": [{ "label": "가", "go": { "screen": "test", "with": { "prNo": "header.prNo" } }, "visibleWhen": "${expression}" }]`,
  )
const popupFile = 'screens/popups/company.popup.json'
const entryText = (parts: string) => `{ "popup": "company", "title": "협력사", "form": { ${parts} } }`
const company = { 'screens/popups/company.popup.json': companyPopup }

/** One case per code, so that a new code without a test does not compile. */
export const problemCases: Readonly<
  Record<Exclude<ProblemCode, 'CODEGEN_STALE' | 'WORD_UNEXPLAINED'>, ProblemCase>
> = {
  ...meaningCases,
  ...menuCases,
  ...senseCases,
  ...silentCases,
  ...meantCases,
  ...saidCases,
  ...copiedCases,
  JSON_SYNTAX: {
    text: '{ "screen": "test", ▲}',
    mend: 'write the next word in double quotes, or drop the comma before this place.',
  },
  JSON_KEY_TWICE: {
    text: screenText(`"grid": { "rows": "listPr", ${columns}, ▲"rows": "listPr" }`),
    mend: 'keep one "rows" and remove the other.',
  },
  WORD_UNKNOWN: {
    text: listText(`"rows": "listPr", ▲"sortt": "prNo:asc", ${columns}`),
    mend: 'write "sort", or remove "sortt".',
  },
  WORD_MISSING: { text: screenText('"grid": ▲{ "rows": "listPr" }'), mend: 'add "columns".' },
  VALUE_KIND: { text: listText('"rows": "listPr", "columns": ▲"prNo"'), mend: 'write a list.' },
  VALUE_UNKNOWN: {
    text: listText(`"rows": "listPr", "select": ▲"mny", ${columns}`),
    mend: 'write "many".',
  },
  SHAPE_UNCLEAR: {
    text: listText(`"rows": "listPr", ${columns}`, ', "actions": [▲{ "label": "가" }]'),
    mend: 'add "go" or "transition" or "open" or "save" or "steps".',
  },
  BLOCK_UNKNOWN: { text: screenText('"blocks": [{ "block": ▲"그리드" }]'), mend: 'write "block": "grid".' },
  STEP_UNKNOWN: { text: steps('{ "step": ▲"excel" }'), mend: 'write "step": "export".' },
  OPERATION_UNKNOWN: {
    text: listText(`"rows": ▲"listPrr", ${columns}`),
    mend: 'write "listPr".',
  },
  POPUP_UNKNOWN: {
    text: steps('{ "step": "open", "popup": ▲"협력사" }').replace(
      '{ "label"',
      '{ "note": "보기만 합니다.", "label"',
    ),
    beside: company,
    mend: 'write "company".',
  },
  SCREEN_UNKNOWN: {
    text: steps('{ "step": "go", "screen": ▲"tets" }'),
    mend: 'write "test".',
  },
  WORKFLOW_UNKNOWN: {
    text: screenText('"document": { "workflow": ▲"prr", "load": "getPr" }, "blocks": []'),
    mend: 'write "pr".',
  },
  TRANSITION_UNKNOWN: {
    text: steps('{ "step": "transition", "transition": ▲"결재상신" }'),
    mend: 'write "submitPr".',
  },
  TRANSITION_MIXED: {
    text: steps('{ "step": "transition", "transition": ▲["submitPr", "submitTest"] }'),
    mend: 'write one of these.',
  },
  FILE_NAME_DIFFERS: {
    file: 'screens/tset.screen.json',
    text: listText(`"rows": "listPr", ${columns}`).replace('"test"', '▲"test"'),
    mend: 'rename the file to test.screen.json, or write "screen": "tset".',
  },
  ID_TWICE: {
    file: 'screens/b/test.screen.json',
    text: screenText(`"grid": { "rows": "listPr", ${columns} }`, '"path": "/other", "portals": ["internal"]')
      .replace('"test"', '▲"test"')
      .replace('시험', '다른 시험'),
    beside: { 'screens/a/test.screen.json': listText(`"rows": "listPr", ${columns}`) },
    mend: 'give one of the two another "screen".',
  },
  ROUTE_TAKEN: {
    file: 'screens/copy.screen.json',
    text: screenText(`"grid": { "rows": "listPr", ${columns} }`, '"path": ▲"/test", "portals": ["internal"]')
      .replace('"test"', '"copy"')
      .replace('시험', '다른 시험'),
    beside: { 'screens/test.screen.json': listText(`"rows": "listPr", ${columns}`) },
    mend: 'give this screen a path of its own, for example "/copy".',
  },
  POPUP_UNUSED: {
    file: 'screens/popups/spare.popup.json',
    text: companyPopup.replace('"company"', '▲"spare"'),
    mend: 'open it from a field or a step, or remove the file.',
  },
  PAGE_FORM_MIXED: {
    text: screenText(`▲"grid": { "id": "a", "rows": "listPr", ${columns} }, "blocks": []`),
    mend: 'move "grid" into "blocks".',
  },
  BLOCK_ID_TWICE: {
    text: screenText(
      `"blocks": [{ "block": "grid", "rows": "listPr", ${columns} }, ▲{ "block": "grid", "rows": "listPr", ${columns} }]`,
    ),
    mend: 'give one of the two another "id".',
  },
  BLOCK_NEEDS_DOCUMENT: {
    text: screenText('"blocks": [▲{ "block": "timeline", "title": "진행이력" }]'),
    mend: 'add "document" with its workflow and load operation to the screen.',
  },
  GRID_SOURCE_UNCLEAR: {
    text: screenText('"grid": ▲{ "columns": ["prNo"] }'),
    mend: 'say exactly one of the two.',
  },
  GRID_PART_UNKNOWN: {
    text: documentText('{ "block": "grid", "lines": ▲"lnes", "columns": ["itemName"] }'),
    mend: 'write "lines".',
  },
  GRID_OF_UNKNOWN: {
    text: screenText(
      `"blocks": [{ "block": "grid", "id": "groups", "rows": "listPr", ${columns} }, { "block": "grid", "id": "codes", "of": ▲"group", "rows": "listPr", ${columns} }]`,
    ),
    mend: 'write "groups", or give the grid above this "id".',
  },
  FIGURES_PART_UNKNOWN: {
    text: screenText(
      `"blocks": [{ "block": "grid", "rows": "listPr", ${columns} }, { "block": "kpi", "title": "가", "load": "listPr", "part": ▲"sum", "fields": ["totalAmtKrw"] }]`,
    ),
    mend: 'write "sums".',
  },
  FIGURES_FIELD_UNKNOWN: {
    text: screenText(
      '"blocks": [{ "block": "kpi", "title": "가", "load": "listPr", "part": "sums", "fields": [▲"totalAmtKw"] }]',
    ),
    mend: 'write "totalAmtKrw".',
  },
  FIGURES_FIELD_TWICE: {
    text: screenText(
      '"blocks": [{ "block": "chart", "title": "가", "rows": "listPr", "x": "deptnm", "series": ["lineCnt", ▲"lineCnt"] }]',
    ),
    mend: 'remove one of the two.',
  },
  CHART_SERIES_KIND: {
    text: screenText(
      '"blocks": [{ "block": "chart", "title": "가", "rows": "listPr", "x": "deptnm", "series": [▲"title"] }]',
    ),
    mend: 'draw another field, or write it as "x".',
  },
  LINK_PATH_WRONG: {
    text: screenText(
      '"blocks": [{ "block": "content", "parts": [{ "links": [{ "label": "가", "path": ▲"/test" }] }] }]',
    ),
    mend: 'write "go": "test".',
  },
  OPEN_FILLS_NOTHING: {
    text: documentText(
      '{ "block": "grid", "lines": "lines", "newRow": {}, "columns": ["itemName"] }',
      ', "actions": [{ "label": "가", "steps": [{ "step": "open", "popup": "company", "addTo": ▲"grid" }] }]',
    ),
    beside: company,
    mend: 'add "open": "company" to the column that takes the choice.',
  },
  SAMPLES_UNKNOWN: {
    text: listText('"rows": "listSample", "columns": ["docNo"]', ', "samples": ▲"demo"'),
    mend: 'write the samples as <name>.samples.json under screens.',
  },
  SAMPLES_MISSING: {
    text: listText('"rows": "listSample", "columns": ["docNo"]', ', "samples": ▲"demo"'),
    beside: { 'screens/demo.samples.json': '{ "popupBsns": [] }' },
    mend: 'add "listSample" to screens/demo.samples.json.',
  },
  SAMPLE_WRONG: {
    file: 'screens/demo.samples.json',
    text: '{ "popupBsns": [{ "topDept": "T100", ▲"sectionNam": "가전", "sectionName": "가전" }] }',
    mend: 'remove "sectionNam".',
  },
  ACCESS_TOO_WIDE: {
    text: screenText(
      `"grid": { "rows": "listPr", ${columns} }`,
      '"path": "/test", "portals": [{ "portal": "internal", "access": ▲"public" }]',
    ),
    mend: 'write "authenticated", or add "samples".',
  },
  GRID_FIELD_UNKNOWN: {
    text: listText('"rows": "listPr", "columns": ["title", ▲"구매요청번호"]'),
    mend: 'write "prNo".',
  },
  GRID_FIELD_TWICE: {
    text: listText('"rows": "listPr", "columns": ["prNo", ▲"prNo"]'),
    mend: 'remove one of the two columns.',
  },
  GRID_SORT_UNKNOWN: {
    text: listText(`"rows": "listPr", "sort": ▲"요청일 desc", ${columns}`),
    mend: 'write "reqDate:desc".',
  },
  GRID_SUM_UNANSWERED: {
    text: listText('"rows": "listPr", "columns": [{ "field": "poCnt", "sum": ▲true }]'),
    mend: 'remove "sum", or add "poCnt" to sums in schemas/openapi/purchase.yaml and run npm run codegen.',
  },
  GRID_EDIT_UNSAVED: {
    text: lines('"columns": [{ "field": "orderedQty", "edit": ▲true }]'),
    mend: 'remove "edit", or add the field to the request in schemas/openapi and run npm run codegen.',
  },
  GRID_ROWS_NOT_ADDABLE: {
    text: documentText(
      '{ "block": "grid", "lines": "lines", "columns": ["itemName"] }',
      ', "actions": [▲"addRow"]',
    ),
    mend: 'add "newRow": {} to the grid.',
  },
  GRID_OUTLINE_UNFIT: {
    text: listText(`"rows": "listPr", ▲"groupBy": ["deptnm"], ${columns}`),
    mend: 'remove "groupBy".',
  },
  GRID_LINES_UNFIT: {
    text: lines('"narrow": ▲"itemName", "columns": ["itemName"]'),
    mend: 'remove "narrow".',
  },
  COLUMN_AS_UNFIT: {
    text: listText('"rows": "listPr", "columns": [{ "field": "title", "as": ▲"check" }]'),
    mend: 'remove "as".',
  },
  COLUMN_BUTTON_UNFIT: {
    file: 'screens/popups/company.popup.json',
    text: companyPopup.replace(
      '"columns": [',
      '"columns": [{ ▲"button": "상세", "steps": [{ "step": "reset" }] }, ',
    ),
    mend: 'remove this column.',
  },
  COLUMN_TONE_UNKNOWN: {
    text: listText(
      `"rows": "listPr", "columns": [{ "field": "title", "tone": ▲"row.poCnt > 0 ? 'dangr' : ''" }]`,
    ),
    mend: 'write "danger", or answer "" for no tone.',
  },
  CONFIRM_ARGS_UNFIT: {
    text: steps(`{ "step": "confirm", "text": ▲"{0}을(를) {1}?", "args": ["user.hname"] }`),
    mend: 'add a value to "args", or take {1} out of the text.',
  },
  CHECK_CHANGES_SOMETHING: {
    text: form(
      `{ "field": "title", "checkBy": { "operation": ▲"deletePr", "with": { "prNo": "''", "version": "1" }, "message": "가" } }`,
    ),
    mend: 'name an operation that only answers.',
  },
  GRID_SAVE_UNFIT: {
    text: listText(`"rows": "popupCompany", "save": ▲"updatePr", "columns": ["compNo"]`),
    mend: 'name another operation, or add "rows" with "rowState" to its body in schemas/openapi and run npm run codegen.',
  },
  FIELD_VALUE_AND_EDIT: {
    text: lines('"columns": [{ "field": "qty", "value": "line.orderedQty", "edit": ▲true }]'),
    mend: 'remove "edit" or "value".',
  },
  FILTER_FIELD_UNKNOWN: {
    text: screenText(`"filter": { "fields": [▲"reqDateFrom"] }, "grid": { "rows": "listPr", ${columns} }`),
    mend: 'write "reqDate".',
  },
  FILTER_FIELD_TWICE: {
    text: screenText(`"filter": { "fields": ["prNo", ▲"prNo"] }, "grid": { "rows": "listPr", ${columns} }`),
    mend: 'remove one of the two.',
  },
  FILTER_WITHOUT_ROWS: {
    text: screenText('"filter": ▲{ "fields": [] }'),
    mend: 'add a grid with "rows", or remove the filter.',
  },
  FILTER_AS_WRONG: {
    text: screenText(
      `"filter": { "fields": [{ "field": "title", "as": ▲"radio" }] }, "grid": { "rows": "listPr", ${columns} }`,
    ),
    mend: 'remove "as", or give the parameter its code group in schemas/openapi and run npm run codegen.',
  },
  FILTER_INITIAL_WRONG: {
    text: screenText(
      `"filter": { "fields": [{ "field": "reqDate", "initial": ▲"pastMont" }] }, "grid": { "rows": "listPr", ${columns} }`,
    ),
    mend: 'write "pastMonth", or write a period.',
  },
  FORM_FIELD_UNKNOWN: {
    text: form('▲"needDt"'),
    mend: 'write "needDate".',
  },
  FORM_AS_WRONG: {
    text: form('{ "field": "title", "as": ▲"radio" }'),
    mend: 'remove "as", or give the field its code group in schemas/openapi and run npm run codegen.',
  },
  FORM_EDIT_UNSAVED: {
    text: form('{ "field": "status", "edit": ▲true }'),
    mend: 'remove "edit", or add the field to the request in schemas/openapi and run npm run codegen.',
  },
  LOOKUP_VALUE_UNCLEAR: {
    text: form('{ "field": "deliveryPlace", "open": ▲"company" }'),
    beside: company,
    mend: 'remove "open".',
  },
  PARAMETER_UNKNOWN: {
    text: steps('{ "step": "go", "screen": "test", "with": { ▲"prNo": "\'1\'" } }'),
    mend: 'add "prNo" to "params" of the route in screens/test.screen.json.',
  },
  PARAMETER_MISSING: {
    text: listText('"rows": ▲"listItemPrice", "columns": ["priceNo"]'),
    mend: 'add "with": { "itemCode": … }.',
  },
  PLACE_UNKNOWN: {
    text: steps('{ "step": "set", "values": { ▲"header.title": "\'가\'" } }'),
    mend: 'write "header.", "filter." or "line." and a field.',
  },
  GRID_UNKNOWN: {
    text: steps('{ "step": "search", "grid": ▲"gird" }'),
    mend: 'write "grid", or give the grid this "id".',
  },
  GRID_UNCLEAR: {
    text: screenText(
      `"blocks": [{ "block": "grid", "id": "a", "rows": "listPr", ${columns} }, { "block": "grid", "id": "b", "rows": "listPr", ${columns} }], "actions": [▲"export"]`,
    ),
    mend: 'write { "label": …, "steps": [{ "step": "export", "grid": … }] }.',
  },
  HOOK_UNKNOWN: {
    text: steps('{ "step": "hook", "hook": ▲"splitLine" }'),
    mend: 'write "splitLines", or write the function "splitLine" in test.hooks.ts.',
  },
  ACTION_TWICE: {
    text: listText(`"rows": "listPr", ${columns}`, ', "actions": ["search", ▲"search"]'),
    mend: 'remove one of the two.',
  },
  LABEL_TWICE: {
    text: listText(
      `"rows": "listPr", ${columns}`,
      `, "actions": [{ "label": "가", "steps": [{ "step": "alert", "text": "가나" }] },
        { "label": ▲"가", "steps": [{ "step": "alert", "text": "다라" }] }]`,
    ),
    mend: 'name what this one does or holds.',
  },
  PRIMARY_TWICE: {
    text: listText(
      `"rows": "listPr", "select": "many", ${columns}`,
      ', "actions": [{ "transition": "submitPr", "primary": true }, { "transition": "deletePr", ▲"primary": true }]',
    ),
    mend: 'remove "primary" here.',
  },
  CODE_UNKNOWN: {
    text: screenText(
      `"filter": { "fields": [{ "field": "status", "initial": ▲"작성중" }] }, "grid": { "rows": "listPr", ${columns} }`,
    ),
    mend: 'write "DRAFT", or write a value of the group.',
  },
  POPUP_FIELD_UNKNOWN: {
    file: 'screens/popups/company.popup.json',
    text: companyPopup.replace('"compNameKr" }', '▲"compNm" }'),
    mend: 'write "compNameKr", or remove "text".',
  },
  POPUP_CONTENT_UNCLEAR: {
    file: popupFile,
    text: '▲{ "popup": "company", "title": "협력사" }',
    mend: 'add "grid" or "form".',
  },
  POPUP_STEP_UNFIT: {
    file: popupFile,
    text: entryText(
      '"like": "popupCompany", "fields": [{ "field": "compNameKr", "change": [{ "step": ▲"search" }] }]',
    ),
    mend: 'do it after the popup, in the steps of the action that opens it.',
  },
  FORM_SOURCE_UNCLEAR: {
    file: popupFile,
    text: entryText('"fields": ["compNameKr"]').replace('"form": {', '"form": ▲{'),
    mend: 'add "save", "like" or "load".',
  },
  DOCUMENT_OPERATION_MISSING: {
    text: screenText('"document": { "workflow": ▲"readOnly", "load": "getPr" }, "blocks": []'),
    mend: 'add the transition to schemas/workflow/readOnly.json.',
  },
  VALUE_EMPTY: { text: listText('"rows": "listPr", "columns": ▲[]'), mend: 'write an entry.' },
  VALUE_TWICE: {
    text: screenText(
      `"grid": { "rows": "listPr", ${columns} }`,
      '"path": "/test", "portals": ["internal"], "params": ["apprNo", ▲"apprNo"]',
    ),
    mend: 'remove one of the two.',
  },
  NUMBER_RANGE: {
    text: listText('"rows": "listPr", "columns": [{ "field": "prNo", "width": ▲-5 }]'),
    mend: 'write such a number.',
  },
  ROUTE_PATH_WRONG: {
    text: screenText(`"grid": { "rows": "listPr", ${columns} }`, '"path": ▲"test", "portals": ["internal"]'),
    mend: 'write such a path.',
  },
  FORM_FIELD_TWICE: { text: form('"title", ▲"title"'), mend: 'remove one of the two.' },
  VALUE_CIRCLE: {
    text: form('"currency", { "field": "totalAmt", "value": ▲"header.totalAmt + 1" }'),
    mend: 'take one of the readings out of its "value".',
  },
  WORD_WITHOUT_EFFECT: {
    text: listText(
      `"rows": "listPr", ${columns}`,
      ', "actions": [{ "label": "가", "go": "test", ▲"enabledHint": "나" }]',
    ),
    mend: 'remove "enabledHint", or add what it needs.',
  },
  ACTION_UNREACHABLE: {
    text: listText(`"rows": "listPr", ${columns}`, ', "actions": [▲"reset"]'),
    mend: 'remove the action, or give the page what it needs.',
  },
  SCREEN_WITHOUT_DOCUMENT: {
    text: listText(
      `"rows": "listPr", "select": "one", ${columns}`,
      ', "actions": [{ "transition": "copyPr", "then": ▲"test" }]',
    ),
    mend: 'name the screen of the document, or remove "then".',
  },
  PRINT_WITHOUT_DOCUMENT: {
    text: listText(
      `"rows": "listPr", ${columns}`,
      ', "actions": [{ "label": "가", "steps": [▲{ "step": "print", "title": "나", "fields": ["title"] }] }]',
    ),
    mend: 'remove the step.',
  },
  OPERATION_WITHOUT_FILE: {
    text: steps('{ "step": "download", "operation": ▲"listUnit", "file": "단위.xlsx" }'),
    mend: 'name an operation that answers a file.',
  },
  EXPRESSION_CONSTANT: {
    text: shown('▲1 > 2').replace('"▲1 > 2"', '▲"1 > 2"'),
    mend: 'name what it depends on, or remove "visibleWhen".',
  },
  VALUES_EXCHANGED: {
    text: listText(
      `"rows": "listPr", ${columns}`,
      `, "filter": { "fields": ["prNo", "title"] }, "actions": ["search", { "label": "가", "steps": [
        { "step": "go", "screen": "test", "with": { "prNo": ▲"filter.title", "title": "filter.prNo" } }] }]`,
    ),
    mend: 'exchange the two values.',
  },
  EXPRESSION_SYNTAX: {
    text: shown("user.auth == ▲) 'A'"),
    mend: 'correct the expression at this character.',
  },
  EXPRESSION_NAME_UNKNOWN: {
    text: shownOn("▲status == 'DRAFT'"),
    mend: 'write "header.status", or put a text into single quotes.',
  },
  EXPRESSION_FIELD_UNKNOWN: {
    text: shownOn('header.▲납품희망일 < today()'),
    mend: 'write "needDate".',
  },
  EXPRESSION_FUNCTION_UNKNOWN: {
    text: shown('▲tody() == today()'),
    mend: 'write "today", or say it with one of these.',
  },
  EXPRESSION_TYPE: { text: shown('▲user.auth > 3'), mend: 'give both sides the same type.' },
  EXPRESSION_RESULT: { text: shown('▲user.auth'), mend: 'write an expression that gives true or false.' },
  EXPRESSION_CODE_UNKNOWN: {
    text: documentText(
      '',
      ', "actions": [{ "label": "가", "go": { "screen": "test", "with": { "prNo": "header.prNo" } }, "visibleWhen": "header.status == ▲\'DRAF\'" }]',
    ),
    mend: 'write "DRAFT", or write a value of the group.',
  },
  EXPRESSION_FORM_REFUSED: { text: shown('▲1.5 > 2.0'), mend: "write decimal('1.5')." },
  EXPRESSION_TOO_LARGE: {
    text: shown(`▲${'!'.repeat(2000)}true`),
    mend: 'say less here, or write a hook.',
  },
}
