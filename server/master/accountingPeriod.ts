import { addDays, addMonths, endOfMonth, firstDayOf, monthOf, weekdayOf } from '../../schemas/shared/calendar'
import type { Transaction } from '../database/connect'

const closingWorkingDay = 5

/** The fifth working day of the next month, at whose end a month closes. Assumed: holidays are not known. */
export function closingDay(month: string): string {
  let day = addDays(endOfMonth(firstDayOf(month)), 1)
  for (let workingDays = 0; ; day = addDays(day, 1)) {
    const isWeekend = weekdayOf(day) === 0 || weekdayOf(day) === 6
    if (!isWeekend) workingDays += 1
    if (workingDays === closingWorkingDay) return day
  }
}

/** Whether something may be booked on a day, judged today: in the month of today or before it closed, never ahead. */
export async function isOpenPeriod(tx: Transaction, day: string, today: string): Promise<boolean> {
  const month = monthOf(day)
  if (month > monthOf(today)) return false
  const row = await tx
    .selectFrom('accounting_period')
    .select('open_yn')
    .where('yyyymm', '=', month)
    .executeTakeFirst()
  if (row) return row.open_yn === 'Y'
  return month === monthOf(today) || today <= closingDay(month)
}

/** The months of which the demo says that they are closed: all before the last whose closing day has not come. */
export function closedMonths(today: string, count: number): readonly string[] {
  const months = Array.from({ length: count }, (_, index) => monthOf(addMonths(today, -1 - index)))
  return months.filter(month => closingDay(month) < today)
}
