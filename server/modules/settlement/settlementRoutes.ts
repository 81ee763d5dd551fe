import { adjustmentWorkflow } from '../../../schemas/workflow/workflows'
import { checkGroup } from '../../document/checkGroup'
import { findDocument } from '../../document/documentKind'
import type { MayChangeFiles } from '../../document/documentModule'
import { erasedRoute } from '../../document/erasedRoute'
import { eachDocument } from '../../document/transitionKeys'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { listTargets } from '../settlementTarget/listTargets'
import { createSettlement, previewSettlement } from './createSettlement'
import { listSettlementLines, readSettlement, settlements } from './readSettlement'
import { settlement } from './settlementKind'
import {
  cancelSettlement,
  confirmByProxy,
  notifySettlement,
  syncPayment,
  updateSettlement,
} from './settlementTransitions'

/** Evidence is added with the step that asks for it; afterwards it stays as it is. */
export const mayChangeSettlementFiles: MayChangeFiles = async (tx, actor, adjNo) => {
  const stored = await findDocument(tx, settlement, adjNo)
  return stored !== undefined && stored.owner_id === actor.userId && stored.status === 'CREATED'
}

type OfOne = { readonly adjNo: string }

/** Receipts that wait to be settled, and their settlements. */
export function settlementModule(): ServerModule {
  return {
    name: 'settlement',
    routes: [
      erasedRoute<Parameters<typeof listTargets>[1]>('listAdjTarget', ({ tx, input }) =>
        listTargets(tx, input),
      ),
      route('previewAdjustment', ({ tx, input }) => previewSettlement(tx, input.lineKeys)),
      settlements,
      erasedRoute<OfOne>('getAdjustment', context => readSettlement(context, context.input.adjNo)),
      erasedRoute<OfOne>('listAdjustmentLine', context => listSettlementLines(context, context.input.adjNo)),
      route('createAdjustment', context => {
        checkGroup(adjustmentWorkflow, 'createAdjustment', context.actor)
        return createSettlement(context, context.input.body)
      }),
      route('updateAdjustment', context =>
        updateSettlement(context, context.input.adjNo, context.input.body),
      ),
      route('notifyAdjustment', context =>
        eachDocument(context.input.adjNo, context.input.body, key => notifySettlement(context, key)),
      ),
      route('proxyConfirmAdjustment', context =>
        confirmByProxy(context, context.input.adjNo, context.input.body),
      ),
      route('cancelAdjustment', context => {
        const { adjNo, body } = context.input
        return eachDocument(adjNo, body, key => cancelSettlement(context, key, body.reason))
      }),
      route('syncPayment', async context => {
        checkGroup(adjustmentWorkflow, 'syncPayment', context.actor)
        return { success: true, paidCnt: await syncPayment(context, context.input.body.adjNos) }
      }),
    ],
  }
}
