import { deliveryProxyWorkflow, deliveryWorkflow } from '../../../schemas/workflow/workflows'
import type { EventContext } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, refused } from '../../http/failure'
import { type LockedPo, lockPo } from '../order/orderStore'
import { type DeliveryRecord, findDelivery, lockDelivery } from './deliveryStore'
import { deliveryTexts } from './deliveryTexts'

export type DeliveryTransition =
  | 'updateDelivery'
  | 'deleteDelivery'
  | 'shipDelivery'
  | 'cancelDelivery'
  | 'updateDeliveryProxy'
  | 'shipDeliveryProxy'

const isProxyTransition = (transition: string) => transition.endsWith('Proxy')

export interface OpenedDelivery {
  readonly delivery: DeliveryRecord
  readonly locked: LockedPo
}

/** Order and delivery locked in this order, judged by the workflow and compared with the version that the actor has seen. */
export async function openDelivery(
  { tx, actor }: EventContext,
  transition: DeliveryTransition,
  { id, version }: DocumentKey,
): Promise<OpenedDelivery> {
  const seen = await findDelivery(tx, id)
  if (!seen) throw documentNotFound(actor.scope)
  const locked = await lockPo(tx, seen.po_no)
  const delivery = await lockDelivery(tx, id)
  if (!delivery) throw documentNotFound(actor.scope)
  const isProxy = isProxyTransition(transition)
  const { status } = delivery
  const workflow = isProxy ? deliveryProxyWorkflow : deliveryWorkflow
  judgeTransition(actor, workflow, transition, { id, status }, refusal =>
    refusal === 'state' && transition === 'cancelDelivery' && ['RECEIVING', 'RECEIVED'].includes(status)
      ? conflict(deliveryTexts.inspectionBegun)
      : undefined,
  )
  if (isProxy && delivery.proxy_yn !== 'Y') throw refused('proxyOnly', deliveryTexts.proxyOnly)
  checkVersion(delivery.version, version)
  return { delivery, locked }
}
