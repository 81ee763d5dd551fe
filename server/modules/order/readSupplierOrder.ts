import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Columns } from '../../document/columns'
import { peopleNames } from '../../master/peopleNames'
import { openChangeOf } from './openChange'
import { orderAnswer } from './orderAnswer'
import type { PoRecord } from './orderKind'
import { supplierChanges } from './supplierChanges'

/** What the supplier does himself: his history names him for it. */
const answers = ['promisePo', 'acceptPo', 'declinePo', 'ackPoChange', 'declinePoChange']
/** What happens inside the company before a change is sent (domain 6.3). */
const internalSteps = ['changePo', 'approveDoc', 'rejectDoc', 'cancelPoChange']

/** An order as its supplier sees it: without who asked for it, its accounts and its approvals. */
export async function readSupplierOrder(
  { tx, actor }: { readonly tx: Transaction; readonly actor: Pick<Actor, 'portal'> },
  order: PoRecord,
): Promise<Columns> {
  const open = await openChangeOf(tx, order.po_no)
  // One that is still being approved is not for the supplier.
  const waiting = open?.status === 'SENT' ? open : undefined
  const people = [order.buyer_id, order.receiver, waiting?.before_receiver, waiting?.receiver]
  const names = await runAs(tx, 'all', () =>
    peopleNames(
      tx,
      people.map(id => id ?? null),
    ),
  )
  const buyerNm = names.get(order.buyer_id ?? '')
  return orderAnswer(tx, 'getCyberPo', order, {
    names,
    changes: await supplierChanges(tx, actor, { poNo: order.po_no }),
    current: waiting,
    further: { loi_no: await letterOf(tx, order) },
    history: {
      hidden: internalSteps,
      // Approval lines are the company's own (domain 6.3): the order comes from its buyer.
      nameOf: (action, name) => (answers.includes(action) ? name : (buyerNm ?? name)),
    },
  })
}

/** The order request between letter and order is the company's own. */
async function letterOf(tx: Transaction, { source_no, order_type }: PoRecord): Promise<string | null> {
  if (order_type !== 'LOI' || source_no === null) return null
  const request = await runAs(tx, 'all', () =>
    tx.selectFrom('order_request').select('loi_no').where('or_no', '=', source_no).executeTakeFirst(),
  )
  return request?.loi_no ?? null
}
