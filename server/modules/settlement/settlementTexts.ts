/** What only settlements, statements and tax invoices have to say, domain 10. */
export const settlementTexts = {
  noTarget: '정산 대상 입고를 선택해 주세요.',
  twoSuppliers: '한 정산에는 동일한 협력사만 선택할 수 있습니다.',
  twoCurrencies: '한 정산에는 동일한 통화만 선택할 수 있습니다.',
  twoTaxCodes: '한 정산에는 동일한 세금코드만 선택할 수 있습니다.',
  twoMonths: '동일한 정산월·사업부의 입고만 선택할 수 있습니다.',
  monthlyCompany: '월정산 협력사는 월정산 관리에서 처리해 주세요.',
  settledBefore: '이미 정산되었거나 정산할 수 없는 입고가 있습니다. 다시 조회해 주세요.', // wording Assumed
  tooManyLines: '한 정산에는 최대 {0}건까지 선택할 수 있습니다.', // wording Assumed
  deductAboveSupply: '공제금액이 공급가액을 초과합니다.',
  deductWithoutReason: '공제사유를 입력해 주세요.',
  withoutPortal: 'OGPMS 미사용 협력사입니다. 대리확인을 이용해 주세요.',
  monthClosed: '마감된 정산월입니다.',
  totalNegative: '정산금액이 음수입니다. 반품 차감을 다음 달로 이월해 주세요.',
  mismatchStops: '발주·입고 대사에서 허용치를 벗어났습니다. ({0})', // wording Assumed
  latePenalty: '납기 지연 지체상금 제안', // wording Assumed
  matched: '일치',
  priceDiffers: '단가 {0}%',
  qtyAbove: '수량 초과 {0}%',
  evidenceMissing: '대리확인 증빙을 첨부해 주세요.',
  ntsWrong: '국세청 승인번호는 24자리여야 합니다.',
  ntsTaken: '이미 등록된 국세청 승인번호입니다.',
  invoiceNoMissing: '상업송장번호를 입력해 주세요.', // wording Assumed
  invoiceNoTaken: '이미 등록된 상업송장번호입니다.', // wording Assumed
  invoiceFileMissing: '상업송장 파일을 첨부해 주세요.', // wording Assumed
  writeOutsideMonth: '작성일자는 정산월({0}) 이내여야 합니다.',
  invoiceBeforeConfirmation: '정산을 확인한 후 세금계산서를 등록해 주세요.',
  invoiceLiving: '등록된 세금계산서가 있습니다. 취소한 후 다시 등록해 주세요.', // wording Assumed
  invoiceHolds: '등록된 세금계산서가 있어 정산을 취소할 수 없습니다. 세금계산서를 먼저 취소해 주세요.', // wording Assumed
  returnedAlready: '반품이 이미 공제된 정산은 취소할 수 없습니다. ({0})', // wording Assumed
  amountsDiffer: '정산금액과 세금계산서 금액이 다릅니다. (차이 {0}원)',
  issuedLate: '발급기한(익월 10일)을 경과한 세금계산서입니다.',
  typeUnfit: '세금코드에 맞지 않는 계산서유형입니다.', // wording Assumed
  rematchSupply: '공급가액이 달라 매칭할 수 없습니다. 수정세금계산서를 요청해 주세요.', // wording Assumed
  rematchVat: '세액 차이가 10원을 초과하여 매칭할 수 없습니다. 수정세금계산서를 요청해 주세요.',
  cancelAfterSlip: '기표된 세금계산서는 취소할 수 없습니다.',
  printCanceled: '취소된 거래명세서는 출력할 수 없습니다.',
  printTooMany: '일괄출력은 최대 50건까지 가능합니다.',
  notPosted: '전기완료 상태의 정산만 지급결과를 반영할 수 있습니다.', // wording Assumed
  reversing: '역분개가 진행 중인 정산은 지급결과를 반영할 수 없습니다. ({0})', // wording Assumed
  reasonTooShort: '사유는 {0}자 이상 입력해 주세요.',
} as const
