/** What only approvals have to say. */
export const approvalTexts = {
  approverAbsent: '결재할 수 없는 사용자입니다. (재직상태: {0})',
  approverWithoutRight: '결재 권한이 없는 사용자입니다.',
  toApprove: '결재 요청: {0}',
  approved: '결재가 완료되었습니다: {0}',
  rejected: '결재가 반려되었습니다: {0}',
} as const
