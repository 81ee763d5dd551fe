/** What only requests for quotation and quotations have to say. Domain 80, but for what is marked. */
export const rfqTexts = {
  noSupplier: '견적의뢰 업체를 1개 이상 추가해 주세요.',
  tooManySuppliers: '견적의뢰 업체는 최대 10개까지 추가할 수 있습니다.', // wording Assumed
  supplierTwice: '같은 협력사를 두 번 추가할 수 없습니다.', // wording Assumed
  supplierUnknown: '등록되지 않은 협력사입니다.', // wording Assumed
  alreadyOrdered: '이미 발주된 품목이 포함되어 있습니다.',
  noLine: '견적을 의뢰할 품목이 없습니다.', // wording Assumed
  receivedOnly: '접수완료된 구매요청에만 견적을 의뢰할 수 있습니다.', // wording Assumed
  threeNeeded: '예정금액 1,000만원 이상은 3개 업체 이상 견적이 필요합니다. 수의사유를 입력해 주세요.',
  soleReasonNeeded: '수의사유를 입력해 주세요.', // wording Assumed
  deadlineTooSoon: '견적마감일시는 현재로부터 24시간 이후여야 합니다.',
  deadlineNotLater: '연장 마감일시는 기존 마감일시보다 늦어야 합니다.',
  notAnswered: '마감일시가 지나거나 모든 업체가 답한 뒤에 마감할 수 있습니다.', // wording Assumed
  pickEach: '품목마다 견적을 하나씩 선택해 주세요.', // wording Assumed
  belowMinimum: '{0}의 최소주문수량({1})이 의뢰수량보다 많아 선정할 수 없습니다.', // wording Assumed
  reasonNotLowest: '최저가가 아닌 업체 선정 시 사유를 10자 이상 입력해 주세요.',
  quotationExpired: '견적 유효기간이 지났습니다. 재견적을 요청해 주세요.',
  proxyRefused: 'OGPMS를 이용하는 협력사의 견적은 대리로 입력할 수 없습니다.', // wording Assumed
  proxyReason: '대리입력 사유를 5자 이상 입력해 주세요.', // wording Assumed
  minimumWrong: '최소주문수량은 0보다 커야 합니다.', // wording Assumed
  closedForAnswers: '마감된 견적의뢰입니다.',
  declineReason: '포기사유를 5자 이상 입력해 주세요.',
  checkFirst: '견적의뢰를 먼저 확인해 주세요.',
  incomplete: '작성이 완료되지 않은 견적입니다.',
  withdrawTooLate: '마감 후에는 견적을 회수할 수 없습니다.',
  priceMissing: '단가를 입력해 주세요. (품목 {0})',
  allNoQuote: '전 품목 미견적인 경우 견적포기를 이용해 주세요.',
  validTooShort: '견적유효일은 마감일로부터 7일 이후여야 합니다.',
  tooLate: '견적 마감시간이 지났습니다.',
  deliveryPast: '납품가능일은 오늘 이후여야 합니다.',
  priceDecimals: '단가는 소수 2자리까지 입력할 수 있습니다.',
} as const
