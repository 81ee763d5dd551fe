/** Texts of tax invoices alone, domain 10. */
export const taxInvoiceTexts = {
  beforeConfirmation: '정산을 확인한 후 세금계산서를 등록해 주세요.',
  ntsWrong: '국세청 승인번호는 24자리여야 합니다.',
  ntsTaken: '이미 등록된 국세청 승인번호입니다.',
  invoiceNoMissing: '상업송장번호를 입력해 주세요.', // wording Assumed
  invoiceNoTaken: '이미 등록된 상업송장번호입니다.', // wording Assumed
  invoiceFileMissing: '상업송장 파일을 첨부해 주세요.', // wording Assumed
  writeOutsideMonth: '작성일자는 정산월({0}) 이내여야 합니다.',
  invoiceLiving: '등록된 세금계산서가 있습니다. 취소한 후 다시 등록해 주세요.', // wording Assumed
  amountsDiffer: '정산금액과 세금계산서 금액이 다릅니다. (차이 {0}원)',
  issuedLate: '발급기한(익월 10일)을 경과한 세금계산서입니다.',
  typeUnfit: '세금코드에 맞지 않는 계산서유형입니다.', // wording Assumed
  rematchSupply: '공급가액이 달라 매칭할 수 없습니다. 수정세금계산서를 요청해 주세요.', // wording Assumed
  rematchVat: '세액 차이가 10원을 초과하여 매칭할 수 없습니다. 수정세금계산서를 요청해 주세요.',
  cancelAfterSlip: '기표된 세금계산서는 취소할 수 없습니다.',
} as const
