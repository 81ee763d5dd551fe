import { findWithPass } from '../../document/approval/approverPass'
import { findDocument } from '../../document/documentKind'
import { documentModule, type MayChangeFiles } from '../../document/documentModule'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { confirmReceipt } from './confirmReceipt'
import { inspectReceipt } from './inspectReceipt'
import { listReceiptLines } from './listReceiptLines'
import { listReceipts } from './listReceipts'
import { receiptReading } from './readReceipt'
import { type ReceiptRecord, receipt } from './receiptKind'
import { cancelReceipt, checkSubmission, recallReceipt, refuseReceipt } from './receiptTransitions'
import { returnReceipt } from './returnReceipt'

/** What goes with an inspection changes as long as the inspection itself does. */
export const mayChangeReceiptFiles: MayChangeFiles = async (tx, _actor, whReqNo) => {
  const stored = await findDocument(tx, receipt, whReqNo)
  return stored !== undefined && receipt.workflow.editable.includes(stored.status)
}

export const receipts = documentModule(receipt, {
  read: receiptReading,
  submit: checkSubmission,
  approved: confirmReceipt,
  transitions: {
    inspectWarehousing: 'elsewhere',
    returnWarehousing: 'elsewhere',
    refuseWarehousing: refuseReceipt,
    recallWarehousing: recallReceipt,
    cancelWarehousing: cancelReceipt,
  },
})

const named = (stored: ReceiptRecord) => ({ docType: 'WH', docNo: stored.wh_req_no })

/** Receipts: inspected, approved, returned and canceled, with what follows for their orders. */
export function warehousingModule(): ServerModule {
  return {
    name: 'warehousing',
    routes: [
      // An approver from another department finds the one receipt that he is asked about (D-09).
      route('listWarehousing', async ({ tx, actor, input }) => {
        const found = await listReceipts(tx, actor, input)
        const { whReqNo } = input
        if (found.total > 0 || whReqNo === undefined) return found
        const passed = await findWithPass(tx, actor, named, () => findDocument(tx, receipt, whReqNo))
        return passed ? listReceipts(tx, { ...actor, scope: 'own' }, input) : found
      }),
      route('listWarehousingItem', ({ tx, actor, input }) => listReceiptLines(tx, actor, input)),
      ...receipts.routes,
      route('inspectWarehousing', context =>
        inspectReceipt(context, context.input.whReqNo, context.input.body),
      ),
      route('returnWarehousing', context =>
        returnReceipt(context, context.input.whReqNo, context.input.body),
      ),
    ],
  }
}
