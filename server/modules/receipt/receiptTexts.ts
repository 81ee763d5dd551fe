/** What only receipts have to say, domain 10. */
export const receiptTexts = {
  noCondition: '조회 조건을 하나 이상 입력해 주세요.',
  sumDiffers: '합격수량과 불합격수량의 합이 납품수량({0})과 같아야 합니다.',
  qtyNegative: '수량은 0 이상이어야 합니다.',
  reasonMissing: '불합격사유를 선택하고 내용을 입력해 주세요.',
  dateInFuture: '입고일자는 오늘 이전이어야 합니다.',
  periodClosed: '마감된 회계기간입니다. 입고일자를 확인해 주세요.',
  nothingAccepted: '합격수량이 0입니다. 입고거부를 사용해 주세요.',
  returnTooMuch: '반품가능수량({0})을 초과합니다.',
  settled: '정산된 입고는 취소할 수 없습니다. 정산을 먼저 취소해 주세요.',
  notReceiver: '인수자로 지정된 사용자만 검수할 수 있습니다.',
  notInspected: '모든 품목을 검수해 주세요.', // wording Assumed
  resultDiffers: '검수결과가 합격·불합격 수량과 맞지 않습니다.', // wording Assumed
  lineUnknown: '입고에 없는 품목입니다.', // wording Assumed
  nothingReturned: '반품수량을 1건 이상 입력해 주세요.', // wording Assumed
  returnOfReturn: '반품 문서는 다시 반품하거나 취소할 수 없습니다.', // wording Assumed
  settling: '정산이 진행 중인 품목은 전기가 끝난 뒤 반품할 수 있습니다.', // wording Assumed
  returnedBefore: '반품된 입고는 취소할 수 없습니다.', // wording Assumed
  overLimit: '납품수량이 허용수량({0})을 초과합니다. (초과허용 {1}%)',
  unitDecimals: '{0} 단위는 소수 {1}자리까지 입력할 수 있습니다.',
} as const
