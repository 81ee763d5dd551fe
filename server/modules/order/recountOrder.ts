import { sql } from 'kysely'
import { sumDecimals } from '../../../schemas/shared/decimal'
import { isCurrency, lineAmount } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { makeSurvey } from '../satisfaction/makeSurvey'
import { lineStanding, orderStatus } from './lineStanding'
import type { LockedPo } from './orderStore'

interface Moved {
  readonly line_no: number
  readonly shipped: string
  readonly accepted: string
  readonly returned: string
  readonly is_last: boolean
}

/** Quantities of the lines of an order, added up again from its deliveries and receipts. */
export async function movesOf(tx: Transaction, poNo: string): Promise<ReadonlyMap<number, Moved>> {
  const { rows } = await sql<Moved>`select line.line_no,
      coalesce(sent.shipped, 0)::text as shipped, coalesce(got.accepted, 0)::text as accepted,
      coalesce(got.returned, 0)::text as returned, coalesce(sent.is_last, false) as is_last
    from po_line line
    left join (select part.po_line_no, sum(part.qty) filter (where delivery.status in ('SHIPPED', 'RECEIVING')) as shipped,
        bool_or(part.last_yn = 'Y' and delivery.status = 'RECEIVED') as is_last
      from delivery_line part join delivery on delivery.dlv_no = part.dlv_no
      where part.po_no = ${poNo} group by part.po_line_no) sent on sent.po_line_no = line.line_no
    left join (select part.po_line_no, sum(part.accept_qty) as accepted, sum(part.return_qty) as returned
      from warehousing_line part join warehousing receipt on receipt.wh_req_no = part.wh_req_no
      where part.po_no = ${poNo} and receipt.wh_type = 'GR' and receipt.status in ('CONFIRMED', 'RETURNED')
      group by part.po_line_no) got on got.po_line_no = line.line_no
    where line.po_no = ${poNo}`.execute(tx)
  return new Map(rows.map(row => [row.line_no, row]))
}

export interface Recount {
  /** The step in the order's history; a delivery that is only on its way moves no state and says none. */
  readonly action?: 'whConfirmed' | 'whReversed'
}

/**
 * Brings lines, state and received amount of a locked order up to its deliveries and receipts. A line that was completed by
 * hand stays so until a receipt is reversed. Assumed: a closed order stays closed, whatever comes back of it.
 */
export async function recountOrder(
  context: EventContext,
  { order, lines }: LockedPo,
  { action }: Recount = {},
): Promise<void> {
  const { tx } = context
  await runAs(tx, 'all', async () => {
    const moves = await movesOf(tx, order.po_no)
    const standings = []
    const amounts: string[] = []
    for (const line of lines) {
      const moved = moves.get(line.line_no) ?? { shipped: '0', accepted: '0', returned: '0', is_last: false }
      const isForced = line.completed_yn === 'Y' && (action !== 'whReversed' || order.status === 'CLOSED')
      const standing = lineStanding({
        ...{ qty: line.qty, underTol: line.under_tol, isForced, isLast: moved.is_last },
        ...{ accepted: moved.accepted, returned: moved.returned, shipped: moved.shipped },
      })
      standings.push(standing)
      if (isCurrency(order.currency))
        amounts.push(lineAmount(standing.received, line.unit_price, order.currency))
      await tx
        .updateTable('po_line')
        .set({
          shipped_qty: moved.shipped,
          received_qty: standing.received,
          returned_qty: moved.returned,
          remain_qty: standing.remain,
          completed_yn: standing.isComplete ? 'Y' : 'N',
        })
        .where('po_no', '=', order.po_no)
        .where('line_no', '=', line.line_no)
        .execute()
    }
    await requestLinesFollow(tx, lines)
    if (action === undefined) return
    const status = order.status === 'CLOSED' ? order.status : orderStatus(standings)
    await tx
      .updateTable('po')
      .set({
        status,
        received_amt: sumDecimals(amounts),
        version: order.version + (status === order.status ? 0 : 1),
        updated_by: context.actor.userId,
        updated_dt: context.now,
      })
      .where('po_no', '=', order.po_no)
      .execute()
    await addEvent(context, {
      docType: 'PO',
      docNo: order.po_no,
      action,
      from: order.status,
      to: status,
    })
    if (status === 'COMPLETED' && order.status !== status) await makeSurvey(context, order)
  })
}

async function requestLinesFollow(tx: Transaction, lines: LockedPo['lines']): Promise<void> {
  for (const { pr_no, pr_line_no } of lines) {
    if (pr_no === null || pr_line_no === null) continue
    await sql`update pr_line set received_qty = (select coalesce(sum(line.received_qty), 0) from po_line line
        where line.pr_no = ${pr_no} and line.pr_line_no = ${pr_line_no})
      where pr_no = ${pr_no} and line_no = ${pr_line_no}`.execute(tx)
  }
}
