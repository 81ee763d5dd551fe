import { newestApproval, readApproval } from '../../document/approval/approvalStore'
import type { Columns } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { peopleNames } from '../../master/peopleNames'
import { openStates } from './openChange'
import { orderAnswer } from './orderAnswer'
import type { PoRecord } from './orderKind'

/** An order with its lines, its changes and the approval of the newest of them. */
export async function readOrder({ tx }: Pick<EventContext, 'tx'>, order: PoRecord): Promise<Columns> {
  const newest = await newestApproval(tx, 'PC', order.po_no)
  const approval = newest && (await readApproval(tx, newest.appr_no))
  const changes = await tx
    .selectFrom('po_change')
    .selectAll()
    .where('po_no', '=', order.po_no)
    .orderBy('chg_no', 'desc')
    .execute()
  const names = await peopleNames(tx, [
    order.requester,
    order.receiver,
    order.buyer_id,
    ...changes.flatMap(change => [change.requested_by, change.before_receiver, change.receiver]),
  ])
  return {
    ...(await orderAnswer(tx, 'getPo', order, {
      names,
      changes: changes.map(change => ({
        ...change,
        requested_by_nm: names.get(change.requested_by) ?? change.requested_by,
      })),
      current: changes.find(({ status }) => openStates.includes(status)) ?? changes[0],
    })),
    ...(approval ? { approval } : {}),
  }
}
