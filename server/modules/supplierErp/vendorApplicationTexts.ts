/** Messages of applications for the ERP (domain 10.3). */
export const vendorApplicationTexts = {
  openAlready: '진행 중인 GERP 신청이 있습니다. ({0})',
  hasCode: '이미 GERP 업체코드가 있는 협력사입니다.',
  noCode: 'GERP 업체코드가 없는 협력사입니다.',
  documentsMissing: '통장사본과 사업자등록증을 첨부해 주세요.',
  accountWrong: '계좌번호는 숫자와 하이픈만 입력할 수 있습니다.',
  accountOfForeignWrong: '계좌번호는 영문 대문자, 숫자와 하이픈만 입력할 수 있습니다.', // wording Assumed
  notTraded: '거래할 수 없는 상태의 협력사입니다. ({0})',
  deleteOnly: '작성중 상태의 신청만 삭제할 수 있습니다.',
  submittedBefore: '상신 이력이 있는 신청은 삭제할 수 없습니다. 취소를 이용해 주세요.', // wording Assumed
  retryOnly: '전송오류 상태만 재전송할 수 있습니다.',
  sending: 'GERP로 전송 중인 신청입니다. 잠시 후 다시 조회해 주세요.', // wording Assumed
  noWord: 'GERP 응답이 없습니다. 재전송해 주세요.',
  // wording Assumed
  created: 'GERP 업체등록이 처리되었습니다. {0} ({1})',
  failed: 'GERP 업체등록 전송에 실패했습니다. {0} ({1})',
} as const
