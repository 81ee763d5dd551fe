import { koreanDay } from '../../../schemas/shared/koreanTime'
import { findTransition, groupMay } from '../../../schemas/workflow/workflow'
import { deliveryProxyWorkflow, deliveryWorkflow } from '../../../schemas/workflow/workflows'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { keysOf, readKeys, transitionEach } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused, notAllowed } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { MayChangeFiles } from '../file/fileRoutes'
import { cancelDelivery, deleteDelivery } from './cancelDelivery'
import { listDeliverablePoLine } from './deliverablePoLines'
import { findDelivery } from './deliveryStore'
import { listCyberDelivery, listDelivery } from './listDelivery'
import { readCyberDelivery, readDelivery } from './readDelivery'
import { createDelivery, updateDelivery } from './saveDelivery'
import { shipDelivery } from './shipDelivery'

async function seenDelivery(tx: Transaction, actor: Actor, dlvNo: string) {
  const delivery = await findDelivery(tx, dlvNo)
  if (!delivery) throw documentNotFound(actor.scope)
  return delivery
}

/** Suppliers change the files of their own deliveries, staff of those that they registered, until they are announced. */
export const mayChangeDeliveryFiles: MayChangeFiles = async (tx, actor, dlvNo) => {
  const delivery = await findDelivery(tx, dlvNo)
  if (!delivery || !deliveryWorkflow.editable.includes(delivery.status)) return false
  return actor.portal === 'external' || delivery.proxy_yn === 'Y'
}

function checkGroup(actor: Actor, transition: 'createDelivery' | 'createDeliveryProxy'): void {
  const workflow = transition === 'createDelivery' ? deliveryWorkflow : deliveryProxyWorkflow
  const found = findTransition(workflow, transition)
  if (!found || !groupMay(found, actor.group)) throw notAllowed(`${transition} by group ${actor.group}`)
}

const staffRoutes: readonly OperationRoute[] = [
  route('listDelivery', ({ tx, now, input }) => listDelivery(tx, input, koreanDay(now))),
  route('getDelivery', async ({ tx, actor, input: { dlvNo } }) =>
    readDelivery(tx, await seenDelivery(tx, actor, dlvNo)),
  ),
  route('createDeliveryProxy', context => {
    checkGroup(context.actor, 'createDeliveryProxy')
    return createDelivery(context, context.input.body, true)
  }),
  route('updateDeliveryProxy', context => {
    const { dlvNo, body } = context.input
    return updateDelivery(context, { id: dlvNo, version: body.version, input: body }, true)
  }),
  route('shipDeliveryProxy', context => {
    const { dlvNo, body } = context.input
    return transitionEach(keysOf(dlvNo, body), key => shipDelivery(context, key, true))
  }),
]

const supplierRoutes: readonly OperationRoute[] = [
  route('listCyberDelivery', ({ tx, now, input }) => listCyberDelivery(tx, input, koreanDay(now))),
  route('listDeliverablePoLine', ({ tx, actor, input }) => listDeliverablePoLine(tx, actor, input)),
  route('getCyberDelivery', async ({ tx, actor, input: { dlvNo } }) =>
    readCyberDelivery(tx, await seenDelivery(tx, actor, dlvNo)),
  ),
  route('createDelivery', context => {
    checkGroup(context.actor, 'createDelivery')
    return createDelivery(context, context.input.body, false)
  }),
  route('updateDelivery', context => {
    const { dlvNo, body } = context.input
    return updateDelivery(context, { id: dlvNo, version: body.version, input: body }, false)
  }),
  route('deleteDelivery', async context => {
    const { dlvNo, version, keys } = context.input
    if (keys === undefined && version === undefined) throw fieldRefused('version', 'fieldEmpty', ['버전'])
    const asked = keysOf(dlvNo, {
      ...(version === undefined ? {} : { version }),
      ...(keys === undefined ? {} : { keys: readKeys(keys) }),
    })
    for (const key of asked) await deleteDelivery(context, key)
    return { success: true }
  }),
  route('shipDelivery', context => {
    const { dlvNo, body } = context.input
    return transitionEach(keysOf(dlvNo, body), key => shipDelivery(context, key, false))
  }),
  route('cancelDelivery', context => {
    const { dlvNo, body } = context.input
    return transitionEach(keysOf(dlvNo, body), key => cancelDelivery(context, key, body.reason))
  }),
]

/** Deliveries of both portals: what suppliers send, and what staff register for them. */
export function deliveryModule(): ServerModule {
  return { name: 'delivery', routes: [...staffRoutes, ...supplierRoutes] }
}
