import { addMonths, firstDayOf, monthOf } from '../../schemas/shared/calendar'
import {
  compareDecimals,
  divideDecimals,
  isDecimal,
  multiplyDecimals,
  subtractDecimals,
} from '../../schemas/shared/decimal'
import { reportKeys } from '../../schemas/shared/reports'
import { answeredRow, answeredRows } from '../binding/answerState'
import { type Row, textOf } from '../runtime/row'

/** What a report answers for one month. */
export interface MonthAnswer {
  readonly yyyymm: string
  readonly answer: unknown
}

export interface ComparedValue {
  /** Decimal text; empty where the month has no such row, or no such figure. */
  readonly value: string
  /** Percent against the month to the left; empty where there is nothing to compare with. */
  readonly change: string
}

export interface ComparedRow {
  /** The row of the newest month that has it. */
  readonly row: Row
  readonly values: readonly ComparedValue[]
}

/** Most months side by side (domain 14.3). */
export const mostMonths = 5

/** The base month with the one before, the same one of the year before, or the four before it. */
export const monthChoices = {
  before: (base: string) => [monthBack(base, 1), base],
  yearBefore: (base: string) => [monthBack(base, 12), base],
  five: (base: string) =>
    Array.from({ length: mostMonths }, (_, index) => monthBack(base, mostMonths - 1 - index)),
} as const

const monthBack = (yyyymm: string, count: number): string => monthOf(addMonths(firstDayOf(yyyymm), -count))

/** Oldest first, each once, the newest ones where there are too many. */
export const inTime = (months: readonly string[]): readonly string[] =>
  [...new Set(months)].toSorted().slice(-mostMonths)

/**
 * One figure of the rows of several months, joined by key: in the order of the newest month, rows that it lacks after it. `months`
 * stand in time.
 */
export function compareMonths(months: readonly MonthAnswer[], field: string): readonly ComparedRow[] {
  const kept = new Map<string, Row>()
  const rowsOf = months.map(
    ({ answer }) => new Map(answeredRows(answer, undefined).map(row => [keyOf(row), row])),
  )
  for (const rows of rowsOf.toReversed())
    for (const [key, row] of rows) if (!kept.has(key)) kept.set(key, row)
  return [...kept].map(([key, row]) => ({
    row,
    values: withChanges(rowsOf.map(rows => (rows.size === 0 ? '0' : textOf(rows.get(key)?.[field])))),
  }))
}

/** The totals of each month, which the server has worked out. */
export const compareTotals = (months: readonly MonthAnswer[], field: string): readonly ComparedValue[] =>
  withChanges(months.map(({ answer }) => textOf(answeredRow(answer, 'sums')[field])))

const keyOf = (row: Row): string => reportKeys.map(name => textOf(row[name])).join('\n')

function withChanges(values: readonly string[]): readonly ComparedValue[] {
  return values.map((value, index) => {
    const left = values[index - 1] ?? ''
    return { value, change: growth(left, value) }
  })
}

function growth(then: string, now: string): string {
  if (!isDecimal(then) || !isDecimal(now) || compareDecimals(then, '0') <= 0) return ''
  return divideDecimals(multiplyDecimals(subtractDecimals(now, then), '100'), then, 1)
}
