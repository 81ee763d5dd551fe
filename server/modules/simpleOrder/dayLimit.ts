import { sql } from 'kysely'
import { addDecimals, compareDecimals, subtractDecimals } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { refused } from '../../http/failure'
import { simpleOrderLimit } from './simpleOrderRules'
import { simpleOrderTexts } from './simpleOrderTexts'

/** Whose limit is meant: one department, one supplier, one day (D-24). */
interface DayOf {
  readonly deptcd: string
  readonly compNo: string
  readonly day: string
  /** The simple order that asks. */
  readonly except?: string | undefined
}

/** What was submitted that day and not sent back: it waits, was ordered, or is still to be sent. */
const counted = ['APPROVING', 'ORDERED', 'XFER_ERROR']

async function orderedOfDay(tx: Transaction, { deptcd, compNo, day, except = '' }: DayOf): Promise<string> {
  // Others of the department stand in documents that the actor need not see.
  return runAs(tx, 'all', async () => {
    const { rows } = await sql<{ readonly total: string }>`select coalesce(sum(supply_amt), 0)::text as total
      from simple_order where deptcd = ${deptcd} and comp_no = ${compNo} and submit_date = ${day}
        and status in (${sql.join(counted)}) and so_no <> ${except}`.execute(tx)
    return rows[0]?.total ?? '0'
  })
}

/** What is left of the limit; never below nothing. */
export async function restOfDay(tx: Transaction, day: DayOf): Promise<string> {
  const rest = subtractDecimals(simpleOrderLimit, await orderedOfDay(tx, day))
  return compareDecimals(rest, '0') < 0 ? '0' : rest
}

/** Refuses what would split an order: two people who submit at the same moment come one after the other. */
export async function checkDayLimit(tx: Transaction, day: DayOf, supplyAmt: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${day.deptcd} ${day.compNo} ${day.day}`}, 0))`.execute(
    tx,
  )
  if (compareDecimals(addDecimals(await orderedOfDay(tx, day), supplyAmt), simpleOrderLimit) > 0)
    throw refused('dayExceeded', simpleOrderTexts.dayExceeded)
}
