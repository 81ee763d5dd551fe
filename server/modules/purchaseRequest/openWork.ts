import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'

const openRfq = ['DRAFT', 'SENT', 'CLOSED']
const openOrderRequest = ['DRAFT', 'APPROVING', 'REJECTED', 'XFER_ERROR']

/** Whether quotations are asked for or orders are being written for a request: asked as the server, for others may do it. */
export async function hasOpenWork(tx: Transaction, prNo: string): Promise<boolean> {
  const { rows } = await runAs(tx, 'all', () =>
    sql`select from rfq where pr_no = ${prNo} and status in (${sql.join(openRfq)})
      union all
      select from order_request_line line join order_request document on document.or_no = line.or_no
        where line.pr_no = ${prNo} and document.status in (${sql.join(openOrderRequest)}) limit 1`.execute(
      tx,
    ),
  )
  return rows.length > 0
}
