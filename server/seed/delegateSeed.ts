import { sql } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import type { Transaction } from '../database/connect'

/** One who stands in today, one who will in ten days, and one whose days are over. */
export async function writeDelegates(tx: Transaction, today: string): Promise<void> {
  const headOf = (deptcd: string) => sql<string>`(select head_singleid from department
    where deptcd = ${deptcd} order by yyyymm desc limit 1)`
  const delegations = [
    { of: headOf('D2020'), to: headOf('D2010'), from: -1, until: 3 },
    { of: 'buy.head', to: 'vendor.mgr', from: 10, until: 14 },
    { of: 'acc.head', to: 'acc.staff', from: -9, until: -5 },
  ]
  for (const { of, to, from, until } of delegations)
    await sql`update person set delegate_singleid = ${to}, delegate_from = ${addDays(today, from)},
      delegate_to = ${addDays(today, until)} where singleid = ${of}`.execute(tx)
}
