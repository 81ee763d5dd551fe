/** Messages of simple orders alone (domain 10). */
export const simpleOrderTexts = {
  limitExceeded: '간편발주 한도(공급가액 1,000,000원)를 초과했습니다. 구매요청으로 진행해 주세요.',
  dayExceeded: '동일 부서·동일 협력사의 당일 간편발주 합계가 한도(1,000,000원)를 초과합니다.',
  tooManyLines: '간편발주는 최대 20개 품목까지 가능합니다.',
  assetRefused: '자산 구매는 간편발주를 사용할 수 없습니다.',
  wonOnly: '간편발주는 원화(KRW)만 가능합니다.',
  priceZero: '단가는 0보다 커야 합니다.',
  qtyZero: '수량은 0보다 커야 합니다.', // wording Assumed
  priceAgreed: '단가계약·카탈로그 품목의 단가는 {0}원으로 정해져 있습니다.', // wording Assumed
  dueDatePast: '납기일은 오늘 이후여야 합니다.', // wording Assumed
  noLine: '발주 품목을 1건 이상 입력해 주세요.', // wording Assumed
  titleTooShort: '간편발주명은 2자 이상 입력해 주세요.', // wording Assumed
  submittedBefore: '상신 이력이 있는 간편발주는 삭제할 수 없습니다. 취소를 이용해 주세요.', // wording Assumed
  submitMixed: '작성중·반려 상태만 상신할 수 있습니다.',
  retryOnly: '발주전송오류 상태만 재전송할 수 있습니다.',
} as const
