import type { MonthlyReport01, MonthlyReport01Row } from '../../codegen/generated/types'
import type { StoryAnswers } from './story/storyServices'

const rows: readonly MonthlyReport01Row[] = [
  {
    ...{ section: '모바일사업부', deptcd: 'D110', deptnm: '모바일개발팀', prCnt: 18, poCnt: 14 },
    ...{ poAmt: '412500000', receiptAmt: '388100000', totalAmt: '351200000', budgetAmt: '400000000' },
    ...{ execRate: '87.8', momRate: '4.2', yoyRate: '-1.5' },
  },
  {
    ...{ section: '모바일사업부', deptcd: 'D120', deptnm: '모바일품질팀', prCnt: 9, poCnt: 8 },
    ...{ poAmt: '96300000', receiptAmt: '90200000', totalAmt: '104800000', budgetAmt: '100000000' },
    ...{ execRate: '104.8', momRate: '22.1', yoyRate: '8.3' },
  },
  {
    ...{ section: '네트워크사업부', deptcd: 'D210', deptnm: '기지국개발팀', prCnt: 11, poCnt: 10 },
    ...{ poAmt: '268000000', receiptAmt: '251400000', totalAmt: '240000000', budgetAmt: '320000000' },
    ...{ execRate: '75', momRate: '-6.4' },
  },
]

const asOf = {
  at: '2026-11-20T09:00:00+09:00',
  months: [{ yyyymm: '202610', closed: true }],
  scope: '전체',
}

const report: MonthlyReport01 = {
  columns: { execRate: '정산금액 ÷ 예산 × 100' },
  asOf,
  rows,
  total: rows.length,
  sums: {
    ...{ prCnt: 38, poCnt: 32, poAmt: '776800000', receiptAmt: '729700000', totalAmt: '696000000' },
    ...{ budgetAmt: '820000000', execRate: '84.9', momRate: '2.9', yoyRate: '1.2' },
  },
}

export const monthlyReport01Answers: StoryAnswers = { getMonthlyReport01: () => report }

export const monthlyReport01Empty: StoryAnswers = {
  getMonthlyReport01: () => ({
    ...{ rows: [], total: 0, columns: {}, asOf },
    sums: { prCnt: 0, poCnt: 0, poAmt: '0', receiptAmt: '0', totalAmt: '0', budgetAmt: '0' },
  }),
}
