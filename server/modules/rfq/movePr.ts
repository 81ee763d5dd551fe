import { sql } from 'kysely'
import { findTransition } from '../../../schemas/workflow/workflow'
import type { EventContext } from '../../document/documentEvents'
import { lockDocument, moveDocument } from '../../document/documentKind'
import { purchaseRequest } from '../purchaseRequest/prKind'
import type { RfqRecord } from './rfqKind'

/** The purchase request follows its quotations where its workflow lets the system move it. */
export async function movePr(context: EventContext, prNo: string, transition: string): Promise<void> {
  const pr = await lockDocument(context.tx, purchaseRequest, prNo)
  const found = findTransition(purchaseRequest.workflow, transition)
  if (!pr || !found || found.from === 'any' || !found.from.includes(pr.status)) return
  await moveDocument(context, purchaseRequest, pr, { action: transition, status: found.to })
}

/** Brings the lines of the purchase request that were asked for from one state to another. */
export async function setLines(
  { tx }: EventContext,
  { rfq_no, pr_no }: RfqRecord,
  from: string,
  to: string,
): Promise<void> {
  await sql`update pr_line set line_status = ${to} where pr_no = ${pr_no} and line_status = ${from}
    and line_no in (select pr_line_no from rfq_line where rfq_no = ${rfq_no})`.execute(tx)
}

/** Lines are open again; without another running request for quotation so is the purchase request. */
export async function releaseLines(context: EventContext, stored: RfqRecord): Promise<void> {
  await setLines(context, stored, 'RFQ', 'OPEN')
  const others = await context.tx
    .selectFrom('rfq')
    .select('rfq_no')
    .where('pr_no', '=', stored.pr_no)
    .where('rfq_no', '<>', stored.rfq_no)
    .where('status', 'in', ['SENT', 'CLOSED', 'AWARDED'])
    .limit(1)
    .executeTakeFirst()
  if (!others) await movePr(context, stored.pr_no, 'sys:rfqFailed')
}
