import type { PrHeaderInput, PrLineInput } from '../../../../codegen/generated/types'

/** A line that may be submitted, but for what a test says. */
export function line(changes: Partial<PrLineInput> = {}): PrLineInput {
  return {
    itemName: '시험 지그',
    spec: '도면 JG-01',
    unitCode: 'EA',
    qty: '2',
    unitPrice: '50000',
    accountCode: '5310100',
    costCenter: 'CC1020',
    ...changes,
  }
}

/** A request that may be submitted, but for what a test says. The pinned day is 2026-11-20. */
export function request(header: Partial<PrHeaderInput> = {}, lines: readonly PrLineInput[] = [line()]) {
  return {
    header: {
      title: '개발실 공구 구매',
      purchaseType: 'GEN',
      expenseType: 'EXP',
      receiver: 'req.mobile',
      needDate: '2026-12-10',
      deliveryPlace: '구미 1공장 자재창고',
      currency: 'KRW',
      reason: '개발 2차 샘플 조립에 필요합니다.',
      ...header,
    },
    lines,
  }
}
