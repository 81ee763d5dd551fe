import { describe, expect, it } from 'vitest'
import { parseDateText, parseMonthText } from '../../../schemas/shared/dateText'
import { dayCases, monthCases } from '../../cases/textRuleCases'

describe('a typed date', () => {
  it.each(dayCases)('"%s" means %s', (text, day) => expect(parseDateText(text)).toBe(day))

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
