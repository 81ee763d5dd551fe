import { expect, it } from 'vitest'
import { compareSeen } from '../../../engine/command/compareSeen'
import { type SeenMenu, seenParts } from '../../../engine/command/seenParts'
import { compileSample, sampleList, samplePopup } from './sampleProject'

const menu: SeenMenu = {
  pgmId: 'I010101',
  pgmName: '요청 현황',
  sspUrl: '/sampleList',
  sspSubUrls: [],
  groups: [
    { group: '34', isReadOnly: false },
    { group: '33', isReadOnly: false },
  ],
}
/** How a changed screen is called, with those who see it. */
const screen =
  'screen 요청 현황 (sampleList), seen by 사용자관리자3(통합구매) 33, 사용자관리자4(협력사·평가) 34'
const before = seenParts(compileSample(), [menu])

function changes(list: string, popup = samplePopup, menus = [menu]) {
  const after = compileSample(list, popup)
  expect(after.problems).toEqual([])
  return compareSeen(before, seenParts(after, menus), 'en').split('\n')
}

it('says a column that came, with the groups that see it, and one that went', () => {
  const list = sampleList.replace('"title", "deptnm"', '"title", "needDate"')
  expect(changes(list)).toEqual([
    screen,
    '  + new: column 납품희망일 (needDate)',
    '  - gone: column 부서명 (deptnm)',
  ])
  const ko = compareSeen(before, seenParts(compileSample(list), [menu]), 'ko')
  expect(ko).toContain(
    '화면 요청 현황 (sampleList), 보이는 그룹 사용자관리자3(통합구매) 33, 사용자관리자4(협력사·평가) 34\n  + 추가: 칼럼 납품희망일 (needDate)',
  )
})

it('says a condition of what came, and first values, orders and ways in the words of the page', () => {
  const list = sampleList
    .replace('"title", "deptnm"', '"title", { "field": "deptnm", "go": "sampleList" }, "needDate"')
    .replace('"select"', '"sort": "needDate:desc", "select"')
    .replace(
      '"title",\n',
      '"title", { "field": "reqDate", "initial": "pastMonth", "visibleWhen": "filter.title != \'\'" },\n',
    )
  expect(changes(list).slice(1)).toEqual([
    "  + new: filter field 요청일자 (reqDate), shown when filter.title != ''",
    '  ~ part 요청: order of rows: none → 납품희망일 ▼',
    '  ~ column 부서명 (deptnm): leads to: none → 요청 현황 (sampleList)',
    '  + new: column 납품희망일 (needDate)',
  ])
})

it('says what changed in a part that stayed, also where only the order of columns did', () => {
  expect(
    changes(
      sampleList
        .replace('"title", "deptnm"', '"deptnm", { "field": "title", "label": "제목" }')
        .replace('"field": "status", "visibleWhen"', '"field": "status", "required": true, "visibleWhen"'),
    ),
  ).toEqual([
    screen,
    '  ~ filter field 진행상태 (status): required: no → yes',
    '  ~ part 요청: columns stand in another order',
    expect.stringMatching(/^ {2}~ column 제목 \(title\): name: ".+" → "제목"$/),
  ])
})

it('says what a popup and its screen changed each under its own name', () => {
  const popup = samplePopup.replace('요청 선택', '요청 찾기')
  const list = sampleList.replace('"고르기"', '"찾기"')
  expect(changes(list, popup).filter(line => !line.startsWith(' '))).toEqual([
    screen,
    '',
    'popup 요청 찾기 (samplePr), seen by 사용자관리자3(통합구매) 33, 사용자관리자4(협력사·평가) 34',
  ])
})

it('says the address of a screen, and the groups of a menu', () => {
  const list = sampleList.replace('"/sampleList"', '"/sampleRequests"')
  const groups = [
    { group: '34', isReadOnly: false },
    { group: '40', isReadOnly: true },
  ]
  expect(changes(list, samplePopup, [{ ...menu, sspUrl: '/sampleRequests', groups }])).toEqual([
    'screen 요청 현황 (sampleList), seen by 사용자관리자4(협력사·평가) 34, 모니터링 40',
    '  address: /sampleList → /sampleRequests',
    '',
    'menu 요청 현황 (I010101), seen by 사용자관리자4(협력사·평가) 34, 모니터링 40',
    '  address: /sampleList → /sampleRequests',
    '  authority groups: removed 사용자관리자3(통합구매) 33',
    '  read-only groups: added 모니터링 40',
  ])
})

it('a screen that is new is one line', () => {
  const after = seenParts(compileSample(), [menu])
  expect(compareSeen([], after, 'en').split('\n')[0]).toBe(`+ new: ${screen}`)
  expect(compareSeen(after, [], 'ko').split('\n')[0]).toMatch(
    /^- 삭제: 화면 요청 현황 \(sampleList\), 보이는 그룹 /,
  )
})
