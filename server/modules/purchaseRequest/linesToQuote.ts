import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { PrLineRecord } from './prKind'

/** Lines for which quotations can still be asked: open, and in no request for quotation that is under way. */
export async function linesToQuote(tx: Transaction, prNo: string): Promise<readonly PrLineRecord[]> {
  // The requester sees the count and not the requests of the buyer.
  const { rows } = await runAs(tx, 'all', () =>
    sql<PrLineRecord>`select * from pr_line line where pr_no = ${prNo} and line_status = 'OPEN' and not exists (
      select from rfq_line asked join rfq on rfq.rfq_no = asked.rfq_no
      where rfq.pr_no = line.pr_no and asked.pr_line_no = line.line_no and rfq.status in ('DRAFT', 'SENT', 'CLOSED'))
    order by line_no`.execute(tx),
  )
  return rows
}
