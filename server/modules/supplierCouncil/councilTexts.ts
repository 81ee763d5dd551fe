/** Messages of the council of suppliers (domain 10.3). */
export const councilTexts = {
  companyNotRegistered: '거래가능 상태의 협력사만 등록할 수 있습니다.',
  headTwice: '분과별 회장·총무는 1명만 지정할 수 있습니다.',
  memberAlready: '이미 협의회 회원입니다.',
  leaveBeforeJoin: '탈퇴일은 가입일 이후여야 합니다.',
  leaveMissing: '탈퇴일을 입력해 주세요.',
  leaveInFuture: '탈퇴일은 오늘 이전이어야 합니다.', // wording Assumed
  withdrawn: '탈퇴한 회원은 수정할 수 없습니다.',
} as const
