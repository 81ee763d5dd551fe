import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { PrLineRecord } from './prStore'

/** Lines for which quotations can still be asked: open, and in no request for quotation that is under way. */
export async function linesToQuote(
  tx: Transaction,
  prNo: string,
  lines: readonly PrLineRecord[],
): Promise<readonly PrLineRecord[]> {
  // The requester sees the count and not the requests of the buyer.
  const asked = await runAs(tx, 'all', () =>
    tx
      .selectFrom('rfq_line')
      .innerJoin('rfq', 'rfq.rfq_no', 'rfq_line.rfq_no')
      .select('rfq_line.pr_line_no')
      .where('rfq.pr_no', '=', prNo)
      .where('rfq.status', 'in', ['DRAFT', 'SENT', 'CLOSED'])
      .execute(),
  )
  const taken = new Set(asked.map(line => line.pr_line_no))
  return lines.filter(line => line.line_status === 'OPEN' && !taken.has(line.line_no))
}
