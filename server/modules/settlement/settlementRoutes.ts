import { adjustmentWorkflow } from '../../../schemas/workflow/workflows'
import { checkGroup } from '../../document/checkGroup'
import { keysOf, transitionEach } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { MayChangeFiles } from '../common/fileRoutes'
import { findAdjustment } from './adjustmentStore'
import {
  cancelAdjustment,
  notifyAdjustment,
  proxyConfirm,
  syncPayment,
  updateAdjustment,
} from './adjustmentTransitions'
import { createAdjustment, previewAdjustment } from './createAdjustment'
import { cancelTaxInvoice, rematchTaxInvoice } from './invoiceTransitions'
import { listAdjTarget } from './listAdjTarget'
import { listAdjustment } from './listAdjustment'
import { monthRoutes } from './monthRoutes'
import { listAdjustmentLine, readAdjustment } from './readAdjustment'
import { registerInvoice } from './registerInvoice'
import { listStatement, previewStatement, printStatement, reissueStatement } from './statements'

/** Evidence is added with the step that asks for it; afterwards it stays as it is. */
export const mayChangeSettlementFiles: MayChangeFiles = async (tx, actor, adjNo) => {
  const stored = await findAdjustment(tx, adjNo)
  return stored !== undefined && stored.owner_id === actor.userId && stored.status === 'CREATED'
}

const routes: readonly OperationRoute[] = [
  route('listAdjTarget', ({ tx, input }) => listAdjTarget(tx, input)),
  route('previewAdjustment', ({ tx, input }) => previewAdjustment(tx, input.lineKeys)),
  route('listAdjustment', ({ tx, input }) => listAdjustment(tx, input)),
  route('getAdjustment', async ({ tx, actor, input }) => {
    const document = await readAdjustment(tx, input.adjNo)
    if (!document) throw documentNotFound(actor.scope)
    return document
  }),
  route('listAdjustmentLine', async ({ tx, actor, input }) => {
    const stored = await findAdjustment(tx, input.adjNo)
    if (!stored) throw documentNotFound(actor.scope)
    return listAdjustmentLine(tx, stored)
  }),
  route('createAdjustment', context => {
    checkGroup(adjustmentWorkflow, 'createAdjustment', context.actor)
    return createAdjustment(context, context.input.body)
  }),
  route('updateAdjustment', context => updateAdjustment(context, context.input.adjNo, context.input.body)),
  route('notifyAdjustment', context =>
    transitionEach(keysOf(context.input.adjNo, context.input.body), key => notifyAdjustment(context, key)),
  ),
  route('proxyConfirmAdjustment', context => proxyConfirm(context, context.input.adjNo, context.input.body)),
  route('cancelAdjustment', context => {
    const { adjNo, body } = context.input
    return transitionEach(keysOf(adjNo, body), key => cancelAdjustment(context, key, body.reason))
  }),
  route('syncPayment', async context => {
    checkGroup(adjustmentWorkflow, 'syncPayment', context.actor)
    return { success: true, paidCnt: await syncPayment(context, context.input.body.adjNos) }
  }),
  route('registerTaxInvoice', context =>
    registerInvoice(context, 'registerTaxInvoice', context.input.adjNo, context.input.body),
  ),
  route('registerCyberTaxInvoice', context =>
    registerInvoice(context, 'registerCyberTaxInvoice', context.input.adjNo, context.input.body),
  ),
  route('rematchTaxInvoice', context => {
    const { tiNo, body } = context.input
    return transitionEach(keysOf(tiNo, body), key => rematchTaxInvoice(context, key, body.reason))
  }),
  route('cancelTaxInvoice', context => {
    const { tiNo, body } = context.input
    return transitionEach(keysOf(tiNo, body), key => cancelTaxInvoice(context, key, body.reason))
  }),
  route('listStatement', ({ tx, input }) => listStatement(tx, input)),
  route('getStatement', context => previewStatement(context, context.input.stmtNo)),
  route('printStatement', context => printStatement(context, context.input.body.stmtNos)),
  route('reissueStatement', context =>
    transitionEach(keysOf(context.input.stmtNo, context.input.body), key => reissueStatement(context, key)),
  ),
]

/** Settlements, their statements and tax invoices, and the months that hold them. */
export function settlementModule(): ServerModule {
  return { name: 'settlement', routes: [...routes, ...monthRoutes] }
}
