import { describe, expect, it } from 'vitest'
import { compileFiles } from '../problem/compileCase'
import { listText } from './compileTexts'

const menus = (mayWrite: boolean) => {
  const leaf = {
    pgmId: 'I010101',
    pgmName: '다',
    sspUrl: '/test',
    sspSubUrls: [],
    groups: [{ group: '33', isReadOnly: !mayWrite }],
  }
  const top = { pgmId: 'I01', pgmName: '가', childs: [{ pgmId: 'I0101', pgmName: '나', childs: [leaf] }] }
  return JSON.stringify({ internal: [top], external: [] })
}

function reported(grid: string, more: string, mayWrite: boolean): readonly string[] {
  const problems = compileFiles({
    'screens/test.screen.json': listText(grid, more),
    'schemas/codes/menus.json': menus(mayWrite),
  })
  return problems.map(({ code, what }) => `${code} ${what.en}`)
}

const rows = '"rows": "listPr", "select": "many", "columns": ["prNo"'
const nobody = (label: string) =>
  `ACTION_OF_NOBODY Nobody can ever press "${label}": of the groups that may, none may write on this page.`

describe('a button of a page that nobody may write on', () => {
  const sent = `"datasetId": "'PR'", "periodFrom": "today()", "periodTo": "today()", "reason": "'감사'"`
  const call = `{ "step": "call", "operation": "runDownload", "with": { ${sent} } }`
  const action = `, "actions": [{ "label": "받기", "steps": [${call}] }]`

  it('is reported when it calls what changes something, whoever that is open to', () => {
    expect(reported(`${rows}]`, action, false)).toEqual([nobody('받기')])
    expect(reported(`${rows}]`, action, true)).toEqual([])
  })

  it('is reported in the rows of a grid as well', () => {
    const button = `, { "button": "받기", "steps": [${call}] }]`
    expect(reported(rows + button, '', false)).toEqual([nobody('받기')])
    expect(reported(rows + button, '', true)).toEqual([])
  })

  it('may search, export, and call what everybody with a session may call', () => {
    const read = `{ "step": "call", "operation": "readMyNotice", "with": { "notiSeq": "'1'" } }`
    const reading = `, "actions": ["export", { "label": "읽음", "steps": [${read}] }]`
    expect(reported(`${rows}]`, reading, false)).toEqual([])
  })
})

it('a button whose condition asks for a group without this page is reported, and one of several groups is not', () => {
  const sees = (when: string) =>
    reported(`${rows}]`, `, "actions": [{ "label": "가", "go": "test", "visibleWhen": "${when}" }]`, true)
  const problem =
    'ACTION_OF_NOBODY Nobody ever sees "가" or can press it: its conditions hold for no group that has this page.'
  expect(sees("user.authGroupId == '50'")).toEqual([problem])
  expect(sees("user.authGroupId in ['50', '99']")).toEqual([problem])
  expect(sees("user.authGroupId == '50' || user.authGroupId == '33'")).toEqual([])
  expect(sees("user.authGroupId != '50'")).toEqual([])
})
