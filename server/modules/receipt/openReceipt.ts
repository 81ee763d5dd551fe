import { warehousingWorkflow } from '../../../schemas/workflow/workflows'
import type { EventContext } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { documentNotFound, refused } from '../../http/failure'
import { type LockedPo, lockPo } from '../order/orderStore'
import { findReceipt, lockReceipt, type ReceiptRecord } from './receiptStore'
import { warehousingTexts } from './warehousingTexts'

export interface OpenedReceipt {
  readonly receipt: ReceiptRecord
  readonly locked: LockedPo
}

/** Receivers of group 30 act for what they receive themselves, whatever else they see (domain 3.16). */
const receiverOnly = ['inspectWarehousing', 'refuseWarehousing', 'submitWarehousing']

/** Order and receipt locked in this order, judged by the workflow and compared with the version that the actor has seen. */
export async function openReceipt(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<OpenedReceipt> {
  const seen = await findReceipt(tx, id)
  if (!seen) throw documentNotFound(actor.scope)
  const locked = await lockPo(tx, seen.po_no)
  const receipt = await lockReceipt(tx, id)
  if (!receipt) throw documentNotFound(actor.scope)
  const isDrafter = receipt.submitter === actor.userId
  judgeTransition(actor, warehousingWorkflow, transition, { id, status: receipt.status, isDrafter })
  if (receipt.wh_type === 'RT') throw refused('returnOfReturn', warehousingTexts.returnOfReturn)
  if (actor.group === '30' && receiverOnly.includes(transition) && receipt.receiver !== actor.userId)
    throw refused('notReceiver', warehousingTexts.notReceiver)
  checkVersion(receipt.version, version)
  return { receipt, locked }
}
