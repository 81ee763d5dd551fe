/** What only purchase requests have to say. */
export const purchaseTexts = {
  copyOne: '복사할 구매요청을 1건만 선택해 주세요.',
  deleteDraftOnly: '작성중 상태의 구매요청만 삭제할 수 있습니다.',
  deleteOwnOnly: '본인이 작성한 구매요청만 삭제할 수 있습니다.',
  submittedBefore: '상신 이력이 있는 구매요청은 삭제할 수 없습니다. 요청취소를 이용해 주세요.', // wording Assumed
  submitTooMany: '일괄상신은 최대 20건까지 가능합니다.',
  buyerMissing: '배정할 구매담당을 선택해 주세요.',
  notABuyer: '구매담당 권한이 있는 사용자를 선택해 주세요.', // wording Assumed
  receiveApprovedOnly: '접수대기 상태만 접수할 수 있습니다.',
  rfqRunning: '견적 진행 중인 구매요청은 반려할 수 없습니다. 견적의뢰를 먼저 취소해 주세요.',
  returnWithWork: '진행 중인 견적의뢰나 발주요청이 있어 반려할 수 없습니다.', // wording Assumed
  closeWithWork: '진행 중인 견적의뢰나 발주요청이 있어 종결할 수 없습니다.', // wording Assumed
  noLine: '요청 품목을 1건 이상 입력해 주세요.',
  qtyNotPositive: '수량은 0보다 커야 합니다.',
  unitDecimals: '{0} 단위는 소수 {1}자리까지 입력할 수 있습니다.',
  needDatePast: '납품희망일은 오늘 이후여야 합니다.',
  reasonTooShort: '구매사유는 10자 이상 입력해 주세요.',
  totalZero: '요청금액이 0원입니다. 단가를 입력해 주세요.',
  itemReplaced: '사용중지된 품목입니다. ({0}) 대체품목 {1}을(를) 선택해 주세요.',
  itemInactive: '사용중지된 품목입니다. 다른 품목을 선택해 주세요.',
  itemUnknown: '존재하지 않는 품목입니다.', // wording Assumed
  personUnknown: '재직 중인 임직원이 아닙니다.', // wording Assumed
  budgetExceeded: '예산 잔액을 {0}원 초과합니다. 계속하시겠습니까?',
  lineDuplicate: '동일 품목이 중복되었습니다. (순번 {0}, {1})',
  titleTooShort: '구매요청명은 2자 이상 입력해 주세요.', // wording Assumed
  transitionReasonTooShort: '사유를 {0}자 이상 입력해 주세요.', // wording Assumed
} as const
