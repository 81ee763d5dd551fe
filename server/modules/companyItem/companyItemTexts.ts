/** Messages of what suppliers offer (domain 10.3). */
export const companyItemTexts = {
  codeTaken: '이미 등록된 협력사품번입니다.',
  codeFixed: '승인된 협력사품번은 변경할 수 없습니다.',
  priceNotPositive: '단가는 0보다 커야 합니다.',
  periodReversed: '적용종료일은 시작일 이후여야 합니다.',
  groupNotLowest: '소싱그룹은 세분류까지 선택해 주세요.',
  riseUnfounded: '단가 인상률이 10%를 초과합니다. 변경사유와 근거자료를 등록해 주세요.',
  leadTimeWrong: '리드타임은 0~365 사이의 숫자로 입력해 주세요.',
  otherBuyer: '담당 소싱그룹의 품목만 처리할 수 있습니다.',
  linkedAlready: '이미 연결된 품목이 있습니다. ({0})',
  approvedBefore: '승인된 적이 있는 품목은 삭제할 수 없습니다. 공급중지해 주세요.',
  stopReasonTooShort: '중지사유를 {0}자 이상 입력해 주세요.',
  rejectReasonTooShort: '반려사유를 {0}자 이상 입력해 주세요.',
  // Assumed: wording.
  minimumNotPositive: '최소발주수량은 0보다 커야 합니다.',
  otherGroups: '귀사에 지정된 소싱그룹의 품목만 연결할 수 있습니다.',
} as const
