import { runAs } from '../../database/runAs'
import type { DocumentChange } from '../../document/changeDocument'
import type { EventContext } from '../../document/documentEvents'
import { findDocument, moveDocument } from '../../document/documentKind'
import { type DeliveryRecord, delivery } from '../delivery/deliveryKind'

/** Moves the delivery of a receipt; the actor of the receipt may not see it, so the step is the server's own. */
export async function followDelivery(
  context: EventContext,
  dlvNo: string | null,
  change: DocumentChange<Partial<DeliveryRecord>> & { readonly from?: string },
): Promise<void> {
  const { tx } = context
  if (dlvNo === null) return
  const { from, ...moved } = change
  const stored = await runAs(tx, 'all', () => findDocument(tx, delivery, dlvNo))
  if (stored && (from === undefined || stored.status === from))
    await moveDocument(context, delivery, stored, moved)
}

/** The page on which a supplier reads what became of his delivery. */
export const supplierDeliveryLink = (dlvNo: string | null): string =>
  `/cyber/deliverEdit?dlvNo=${dlvNo ?? ''}`
