/** Messages of evaluation templates alone (domain 10.3). */
export const templateTexts = {
  noItem: '평가항목을 1개 이상 등록해 주세요.',
  weightSum: '가중치 합계는 100이어야 합니다. (현재 {0})',
  formulaMissing: '정량 항목은 산식을 선택해 주세요.',
  openUnchanged: '적용 중인 평가표는 수정할 수 없습니다. 복사하여 수정해 주세요.',
  inProgress: '진행 중인 평가가 있어 종료할 수 없습니다.',
  bandsWrong: '점수구간 형식이 올바르지 않습니다. ({0})',
  scaleMissing: '평가기준을 입력해 주세요. (항목 {0})',
  autoElsewhere: '정량 항목은 종합평가와 계약업체평가에만 사용할 수 있습니다.',
  oneManual: '종합평가표에는 정성 항목이 1개 있어야 합니다.',
  // Assumed wording.
  weightRange: '가중치는 1~100 범위의 정수로 입력해 주세요.',
  maxScoreWrong: '만점은 5, 10, 100 가운데 하나로 입력해 주세요.',
  copied: '{0} (복사)',
} as const
