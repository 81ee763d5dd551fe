import type { OperationRequests } from '../../../../codegen/generated/types'

type SimpleOrderBody = OperationRequests['createSimpleOrder']['body']
type Line = SimpleOrderBody['lines'][number]

/** A line of 100 each, but for what a test says. */
export const simpleLine = (changes: Partial<Line> = {}): Line => ({
  ...{ itemName: '시험 소모품', unitCode: 'EA', qty: '1', unitPrice: '100' },
  ...{ accountCode: '5310100', costCenter: 'CC1020' },
  ...changes,
})

/** Exactly the limit: 12 × 27,800 + 5 × 64,200 + 10 × 34,540 = 1,000,000. */
export const fullLimit: readonly Line[] = [
  simpleLine({ qty: '12', unitPrice: '27800' }),
  simpleLine({ qty: '5', unitPrice: '64200' }),
  simpleLine({ qty: '10', unitPrice: '34540' }),
]

/** A simple order that may be submitted, but for what a test says. The pinned day is 2026-11-20. */
export function simple(
  header: Partial<SimpleOrderBody['header']> = {},
  lines: readonly Line[] = [simpleLine()],
): SimpleOrderBody {
  return {
    header: {
      title: '시험 소모품 구매',
      compNo: 'C000002',
      receiver: 'req.mobile',
      expenseType: 'EXP',
      taxCode: 'V1',
      dueDate: '2026-11-27',
      deliveryPlace: '모바일개발팀 3층',
      reason: '재고가 떨어져 구매합니다.',
      ...header,
    },
    lines,
  }
}
