import type { EventContext } from '../../document/documentEvents'
import { openDocument } from '../../document/openDocument'
import type { DocumentKey } from '../../document/transitionKeys'
import { type LockedPo, lockPo } from '../order/orderStore'
import { type ReceiptRecord, receipt } from './receiptKind'

export interface OpenedReceipt {
  readonly stored: ReceiptRecord
  readonly locked: LockedPo
}

/** Order and receipt locked in this order, for the steps that take more than a reason. */
export async function openReceipt(
  context: EventContext,
  transition: string,
  key: DocumentKey,
): Promise<OpenedReceipt> {
  const stored = await openDocument(context, receipt, transition, key)
  return { stored, locked: await lockPo(context.tx, stored.po_no) }
}
