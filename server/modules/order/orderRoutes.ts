import { koreanDay } from '../../../schemas/shared/koreanTime'
import { findTransition, groupMay } from '../../../schemas/workflow/workflow'
import { orderRequestWorkflow } from '../../../schemas/workflow/workflows'
import { findWithPass } from '../../document/approval/approverPass'
import { eachDocument, keysOf, readKeys, transitionEach } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused, notAllowed } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { MayChangeFiles } from '../common/fileRoutes'
import { listOrderRequest } from './listOrderRequest'
import { orderPr } from './orderPr'
import { findOrderRequest, type OrderRequestRecord, readOrderLines } from './orderStore'
import { orderTexts } from './orderTexts'
import {
  cancelOrderRequest,
  deleteOrderRequest,
  openOrderRequest,
  recallOrderRequest,
  retryOrderRequest,
  submitOrderRequest,
} from './orderTransitions'
import { readOrderRequest } from './readOrderRequest'
import { popupPrLine } from './requestedLines'
import { createOrderRequest, updateOrderRequest } from './saveOrderRequest'
import { supplierOrderRoutes } from './supplierOrderRoutes'

const named = (stored: OrderRequestRecord) => ({ docType: 'OR', docNo: stored.or_no })

/** Files change as the order request itself: by who may save it, in the states that can be edited. */
export const mayChangeOrderFiles: MayChangeFiles = async (tx, actor, orNo) => {
  const stored = await findOrderRequest(tx, orNo)
  return (
    stored !== undefined &&
    stored.buyer_id === actor.userId &&
    orderRequestWorkflow.editable.includes(stored.status)
  )
}

const orderRequestRoutes: readonly OperationRoute[] = [
  listOrderRequest,
  route('getOrderRequest', async ({ tx, actor, now, input: { orNo } }) => {
    const stored = await findWithPass(tx, actor, named, () => findOrderRequest(tx, orNo))
    if (!stored) throw documentNotFound(actor.scope)
    return readOrderRequest(tx, stored, now)
  }),
  route('popupPrLine', ({ tx, now, input }) => popupPrLine(tx, koreanDay(now), input)),
  route('createOrderRequest', context => {
    const transition = findTransition(orderRequestWorkflow, 'createOrderRequest')
    if (!transition || !groupMay(transition, context.actor.group))
      throw notAllowed(`createOrderRequest by group ${context.actor.group}`)
    return createOrderRequest(context, context.input.body)
  }),
  route('updateOrderRequest', async context => {
    const { orNo, body } = context.input
    const stored = await openOrderRequest(context, 'updateOrderRequest', {
      id: orNo,
      version: body.version,
    })
    return updateOrderRequest(context, stored, await readOrderLines(context.tx, orNo), body)
  }),
  route('deleteOrderRequest', async context => {
    const { orNo, version, keys } = context.input
    if (keys === undefined && version === undefined) throw fieldRefused('version', 'fieldEmpty', ['버전'])
    const asked = keysOf(orNo, {
      ...(version === undefined ? {} : { version }),
      ...(keys === undefined ? {} : { keys: readKeys(keys) }),
    })
    for (const key of asked) await deleteOrderRequest(context, key)
    return { success: true }
  }),
  route('submitOrderRequest', context =>
    eachDocument(
      context.input.orNo,
      context.input.body,
      key => submitOrderRequest(context, key, context.input.body),
      orderTexts.submitTooMany,
    ),
  ),
  route('recallOrderRequest', context =>
    eachDocument(context.input.orNo, context.input.body, key => recallOrderRequest(context, key)),
  ),
  route('cancelOrderRequest', context =>
    eachDocument(context.input.orNo, context.input.body, key =>
      cancelOrderRequest(context, key, context.input.body.reason),
    ),
  ),
  route('retryOrderRequest', context =>
    eachDocument(context.input.orNo, context.input.body, key => retryOrderRequest(context, key)),
  ),
  route('orderPr', context =>
    transitionEach(keysOf(context.input.prNo, context.input.body), key => orderPr(context, key)),
  ),
]

/** Order requests, and the orders that come of them, in both portals. */
export function orderModule(): ServerModule {
  return { name: 'order', routes: [...orderRequestRoutes, ...supplierOrderRoutes] }
}
