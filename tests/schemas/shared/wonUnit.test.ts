import { expect, it } from 'vitest'
import { sheetCell } from '../../../schemas/shared/sheetCell'
import { inWonUnit } from '../../../schemas/shared/wonUnit'

it('divides each amount and rounds it half up by itself', () => {
  const amounts = ['0', '3750000', '299000', '5492618', '9541618', '-500', '499']
  expect(amounts.map(amount => inWonUnit(amount, 'thousand'))).toEqual([
    '0',
    '3750',
    '299',
    '5493',
    '9542',
    '-1',
    '0',
  ])
  expect(inWonUnit('9541618', 'million')).toBe('10')
  expect(inWonUnit('9541618', 'won')).toBe('9541618')
  expect(inWonUnit('', 'million')).toBe('')
})

it('leaves the exact won in a workbook, which shows them in the unit', () => {
  const column = {
    field: 'poAmt',
    label: '발주금액',
    kind: 'number',
    width: 100,
    scale: 0,
    isMoney: true,
  } as const
  const inUnit = (wonUnit: 'won' | 'thousand' | 'million') => sheetCell({ ...column, wonUnit }, '9541618')
  expect(inUnit('thousand')).toEqual({ cell: 'number', digits: '9541618', format: '#,##0,' })
  expect(inUnit('million')).toEqual({ cell: 'number', digits: '9541618', format: '#,##0,,' })
})
