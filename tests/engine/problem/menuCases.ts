import type { ProblemCode } from '../../../engine/problem/problemCodes'
import { listText } from '../compile/compileTexts'
import type { ProblemCase } from './problemCases'

const menusFile = 'schemas/codes/menus.json'

interface Leaf {
  readonly pgmId?: string
  readonly sspUrl?: string
  readonly group?: string
}

/** A menu of one leaf; the values are JSON, so that the mark can stand before them. */
function menusText({ pgmId = '"I010101"', sspUrl = '"/test"', group = '"99"' }: Leaf): string {
  const leaf = `{ "pgmId": ${pgmId}, "pgmName": "다", "sspUrl": ${sspUrl}, "sspSubUrls": [], "groups": [{ "group": ${group}, "isReadOnly": false }] }`
  const second = `{ "pgmId": "I0101", "pgmName": "나", "childs": [${leaf}] }`
  return `{ "internal": [{ "pgmId": "I01", "pgmName": "가", "childs": [${second}] }], "external": [] }`
}

const list = listText('"rows": "listPr", "columns": ["prNo"]')
const beside = { 'screens/test.screen.json': list }

/** Mistakes of menus, and of screens beside them. */
export const menuCases = {
  MENU_MISSING: {
    text: list.replace('"path": "/test"', '"path": ▲"/test"'),
    beside: { [menusFile]: menusText({ sspUrl: '"/somewhereElse"' }) },
    mend: 'add the path to schemas/codes/menus.json.',
  },
  MENU_PATH_UNKNOWN: {
    file: menusFile,
    text: menusText({ sspUrl: '▲"/tset"' }),
    beside,
    mend: 'write "/test".',
  },
  MENU_VALUE_TWICE: {
    file: menusFile,
    text: menusText({ pgmId: '▲"I0101"' }),
    beside,
    mend: 'write a number that is free.',
  },
  MENU_GROUP_UNKNOWN: {
    file: menusFile,
    text: menusText({ group: '▲"buyers"' }),
    beside,
    mend: 'name a group of the portal.',
  },
  ACTION_OF_NOBODY: {
    text: listText(
      '"rows": "listPr", "select": "many", "columns": ["prNo"]',
      ', "actions": [▲{ "transition": "receivePr" }]',
    ),
    beside: { [menusFile]: menusText({ group: '"10"' }) },
    mend: 'remove the action, or give one of the groups the menu in schemas/codes/menus.json.',
  },
} as const satisfies Partial<Record<ProblemCode, ProblemCase>>
