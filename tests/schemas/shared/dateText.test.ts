import { describe, expect, it } from 'vitest'
import { dateNote, parseDateText, parseMonthText } from '../../../schemas/shared/dateText'
import { dayCases, monthCases } from '../../cases/textRuleCases'

describe('a typed date', () => {
  it.each(dayCases)('"%s" means %s', (text, day) => expect(parseDateText(text)).toBe(day))

  it.each([
    ['240231', 'dateClamped', '2024-02-29'],
    ['2026-02-31', 'dateClamped', '2026-02-28'],
    ['20261345', 'dateClamped', '2026-12-31'],
    ['700101', 'centuryChosen', '1970-01-01'],
    [' 26.11.20 ', 'centuryChosen', '2026-11-20'],
  ])('"%s" says what was made of it: %s', (text, note, day) => {
    expect(dateNote(text)).toEqual({ note, args: [text.trim(), day] })
  })

  it.each(['20261120', '2026. 3. 5.', '2026년 3월 5', '내일', ''])('"%s" stands as it was typed', text =>
    expect(dateNote(text)).toBeUndefined(),
  )

  it('six digits are a two-digit year with month and day, never a month', () => {
    expect(parseDateText('202611')).toBe('2020-12-11')
  })

  it.each([
    '',
    '2026',
    '2026112',
    '1899-12-31',
    '18991231',
    'abc',
    '2026-11',
    '20-1',
    '2026-11-20x',
    '202611201',
  ])('"%s" names no day that can be taken', text => expect(parseDateText(text)).toBeUndefined())
})

describe('a typed month', () => {
  it.each(monthCases)('"%s" gives "%s"', (text, month) => expect(parseMonthText(text)).toBe(month))
})
