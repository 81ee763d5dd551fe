import type { TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { findTransition } from '../../../schemas/workflow/workflow'
import { prWorkflow } from '../../../schemas/workflow/workflows'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import type { DocumentKey } from '../../document/transitionKeys'
import { fieldRefused, refused } from '../../http/failure'
import { changeStatus } from './changeStatus'
import { hasOpenWork } from './openWork'
import { openForTransition } from './prTransitions'
import { purchaseTexts } from './purchaseTexts'

const link = (prNo: string) => `/prEdit?prNo=${prNo}`
const confirmLink = (prNo: string) => `/prConfirmEdit?prNo=${prNo}`

/** Groups that buy, domain §3.7. */
const buyerGroups = ['32', '33', '50']

interface Buyer {
  readonly singleid: string
  readonly hname: string
}

async function findBuyer({ tx }: EventContext, singleid: string): Promise<Buyer | undefined> {
  return tx
    .selectFrom('person')
    .select(['singleid', 'hname'])
    .where('singleid', '=', singleid)
    .where('auth_group_id', 'in', buyerGroups)
    .where('status', '<>', 'R')
    .where('use_flag', '=', 'Y')
    .executeTakeFirst()
}

/** A reason as long as the workflow wants it, without the spaces around it. */
function spokenReason(transition: string, reason: string | undefined): string {
  const shortest = findTransition(prWorkflow, transition)?.reason?.minLength ?? 0
  const spoken = reason?.trim() ?? ''
  if (characterLength(spoken) < shortest)
    throw fieldRefused('reason', purchaseTexts.transitionReasonTooShort, [shortest])
  return spoken
}

/** APPROVED → RECEIVED; whoever receives it buys it, unless somebody was named before. */
export async function receivePr(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const pr = await openForTransition(context, 'receivePr', key)
  const isMine = pr.buyer_id === null
  await tx
    .updateTable('pr')
    .set({ received_dt: now, ...(isMine ? { buyer_id: actor.userId, buyer_nm: actor.name } : {}) })
    .where('pr_no', '=', pr.pr_no)
    .execute()
  await handOver(context, {
    people: [pr.requester],
    title: `구매요청이 접수되었습니다. ${pr.title}`,
    link: link(pr.pr_no),
  })
  return changeStatus(context, pr, {
    action: 'receivePr',
    status: 'RECEIVED',
    approvalStatus: pr.approval_status,
  })
}

/** Hands a request over to another buyer, before or after it was received. */
export async function assignPrBuyer(
  context: EventContext,
  key: DocumentKey,
  buyerId: string | undefined,
): Promise<TransitionAnswer> {
  if (buyerId === undefined || buyerId === '') throw fieldRefused('buyerId', purchaseTexts.buyerMissing)
  const buyer = await findBuyer(context, buyerId)
  if (!buyer) throw fieldRefused('buyerId', purchaseTexts.notABuyer)
  const pr = await openForTransition(context, 'assignPrBuyer', key)
  await context.tx
    .updateTable('pr')
    .set({ buyer_id: buyer.singleid, buyer_nm: buyer.hname })
    .where('pr_no', '=', pr.pr_no)
    .execute()
  await handOver(context, {
    people: [pr.buyer_id, buyer.singleid],
    title: `구매담당이 ${buyer.hname}(으)로 배정되었습니다. ${pr.title}`,
    link: confirmLink(pr.pr_no),
  })
  return changeStatus(context, pr, {
    action: 'assignPrBuyer',
    status: pr.status,
    approvalStatus: pr.approval_status,
    reason: buyer.hname,
  })
}

/** APPROVED or RECEIVED → RETURNED: the drafter may change it and submit it again. */
export async function returnPr(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = spokenReason('returnPr', reason)
  const pr = await openForTransition(context, 'returnPr', key)
  if (await hasOpenWork(context.tx, pr.pr_no)) throw refused('openWork', purchaseTexts.returnWithWork)
  await context.tx.updateTable('pr').set({ return_reason: spoken }).where('pr_no', '=', pr.pr_no).execute()
  await handOver(context, {
    people: [pr.requester],
    title: `구매요청이 반려되었습니다. ${pr.title}`,
    link: link(pr.pr_no),
  })
  return changeStatus(context, pr, {
    action: 'returnPr',
    status: 'RETURNED',
    approvalStatus: 'R',
    reason: spoken,
  })
}

/** Nothing more will be bought for it: what was not ordered yet is closed. */
export async function closePr(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = spokenReason('closePr', reason)
  const pr = await openForTransition(context, 'closePr', key)
  if (await hasOpenWork(context.tx, pr.pr_no)) throw refused('openWork', purchaseTexts.closeWithWork)
  await context.tx
    .updateTable('pr_line')
    .set({ line_status: 'CLOSED' })
    .where('pr_no', '=', pr.pr_no)
    .where('line_status', 'not in', ['CANCELED', 'ORDERED'])
    .execute()
  await handOver(context, {
    people: [pr.requester, pr.buyer_id],
    title: `구매요청이 종결되었습니다. ${pr.title}`,
    link: link(pr.pr_no),
  })
  return changeStatus(context, pr, {
    action: 'closePr',
    status: 'CLOSED',
    approvalStatus: pr.approval_status,
    reason: spoken,
  })
}
