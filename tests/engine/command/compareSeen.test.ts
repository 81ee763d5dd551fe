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
const before = seenParts(compileSample(), [menu])

function changes(list: string, popup = samplePopup, menus = [menu]) {
  const after = compileSample(list, popup)
  expect(after.problems).toEqual([])
  return compareSeen(before, seenParts(after, menus), 'en').split('\n')
}

it('says a column that came, with the groups that see it, and one that went', () => {
  const list = sampleList.replace('"title", "deptnm"', '"title", "needDate"')
  expect(changes(list)).toEqual([
    'screen 요청 현황 (sampleList)',
    '  + column 납품희망일 (needDate) added, visible to 사용자관리자3(통합구매) 33, 사용자관리자4(협력사·평가) 34',
    '  - column 부서명 (deptnm) removed',
  ])
  const ko = compareSeen(before, seenParts(compileSample(list), [menu]), 'ko')
  expect(ko).toContain(
    '+ 칼럼 납품희망일 (needDate) 추가, 사용자관리자3(통합구매) 33, 사용자관리자4(협력사·평가) 34에게 보임',
  )
})

it('says what changed in a part that stayed, also where only the order of columns did', () => {
  expect(
    changes(
      sampleList
        .replace('"title", "deptnm"', '"deptnm", { "field": "title", "label": "제목" }')
        .replace('"field": "status", "visibleWhen"', '"field": "status", "required": true, "visibleWhen"'),
    ),
  ).toEqual([
    'screen 요청 현황 (sampleList)',
    '  ~ filter field 진행상태 (status): required: no → yes',
    '  ~ part 요청: columns stand in another order',
    expect.stringMatching(/^ {2}~ column 제목 \(title\): name: ".+" → "제목"$/),
  ])
})

it('says what a popup and its screen changed each under its own name', () => {
  const popup = samplePopup.replace('요청 선택', '요청 찾기')
  const list = sampleList.replace('"고르기"', '"찾기"')
  expect(changes(list, popup).filter(line => !line.startsWith(' '))).toEqual([
    'screen 요청 현황 (sampleList)',
    '',
    'popup 요청 찾기 (samplePr)',
  ])
})

it('says the address of a screen, and the groups of a menu', () => {
  const list = sampleList.replace('"/sampleList"', '"/sampleRequests"')
  const groups = [
    { group: '34', isReadOnly: false },
    { group: '40', isReadOnly: true },
  ]
  expect(changes(list, samplePopup, [{ ...menu, sspUrl: '/sampleRequests', groups }])).toEqual([
    'screen 요청 현황 (sampleList)',
    '  address: /sampleList → /sampleRequests',
    '',
    'menu 요청 현황 (I010101)',
    '  address: /sampleList → /sampleRequests',
    '  authority groups: removed 사용자관리자3(통합구매) 33',
    '  read-only groups: added 모니터링 40',
  ])
})

it('a screen that is new is one line', () => {
  const after = seenParts(compileSample(), [menu])
  expect(compareSeen([], after, 'en').split('\n')[0]).toBe(
    '+ screen 요청 현황 (sampleList) added, visible to 사용자관리자3(통합구매) 33, 사용자관리자4(협력사·평가) 34',
  )
  expect(compareSeen(after, [], 'ko').split('\n')[0]).toBe('- 화면 요청 현황 (sampleList) 삭제')
})
