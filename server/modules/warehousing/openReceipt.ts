import { codeText } from '../../../schemas/codes/codeGroups'
import { transitionRefusal } from '../../../schemas/workflow/workflow'
import { warehousingWorkflow } from '../../../schemas/workflow/workflows'
import { conflict, documentNotFound, notAllowed, refused } from '../../http/failure'
import type { EventContext } from '../common/documentEvents'
import { checkVersion, type DocumentKey } from '../common/transitionKeys'
import { type LockedPo, lockPo } from '../order/lockPo'
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
  const refusal = transitionRefusal(warehousingWorkflow, transition, {
    status: receipt.status,
    group: actor.group,
    isDrafter: receipt.submitter === actor.userId,
    isApprover: false,
    isNew: false,
  })
  if (refusal === 'state') throw conflict('stateRefused', [codeText('WH_STATUS', receipt.status)])
  if (refusal !== undefined) throw notAllowed(`${transition} of ${id}: ${refusal}`)
  if (receipt.wh_type === 'RT') throw refused('returnOfReturn', warehousingTexts.returnOfReturn)
  if (actor.group === '30' && receiverOnly.includes(transition) && receipt.receiver !== actor.userId)
    throw refused('notReceiver', warehousingTexts.notReceiver)
  checkVersion(receipt.version, version)
  return { receipt, locked }
}
