import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newFiles } from '../../../engine/command/newCommand'
import { compileSample, sampleList } from './sampleProject'

const menusText = `{
  "internal": [
    {
      "pgmId": "I01",
      "pgmName": "구매",
      "childs": [
        {
          "pgmId": "I0101",
          "pgmName": "구매요청",
          "childs": [
            {
              "pgmId": "I010104",
              "pgmName": "요청 현황",
              "sspUrl": "/sampleList",
              "sspSubUrls": [],
              "groups": [
                { "group": "99", "isReadOnly": false }
              ]
            }
          ]
        },
        { "pgmId": "I0102", "pgmName": "발주", "childs": [] }
      ]
    }
  ],
  "external": [
    { "pgmId": "X01", "pgmName": "수주", "childs": [{ "pgmId": "X0101", "pgmName": "발주", "childs": [] }] }
  ]
}
`
const compiled = compileSample(sampleList)
const make = (...words: string[]) =>
  newFiles(
    ['myList', '--rows', 'listPr', '--title', '내 구매요청', ...words],
    { root: '/nowhere', compiled },
    menusText,
  )

/** What is said when nothing was made. */
function refusal(...words: string[]): string {
  const made = make(...words)
  return 'ko' in made ? made.ko : 'made'
}

function files(...words: string[]): Readonly<Record<string, string>> {
  const made = make(...words)
  return 'ko' in made ? {} : made.files
}

it('puts the screen beside those of its menu, and the menu behind them with the next number', () => {
  const made = files('--menu', '구매요청', '--groups', '30,31,40:read')
  expect(Object.keys(made)).toEqual(['screens/purchase/myList.screen.json', 'schemas/codes/menus.json'])
  expect(made['schemas/codes/menus.json']).toBe(
    menusText.replace(
      '              ]\n            }\n          ]',
      `              ]
            },
            {
              "pgmId": "I010105",
              "pgmName": "내 구매요청",
              "sspUrl": "/myList",
              "sspSubUrls": [],
              "groups": [
                { "group": "30", "isReadOnly": false },
                { "group": "31", "isReadOnly": false },
                { "group": "40", "isReadOnly": true }
              ]
            }
          ]`,
    ),
  )
})

it('takes the first entry of a heading that has none, and the portal of its menu', () => {
  const made = files('--menu', 'X0101', '--groups', '60')
  expect(made['screens/purchase/myList.screen.json']).toContain('"portals": ["external"]')
  const menus = JSON.parse(made['schemas/codes/menus.json'] ?? '{}')
  expect(menus.external[0].childs[0].childs).toMatchObject([{ pgmId: 'X010101', sspUrl: '/cyber/myList' }])
})

it('takes menus and groups by name, also by a part of it that no other group has', () => {
  const made = files('--menu', '구매>구매요청', '--groups', '통합구매,일반사용자, 모니터링:read,33')
  const menus = JSON.parse(made['schemas/codes/menus.json'] ?? '{}')
  expect(menus.internal[0].childs[0].childs[1].groups).toEqual([
    { group: '33', isReadOnly: false },
    { group: '30', isReadOnly: false },
    { group: '40', isReadOnly: true },
  ])
})

it('says what it made, for whom, and what is left to do', () => {
  const made = make('--menu', '구매요청', '--groups', '30,모니터링:read')
  const text = 'said' in made ? made.said.ko : ''
  expect(text).toContain('메뉴 I010105 (구매 > 구매요청 > 내 구매요청)')
  expect(text).toContain('볼 수 있는 그룹: 30 일반사용자, 40 모니터링:read')
  expect(text).toMatch(/npm run codegen[\s\S]*npm run dev.*\/myList/)
})

it('says what is wrong with a menu or its groups in plain words', () => {
  expect(refusal('--menu', '발주')).toBe(
    '"발주"에는 자리가 여럿 있습니다. 그중 하나의 pgmId를 적어 주십시오.\n  I0102 구매 > 발주\n  X0101 수주 > 발주',
  )
  const unknown = refusal('--menu', '구매오청', '--groups', '30')
  expect(unknown).toContain('비슷한 이름: 구매요청\n있는 메뉴:\n  I0101 구매 > 구매요청\n')
  expect(refusal('--menu', 'I0101')).toContain('이 메뉴에 쓸 수 있는 그룹:\n  10 TF관리자\n')
  expect(refusal('--menu', 'I0101', '--groups', '30,60,3x')).toMatch(
    /^"60": 이 메뉴에 쓸 수 있는 .*\n"3x": .*\n이 메뉴에 .*:\n {2}10 TF관리자\n/,
  )
  expect(refusal('--menu', 'I0101', '--groups', '일반사용지')).toContain('비슷한 것: 30 일반사용자')
  expect(refusal('--menu', 'I0101', '--groups', '사용자관리자')).toMatch(
    /비슷한 것: 31 .*, 32 .*, 33 .*, 34 /,
  )
  expect(refusal('--menu', 'I0101', '--groups', '구매담당')).toMatch(/비슷한 것: 32 .*, 33 [^,]*\n/)
  expect(refusal('--menu', 'I0101', '--groups', '30:write')).toMatch(/^"30:write":/)
})

it('says what is wrong with id, operation and title, and makes no screen twice', () => {
  const say = (...words: string[]) => {
    const made = newFiles(words, { root: '/nowhere', compiled }, menusText)
    return 'ko' in made ? made.ko : 'made'
  }
  expect(say('myList', '--rows', 'listPr')).toContain('쓰는 법')
  expect(say('My-List', '--rows', 'listPr', '--title', '가')).toContain('화면 id로 쓸 수 없습니다')
  expect(say('myList', '--rows', 'listPrr', '--title', '가')).toContain('비슷한 것:\n  listPr 구매요청 목록')
  expect(say('myList', '--rows', '구매요청', '--title', '가')).toContain('\n  listPr 구매요청 목록')
  expect(say('myList', '--rows', 'getPr', '--title', '가')).toMatch(
    /^"getPr"\(.+\)[은는] 행을 답하지 않아 .*\n곁에서 행을 답하는 것:\n( {2}.*\n)*? {2}listPr 구매요청 목록/,
  )
  expect(say('sampleList', '--rows', 'listPr', '--title', '가')).toContain('이미 있습니다')
})

it('without a menu it says what to write into the menus of the project', () => {
  const made = make()
  expect('said' in made && made.said.ko).toContain('schemas/codes/menus.json에 메뉴를 더합니다')
  const menus = readFileSync('schemas/codes/menus.json', 'utf8')
  const real = newFiles(
    ['myList', '--rows', 'listPr', '--title', '내 구매요청', '--menu', 'I0101', '--groups', '30'],
    { root: '/nowhere', compiled },
    menus,
  )
  expect('files' in real && real.files['schemas/codes/menus.json']).toMatch(
    /"pgmId": "I0101\d\d",\n +"pgmName": "내 구매요청"/,
  )
})

it('gives rows that are moved a check box and the buttons that move them, and refuses what moves others', () => {
  const [, text = ''] = Object.entries(files('--actions', 'submitPr,deletePr'))[0] ?? []
  expect(JSON.parse(text)).toMatchObject({
    grid: { select: 'many' },
    actions: ['search', 'reset', { transition: 'submitPr' }, { transition: 'deletePr' }, 'export'],
  })
  expect(files()['screens/purchase/myList.screen.json']).not.toContain('"select"')
  const refused = refusal('--actions', 'cancelPo')
  expect(refused).toContain('"cancelPo" 전이로 옮길 수 없습니다.')
  expect(refused).toContain('submitPr 결재상신')
})

it("links rows of staff to no page of suppliers, even to one that staff may look at, and suppliers' rows to it", () => {
  const order = `{
    "screen": "sampleList", "title": "발주 접수", "route": { "path": "/sampleList", "portals": ["internal", "external"] },
    "document": { "workflow": "po", "load": "getCyberPo" },
    "blocks": [{ "block": "form", "title": "발주", "fields": ["poNo", "title"] }]
  }`
  const project = { root: '/nowhere', compiled: compileSample(order) }
  const rowsOf = (rows: string, menu: string, groups: string) => {
    const words = ['myOrders', '--rows', rows, '--title', '내 발주', '--menu', menu, '--groups', groups]
    const made = newFiles(words, project, menusText)
    return 'files' in made ? Object.values(made.files)[0] : made.ko
  }
  expect(rowsOf('listPo', 'I0101', '33')).toContain('{ "field": "poNo", "frozen": true },')
  expect(rowsOf('listCyberPo', 'X0101', '60')).toContain(
    '{ "field": "poNo", "frozen": true, "go": "sampleList" }',
  )
})
