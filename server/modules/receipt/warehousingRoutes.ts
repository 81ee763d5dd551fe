import { warehousingWorkflow } from '../../../schemas/workflow/workflows'
import { findWithPass } from '../../document/approval/approverPass'
import { keysOf, transitionEach } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { MayChangeFiles } from '../file/fileRoutes'
import { inspectWarehousing } from './inspectReceipt'
import { listWarehousing } from './listWarehousing'
import { listWarehousingItem } from './listWarehousingItem'
import { readReceipt } from './readReceipt'
import { findReceipt, type ReceiptRecord } from './receiptStore'
import {
  cancelWarehousing,
  recallWarehousing,
  refuseWarehousing,
  submitWarehousing,
} from './receiptTransitions'
import { returnWarehousing } from './returnReceipt'

const named = (receipt: ReceiptRecord) => ({ docType: 'WH', docNo: receipt.wh_req_no })

/** What goes with an inspection changes as long as the inspection itself does. */
export const mayChangeReceiptFiles: MayChangeFiles = async (tx, _actor, whReqNo) => {
  const receipt = await findReceipt(tx, whReqNo)
  return receipt !== undefined && warehousingWorkflow.editable.includes(receipt.status)
}

const routes: readonly OperationRoute[] = [
  // An approver from another department finds the one receipt that he is asked about (D-09).
  route('listWarehousing', async ({ tx, actor, input }) => {
    const found = await listWarehousing(tx, actor, input)
    const { whReqNo } = input
    if (found.total > 0 || whReqNo === undefined) return found
    const passed = await findWithPass(tx, actor, named, () => findReceipt(tx, whReqNo))
    return passed ? listWarehousing(tx, { ...actor, scope: 'own' }, input) : found
  }),
  route('listWarehousingItem', ({ tx, actor, input }) => listWarehousingItem(tx, actor, input)),
  route('getWarehousing', async ({ tx, actor, now, input: { whReqNo } }) => {
    const receipt = await findWithPass(tx, actor, named, () => findReceipt(tx, whReqNo))
    if (!receipt) throw documentNotFound(actor.scope)
    return readReceipt(tx, receipt, now)
  }),
  route('inspectWarehousing', context =>
    inspectWarehousing(context, context.input.whReqNo, context.input.body),
  ),
  route('refuseWarehousing', context => {
    const { whReqNo, body } = context.input
    return transitionEach(keysOf(whReqNo, body), key => refuseWarehousing(context, key, body.reason))
  }),
  route('submitWarehousing', context => {
    const { whReqNo, body } = context.input
    return transitionEach(keysOf(whReqNo, body), key => submitWarehousing(context, key, body))
  }),
  route('recallWarehousing', context =>
    transitionEach(keysOf(context.input.whReqNo, context.input.body), key => recallWarehousing(context, key)),
  ),
  route('returnWarehousing', context =>
    returnWarehousing(context, context.input.whReqNo, context.input.body),
  ),
  route('cancelWarehousing', context => {
    const { whReqNo, body } = context.input
    return transitionEach(keysOf(whReqNo, body), key => cancelWarehousing(context, key, body.reason))
  }),
]

/** Receipts: inspected, approved, returned and canceled, with what follows for their orders. */
export function warehousingModule(): ServerModule {
  return { name: 'warehousing', routes }
}
