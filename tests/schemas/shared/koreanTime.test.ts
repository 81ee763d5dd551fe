import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  endOfMonth,
  isDay,
  monthOf,
  splitDay,
  startOfMonth,
  weekdayOf,
} from '../../../schemas/shared/calendar'
import {
  isPeriodToken,
  koreanDay,
  koreanMoment,
  koreanTimestamp,
  koreanTimeText,
  periodOf,
} from '../../../schemas/shared/koreanTime'

describe('the clock in Seoul', () => {
  it.each([
    ['2026-11-20T14:59:59Z', '2026-11-20'],
    ['2026-11-20T15:00:00Z', '2026-11-21'],
    ['2026-12-31T15:00:00Z', '2027-01-01'],
    ['2024-02-28T15:00:00Z', '2024-02-29'],
    ['2026-03-29T00:30:00+01:00', '2026-03-29'],
  ])('at %s it is %s', (instant, day) => expect(koreanDay(Date.parse(instant))).toBe(day))

  it('agrees with the time-zone database for every month since 1989', () => {
    const seoul = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Seoul',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    for (let month = 0; month < 600; month += 1) {
      const instant = Date.UTC(1989, month, 15, 15, 30, 1)
      expect(koreanTimeText(instant)).toBe(seoul.format(instant))
    }
  })

  it('writes the wire form with its distance and reads the parts', () => {
    const instant = new Date('2026-11-20T00:30:05.999Z')
    expect(koreanTimestamp(instant)).toBe('2026-11-20T09:30:05+09:00')
    expect(koreanMoment(instant)).toEqual({ year: 2026, month: 11, day: 20, hour: 9, minute: 30, second: 5 })
  })
})

describe('days of the calendar', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-20', 90, '2027-02-18'],
  ])('%s and %i days is %s', (day, days, result) => expect(addDays(day, days)).toBe(result))

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-11-20', -23, '2024-12-20'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i months is %s', (day, months, result) => expect(addMonths(day, months)).toBe(result))

  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-01-01', true],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['1899-12-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-4-1', false],
    ['20260401', false],
  ])('whether %s is a day: %s', (text, isReal) => expect(isDay(text)).toBe(isReal))

  it('finds months, weekdays and distances', () => {
    expect([startOfMonth('2026-11-20'), endOfMonth('2024-02-10'), monthOf('2026-11-20')]).toEqual([
      '2026-11-01',
      '2024-02-29',
      '202611',
    ])
    expect([weekdayOf('2026-11-22'), weekdayOf('1969-12-31'), weekdayOf('2026-11-20')]).toEqual([0, 3, 5])
    expect([daysBetween('2026-02-27', '2026-03-01'), daysBetween('2026-03-01', '2026-02-27')]).toEqual([
      2, -2,
    ])
    expect([daysInMonth(2026, 1), daysInMonth(2026, 4), daysInMonth(2100, 2)]).toEqual([31, 30, 28])
  })

  it('a text that is no day is named as a fault of the program', () => {
    expect(() => splitDay('soon')).toThrow('Engine bug: splitDay')
  })
})

describe('periods a definition may name', () => {
  it.each([
    ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['pastMonth', '2026-11-20', '2026-10-20', '2026-11-20'],
    ['pastMonth', '2026-03-31', '2026-02-28', '2026-03-31'],
    ['thisMonth', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['next90Days', '2026-11-20', '2026-11-20', '2027-02-18'],
    ['thisYear', '2026-11-20', '2026-01-01', '2026-12-31'],
  ] as const)('%s seen from %s runs from %s to %s', (token, today, from, to) => {
    expect(periodOf(token, today)).toEqual({ from, to })
  })

  it('other words are no periods', () => {
    expect([isPeriodToken('pastMonth'), isPeriodToken('lastWeek'), isPeriodToken('toString')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
