import { describe, expect, it } from 'vitest'
import { screenRoutes } from '../../../codegen/generated/screens'
import { menuLeaves, type Portal } from '../../../schemas/codes/menus'

/** Where the list of screens gives the menu another name than the page, mostly a shorter one: path, page, menu. */
const named: readonly (readonly [string, string, string])[] = [
  ['/OrderRequestList', '발주요청 현황', '발주요청'],
  ['/LoiRequestList', 'LOI 현황', 'LOI 요청'],
  ['/SimpleOrderList', '간편발주 현황', '간편발주'],
  ['/portal/ogpmsManage/RegisterUser', '협력사 사용자 등록', '사용자 등록'],
  ['/cyber/portal/ogpmsManage/compUserManage', '업체별 사용자 관리', '사용자 관리'],
  ['/prSubmitList', '견적 제출 현황', '견적 제출'],
  ['/cyber/prSubmitList', '견적 제출 현황', '견적 제출'],
  ['/CyberOrderRequestList', '발주 접수 현황', '발주 접수'],
  ['/cyber/CyberOrderRequestList', '발주 접수 현황', '발주 접수'],
  ['/itemManagement/upItemView', '협력사 품목 업로드 현황', '협력사 품목 업로드'],
  ['/cyber/itemManagement/upItemView', '협력사 품목 업로드 현황', '품목 업로드'],
  ['/monthlyCalculate', '월정산 현황', '월정산 확인'],
  ['/cyber/monthlyCalculate', '월정산 현황', '월정산'],
  ['/noneOrderView', '비발주 정산 청구', '비발주 정산'],
  ['/cyber/noneOrderView', '비발주 정산 청구', '비발주 정산'],
  ['/CompCouncilList', '협력사 협의회 관리', '협의회 관리'],
  ['/compGerpAppList', 'GERP 업체등록 신청', 'GERP 업체등록'],
  ['/compExcavationList', '협력사 발굴 관리', '협력사 발굴'],
  ['/compUserManageList', '협력사 담당자 현황', '협력사 담당자'],
  ['/evaWorkList', '업무평가 수행', '업무평가'],
  ['/compEvaTotalList', '종합평가 관리', '종합평가'],
  ['/business/evaManage/purContCompMngList', '계약업체 평가 관리', '계약업체 평가'],
  ['/business/evaManage/transSatisMngList', '거래만족도 관리', '거래만족도'],
  ['/report/monthlyReport/monthlyReport01', '월간 부서별 구매실적', '01. 부서별 구매실적'],
  ['/report/monthlyReport/monthlyReport02', '월간 협력사별 구매실적', '02. 협력사별 구매실적'],
  ['/report/monthlyReport/monthlyReport03', '월간 품목군별 구매실적', '03. 품목군별 구매실적'],
  ['/report/monthlyReport/monthlyReport04', '월간 단가 변동 현황', '04. 단가 변동 현황'],
  ['/report/monthlyReport/monthlyReport05', '월간 납기 준수율', '05. 납기 준수율'],
  ['/report/monthlyReport/monthlyReport06', '월간 원가절감 실적', '06. 원가절감 실적'],
  ['/report/monthlyReport/monthlyReport07', '월간 발주-입고-정산 현황', '07. 발주-입고-정산 현황'],
  ['/report/monthlyReport/monthlyReport08', '월간 구매 리드타임', '08. 구매 리드타임'],
  ['/report/monthlyReport/monthlyReport09', '월간 품질·반품 현황', '09. 품질·반품 현황'],
  [
    '/report/monthlyReport/monthlyReport10',
    '월간 발주유형별 현황(간편·LOI·비발주)',
    '10. 발주유형별 현황(간편·LOI·비발주)',
  ],
  ['/report/monthlyReport/monthlyReport11', '월간 월마감·전기·지급 현황', '11. 월마감·전기·지급 현황'],
  ['/itemExcelUpList', '품목 엑셀 업로드 현황', '품목 엑셀 업로드'],
]

const portals: readonly Portal[] = ['internal', 'external']
const leaves = portals.flatMap(menuLeaves)
const menuNameOf = (path: string) => leaves.find(leaf => leaf.sspUrl === path)?.pgmName

describe('a menu and the page that it opens', () => {
  const opened = screenRoutes.flatMap(({ path, title }) => {
    const menu = menuNameOf(path)
    return menu === undefined ? [] : [{ path, title, menu }]
  })

  it.each(opened)('$path is called $title, and $menu in the menu', ({ path, title, menu }) => {
    const [, page, short] = named.find(([given]) => given === path) ?? [path, title, title]
    expect({ title, menu }).toEqual({ title: page, menu: short })
  })

  it('have two names only where they differ, and only where there is a menu', () => {
    expect(named.filter(([path, page, menu]) => page === menu || menuNameOf(path) !== menu)).toEqual([])
  })
})
