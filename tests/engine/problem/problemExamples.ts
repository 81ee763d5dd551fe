import { companyPopup, listText } from '../compile/compileTexts'
import type { problemCases } from './problemCases'

const company = { 'screens/popups/company.popup.json': companyPopup }
const answeredSamples = { beside: { 'screens/template.samples.json': '{ "listSample": [] }' } }

/** The part of a wrong definition that an author changes, what stands there once it is right, and which files then are beside it. */
export type ProblemExample = readonly [
  wrong: string,
  right: string,
  then?: { readonly beside?: Readonly<Record<string, string>>; readonly file?: string },
]

/** One for each case, so that the reference of problems shows each with its mending. */
export const problemExamples: Readonly<Record<keyof typeof problemCases, ProblemExample>> = {
  CHART_CATEGORY_KIND: ['"x": "poAmt"', '"x": "deptnm"'],
  CHART_LINE_UNORDERED: ['{ "field": "poAmt", "as": "line" }', '"poAmt"'],
  CHART_AXIS_MIXED: ['"poAmt", "execRate"', '"poAmt", { "field": "execRate", "axis": "right" }'],
  FIGURE_CHANGE_KIND: ['"change": "totalAmt"', '"change": "execRate"'],
  GRID_GROUP_KIND: ['"groupBy": ["poAmt"]', '"groupBy": ["deptnm"]'],
  FILTER_EMPLOYEE_PART: [
    '"section": "requester", "department": "deptcd", "person": "section"',
    '"section": "section", "department": "deptcd", "person": "requester"',
  ],
  EXPRESSION_CODE_MIXED: ['header.currency', "'DRAFT'"],
  TRANSITION_ROWS_FOREIGN: [
    '"rows": "listPo", "select": "many", "columns": ["poNo"]',
    '"rows": "listPr", "select": "many", "columns": ["prNo"]',
  ],
  REQUIRED_FIELD_MISSING: ['["title", "status"]', '["title", "needDate", "status"]'],
  REQUIRED_FIELD_HIDDEN: [`{ "field": "needDate", "visibleWhen": "header.currency == 'KRW'" }`, '"needDate"'],
  JSON_SYNTAX: [
    '{ "screen": "test", }',
    '{ "screen": "test", "title": "시험", "route": { "path": "/test", "portals": ["internal"] }, "grid": { "rows": "listPr", "columns": ["prNo"] } }',
  ],
  JSON_KEY_TWICE: [
    '"rows": "listPr", "columns": ["prNo"], "rows": "listPr"',
    '"rows": "listPr", "columns": ["prNo"]',
  ],
  WORD_UNKNOWN: ['"sortt": "prNo:asc"', '"sort": "prNo:asc"'],
  WORD_MISSING: ['{ "rows": "listPr" }', '{ "rows": "listPr", "columns": ["prNo"] }'],
  VALUE_KIND: ['"columns": "prNo"', '"columns": ["prNo"]'],
  VALUE_UNKNOWN: ['"select": "mny"', '"select": "many"'],
  SHAPE_UNCLEAR: ['{ "label": "가" }', '{ "label": "가", "go": "test" }'],
  BLOCK_UNKNOWN: ['{ "block": "grit" }', '{ "block": "grid", "rows": "listPr", "columns": ["prNo"] }'],
  STEP_UNKNOWN: ['{ "step": "opn" }', '{ "step": "open", "popup": "company" }', { beside: company }],
  OPERATION_UNKNOWN: ['"rows": "listPrr"', '"rows": "listPr"'],
  POPUP_UNKNOWN: ['"popup": "compny"', '"popup": "company"'],
  SCREEN_UNKNOWN: ['"screen": "tets"', '"screen": "test"'],
  WORKFLOW_UNKNOWN: ['"workflow": "prr"', '"workflow": "pr"'],
  TRANSITION_UNKNOWN: ['"transition": "submitPo"', '"transition": "submitPr"'],
  TRANSITION_MIXED: ['["submitPr", "submitTest"]', '["submitPr", "deletePr"]'],
  FILE_NAME_DIFFERS: ['"screen": "test"', '"screen": "tset"'],
  ID_TWICE: ['"screen": "test"', '"screen": "other"', { file: 'screens/b/other.screen.json' }],
  ROUTE_TAKEN: ['"path": "/test"', '"path": "/copy"'],
  POPUP_UNUSED: [
    '"popup": "spare"',
    '"popup": "spare"',
    {
      beside: {
        'screens/test.screen.json': listText(
          '"rows": "listPr", "columns": ["prNo"]',
          ', "actions": [{ "open": "spare" }]',
        ),
      },
    },
  ],
  PAGE_FORM_MIXED: [
    '"grid": { "id": "a", "rows": "listPr", "columns": ["prNo"] }, "blocks": []',
    '"blocks": [{ "block": "grid", "id": "a", "rows": "listPr", "columns": ["prNo"] }]',
  ],
  BLOCK_ID_TWICE: [
    ', { "block": "grid", "rows": "listPr", "columns": ["prNo"] }]',
    ', { "block": "grid", "id": "second", "rows": "listPr", "columns": ["prNo"] }]',
  ],
  BLOCK_NEEDS_DOCUMENT: [
    '"blocks": [{ "block": "timeline", "title": "진행이력" }]',
    '"document": { "workflow": "pr", "load": "getPr" }, "blocks": [{ "block": "timeline", "title": "진행이력" }]',
  ],
  GRID_SOURCE_UNCLEAR: ['{ "columns": ["prNo"] }', '{ "rows": "listPr", "columns": ["prNo"] }'],
  GRID_PART_UNKNOWN: ['"lines": "lnes"', '"lines": "lines"'],
  GRID_OF_UNKNOWN: ['"of": "group"', '"of": "groups"'],
  FIGURES_PART_UNKNOWN: ['"part": "sum"', '"part": "sums"'],
  FIGURES_FIELD_UNKNOWN: ['"totalAmtKw"', '"totalAmtKrw"'],
  FIGURES_FIELD_TWICE: ['"series": ["lineCnt", "lineCnt"]', '"series": ["lineCnt"]'],
  CHART_SERIES_KIND: ['"series": ["title"]', '"series": ["lineCnt"]'],
  LINK_PATH_WRONG: ['{ "label": "가", "path": "/test" }', '{ "label": "가", "go": "test" }'],
  OPEN_FILLS_NOTHING: [
    '"columns": ["itemName"] }], "actions": [{ "label": "가", "steps": [{ "step": "open", "popup": "company"',
    '"columns": ["itemCode"] }], "actions": [{ "label": "가", "steps": [{ "step": "open", "popup": "item"',
    {
      beside: {
        'screens/popups/item.popup.json':
          '{ "popup": "item", "title": "품목", "grid": { "rows": "popupItem", "columns": ["itemCode", "itemName"] } }',
      },
    },
  ],
  SAMPLES_UNKNOWN: ['"samples": "demo"', '"samples": "template"', answeredSamples],
  SAMPLES_MISSING: ['"samples": "demo"', '"samples": "template"', answeredSamples],
  SAMPLE_WRONG: ['"sectionNam": "가전", ', ''],
  ACCESS_TOO_WIDE: ['"access": "public"', '"access": "authenticated"'],
  GRID_FIELD_UNKNOWN: ['"prNoo"', '"prNo"'],
  GRID_FIELD_TWICE: ['["prNo", "prNo"]', '["prNo", "title"]'],
  GRID_SORT_UNKNOWN: ['"sort": "prNoo:desc"', '"sort": "prNo:desc"'],
  GRID_SUM_UNANSWERED: ['{ "field": "poCnt", "sum": true }', '{ "field": "totalAmtKrw", "sum": true }'],
  GRID_EDIT_UNSAVED: ['{ "field": "orderedQty", "edit": true }', '{ "field": "qty", "edit": true }'],
  GRID_ROWS_NOT_ADDABLE: ['"lines": "lines", "columns"', '"lines": "lines", "newRow": {}, "columns"'],
  GRID_OUTLINE_UNFIT: ['"groupBy": ["deptnm"], ', ''],
  GRID_LINES_UNFIT: ['"narrow": "itemName"', '"narrow": "lineStatus"'],
  COLUMN_AS_UNFIT: ['{ "field": "title", "as": "check" }', '{ "field": "title" }'],
  COLUMN_BUTTON_UNFIT: ['{ "button": "상세", "steps": [{ "step": "reset" }] }, ', ''],
  COLUMN_TONE_UNKNOWN: ["'dangr'", "'danger'"],
  CONFIRM_ARGS_UNFIT: ['{0}을(를) {1}?', '{0}을(를) 지울까요?'],
  CHECK_CHANGES_SOMETHING: [
    `{ "operation": "deletePr", "with": { "prNo": "''", "version": "1" }, "message": "가" }`,
    `{ "operation": "checkExtUserId", "with": { "userId": "header.title" }, "message": "가" }`,
  ],
  GRID_SAVE_UNFIT: ['"save": "updatePr", ', ''],
  FIELD_VALUE_AND_EDIT: [', "edit": true }', ' }'],
  FILTER_FIELD_UNKNOWN: ['"prNoo"', '"prNo"'],
  FILTER_FIELD_TWICE: ['["prNo", "prNo"]', '["prNo", "title"]'],
  FILTER_WITHOUT_ROWS: [
    '"filter": { "fields": [] }',
    '"filter": { "fields": ["prNo"] }, "grid": { "rows": "listPr", "columns": ["prNo"] }',
  ],
  FILTER_AS_WRONG: ['{ "field": "title", "as": "radio" }', '"title"'],
  FILTER_INITIAL_WRONG: ['"initial": "pastMont"', '"initial": "pastMonth"'],
  FORM_FIELD_UNKNOWN: ['"titel"', '"title"'],
  FORM_AS_WRONG: ['{ "field": "title", "as": "radio" }', '"title"'],
  FORM_EDIT_UNSAVED: ['{ "field": "status", "edit": true }', '"status"'],
  LOOKUP_VALUE_UNCLEAR: ['{ "field": "deliveryPlace", "open": "company" }', '"deliveryPlace"'],
  PARAMETER_UNKNOWN: [`, "with": { "prNo": "'1'" }`, ''],
  PARAMETER_MISSING: [
    '"rows": "listItemPrice"',
    `"rows": "listItemPrice", "with": { "itemCode": "'A-100'" }`,
  ],
  PLACE_UNKNOWN: [`{ "step": "set", "values": { "header.title": "'가'" } }`, '{ "step": "search" }'],
  GRID_UNKNOWN: ['"grid": "gird"', '"grid": "grid"'],
  GRID_UNCLEAR: [
    '"actions": ["export"]',
    '"actions": [{ "label": "내려받기", "steps": [{ "step": "export", "grid": "a" }] }]',
  ],
  HOOK_UNKNOWN: ['"hook": "splitLine"', '"hook": "splitLines"'],
  ACTION_TWICE: ['["search", "search"]', '["search"]'],
  LABEL_TWICE: [
    '{ "label": "가", "steps": [{ "step": "alert", "text": "다라" }] }',
    '{ "label": "나", "steps": [{ "step": "alert", "text": "다라" }] }',
  ],
  PRIMARY_TWICE: ['{ "transition": "deletePr", "primary": true }', '{ "transition": "deletePr" }'],
  CODE_UNKNOWN: ['"initial": "DRAF"', '"initial": "DRAFT"'],
  POPUP_FIELD_UNKNOWN: ['"text": "compNmKr"', '"text": "compNameKr"'],
  POPUP_CONTENT_UNCLEAR: [
    '"title": "협력사" }',
    '"title": "협력사", "grid": { "rows": "popupCompany", "columns": ["compNo"] } }',
  ],
  POPUP_STEP_UNFIT: [
    '"change": [{ "step": "search" }]',
    '"change": [{ "step": "alert", "text": "바뀌었습니다." }]',
  ],
  FORM_SOURCE_UNCLEAR: [
    '{ "fields": ["compNameKr"] }',
    '{ "like": "popupCompany", "fields": ["compNameKr"] }',
  ],
  DOCUMENT_OPERATION_MISSING: ['"workflow": "readOnly"', '"workflow": "pr"'],
  VALUE_EMPTY: ['"columns": []', '"columns": ["prNo"]'],
  VALUE_TWICE: ['["apprNo", "apprNo"]', '["apprNo"]'],
  NUMBER_RANGE: ['"width": -5', '"width": 120'],
  ROUTE_PATH_WRONG: ['"path": "test"', '"path": "/test"'],
  FORM_FIELD_TWICE: ['["title", "title"]', '["title"]'],
  VALUE_CIRCLE: ['"value": "header.totalAmt + 1"', `"value": "decimal('0')"`],
  WORD_WITHOUT_EFFECT: [', "enabledHint": "나"', ''],
  ACTION_UNREACHABLE: ['"actions": ["reset"]', '"actions": ["search"]'],
  SCREEN_WITHOUT_DOCUMENT: [', "then": "test"', ''],
  PRINT_WITHOUT_DOCUMENT: ['{ "step": "print", "title": "나", "fields": ["title"] }', '{ "step": "search" }'],
  OPERATION_WITHOUT_FILE: [
    '"operation": "listUnit", "file": "단위.xlsx"',
    '"operation": "getItemUploadTemplate", "file": "양식.xlsx"',
  ],
  EXPRESSION_CONSTANT: ['"visibleWhen": "1 > 2"', '"visibleWhen": "user.isSupplier"'],
  VALUES_EXCHANGED: [
    '"prNo": "filter.title", "title": "filter.prNo"',
    '"prNo": "filter.prNo", "title": "filter.title"',
  ],
  EXPRESSION_SYNTAX: ["user.auth == ) 'A'", "user.auth == 'A'"],
  EXPRESSION_NAME_UNKNOWN: ["usr.auth == 'A'", "user.auth == 'A'"],
  EXPRESSION_FIELD_UNKNOWN: ["user.deptcdd == 'A'", "user.deptcd == 'A'"],
  EXPRESSION_FUNCTION_UNKNOWN: ['tody() == today()', "string(today()) > '2026-11-20'"],
  EXPRESSION_TYPE: ['user.auth > 3', "user.auth > '3'"],
  EXPRESSION_RESULT: ['"user.auth"', `"user.auth == 'A'"`],
  EXPRESSION_CODE_UNKNOWN: ["'DRAF'", "'DRAFT'"],
  EXPRESSION_FORM_REFUSED: ['1.5 > 2.0', "row.totalAmtKrw > decimal('1.5')"],
  EXPRESSION_TOO_LARGE: [`${'!'.repeat(2000)}true`, "user.auth == 'A'"],
}
