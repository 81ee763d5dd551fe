import { describe, expect, it } from 'vitest'
import type { GridColumn } from '../../../widgets/DataGrid/dataGridContract'
import { cellText, copyText, editText, filterOptions, parseCell } from '../../../widgets/DataGrid/gridValue'

const options = [
  { value: '10', text: '작성중' },
  { value: '30', text: '승인' },
  { value: '31', text: '부분승인' },
]
const column = (more: Partial<GridColumn> & Pick<GridColumn, 'kind'>): GridColumn => ({
  id: 'v',
  title: '값',
  ...more,
})

describe('what a cell shows, copies and edits', () => {
  it.each([
    ['amount', '1234567', '1,234,567', '1234567', '1234567'],
    ['number', 1200, '1,200', '1200', '1200'],
    ['date', '2026-11-20', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['code', '30', '승인', '승인', '승인'],
    ['code', '99', '99', '99', '99'],
    ['check', true, 'Y', 'Y', 'true'],
    ['text', '볼트', '볼트', '볼트', '볼트'],
    ['text', null, '', '', ''],
  ] as const)('%s %s', (kind, value, shown, copied, edited) => {
    const of = column({ kind, options })
    expect(cellText(of, { v: value })).toBe(shown)
    expect(copyText(of, { v: value })).toBe(copied)
    expect(editText(of, { v: value })).toBe(edited)
  })

  it('a format of the owner is shown and copied, but numbers are still copied plain', () => {
    const format = (value: unknown) => `<${value}>`
    expect(copyText(column({ kind: 'text', format }), { v: 'a' })).toBe('<a>')
    expect(copyText(column({ kind: 'amount', format }), { v: '5' })).toBe('5')
  })
})

describe('what typed text means', () => {
  it.each([
    ['text', ' 볼트 ', ' 볼트 '],
    ['number', '1,200', 1200],
    ['amount', '1,200.50', '1200.5'],
    ['date', '20261120', '2026-11-20'],
    ['code', '승인', '30'],
    ['code', '30', '30'],
    ['check', 'Y', true],
    ['check', '아니오', false],
    ['text', '', null],
    ['amount', '  ', null],
  ] as const)('%s "%s"', (kind, text, value) => {
    expect(parseCell(column({ kind, options }), text, {})).toEqual({ value })
  })

  it('a choice that is not in the list is refused', () => {
    expect(parseCell(column({ kind: 'code', options }), '보류', {})).toEqual({
      refused: '고를 수 있는 값이 아닙니다. 목록에서 골라 주세요.',
    })
  })

  it('the choice that equals the typed text stands before those that only hold it', () => {
    expect(filterOptions(options, '승인').map(option => option.value)).toEqual(['30', '31'])
  })
})
