import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../../../../codegen/generated/types'
import { crumbsOf, leavesByNumber, mayOpen } from '../../../../engine/shell/menu/menuTree'
import { matchedPart, searchMenus } from '../../../../engine/shell/menu/searchMenus'

const leaf = (pgmId: string, pgmName: string, sspUrl: string, sspSubUrls: string[] = []): MenuItem => ({
  pgmId,
  pgmName,
  sspUrl,
  sspSubUrls,
  leaf: 'T',
})
const branch = (pgmId: string, pgmName: string, childs: MenuItem[]): MenuItem => ({
  pgmId,
  pgmName,
  leaf: 'F',
  childs,
})

const menus = [
  branch('I01', '구매', [
    branch('I0101', '구매요청', [
      leaf('I010101', '구매요청 현황', '/prList', ['/prEdit']),
      leaf('I010102', '구매요청 접수', '/prConfirmList', ['/prConfirmEdit']),
    ]),
    branch('I0102', '발주', [leaf('I010201', '발주요청', '/OrderRequestList')]),
  ]),
  branch('I02', '정산', [branch('I0201', '정산', [leaf('I020101', '정산 처리', '/adjustment')])]),
]

describe('the way to a page', () => {
  it('has three levels, each with what stands beside it', () => {
    expect(
      crumbsOf(menus, '/prList').map(crumb => [crumb.name, crumb.siblings.map(one => one.pgmName)]),
    ).toEqual([
      ['구매', ['구매', '정산']],
      ['구매요청', ['구매요청', '발주']],
      ['구매요청 현황', ['구매요청 현황', '구매요청 접수']],
    ])
  })

  it('a detail page stands under its list', () => {
    expect(crumbsOf(menus, '/prConfirmEdit').at(-1)?.name).toBe('구매요청 접수')
  })

  it('a branch stands there with what is below it, for only leaves are gone to', () => {
    const [first] = crumbsOf(menus, '/prList')
    expect(first?.siblings.map(one => one.sspUrl)).toEqual([undefined, undefined])
    expect(first?.siblings[1]?.childs?.[0]?.childs?.map(one => one.sspUrl)).toEqual(['/adjustment'])
  })

  it('starred entries are found by their numbers; one that is not granted is left out', () => {
    expect(leavesByNumber(menus, ['I020101', 'I999999', 'I010101']).map(one => one.name)).toEqual([
      '정산 처리',
      '구매요청 현황',
    ])
  })

  it('the log-in answer decides what may be opened', () => {
    expect(['/prList', '/prEdit', '/testPo', '/'].map(path => mayOpen(menus, path))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('menu search', () => {
  it.each([
    ['구매요청', ['구매요청 현황', '구매요청 접수']],
    ['ㄱㅁㅇㅊ', ['구매요청 현황', '구매요청 접수']],
    ['접수', ['구매요청 접수']],
    ['현황', ['구매요청 현황']],
    ['ㅂㅈㅇㅊ', ['발주요청']],
    ['발준', []],
    ['발ㅈ', ['발주요청']],
    ['정산처리', ['정산 처리']],
    ['구매 발주', ['발주요청']],
  ])('"%s" finds %j', (typed, names) => {
    expect(searchMenus(menus, typed).map(hit => hit.name)).toEqual(names)
  })
})

describe('what was typed is marked in the name', () => {
  it.each([
    ['구매요청 현황', 'ㄱㅁㅇㅊ', '구매요청'],
    ['구매요청 현황', '요처', '요청'],
    ['구매요청 현황', '현황', '현황'],
    ['정산 처리', '정산처', '정산 처'],
    ['FAQ', 'fa', 'FA'],
    ['구매요청', ' ', ''],
    ['구매요청', '발주', ''],
  ])('"%s" typed as "%s" marks "%s"', (name, typed, marked) => {
    const part = matchedPart(name, typed)
    expect(part ? name.slice(...part) : '').toBe(marked)
  })

  it('names that begin with it stand first', () => {
    const hits = searchMenus(
      [leaf('1', '거래명세서', '/a'), leaf('2', '명세서', '/b'), leaf('3', '월 명세서', '/c')],
      '명세서',
    )
    expect(hits.map(hit => hit.name)).toEqual(['명세서', '거래명세서', '월 명세서'])
  })
})
