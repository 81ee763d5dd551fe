/** What administration of authority has to say. Domain 10.3 unless it says Assumed. */
export const authorityTexts = {
  groupHasUsers: '사용자가 있는 권한그룹은 미사용 처리할 수 없습니다.',
  adminGroupUnused: '시스템관리자 그룹은 미사용 처리할 수 없습니다.',
  otherPortal: '포털구분이 다른 메뉴에는 권한을 부여할 수 없습니다.',
  ownSession: '본인의 세션은 종료할 수 없습니다.',
  endedSession: '접속중인 세션만 종료할 수 있습니다.',
  ownGroup: '본인의 권한그룹은 변경할 수 없습니다.',
  onlyAdministrator: '시스템관리자 권한은 시스템관리자만 부여할 수 있습니다.',
  supplierGroup: '협력사 권한그룹은 임직원에게 부여할 수 없습니다.',
  lastAdministrator: '시스템관리자는 최소 1명이 필요합니다.',
  retired: '퇴직자는 사용 처리할 수 없습니다.',
  // Assumed: wording of what the domain leaves open.
  adminScope: '시스템관리자 그룹의 조회범위는 변경할 수 없습니다.',
  supplierScope: '소속업체 범위는 협력사 권한그룹에만 지정할 수 있습니다.',
  headingGrant: '그룹 메뉴에는 권한을 부여할 수 없습니다.',
  ownUse: '본인 계정은 미사용 처리할 수 없습니다.',
  ownType: '본인의 권한유형은 변경할 수 없습니다.',
  notLocked: '로그인이 잠긴 사용자만 해제할 수 있습니다.',
  reasonTooShort: '사유를 {0}자 이상 입력해 주세요.',
  unusedGroup: '사용하지 않는 권한그룹은 부여할 수 없습니다.',
} as const
