/** Texts of settlements alone, domain 10. */
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
  totalNegative: '정산금액이 음수입니다. 반품 차감을 다음 달로 이월해 주세요.',
  mismatchStops: '발주·입고 대사에서 허용치를 벗어났습니다. ({0})', // wording Assumed
  latePenalty: '납기 지연 지체상금 제안', // wording Assumed
  evidenceMissing: '대리확인 증빙을 첨부해 주세요.',
  invoiceHolds: '등록된 세금계산서가 있어 정산을 취소할 수 없습니다. 세금계산서를 먼저 취소해 주세요.', // wording Assumed
  returnedAlready: '반품이 이미 공제된 정산은 취소할 수 없습니다. ({0})', // wording Assumed
  notPosted: '전기완료 상태의 정산만 지급결과를 반영할 수 있습니다.', // wording Assumed
  reversing: '역분개가 진행 중인 정산은 지급결과를 반영할 수 없습니다. ({0})', // wording Assumed
} as const
