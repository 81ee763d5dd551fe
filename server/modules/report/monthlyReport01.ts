import { count, growthOf, linesOf, percent, percentOf, sumOf, won } from './figure'
import { budgets, orders, receipts, requests, settlements } from './purchaseFacts'
import type { ReportKind } from './reportKind'

/**
 * 부서별 구매실적: purchases by section and department (domain 14.4). A settlement of several kinds of expense counts in
 * proportion where one kind is asked for.
 */
export const monthlyReport01: ReportKind = {
  operation: 'getMonthlyReport01',
  key: ['section', 'deptcd'],
  facts: ({ input, actor, months: { base, before, yearBefore } }) => [
    requests('request', base, input),
    orders('order', base, input),
    ...(before ? [orders('orderBefore', before, input)] : []),
    orders('orderYearBefore', yearBefore, input),
    receipts('receipt', base, input),
    settlements('settlement', base, input),
    budgets('budget', base, input, actor),
  ],
  figures: ({ months: { before } }) => ({
    prCnt: count(linesOf('request'), '작성일이 기간에 든 구매요청 수 (작성중·취소 제외)'),
    poCnt: count(linesOf('order'), '발주일이 기간에 든 발주 수 (TEST·취소·거절 제외)'),
    poAmt: won(sumOf('order'), '발주의 현재 원화 금액 합계 (부가세 제외)'),
    receiptAmt: won(sumOf('receipt'), '입고일이 기간에 든 합격 금액 합계, 반품은 그 달의 음수'),
    totalAmt: won(sumOf('settlement'), '정산월이 기간에 든 정산의 공급가액 합계 (공제 후, 취소 제외)'),
    budgetAmt: won(sumOf('budget'), '기간의 예산 합계'),
    execRate: percent(percentOf(sumOf('settlement'), sumOf('budget')), '정산금액 ÷ 예산 × 100'),
    ...(before && {
      momRate: percent(
        growthOf(sumOf('order'), sumOf('orderBefore')),
        '(발주금액 − 전월 발주금액) ÷ 전월 발주금액 × 100',
      ),
    }),
    yoyRate: percent(
      growthOf(sumOf('order'), sumOf('orderYearBefore')),
      '(발주금액 − 전년 같은 기간 발주금액) ÷ 전년 같은 기간 발주금액 × 100',
    ),
  }),
}
