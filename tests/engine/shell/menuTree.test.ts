import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../../../codegen/generated/types'
import { crumbsOf, mayOpen, searchMenus } from '../../../engine/shell/menuTree'

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
      crumbsOf(menus, '/prList').map(crumb => [crumb.name, crumb.siblings.map(one => one.name)]),
    ).toEqual([
      ['구매', ['구매', '정산']],
      ['구매요청', ['구매요청', '발주']],
      ['구매요청 현황', ['구매요청 현황', '구매요청 접수']],
    ])
  })

  it('a detail page stands under its list', () => {
    expect(crumbsOf(menus, '/prConfirmEdit').at(-1)?.name).toBe('구매요청 접수')
  })

  it('a branch leads to its first leaf', () => {
    expect(crumbsOf(menus, '/prList')[0]?.siblings.map(one => one.path)).toEqual(['/prList', '/adjustment'])
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
