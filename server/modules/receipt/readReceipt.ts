import { subtractDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Columns } from '../../document/columns'
import { findDocument } from '../../document/documentKind'
import type { DocumentReading } from '../../document/readDocument'
import { delivery } from '../delivery/deliveryKind'
import type { ReceiptLineRecord, ReceiptRecord } from './receiptKind'

/** What a receipt answers beside its columns. */
export const receiptReading: DocumentReading<ReceiptRecord, ReceiptLineRecord> = {
  header: {
    // A requester reads the receipt of an order that somebody else may have placed.
    title: async ({ tx }, { po_no }) => {
      const order = await runAs(tx, 'all', () =>
        tx.selectFrom('po').select('title').where('po_no', '=', po_no).executeTakeFirst(),
      )
      return order?.title ?? po_no
    },
    dlvSeenYn: async ({ tx }, stored) => ((await seesDelivery(tx, stored)) ? 'Y' : 'N'),
  },
  names: { inspectorNm: { column: 'inspector', of: 'person' } },
  lines: {
    fields: ['returnableQty', 'acceptQty', 'rejectQty'],
    read: async (_context, stored, lines) => lines.map(line => quantitiesOf(line, stored)),
  },
}

/** An approver from another department sees the receipt that he is asked about, and no delivery (domain 6.2). */
async function seesDelivery(tx: Transaction, { dlv_no }: ReceiptRecord): Promise<boolean> {
  return dlv_no !== null && (await findDocument(tx, delivery, dlv_no)) !== undefined
}

function quantitiesOf(line: ReceiptLineRecord, { status, wh_type }: ReceiptRecord): Columns {
  const isReturnable = status === 'CONFIRMED' && wh_type === 'GR'
  const returnable = isReturnable ? subtractDecimals(line.accept_qty, line.return_qty) : '0'
  // Nobody has said anything yet of what is only announced.
  const isInspected = status !== 'REQUESTED'
  return {
    returnableQty: trimDecimal(returnable),
    acceptQty: isInspected ? trimDecimal(line.accept_qty) : undefined,
    rejectQty: isInspected ? trimDecimal(line.reject_qty) : undefined,
  }
}
