import type { AuthGroupId } from '../../schemas/codes/authGroups'

/** What each authority group is for, domain 6.1. */
export const groupDescriptions: Readonly<Record<AuthGroupId, string>> = {
  '99': '권한 관리를 포함한 모든 업무',
  '50': '구매 총괄. 모든 업무와 시스템관리자를 제외한 사용자 권한',
  '51': '회계. 정산, 세금계산서, 전표, 전기, 월마감',
  '34': '협력사 관리와 평가, 협력사 사용자',
  '33': '통합구매 담당',
  '32': '사업부 구매 담당. 소속 사업부의 문서',
  '31': '부서장과 부서 담당. 소속 부서와 하위 부서의 문서',
  '30': '요청자와 인수자. 본인의 문서',
  '10': '기준정보 정비 담당',
  '20': '시스템 운영',
  '40': '감사와 경영진. 조회만',
  '61': '협력사의 관리자. 소속 업체의 사용자를 함께 관리',
  '60': '협력사의 사용자. 소속 업체의 문서',
}
