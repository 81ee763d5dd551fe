/** Messages of satisfaction surveys alone (domain 10.3). */
export const satisfactionTexts = {
  unanswered: '모든 문항에 응답해 주세요.',
  commentMissing: '불만족(2점 이하) 항목이 있으면 의견을 10자 이상 입력해 주세요.',
  otherRespondent: '응답 대상자만 제출할 수 있습니다.',
  expired: '응답기한이 지났습니다.',
  remindedLately: '최근 3일 내 독촉한 건은 제외됩니다. ({0}건)',
  excludeReason: '제외사유를 {0}자 이상 입력해 주세요.',
  // Assumed wordings.
  requested: '거래만족도 설문이 도착했습니다. {0} (응답기한 {1})',
  dueSoon: '거래만족도 응답기한이 {2}일 남았습니다. {0} (응답기한 {1})',
  reminded: '거래만족도 응답을 기다리고 있습니다. {0} (응답기한 {1})',
} as const
