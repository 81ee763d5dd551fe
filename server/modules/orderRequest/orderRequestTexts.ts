/** Messages of order requests alone (domain 10). */
export const orderRequestTexts = {
  submitMixed: '작성중·반려 상태만 상신할 수 있습니다.',
  retryOnly: '발주전송오류 상태만 재전송할 수 있습니다.',
  submittedBefore: '상신 이력이 있는 발주요청은 삭제할 수 없습니다. 취소를 이용해 주세요.', // wording Assumed
  noLine: '발주 품목을 1건 이상 입력해 주세요.', // wording Assumed
  titleTooShort: '발주요청명은 2자 이상 입력해 주세요.', // wording Assumed
  otherSupplier: '선정된 협력사가 아닙니다. 선정 협력사로 발주해 주세요.', // wording Assumed
  requestUnknown: '발주할 수 있는 요청품목이 아닙니다.', // wording Assumed
  requestTwice: '같은 요청품목이 중복되었습니다. (순번 {0}, {1})', // wording Assumed
  openExceeded: '발주수량이 구매요청 잔량({0})을 초과합니다.',
  qtyZero: '수량은 0보다 커야 합니다.',
  priceZero: '단가는 0보다 커야 합니다.',
  priceAboveSelected: '선정 견적단가를 초과합니다. 사유를 입력해 주세요.',
  reasonForBasis: '직전단가·수의협상은 근거사유를 입력해 주세요.', // wording Assumed
  twoCurrencies: '한 발주요청에는 하나의 통화만 사용할 수 있습니다.',
  twoSections: '사업부가 다른 구매요청은 함께 발주할 수 없습니다.', // wording Assumed
  taxOfForeign: '외화 발주에는 과세매입 세금코드를 사용할 수 없습니다.',
  loiExceeded: 'LOI 금액의 110%를 초과하여 발주할 수 없습니다.',
  loiSupplier: 'LOI의 협력사로 발주해 주세요.', // wording Assumed
  nothingOpen: '발주할 잔량이 없습니다.', // wording Assumed
} as const
