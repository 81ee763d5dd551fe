/** What only claims without orders have to say, domain 10. */
export const claimTexts = {
  linesDiffer: '내역 합계({0})와 공급가액({1})이 일치하지 않습니다.',
  linesDifferShort: '내역 합계와 공급가액이 일치하지 않습니다.',
  vatWrong: '부가세는 공급가액의 10%(원 미만 절사)여야 합니다.',
  vatNotZero: '면세·영세율은 부가세가 0이어야 합니다.',
  ntsMissing: '국세청 승인번호를 입력해 주세요.',
  ntsWrong: '국세청 승인번호는 24자리여야 합니다.',
  ntsTaken: '이미 등록된 국세청 승인번호입니다.',
  periodReversed: '이용종료일은 시작일 이후여야 합니다.',
  contactMissing: '내부 담당자를 입력해 주세요.',
  contactUnknown: '존재하지 않는 담당자입니다.',
  fileMissing: '증빙파일을 첨부해 주세요.',
  writtenAhead: '작성일자는 오늘 이전이어야 합니다.',
  amountZero: '금액은 0보다 커야 합니다.',
  lineWithoutAccount: '계정코드를 선택해 주세요. (라인 {0})',
  lineWithoutCostCenter: '코스트센터를 선택해 주세요. (라인 {0})', // wording Assumed
  payTermMissing: '지급조건을 선택해 주세요.', // wording Assumed
  supplementOfOwn: '직접 등록한 비발주 정산은 보완을 요청할 수 없습니다.', // wording Assumed
} as const
