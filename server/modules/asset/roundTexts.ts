/** Messages of inventory rounds alone (domain 10.3). */
export const roundTexts = {
  closed: '마감된 실사 차수입니다.',
  openAlready: '진행 중인 실사 차수가 있습니다.',
  endBeforeStart: '실사종료일은 시작일 이후여야 합니다.',
  // Assumed: wording.
  endPast: '실사종료일은 오늘 이후여야 합니다.',
  nothingToCount: '실사 대상 자산이 없습니다.',
  placeMissing: '불일치 자산은 실제부서와 실제위치를 입력해 주세요.',
  remarkMissing: '미발견 자산은 비고를 입력해 주세요.',
  uncounted: '미실사 자산이 {0}건 있습니다. 강제 마감 사유를 입력해 주세요.',
  notInRound: '실사 대상이 아닌 자산번호입니다. ({0})',
  countedOtherwise: '{0}님이 {1}에 {2}(으)로 실사한 자산입니다. 다시 조회해 주세요.',
  sameAsBook: '장부와 같은 위치입니다. 일치로 입력해 주세요.',
  notMine: '실사 권한이 없는 자산입니다. ({0})',
  // Assumed: wording.
  otherSection: '실제부서는 같은 사업부의 부서를 선택해 주세요.',
} as const
