import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { conflict } from '../../http/failure'
import { settlementTexts } from './settlementTexts'

interface SettledLine {
  readonly wh_req_no: string
  readonly wh_line_no: number
}

/** Returns of what these lines had been settled with, to come off a later settlement or to be credited by a slip. */
export async function returnsOf(tx: Transaction, lines: readonly SettledLine[]): Promise<readonly string[]> {
  if (lines.length === 0) return []
  const settled = sql.join(lines.map(line => sql`(${line.wh_req_no}, ${line.wh_line_no}::int)`))
  return runAs(tx, 'all', async () => {
    const { rows } = await sql<{ readonly wh_req_no: string }>`select distinct document.wh_req_no
      from warehousing document join warehousing_line line on line.wh_req_no = document.wh_req_no
      where document.wh_type = 'RT' and document.settle_yn = 'Y'
        and (document.org_wh_req_no, line.line_no) in (${settled}) order by document.wh_req_no`.execute(tx)
    return rows.map(row => row.wh_req_no)
  })
}

/**
 * Lets the receipts of a canceled settlement be settled again, less what was returned: so a return comes off no other
 * settlement, and one that has come off already, or has a slip, keeps the settlement as it is.
 */
export async function forgetReturns(tx: Transaction, returns: readonly string[]): Promise<void> {
  if (returns.length === 0) return
  await runAs(tx, 'all', async () => {
    const { rows } = await sql<{ readonly wh_req_no: string }>`select wh_req_no from warehousing document
      where wh_req_no in (${sql.join(returns)}) and (slip_no is not null or exists (
        select from warehousing_line line where line.wh_req_no = document.wh_req_no and line.adj_no is not null))
      limit 1`.execute(tx)
    if (rows[0]) throw conflict(settlementTexts.returnedAlready, [rows[0].wh_req_no])
    await tx.updateTable('warehousing').set({ settle_yn: 'N' }).where('wh_req_no', 'in', returns).execute()
  })
}
