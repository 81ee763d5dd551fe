import { quotationWorkflow, rfqWorkflow } from '../../../schemas/workflow/workflows'
import type { MayChangeFiles } from '../common/fileRoutes'
import { checkProxy } from './proxyEntry'
import { findRfq } from './rfqStore'

/** What goes with a request for quotation changes until it is sent. */
export const mayChangeRfqFiles: MayChangeFiles = async (tx, _actor, rfqNo) => {
  const rfq = await findRfq(tx, rfqNo)
  return rfq !== undefined && rfqWorkflow.editable.includes(rfq.status)
}

/** The supplier's own until he submits, or those of the paper quotation that staff enter. */
export const mayChangeQuotationFiles: MayChangeFiles = async (tx, actor, qtNo) => {
  const quotation = await tx.selectFrom('quotation').selectAll().where('qt_no', '=', qtNo).executeTakeFirst()
  if (!quotation || !quotationWorkflow.editable.includes(quotation.status)) return false
  await checkProxy(tx, actor, quotation.comp_no)
  return true
}
