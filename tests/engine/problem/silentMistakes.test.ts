import { expect, it } from 'vitest'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { quickFixes } from '../../../engine/languageServer/quickFixes'
import type { ProblemCode } from '../../../engine/problem/problemCodes'
import { compileChanged } from '../../cases/compileChanged'

/*
 * What a new analyst wrote into a list of orders and nobody said a word about, while a user would have seen it go wrong. Each is found, and
 * the first fix that an editor offers mends it, but for those that only their author can decide.
 */
const file = 'screens/purchase/dueOrders.screen.json'
const own = {
  file,
  kind: 'screen' as const,
  text: `{
  "screen": "dueOrders",
  "title": "납기 임박 발주",
  "route": { "path": "/dueOrders", "portals": ["internal"] },
  "filter": { "fields": [
    { "field": "dueDate", "initial": "pastMonthNext30Days", "required": true },
    { "field": "status", "initial": ["SENT", "ACCEPTED"] },
    "poNo", "title", "compNo", "buyerId", "poDate",
    { "widget": "employee", "section": "section", "department": "deptcd", "person": "requester" }
  ] },
  "grid": {
    "title": "납기 임박 발주", "rows": "listPo", "select": "many", "sort": "dueDate:asc,poNo:desc",
    "columns": [
      { "field": "poNo", "frozen": true, "go": "portal_poChange_poChangeInfo" }, "title", "compNameKr", "currency",
      { "field": "totalAmtKrw", "sum": true }, "poDate",
      { "field": "dueDate", "tone": "row.dueDate < today() ? 'danger' : row.dueDate <= addDays(today(), 7) ? 'warning' : ''" },
      "status"
    ]
  },
  "actions": [
    "search", "reset", { "transition": "cancelPo" },
    { "open": { "popup": "documentThread", "with": { "docNo": "selection[0].poNo" } }, "rows": "one" },
    "export"
  ]
}
`,
}

const files = readDefinitions(process.cwd())
const near = files.definitions.filter(({ file: name }) => /^screens\/(popups|purchase|portal)\//.test(name))

const tone = "row.dueDate < today() ? 'danger' : row.dueDate <= addDays(today(), 7) ? 'warning' : ''"
const toned = (written: string) => [tone, written] as const
const excel = '    "export"\n'
const action = (written: string) => [excel, `    ${written},\n${excel}`] as const
const go = (values: string) =>
  action(`{ "label": "상세", "rows": "one", "go": { "screen": "dueOrders", "with": { ${values} } } }`)
const columns = '"frozen": true, "go": "portal_poChange_poChangeInfo" }, "title", "compNameKr", "currency"'
const cancel = '{ "transition": "cancelPo" }'

type Mistake = readonly [
  what: string,
  code: ProblemCode,
  edit: readonly [from: string, to: string],
  isOpen?: 'open',
]

const mistakes: readonly Mistake[] = [
  [
    'a toned day in a narrow column',
    'COLUMN_NARROW',
    ['"field": "dueDate", "tone"', '"field": "dueDate", "width": 100, "tone"'],
  ],
  ['a total in a narrow column', 'COLUMN_NARROW', ['"sum": true', '"sum": true, "width": 90']],
  [
    'a number in a narrow column',
    'COLUMN_NARROW',
    ['"field": "poNo", "frozen"', '"field": "poNo", "width": 70, "frozen"'],
  ],
  [
    'the wider of two days before the narrower',
    'EXPRESSION_BRANCH_DEAD',
    toned("row.dueDate <= addDays(today(), 7) ? 'warning' : row.dueDate < today() ? 'danger' : ''"),
  ],
  [
    'fourteen days before seven',
    'EXPRESSION_BRANCH_DEAD',
    toned(
      "row.dueDate <= addDays(today(), 14) ? 'info' : row.dueDate <= addDays(today(), 7) ? 'warning' : ''",
    ),
  ],
  [
    'a day before and after today',
    'EXPRESSION_BRANCH_DEAD',
    toned("row.dueDate >= today() && row.dueDate < today() ? 'danger' : ''"),
  ],
  [
    'the greater amount behind the smaller',
    'EXPRESSION_BRANCH_DEAD',
    toned("row.totalAmtKrw > 1000000 ? 'warning' : row.totalAmtKrw > 10000000 ? 'danger' : ''"),
  ],
  [
    'a transition that wants more than a list has',
    'TRANSITION_FIELD_MISSING',
    [cancel, `${cancel}, { "transition": "changePo" }`],
  ],
  [
    'the label of another transition',
    'LABEL_OF_OTHER',
    [cancel, '{ "transition": "cancelPo", "label": "재발송" }'],
  ],
  ['a transition of no rows', 'ACTION_UNREACHABLE', [cancel, '{ "transition": "cancelPo", "rows": "none" }']],
  [
    'a page that is not told the checked number',
    'PARAMETER_MISSING',
    action('{ "label": "상세", "go": "portal_poChange_poChangeInfo", "rows": "one" }'),
  ],
  [
    'a name in quotes in a tone',
    'EXPRESSION_QUOTED',
    toned("'row.dueDate' < string(today()) ? 'danger' : ''"),
    'open',
  ],
  [
    'a name in quotes that is handed over',
    'EXPRESSION_QUOTED',
    ['"selection[0].poNo"', `"'selection[0].poNo'"`],
  ],
  ['a second row of one', 'SELECTION_BEYOND', ['selection[0].poNo', 'selection[1].poNo']],
  ['a condition in place of the checked row', 'ROWS_UNREAD', ['selection[0].poNo', 'filter.poNo']],
  [
    'one row and more than one',
    'ACTION_UNREACHABLE',
    ['"rows": "one" }', '"rows": "one", "enabledWhen": "size(selection) > 1" }'],
  ],
  [
    'a parameter beside the condition of its name',
    'FILTER_OVERRIDDEN',
    ['"select": "many"', `"select": "many", "with": { "status": "'SENT'" }`],
  ],
  [
    'another period',
    'PERIOD_MIXED',
    go('"poNo": "selection[0].poNo", "dueDateFrom": "filter.poDate.from", "dueDateTo": "filter.dueDate.to"'),
  ],
  [
    'the beginning for both ends',
    'PERIOD_MIXED',
    go(
      '"poNo": "selection[0].poNo", "dueDateFrom": "filter.dueDate.from", "dueDateTo": "filter.dueDate.from"',
    ),
  ],
  [
    'two days of a row',
    'PERIOD_MIXED',
    go('"dueDateFrom": "selection[0].dueDate", "dueDateTo": "selection[0].poDate"'),
  ],
  [
    'the name of the user for the id',
    'VALUE_OF_OTHER_KIND',
    ['"select": "many"', '"select": "many", "note": "내 발주", "with": { "buyerId": "user.hname" }'],
    'open',
  ],
  [
    'checks that refuse what the button moves',
    'ACTION_UNREACHABLE',
    [
      '"select": "many"',
      `"select": "many", "selectChecks": [{ "refuseWhen": "row.status in ['SENT', 'DECLINED', 'ACCEPTED']", "message": "취소할 수 없습니다." }]`,
    ],
    'open',
  ],
  [
    'conditions that wait for each other',
    'VALUE_CIRCLE',
    [
      '"poNo", "title"',
      '{ "field": "poNo", "enabledWhen": "has(filter.title)" }, { "field": "title", "enabledWhen": "has(filter.poNo)" }',
    ],
  ],
  [
    'what only suppliers see on a page of the staff',
    'EXPRESSION_CONSTANT',
    ['"poNo", "title"', '{ "field": "poNo", "visibleWhen": "user.isSupplier" }, "title"'],
  ],
  [
    'a part of the text of a code',
    'EXPRESSION_CODE_UNKNOWN',
    toned("row.status.contains('취소') ? 'danger' : ''"),
  ],
  [
    'a number compared with a name',
    'VALUE_OF_OTHER_KIND',
    toned("row.compNo == row.compNameKr ? 'info' : ''"),
    'open',
  ],
  ['a day with dots', 'EXPRESSION_TYPE', toned("string(row.poDate) < '2026.11.10' ? 'info' : ''")],
  ['a day as a text with strokes', 'EXPRESSION_TYPE', toned("row.dueDate < '2026/12/01' ? 'info' : ''")],
  ['today in quotes', 'EXPRESSION_TYPE', toned("row.dueDate < 'today' ? 'info' : ''")],
  ['days added by a plus', 'EXPRESSION_TYPE', toned("row.dueDate < today() + 7 ? 'info' : ''")],
  ['days in quotes', 'EXPRESSION_TYPE', toned("row.dueDate < addDays(today(), '7') ? 'info' : ''")],
  ['an amount with commas', 'EXPRESSION_SYNTAX', toned("row.totalAmtKrw > 1,000,000 ? 'info' : ''")],
  ['codes in one text', 'CODE_UNKNOWN', ['["SENT", "ACCEPTED"]', '"SENT,ACCEPTED"']],
  [
    'a question behind the transition',
    'CONFIRM_LATE',
    [
      cancel,
      '{ "label": "취소", "steps": [{ "step": "transition", "transition": "cancelPo" }, { "step": "confirm", "text": "취소할까요?" }] }',
    ],
  ],
  [
    'a transition that is called',
    'TRANSITION_CALLED',
    [
      cancel,
      `{ "label": "취소", "rows": "some", "steps": [{ "step": "call", "operation": "cancelPo", "with": { "poNo": "selection[0].poNo", "reason": "'취소합니다'" } }] }`,
    ],
  ],
  ['no rows to check', 'ACTION_UNREACHABLE', [', "select": "many"', '']],
  ['a checked row that is read without being asked for', 'WORD_MISSING', [', "rows": "one" }', ' }']],
  ['a condition twice', 'FILTER_FIELD_TWICE', ['"poNo", "title"', '"poNo", "requester", "title"']],
  [
    'a column as wide as the page',
    'COLUMN_WIDE',
    ['"field": "totalAmtKrw"', '"field": "totalAmtKrw", "width": 1500'],
  ],
  [
    'frozen columns that leave the others no room',
    'COLUMN_WIDE',
    [
      columns,
      '"frozen": true, "go": "portal_poChange_poChangeInfo" }, { "field": "title", "frozen": true, "width": 600 }, { "field": "compNameKr", "frozen": true, "width": 500 }, "currency"',
    ],
  ],
  [
    'a heading longer than what it is written for',
    'COLUMN_NARROW',
    [
      '"field": "totalAmtKrw"',
      '"field": "totalAmtKrw", "label": "협력사가 확인한 원화 환산 발주금액(부가세 포함)"',
    ],
  ],
  [
    'a heading wider than its column',
    'COLUMN_NARROW',
    [columns, columns.replace('"compNameKr"', '{ "field": "compNameKr", "width": 52 }')],
  ],
  [
    'an amount without its currency',
    'CURRENCY_MISSING',
    ['"compNameKr", "currency",\n      { "field": "totalAmtKrw", "sum": true }', '"compNameKr", "supplyAmt"'],
  ],
  [
    'a day under the name of another',
    'LABEL_OF_OTHER',
    ['"sum": true }, "poDate"', '"sum": true }, { "field": "poDate", "label": "납품약속일" }'],
  ],
  [
    'two names exchanged',
    'LABEL_OF_OTHER',
    [
      '"title", "compNameKr"',
      '"title", { "field": "promisedDate", "label": "인수자명" }, { "field": "receiverNm", "label": "인수 담당" }, "compNameKr"',
    ],
    'open',
  ],
  [
    'a condition under the name of another',
    'LABEL_OF_OTHER',
    ['"compNo", "buyerId"', '"compNo", { "field": "buyerId", "label": "구매요청번호" }'],
  ],
  [
    'a button that bears the title of another page',
    'LABEL_OF_OTHER',
    action('{ "label": "발주 변경 관리", "go": "dueOrders" }'),
  ],
  [
    'a second order behind the number',
    'WORD_WITHOUT_EFFECT',
    ['"dueDate:asc,poNo:desc"', '"poNo:desc,dueDate:asc"'],
  ],
  [
    'equal numbers drawn as one',
    'WORD_WITHOUT_EFFECT',
    ['"frozen": true, "go"', '"frozen": true, "merge": true, "go"'],
  ],
  [
    'a choice in a list that is only read',
    'WORD_WITHOUT_EFFECT',
    ['"title", "compNameKr"', '"title", { "field": "lateYn", "as": "radio" }, "compNameKr"'],
  ],
  [
    'rows that are checked and only looked at',
    'WORD_WITHOUT_EFFECT',
    ['"select": "many"', '"select": "many", "readOnly": true'],
    'open',
  ],
  [
    'a file of items on a page of orders',
    'DOWNLOAD_OF_OTHER',
    action(
      '{ "label": "양식", "steps": [{ "step": "download", "operation": "getItemUploadTemplate", "file": "양식.xlsx" }] }',
    ),
    'open',
  ],
  ['no title', 'WORD_MISSING', ['  "title": "납기 임박 발주",\n', ''], 'open'],
]

it('the definition itself is right', () => {
  expect(problemsOf(own.text).map(said)).toEqual([])
})

it.each(mistakes.map(one => ({ what: one[0], one })))('$what', ({ one: [, code, [from, to], isOpen] }) => {
  expect(own.text).toContain(from)
  const broken = own.text.replace(from, () => to)
  const problems = problemsOf(broken)
  expect(problems.map(said)).toEqual([expect.stringContaining(code)])
  const [problem] = problems
  if (!problem || isOpen) return
  const lines = broken.split('\n').slice(0, problem.line - 1)
  const offset = lines.reduce((sum, line) => sum + line.length + 1, 0) + problem.column - 1
  const [fix] = quickFixes({ ...own, text: broken }, problem, offset)
  const mended = broken.slice(0, fix?.start) + (fix?.text ?? '') + broken.slice(fix?.end)
  expect(problemsOf(mended).map(said)).toEqual([])
})

const said = ({ code, what }: ReturnType<typeof problemsOf>[number]) => `${code} ${what.en}`

function problemsOf(text: string) {
  const { menus: _, ...all } = { ...files, definitions: [...near, { ...own, text }] }
  const { problems, warnings } = compileChanged(all)
  return [...problems, ...warnings].filter(one => one.file === file)
}
