/** Messages of actions about items of a high price alone (domain 10.3). */
export const highCostTexts = {
  memoTooShort: '조치내용을 10자 이상 입력해 주세요.',
  planInPast: '조치예정일은 오늘 이후여야 합니다.',
  planMissing: '조치예정일과 담당자를 입력해 주세요.',
  ownerGone: '재직 중인 사용자를 선택해 주세요.',
} as const
