/** What registration of suppliers has to say to staff (domain 10.3). */
export const registrationTexts = {
  notSuitable: '등록평가가 적격인 업체만 승인할 수 있습니다.',
  conditionMissing: '조건부 승인 사유를 입력해 주세요.',
  conditionByHead: '조건부 승인은 기본관리자만 할 수 있습니다.',
  ownEvaluation: '본인이 평가한 업체는 승인할 수 없습니다.',
  // Assumed: wording.
  overdue: '보완기한이 지났습니다.',
} as const

/** Mails and texts to an applicant. Assumed: wording. */
export const applicantTexts = {
  title: '[OGPMS] 협력사 등록신청 안내',
  supplement:
    '[OGPMS] {0}의 등록신청({1})에 보완이 필요합니다. 사유: {2} 보완기한: {3}. 아래 주소에서 보완해 주세요. {4}',
  reminder: '[OGPMS] {0}의 등록신청({1}) 보완기한({2})이 {3}일 남았습니다. 아래 주소에서 보완해 주세요. {4}',
  approved:
    '[OGPMS] {0}의 등록신청({1})이 승인되었습니다. 사용자ID {2}와 신청할 때 정한 비밀번호로 로그인해 주세요. {3}',
  rejected: '[OGPMS] {0}의 등록신청({1})이 반려되었습니다. 사유: {2}',
} as const
