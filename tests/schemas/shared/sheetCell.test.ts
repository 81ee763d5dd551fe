import { describe, expect, it } from 'vitest'
import { type SheetColumn, sheetCell } from '../../../schemas/shared/sheetCell'
import { formulaTexts } from '../../cases/formulaTexts'

const text: SheetColumn = { field: 'title', label: '제목', kind: 'text', width: 100 }
const amount: SheetColumn = { field: 'amt', label: '금액', kind: 'number', width: 100, scale: 2 }

describe('a value in a sheet (R-29)', () => {
  it.each(formulaTexts)('%j is a quoted text', written => {
    expect(sheetCell(text, written)).toMatchObject({ cell: 'text', isQuoted: true })
  })

  it.each(['볼트', 'a=b', '1-2', ' =1', "'=1", '(주)대성정밀'])('%j is a plain text', written => {
    expect(sheetCell(text, written)).toEqual({ cell: 'text', text: written, isQuoted: false })
  })

  it.each(['-1', '-12.50', '0', '1234567.89'])('%s of a column of numbers stays a number', digits => {
    expect(sheetCell(amount, digits)).toEqual({ cell: 'number', digits, format: '#,##0.00' })
  })

  it.each(['-1+2', '=1', '+3', '-'])('%s of a column of numbers is no number', written => {
    expect(sheetCell(amount, written)).toMatchObject({ cell: 'text', isQuoted: true })
  })
})
