import { describe, expect, it } from 'vitest'
import type { GridColumn } from '../../../widgets/DataGrid/dataGridContract'
import {
  copyText,
  editText,
  filterOptions,
  formattedText,
  parseCell,
} from '../../../widgets/DataGrid/gridValue'

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
    expect(formattedText(of, { v: value })).toBe(shown)
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

  it.each([
    '20261120',
    '2026.11.20',
    '2026-11-20',
    '2026/11/20',
    '2026. 11. 20.',
    '2026년 11월 20일',
    ' 2026-11-20 ',
  ])('the day %s is the twentieth of November 2026', text => {
    expect(parseCell(column({ kind: 'date' }), text, {})).toEqual({ value: '2026-11-20' })
  })

  it.each([
    ['700101', '1970-01-01', '700101을 1970-01-01 날짜로 읽었습니다.'],
    ['26-2-31', '2026-02-28', '26-2-31은 달력에 없습니다. 2026-02-28 날짜로 바꾸었습니다.'],
    ['20261345', '2026-12-31', '20261345는 달력에 없습니다. 2026-12-31 날짜로 바꾸었습니다.'],
  ])('the day %s is read as in a field, and the cell says so', (text, value, note) => {
    expect(parseCell(column({ kind: 'date' }), text, {})).toEqual({ value, note })
  })

  it.each(['내일', '2026-11', '11/20/2026', '2026112', '2026-11-20 14:30'])('%s is no day', text => {
    expect(parseCell(column({ kind: 'date' }), text, {})).toHaveProperty('refused')
  })

  it.each([
    ['2026-11-20 14:30', '2026-11-20 14:30'],
    ['20261120 1430', '2026-11-20 14:30'],
    ['2026-11-20T09:05:33', '2026-11-20 09:05'],
    ['2026.11.20', '2026-11-20 00:00'],
  ])('%s is the moment %s', (text, value) => {
    expect(parseCell(column({ kind: 'datetime' }), text, {})).toEqual({ value })
  })

  it('an hour that no clock shows is refused', () => {
    expect(parseCell(column({ kind: 'datetime' }), '2026-11-20 25:00', {})).toEqual({
      refused: '시각으로 읽을 수 없습니다. 2026-11-20 14:30처럼 입력해 주세요.',
    })
  })

  it('a text that means two choices is none', () => {
    const twins = [
      { value: '1', text: '상' },
      { value: '상', text: '하' },
    ]
    expect(parseCell(column({ kind: 'code', options: twins }), '상', {})).toHaveProperty('refused')
    expect(parseCell(column({ kind: 'code', options: twins }), '하', {})).toEqual({ value: '상' })
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
