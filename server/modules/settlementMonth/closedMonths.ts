import { sql } from 'kysely'
import { monthOf } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'

interface Received {
  readonly comp_no: string
  readonly section: string
  readonly receipt_date: string
}

/** Names the month of a receipt among those of all companies and sections. */
export const monthNameOf = ({ comp_no, section, receipt_date }: Received) =>
  `${comp_no} ${monthOf(receipt_date)} ${section}`

/** The months of these receipts that are closed. Read as the server: who settles for a department sees no months. */
export async function closedMonths(
  tx: Transaction,
  lines: readonly Received[],
): Promise<ReadonlySet<string>> {
  const companies = [...new Set(lines.map(line => line.comp_no))]
  const months = [...new Set(lines.map(line => monthOf(line.receipt_date)))]
  if (lines.length === 0) return new Set()
  return runAs(tx, 'all', async () => {
    const { rows } = await sql<{
      readonly name: string
    }>`select comp_no || ' ' || yyyymm || ' ' || section as name
      from monthly_calc where status = 'CLOSED' and comp_no in (${sql.join(companies)})
        and yyyymm in (${sql.join(months)})`.execute(tx)
    return new Set(rows.map(({ name }) => name))
  })
}
