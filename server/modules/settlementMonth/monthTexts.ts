/** Texts of settlement months alone, domain 10. */
export const monthTexts = {
  closed: '마감된 정산월입니다.',
  confirmOnly: '확인요청 상태만 확인할 수 있습니다.',
  future: '당월 이후는 집계할 수 없습니다.',
  aggregateClosed: '마감된 정산월입니다. 마감을 취소한 후 집계해 주세요.',
  noSettlement: '통보할 정산이 없습니다. 먼저 집계하거나 정산을 생성해 주세요.', // wording Assumed
  unanswered: '답변하지 않은 이의제기가 있습니다.',
  notInvoiced: '세금계산서가 미수취된 정산이 {0}건 있습니다.',
  paid: '지급완료된 정산이 있어 마감을 취소할 수 없습니다.',
  periodClosed: '마감된 회계기간의 월정산은 마감을 취소할 수 없습니다.', // wording Assumed
  objectionShort: '이의내용은 {0}자 이상 입력해 주세요.',
  objectionWithout: '이의를 제기할 정산을 선택해 주세요.',
  answerShort: '답변은 {0}자 이상 입력해 주세요.',
} as const
