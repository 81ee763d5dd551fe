/** What only deliveries have to say, domain 10. */
export const deliveryTexts = {
  overLimit: '납품수량이 허용수량({0})을 초과합니다. (초과허용 {1}%)',
  nothingDelivered: '납품수량을 1건 이상 입력해 주세요.',
  acceptFirst: '발주를 먼저 접수해 주세요.',
  notAccepted: '접수된 발주만 납품할 수 있습니다.', // wording Assumed
  orderUnknown: '납품할 수 있는 발주가 아닙니다.', // wording Assumed
  lineUnknown: '발주에 없는 품목입니다.', // wording Assumed
  twoOrders: '한 납품에는 하나의 발주만 등록할 수 있습니다.',
  statementMissing: '거래명세서 번호 또는 파일을 등록해 주세요.',
  statementFileMissing: '거래명세서 파일을 첨부해 주세요.',
  trackingMissing: '운송장번호를 입력해 주세요.',
  beforeOrder: '납품예정일은 발주일자 이후여야 합니다.',
  lineComplete: '납품이 완료된 품목입니다.',
  proxyReason: '대리등록 사유를 입력해 주세요.',
  proxyOnly: '대리등록한 납품만 처리할 수 있습니다.', // wording Assumed
  notReceiver: '인수자로 지정된 사용자만 대리등록할 수 있습니다.', // wording Assumed
  inspectionBegun: '검수가 시작된 납품은 취소할 수 없습니다.',
  noLines: '납품 품목이 없습니다.',
  unitDecimals: '{0} 단위는 소수 {1}자리까지 입력할 수 있습니다.',
  qtyNegative: '수량은 0 이상이어야 합니다.',
} as const
