import { sql } from 'kysely'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { lockDocument, moveDocument } from '../../document/documentKind'
import { purchaseRequest } from '../purchaseRequest/prKind'

interface DoneOrder {
  readonly po_no: string
  readonly pr_no: string | null
}

/** Completed orders whose confirmed receipts are all settled and posted are closed, then the requests behind them. */
export async function closeOrders(context: EventContext, adjNos: readonly string[]): Promise<void> {
  if (adjNos.length === 0) return
  const { tx, actor, now } = context
  await runAs(tx, 'all', async () => {
    const { rows } = await sql<DoneOrder>`update po set status = 'CLOSED', version = version + 1,
        updated_by = ${actor.userId}, updated_dt = ${now}
      where status = 'COMPLETED'
        and po_no in (select po_no from adjustment_line where adj_no in (${sql.join(adjNos)}))
        and not exists (select from warehousing receipt
          join warehousing_line line on line.wh_req_no = receipt.wh_req_no
          left join adjustment settled on settled.adj_no = line.adj_no
          where receipt.po_no = po.po_no and receipt.status = 'CONFIRMED' and receipt.wh_type = 'GR'
            and line.accept_qty > line.return_qty and coalesce(settled.status, '') not in ('POSTED', 'PAID'))
      returning po_no, pr_no`.execute(tx)
    for (const { po_no } of rows)
      await addEvent(context, {
        docType: 'PO',
        docNo: po_no,
        action: 'allPosted',
        from: 'COMPLETED',
        to: 'CLOSED',
      })
    for (const prNo of new Set(rows.flatMap(row => row.pr_no ?? []))) await closeRequest(context, prNo)
  })
}

async function closeRequest(context: EventContext, prNo: string): Promise<void> {
  const { tx } = context
  const pr = await lockDocument(tx, purchaseRequest, prNo)
  if (pr?.status !== 'ORDERED') return
  const open = await tx
    .selectFrom('po')
    .innerJoin('po_line', 'po_line.po_no', 'po.po_no')
    .select('po.po_no')
    .where('po_line.pr_no', '=', prNo)
    .where('po.status', 'not in', ['CLOSED', 'CANCELED', 'DECLINED'])
    .limit(1)
    .executeTakeFirst()
  if (open) return
  await moveDocument(context, purchaseRequest, pr, { action: 'allPoClosed', status: 'CLOSED' })
}
