/** Messages of letters of intent alone (domain 10). */
export const loiTexts = {
  tooLong: 'LOI 유효기간은 최대 60일입니다.',
  validReversed: '유효종료일은 유효시작일 이후여야 합니다.', // wording Assumed
  validPast: '유효종료일은 오늘 이후여야 합니다.', // wording Assumed
  startOutside: '착수예정일은 유효기간 내여야 합니다.',
  urgentShort: '긴급사유는 10자 이상 입력해 주세요.',
  scopeFileMissing: '업무범위 첨부파일을 등록해 주세요.',
  amountZero: '예상금액은 0보다 커야 합니다.',
  acceptedOnly: '협력사가 수락한 LOI만 발주로 전환할 수 있습니다.',
  expired: '유효기간이 만료된 LOI입니다.',
  noLine: '예상 품목을 1건 이상 입력해 주세요.', // wording Assumed
  titleTooShort: 'LOI명은 2자 이상 입력해 주세요.', // wording Assumed
  submittedBefore: '상신 이력이 있는 LOI는 삭제할 수 없습니다. 취소를 이용해 주세요.', // wording Assumed
  declineReasonShort: '거절사유를 {0}자 이상 입력해 주세요.',
} as const
