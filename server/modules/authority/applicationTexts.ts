/** What the application of an employee has to say. Domain 10.3 unless it says Assumed. */
export const applicationTexts = {
  consentMissing: '개인정보 수집·이용에 동의해 주세요.',
  singleIdWrong: 'Single ID 형식이 올바르지 않습니다.',
  taken: '이미 등록된 사용자입니다.',
  reasonTooShort: '신청사유를 5자 이상 입력해 주세요.',
  departmentUnknown: '존재하지 않는 부서입니다. 부서명을 확인해 주세요.',
  tooMany: '잠시 후 다시 신청해 주세요.',
  received: '신청이 접수되었습니다. 승인되면 이메일로 알려 드립니다.',
  appliedOnly: '신청 상태의 사용자만 반려할 수 있습니다.',
  rejectTooShort: '반려사유를 5자 이상 입력해 주세요.',
  // Assumed: wording of what the domain leaves open.
  sectionUnknown: '존재하지 않는 사업부입니다. 사업부명을 확인해 주세요.',
  notApproved: '승인되지 않은 신청자는 결재할 수 없습니다.',
} as const

/** Mails to an applicant, and the notice to those who decide. Assumed: wording. */
export const applicationMails = {
  title: '[GPMS] 사용자 신청 안내',
  approved:
    '[GPMS] Single ID {0}의 사용자 신청이 승인되었습니다. 비밀번호를 정하지 않았다면 로그인 화면의 비밀번호 재설정에서 먼저 정해 주세요. {1}',
  rejected:
    '[GPMS] Single ID {0}의 사용자 신청이 반려되었습니다. 사유: {1} 내용을 고쳐 다시 신청할 수 있습니다. {2}',
  expired:
    '[GPMS] Single ID {0}의 사용자 신청이 {1}일 동안 처리되지 않아 삭제되었습니다. 필요하면 다시 신청해 주세요. {2}',
  notice: '사용자 신청이 접수되었습니다. ({0})',
} as const
