import { addDays, addMonths, firstDayOf, weekdayOf } from '../../../schemas/shared/calendar'
import { monthlyCalcWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { createdBy } from '../../document/createdBy'
import type { EventContext } from '../../document/documentEvents'
import { documentKind, lockDocument } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { conflict } from '../../http/failure'
import { monthTexts } from './monthTexts'

export type MonthRecord = Row<'monthly_calc'>

/** The settlements of a company and section in a month, with their sums. */
export const settlementMonth = documentKind<MonthRecord, never, never>({
  name: 'MonthlyCalc',
  docType: 'MC',
  workflow: monthlyCalcWorkflow,
  table: 'monthly_calc',
  number: 'calc_no',
  page: '/monthlyCalcADetail',
  stateTexts: { confirmMonthlyCalc: monthTexts.confirmOnly },
})

export const closedMonth = () => conflict(monthTexts.closed)

/** What identifies a month, and how its supplier is settled. */
export interface MonthName {
  readonly yyyymm: string
  readonly compNo: string
  readonly section: string
  readonly settleType: string
}

const workingDays = 3

/** The third working day of the next month (domain 2.9, confirm_due). */
export function confirmDue(yyyymm: string): string {
  let day = addMonths(firstDayOf(yyyymm), 1)
  for (let left = workingDays; ; day = addDays(day, 1)) {
    const weekday = weekdayOf(day)
    if (weekday !== 0 && weekday !== 6) left -= 1
    if (left === 0) return day
  }
}

/** Locked as the server: who settles for a department does not see the months of his section. */
export async function lockMonth(tx: Transaction, calcNo: string): Promise<MonthRecord> {
  const month = await lockDocument(tx, settlementMonth, calcNo)
  if (!month) throw new Error(`Server bug: there is no month ${calcNo}.`)
  return month
}

/** The month of a settlement, created with its first one, locked. Refused where it is closed. */
export async function takeMonth(context: EventContext, name: MonthName): Promise<MonthRecord> {
  const { tx, now } = context
  const month = await runAs(tx, 'all', async () => {
    const known = tx
      .selectFrom('monthly_calc')
      .selectAll()
      .where('yyyymm', '=', name.yyyymm)
      .where('comp_no', '=', name.compNo)
      .where('section', '=', name.section)
      .forUpdate()
    const found = await known.executeTakeFirst()
    if (found) return found
    const calcNo = await nextNumber(tx, 'MC', now)
    await tx
      .insertInto('monthly_calc')
      .values({
        calc_no: calcNo,
        yyyymm: name.yyyymm,
        comp_no: name.compNo,
        section: name.section,
        settle_type: name.settleType,
        confirm_due: confirmDue(name.yyyymm),
        ...createdBy(context),
      })
      .onConflict(other => other.columns(['yyyymm', 'comp_no', 'section']).doNothing())
      .execute()
    return known.executeTakeFirstOrThrow()
  })
  if (month.status === 'CLOSED') throw closedMonth()
  return month
}

/** Refuses what would change a closed month. Closing it waits for the settlement that the caller has locked. */
export async function refuseClosedMonth(tx: Transaction, calcNo: string | null): Promise<void> {
  const month = await runAs(tx, 'all', () =>
    tx
      .selectFrom('monthly_calc')
      .select('status')
      .where('calc_no', '=', calcNo ?? '')
      .executeTakeFirst(),
  )
  if (month?.status === 'CLOSED') throw closedMonth()
}
