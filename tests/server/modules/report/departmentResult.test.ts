import { describe, expect, it } from 'vitest'
import { departmentResult } from '../../../../server/modules/report/departmentResult'
import { reportMonths } from '../../../../server/modules/report/reportMonths'
import { reportRate } from '../../../../server/modules/report/reportRate'

const figures = {
  pr_cnt: 3,
  po_cnt: 2,
  po_amt: '12000000',
  po_before: '10000000',
  po_year_before: '16000000',
  receipt_amt: '9000000',
  total_amt: '8000000',
  budget_amt: '12000000',
}

describe('the result of a department', () => {
  it('is settled by two thirds of its budget, grew by a fifth and fell by a quarter within the year', () => {
    expect(departmentResult(figures)).toEqual({
      prCnt: 3,
      poCnt: 2,
      poAmt: '12000000',
      receiptAmt: '9000000',
      totalAmt: '8000000',
      budgetAmt: '12000000',
      execRate: '66.7',
      momRate: '20.0',
      yoyRate: '-25.0',
    })
  })

  it('leaves out each rate that has no denominator', () => {
    const result = departmentResult({ ...figures, budget_amt: '0', po_before: '0', po_year_before: '0' })
    expect(Object.keys(result).filter(name => name.endsWith('Rate'))).toEqual([])
  })
})

describe('a rate', () => {
  it.each([
    ['1', '3', '33.3'],
    ['2', '3', '66.7'],
    ['1', '8', '12.5'],
    ['5', '10000', '0.1'],
    ['4', '10000', '0.0'],
    ['-1', '3', '-33.3'],
    ['98765432109876', '98765432109876', '100.0'],
  ])('%s of %s is %s percent', (part, whole, rate) => expect(reportRate(part, whole)).toBe(rate))

  it('of nothing does not exist', () => expect(reportRate('1', '0.00')).toBeUndefined())
})

describe('the months of a report', () => {
  it('are the base month, the month before and the same month of the year before', () => {
    expect(reportMonths('202601', '2026-11-20')).toEqual({
      base: { from: '2026-01-01', to: '2026-01-31' },
      before: { from: '2025-12-01', to: '2025-12-31' },
      yearBefore: { from: '2025-01-01', to: '2025-01-31' },
    })
  })

  it('may include the current month', () => {
    expect(reportMonths('202611', '2026-11-20').base.to).toBe('2026-11-30')
  })

  it.each([
    ['202612', '당월 이후는 조회할 수 없습니다.'],
    ['202613', '기준월을 입력해 주세요.'],
    ['202600', '기준월을 입력해 주세요.'],
    ['189912', '기준월을 입력해 주세요.'],
  ])('%s is refused', (month, text) => expect(() => reportMonths(month, '2026-11-20')).toThrow(text))
})
