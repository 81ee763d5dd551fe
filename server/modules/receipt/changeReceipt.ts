import type { Updateable } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import type { Tables } from '../../database/tables'
import { changeDocument, type DocumentChange } from '../../document/changeDocument'
import type { EventContext } from '../../document/documentEvents'
import { tellReceiptParties } from './receiptParties'
import type { ReceiptRecord } from './receiptStore'

const place = { table: 'warehousing', key: 'wh_req_no', docType: 'WH' }

/** Moves a receipt to another state, with its version, its event and what lists know of it. */
export async function changeReceipt(
  context: EventContext,
  receipt: ReceiptRecord,
  change: DocumentChange<Updateable<Tables['warehousing']>>,
): Promise<TransitionAnswer> {
  const answer = await changeDocument(context, place, { ...receipt, docNo: receipt.wh_req_no }, change)
  await tellReceiptParties(context.tx, receipt.wh_req_no)
  return answer
}
