/** What only slips and their postings have to say, domain 10. */
export const slipTexts = {
  notInvoiced: '세금계산서가 수취된 정산만 기표할 수 있습니다.',
  otherSupplier: '한 전표에는 동일한 협력사만 포함할 수 있습니다.',
  otherSection: '한 전표에는 동일한 사업부만 포함할 수 있습니다.', // wording Assumed
  otherCurrency: '한 전표에는 동일한 통화만 포함할 수 있습니다.', // wording Assumed
  otherTax: '한 전표에는 동일한 세금코드만 포함할 수 있습니다.', // wording Assumed
  otherSource: '정산, 비발주 정산, 반품은 함께 기표할 수 없습니다.', // wording Assumed
  otherSettlement: '매입차감 전표에는 한 정산의 반품만 포함할 수 있습니다.', // wording Assumed
  notApprovedClaim: '승인된 비발주 정산만 기표할 수 있습니다.', // wording Assumed
  notReturned: '전기된 정산에서 반품되어 아직 공제되지 않은 입고만 기표할 수 있습니다.', // wording Assumed
  noSource: '기표할 문서를 선택해 주세요.', // wording Assumed
  alreadyBooked: '이미 기표되었습니다. ({0})', // wording Assumed
  negativeTotal: '정산금액이 0보다 커야 기표할 수 있습니다. ({0})', // wording Assumed
  unbalanced: '차변합계와 대변합계가 일치하지 않습니다. (차이 {0}원)',
  otherTotal: '외상매입금은 전표금액({0}원)과 같아야 합니다.', // wording Assumed
  accountMissing: '계정코드를 선택해 주세요. (라인 {0})',
  costCenterMissing: '{0} 계정은 코스트센터가 필수입니다.',
  periodClosed: '마감된 회계기간입니다. 전기일자를 확인해 주세요.',
  todayClosed: '이번 달 회계기간이 마감되었습니다. 마감이 해제된 후 처리해 주세요.', // wording Assumed
  beforeDocDate: '전기일자는 증빙일자 이후여야 합니다.',
  amountZero: '금액은 0보다 커야 합니다.',
  linesMissing: '차변과 대변을 1건 이상 입력해 주세요.', // wording Assumed
  notApproved: '승인된 전표만 전기할 수 있습니다.',
  postTooMany: '전기는 최대 30건까지 가능합니다.',
  paid: '지급완료된 전표는 역분개할 수 없습니다.',
  sending: '전기 처리 중인 전표입니다. 잠시 후 다시 조회해 주세요.', // wording Assumed
  unsure: '전기 결과가 확인되지 않은 전표입니다. 전기 오류 관리에서 재전송하여 결과를 확인해 주세요.', // wording Assumed
  reversing: '역분개 중이거나 역분개한 전표입니다. ({0})', // wording Assumed
  ofReversal: '역분개 전표는 다시 역분개할 수 없습니다.', // wording Assumed
  reasonTooShort: '사유는 {0}자 이상 입력해 주세요.',
  erpMissing: '전기 인터페이스가 설정되지 않았습니다. 관리자에게 문의해 주세요.', // wording Assumed
  retryOnly: '미조치 상태만 재전송할 수 있습니다.',
  resolveOnly: '미조치 상태만 조치완료할 수 있습니다.', // wording Assumed
  retryLimit: '1일 재전송 한도(5회)를 초과했습니다. 전표를 수정해 주세요.',
  memoTooShort: '조치내용은 5자 이상 입력해 주세요.',
  manualNumber: 'GERP 전표번호는 10자리 숫자여야 합니다.',
  numberTaken: '이미 등록된 GERP 전표번호입니다.', // wording Assumed
  stillError: '전기오류 상태의 전표는 재전송하거나 GERP 전표번호를 입력해 주세요.', // wording Assumed
  returnTitle: '{0} 반품',
  settlementTitle: '{0} {1} 정산',
} as const
