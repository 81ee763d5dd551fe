/** What registration of suppliers has to say to staff (domain 10.3). */
export const registrationTexts = {
  notSuitable: '등록평가가 적격인 업체만 승인할 수 있습니다.',
  conditionReason: '조건부 승인 사유를 입력해 주세요.',
  conditionByManager: '조건부 승인은 기본관리자만 할 수 있습니다.',
  evaluatedByOneself: '본인이 평가한 업체는 승인할 수 없습니다.',
  evaluatorMissing: '평가자를 지정해 주세요.',
  notContinuing: '국세청 상태가 계속사업자가 아닙니다.',
  // Assumed: wording of what the domain leaves open.
  evaluatorUnfit: '구매담당이나 업체관리 권한의 재직 중인 사용자를 평가자로 지정해 주세요.',
  dueDatePast: '평가기한은 오늘 이후여야 합니다.',
} as const

/** Mails and texts to an applicant. Assumed: wording. */
export const applicantTexts = {
  title: '[OGPMS] 협력사 등록신청 안내',
  supplement:
    '[OGPMS] {0}의 등록신청({1})에 보완이 필요합니다. 사유: {2} 보완기한: {3}. 아래 주소에서 보완해 주세요. {4}',
} as const
