/** What only approvals have to say. */
export const approvalTexts = {
  approverAbsent: '결재할 수 없는 사용자입니다. (재직상태: {0})',
  approverWithoutRight: '결재 권한이 없는 사용자입니다.',
  toApprove: '결재 요청: {0}',
  toRead: '결재 통보: {0}',
  approved: '결재가 완료되었습니다: {0}',
  rejected: '결재가 반려되었습니다: {0}',
  amountsOverlap: '금액 구간이 중복됩니다. (규칙 {0})',
  amountOrder: '금액(미만)은 금액(이상)보다 커야 합니다.',
  approveStepMissing: '승인 단계가 1개 이상 필요합니다.',
  lastStepApproves: '마지막 단계는 승인이어야 합니다.',
  approverMissing: '결재자를 선택해 주세요.',
  stepsOfAutomatic: '자동승인 규칙에는 결재단계를 등록할 수 없습니다.',
  tooManySteps: '결재단계는 최대 10단계입니다.',
  rowsTwice: '{0}행과 {1}행이 중복되었습니다.',
  selfApprover: '본인은 결재자로 지정할 수 없습니다.',
  approverTwice: '동일한 결재자가 중복되었습니다.',
  lineNameTaken: '이미 사용 중인 결재선명입니다.',
  lineUnknown: '결재선을 찾을 수 없습니다. 결재선을 다시 선택해 주세요.',
  stepType: '결재유형',
  notSubmitter: '상신한 사용자만 상신취소할 수 있습니다.', // wording Assumed
} as const
