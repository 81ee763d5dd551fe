/** Mails and texts to an applicant. Assumed: wording. */
export const applicantTexts = {
  title: '[OGPMS] 협력사 등록신청 안내',
  supplement:
    '[OGPMS] {0}의 등록신청({1})에 보완이 필요합니다. 사유: {2} 보완기한: {3}. 아래 주소에서 보완해 주세요. {4}',
} as const
