import { expect, it } from 'vitest'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { quickFixes } from '../../../engine/languageServer/quickFixes'
import type { ProblemCode } from '../../../engine/problem/problemCodes'
import { compileChanged } from '../../cases/compileChanged'

/*
 * What a problem advises mends it: the first fix that an editor offers is applied, and nothing is reported any more. Each mistake is made
 * in a definition of the project, beside all others.
 */
const file = 'screens/purchase/prList.screen.json'
const files = readDefinitions(process.cwd())
const popups = 'screens/popups'

const status = '"title", "go": "prEdit" },\n    "status",'
const toned = (tone: string) => status.replace('"status"', `{ "field": "status", "tone": "${tone}" }`)
const deleted = '{ "transition": "deletePr" }'
const when = (condition: string) => `{ "transition": "deletePr", "enabledWhen": "${condition}" }`
const filters = '"itemName", "buyerId",'
const excel = '    "export"\n'

const mistakes: readonly (readonly [what: string, code: ProblemCode, from: string, to: string])[] = [
  ['a condition that the list does not take', 'FILTER_FIELD_UNKNOWN', filters, `"compNo", ${filters}`],
  [
    'a popup of something else at a field that has its own',
    'LOOKUP_VALUE_UNCLEAR',
    filters,
    '"itemName", { "field": "buyerId", "open": "company" },',
  ],
  [
    'a popup of something else at a field that has none',
    'LOOKUP_VALUE_UNCLEAR',
    filters,
    '{ "field": "itemName", "open": "dept" }, "buyerId",',
  ],
  [
    'radio at a field of several codes',
    'FILTER_AS_WRONG',
    '"status", "approvalStatus",\n    {',
    '{ "field": "status", "as": "radio" }, "approvalStatus",\n    {',
  ],
  [
    'today as the first text',
    'FILTER_INITIAL_WRONG',
    '"prNo", "title",',
    '"prNo", { "field": "title", "initial": "today" },',
  ],
  ['and', 'EXPRESSION_SYNTAX', deleted, when("filter.prNo == 'A' and filter.title == 'B'")],
  [
    'OR, twice',
    'EXPRESSION_SYNTAX',
    deleted,
    when("filter.prNo == 'A' OR filter.prNo == 'B' OR filter.title == 'C'"),
  ],
  ['not', 'EXPRESSION_SYNTAX', deleted, when('not has(filter.prNo)')],
  ['one sign of equality', 'EXPRESSION_SYNTAX', status, toned("row.status = 'REJECTED' ? 'danger' : ''")],
  ['the sign <>', 'EXPRESSION_SYNTAX', status, toned("row.status <> 'DRAFT' ? 'danger' : ''")],
  [
    'IF of a spreadsheet',
    'EXPRESSION_FUNCTION_UNKNOWN',
    status,
    toned("IF(row.status == 'REJECTED', 'danger', '')"),
  ],
  [
    'IF in IF, in small letters',
    'EXPRESSION_SYNTAX',
    status,
    toned("if(row.status == 'REJECTED'; 'danger'; if(row.lineCnt > 9; 'info'; ''))"),
  ],
  [
    'the filter in a tone',
    'EXPRESSION_NAME_UNKNOWN',
    status,
    toned("filter.status == 'REJECTED' ? 'danger' : ''"),
  ],
  [
    'a condition twice',
    'EXPRESSION_BRANCH_DEAD',
    status,
    toned("row.status == 'DRAFT' ? 'info' : row.status == 'DRAFT' ? 'danger' : ''"),
  ],
  ['both ways the same', 'EXPRESSION_BRANCH_DEAD', status, toned("row.status == 'DRAFT' ? 'info' : 'info'")],
  [
    'a state in which the transition does not begin',
    'ACTION_UNREACHABLE',
    deleted,
    when("selection.all(r, r.status == 'APPROVED')"),
  ],
  ['the same of one checked row', 'ACTION_UNREACHABLE', deleted, when("selection[0].status == 'CLOSED'")],
  [
    'a buyer for the number of a document',
    'VALUE_OF_OTHER_KIND',
    excel,
    '{ "label": "가", "rows": "one", "open": { "popup": "documentThread", "with": { "docNo": "selection[0].buyerId" } } },\n    "export"\n',
  ],
  [
    'a parameter that the page does not take',
    'PARAMETER_UNKNOWN',
    '{ "field": "title", "go": "prEdit" }',
    '{ "field": "title", "go": { "screen": "prList", "with": { "zip": "row.prNo" } } }',
  ],
  [
    'a link that says nothing of the row',
    'WAY_AIMLESS',
    '{ "field": "title", "go": "prEdit" }',
    '{ "field": "title", "go": "itemExcelUpList" }',
  ],
  [
    'a column that is too narrow',
    'COLUMN_NARROW',
    '"needDate", "buyerNm"',
    '{ "field": "needDate", "width": 50 }, "buyerNm"',
  ],
  [
    'a frozen column behind others',
    'COLUMN_FROZEN_LATE',
    '"needDate", "buyerNm"',
    '{ "field": "needDate", "frozen": true }, "buyerNm"',
  ],
  [
    'a heading over columns that are no neighbours',
    'COLUMN_GROUP_APART',
    '"needDate", "buyerNm", "reqDate"',
    '{ "field": "needDate", "group": "날" }, "buyerNm", { "field": "reqDate", "group": "날" }',
  ],
  ['a parameter that nothing reads', 'PARAMETER_UNUSED', '["isSearched"]', '["isSearched", "poNo"]'],
]

it.each(mistakes)('%s', (_, code, from, to) => {
  const [own] = files.definitions.filter(one => one.file === file)
  const text = own?.text ?? ''
  expect(text).toContain(from)
  const broken = text.replace(from, () => to)
  const [problem] = problemsOf(broken)
  expect(problem?.code).toBe(code)
  const { line = 1, column = 1 } = problem ?? {}
  const offset =
    broken
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length +
    (line > 1 ? 1 : 0) +
    column -
    1
  const [fix] = problem ? quickFixes({ file, kind: 'screen', text: broken }, problem, offset) : []
  expect(fix).toBeDefined()
  const mended = broken.slice(0, fix?.start) + (fix?.text ?? '') + broken.slice(fix?.end)
  expect(problemsOf(mended).map(one => `${one.code} ${one.what.en}`)).toEqual([])
})

function problemsOf(text: string) {
  const definitions = files.definitions.filter(one => one.file.startsWith(popups) || isNear(one.file))
  const all = { ...files, definitions: definitions.map(one => (one.file === file ? { ...one, text } : one)) }
  const { problems, warnings } = compileChanged(all)
  return [...problems, ...warnings].filter(one => one.file === file)
}

/** What the page leads to; without the others a run takes a moment. */
function isNear(name: string): boolean {
  return name.startsWith('screens/purchase') || name.startsWith('screens/item')
}
