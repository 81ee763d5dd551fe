/** Messages of orders, and of what becomes an order (domain 10). */
export const orderTexts = {
  submitTooMany: '일괄상신은 최대 20건까지 가능합니다.',
  dueDatePast: '납기일은 오늘 이후여야 합니다.', // wording Assumed
  transferFailed: 'GERP 발주 전송에 실패했습니다. 재전송해 주세요.', // wording Assumed
  canceledOrder: '취소된 발주는 접수할 수 없습니다.',
  promiseMissing: '납품약속일을 입력해 주세요. (순번 {0})',
  promisePast: '납품약속일은 오늘 이후여야 합니다.',
  promiseLate: '납기일보다 늦은 경우 사유를 입력해 주세요.',
  changePending: '변경 확인 대기 중인 발주입니다. 변경을 먼저 확인해 주세요.',
  declineReasonShort: '거부사유를 {0}자 이상 입력해 주세요.',
  openChange: '진행 중인 발주변경이 있습니다.',
  cancelDelivered: '납품이 진행된 발주는 취소할 수 없습니다. 잔량종결을 사용해 주세요.',
  closeInTransit: '납품 진행 중인 건이 있어 종결할 수 없습니다.',
} as const
