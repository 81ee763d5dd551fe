import type { ProblemCode } from '../../../engine/problem/problemCodes'
import { listText, screenText } from '../compile/compileTexts'
import type { ProblemCase } from './problemCases'

const named = (text: string, name: string) =>
  text.replace('"screen": "test"', `"screen": "${name}"`).replace('"path": "/test"', `"path": "/${name}"`)

const titled = (text: string, title: string) => text.replace('"title": "시험"', `"title": "${title}"`)

const list = listText('"rows": "listPr", "columns": ["prNo"]')

/** Menus of pages with their groups. */
const menus = (groups: Readonly<Record<string, readonly string[]>>) => {
  const childs = Object.entries(groups).map(([path, ids], index) => ({
    pgmId: `I01010${index + 1}`,
    pgmName: path,
    sspUrl: path,
    sspSubUrls: [],
    groups: ids.map(group => ({ group, isReadOnly: false })),
  }))
  const second = { pgmId: 'I0101', pgmName: '나', childs }
  return JSON.stringify({ internal: [{ pgmId: 'I01', pgmName: '가', childs: [second] }], external: [] })
}
const other = { 'screens/other.screen.json': titled(named(list, 'other'), '다른 시험') }

const led = listText(
  '"rows": "listPr", "columns": ["prNo"]',
  ', "actions": [{ "label": "가", "go": ▲"other" }]',
)

const menusFile = 'schemas/codes/menus.json'

/** Mistakes of ways, columns and conditions, each of them right by itself. */
export const senseCases = {
  WAY_CLOSED: {
    text: led,
    beside: { ...other, [menusFile]: menus({ '/test': ['30'], '/other': ['33'] }) },
    mend: 'remove the way, or give one of the groups the menu in schemas/codes/menus.json.',
  },
  WAY_OF_SYSTEM: {
    text: led,
    beside: { ...other, [menusFile]: menus({ '/test': ['30', '99'], '/other': ['99'] }) },
    mend: 'remove the way, or give one of the groups the menu in schemas/codes/menus.json.',
  },
  WAY_AIMLESS: {
    text: listText('"rows": "listPr", "columns": [{ "field": "prNo", "go": ▲"other" }]'),
    beside: {
      'screens/other.screen.json': titled(
        named(
          screenText('"filter": { "fields": ["title"] }, "grid": { "rows": "listPo", "columns": ["poNo"] }'),
          'other',
        ),
        '다른 시험',
      ),
    },
    mend: 'hand over a value of the row by "with", or remove "go".',
  },
  EXPRESSION_BRANCH_DEAD: {
    text: listText(
      `"rows": "listPr", "columns": [{ "field": "status", "tone": "row.status != 'DRAFT' ? 'info' : ▲row.status == 'CLOSED' ? 'danger' : ''" }]`,
    ),
    mend: `write "row.status == 'CLOSED' ? 'danger' : row.status != 'DRAFT' ? 'info' : ''".`,
  },
  COLUMN_FROZEN_LATE: {
    text: listText('"rows": "listPr", "columns": ["title", { "field": "prNo", "frozen": ▲true }]'),
    mend: 'remove "frozen", or move the column before "title".',
  },
  COLUMN_GROUP_APART: {
    text: listText(
      '"rows": "listPr", "columns": [{ "field": "reqDate", "group": "날짜" }, "title", { "field": "needDate", "group": ▲"날짜" }]',
    ),
    mend: 'remove "group", or move the column beside the others.',
  },
  SCREEN_TITLE_TWICE: {
    file: 'screens/testCopy.screen.json',
    text: titled(named(list, 'testCopy'), '▲시험').replace('"▲시험"', '▲"시험"'),
    beside: { 'screens/test.screen.json': list },
    mend: 'give this screen a title of its own.',
  },
  FILTER_WITHOUT_SEARCH: {
    text: screenText(
      '"filter": ▲{ "fields": ["title"] }, "grid": { "rows": "listPr", "columns": ["prNo"] }, "actions": ["reset"]',
    ),
    mend: 'add "search" to "actions".',
  },
  PARAMETER_UNUSED: {
    file: 'screens/other.screen.json',
    text: named(list, 'other').replace(
      '"portals": ["internal"]',
      '"portals": ["internal"], "params": [▲"word"]',
    ),
    mend: 'remove "word", or write "params.word" where it is needed.',
  },
} as const satisfies Partial<Record<ProblemCode, ProblemCase>>
