import { describe, expect, it } from 'vitest'
import { readDate, readDateTime } from '../../../widgets/DataGrid/readDate'

describe('dates as people type them', () => {
  it.each([
    '20261120',
    '2026.11.20',
    '26-11-20',
    '2026-11-20',
    '261120',
    '2026/11/20',
    '2026. 11. 20.',
    '2026년 11월 20일',
    ' 2026-11-20 ',
  ])('%s is the twentieth of November 2026', text => {
    expect(readDate(text)).toEqual({ value: '2026-11-20' })
  })

  it('a leap day is known', () => {
    expect(readDate('20280229')).toEqual({ value: '2028-02-29' })
  })

  it.each(['20270229', '20261301', '2026-00-10', '2026-11-31'])('%s is not in the calendar', text => {
    expect(readDate(text)).toEqual({ refused: '달력에 없는 날짜입니다. 날짜를 확인해 주세요.' })
  })

  it.each(['내일', '2026-11', '11/20/2026', '202611', '2026112'])('%s is not read as a date', text => {
    expect(readDate(text)).toHaveProperty('refused')
  })

  it.each([
    ['2026-11-20 14:30', '2026-11-20 14:30'],
    ['20261120 1430', '2026-11-20 14:30'],
    ['2026-11-20T09:05:33', '2026-11-20 09:05'],
    ['2026.11.20', '2026-11-20 00:00'],
  ])('%s is the moment %s', (text, value) => {
    expect(readDateTime(text)).toEqual({ value })
  })

  it('an hour that no clock shows is refused', () => {
    expect(readDateTime('2026-11-20 25:00')).toHaveProperty('refused')
  })
})
