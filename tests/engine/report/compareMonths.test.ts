import { describe, expect, it } from 'vitest'
import { compareMonths, compareTotals, inTime, monthChoices } from '../../../engine/report/compareMonths'

const month = (yyyymm: string, rows: readonly (readonly [string, string])[], poAmt: string) => ({
  yyyymm,
  answer: { rows: rows.map(([deptcd, amount]) => ({ deptcd, poAmt: amount })), sums: { poAmt } },
})

describe('months side by side', () => {
  const months = [
    month('202608', [], '0'),
    month(
      '202609',
      [
        ['D1', '100'],
        ['D3', '50'],
      ],
      '150',
    ),
    month(
      '202610',
      [
        ['D2', '70'],
        ['D1', '250'],
      ],
      '320',
    ),
  ]

  it('are joined by key in the order of the newest, what it lacks last', () => {
    const rows = compareMonths(months, 'poAmt')
    expect(rows.map(({ row }) => row.deptcd)).toEqual(['D2', 'D1', 'D3'])
    expect(rows.map(({ values }) => values.map(({ value }) => value))).toEqual([
      ['0', '', '70'],
      ['0', '100', '250'],
      ['0', '50', ''],
    ])
  })

  it('are each held against the one to the left', () => {
    const [, second] = compareMonths(months, 'poAmt')
    expect(second?.values.map(({ change }) => change)).toEqual(['', '', '150.0'])
    expect(compareTotals(months, 'poAmt').map(({ change }) => change)).toEqual(['', '', '113.3'])
  })

  it('are at most five, each once, in time', () => {
    expect(monthChoices.five('202602')).toEqual(['202510', '202511', '202512', '202601', '202602'])
    expect(monthChoices.yearBefore('202610')).toEqual(['202510', '202610'])
    expect(inTime(['202610', '202601', '202610'])).toEqual(['202601', '202610'])
    expect(inTime([...monthChoices.five('202610'), '202501'])).toHaveLength(5)
  })
})
