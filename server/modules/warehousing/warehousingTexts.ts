export const warehousingTexts = {
  noCondition: '조회 조건을 하나 이상 입력해 주세요.',
} as const
