/** Messages of test orders alone (domain 10). */
export const testOrderTexts = {
  noUser: '포털 사용자가 없는 협력사입니다.',
  nothing: '수량과 단가는 0보다 커야 합니다.',
  accepted: '접수된 테스트 발주는 삭제할 수 없습니다.',
  titleTooShort: '발주명은 2자 이상 입력해 주세요.', // wording Assumed
  transferFailed: 'GERP 발주 전송에 실패했습니다. 발주는 생성되지 않았습니다.', // wording Assumed
} as const
