import { count, figureValues, linesOf, percent, percentOf, sumOf, without, won } from './figure'
import { flowFacts } from './flowFacts'
import type { Counted, ReportContext, ReportKind, ReportParts, ReportRow } from './reportKind'

const order = sumOf('order')
const receipt = sumOf('receipt')
const settled = sumOf('settled')
const posted = sumOf('posted')
const paid = sumOf('paid')

const stages = [
  ['발주', 'poAmt', order],
  ['입고', 'receiptAmt', receipt],
  ['정산', 'settledAmt', settled],
  ['전기', 'postedAmt', posted],
  ['지급', 'paidAmt', paid],
] as const

/** 발주-입고-정산 현황: how far the orders of the months have come by today (domain 14.4). */
export const monthlyReport07: ReportKind = {
  operation: 'getMonthlyReport07',
  key: ['section'],
  facts: flowFacts,
  figures: () => ({
    poCnt: count(linesOf('order'), '발주일이 기간에 든 발주 수'),
    poAmt: won(order, '발주의 현재 원화 금액 합계 (부가세 제외)'),
    receiptAmt: won(receipt, '이 발주들의 입고 합격 금액 − 반품'),
    remainAmt: won(sumOf('remain'), '미완료 라인의 (라인 금액 − 입고수량 × 단가 × 발주 환율)'),
    settledAmt: won(settled, '이 입고들의 정산분 (공제 전) + 정산 후 반품의 차감'),
    unsettledAmt: won(without(receipt, settled), '입고금액 − 정산금액'),
    postedAmt: won(posted, '전기완료·지급완료된 정산분'),
    paidAmt: won(paid, '지급완료된 정산분'),
    receiptRate: percent(percentOf(receipt, order), '입고금액 ÷ 발주금액 × 100'),
    settleRate: percent(percentOf(settled, receipt), '정산금액 ÷ 입고금액 × 100'),
  }),
  told: {
    stageAmt: { text: '조회한 발주가 각 단계까지 온 금액', of: 'poAmt' },
    stageRate: { text: '단계 금액 ÷ 발주금액 × 100', of: 'poAmt' },
  },
  parts: sectionRows,
}

function sectionRows({ groups, whole, figures }: Counted, { say }: ReportContext): ReportParts {
  return {
    rows: groups.map(({ key: { section }, numbers }) => ({ section, ...figureValues(figures, numbers) })),
    sums: figureValues(figures, whole.numbers),
    charts: {
      chart: stages.map(
        ([stageNm, stage, amount]): ReportRow => ({
          stageNm: say(stageNm),
          stage,
          ...figureValues(
            { stageAmt: won(amount, ''), stageRate: percent(percentOf(amount, order), '') },
            whole.numbers,
          ),
        }),
      ),
    },
  }
}
