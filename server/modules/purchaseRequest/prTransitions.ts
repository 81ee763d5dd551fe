import type { TransitionAnswer } from '../../../codegen/generated/types'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import type { Approved } from '../../document/documentParts'
import { handOver } from '../../document/handOver'
import { openDocument } from '../../document/openDocument'
import type { DocumentKey } from '../../document/transitionKeys'
import { fieldRefused, refused } from '../../http/failure'
import { sectionBuyers } from '../../master/sectionBuyers'
import { hasOpenWork } from './openWork'
import { type PrRecord, purchaseRequest } from './prKind'
import { purchaseTexts } from './purchaseTexts'

const tell = (
  context: EventContext,
  { pr_no }: PrRecord,
  people: readonly (string | null)[],
  title: string,
) => handOver(context, { people, title, link: linkOf(purchaseRequest, pr_no) })

const buyerLink = (prNo: string) => `/prConfirmEdit?prNo=${prNo}`

/** It waits for its reception by who is named for it, or by the buyers of its section. */
export async function approvePr(
  context: EventContext,
  stored: PrRecord,
  { isAutomatic, reason, opinion }: Approved<PrRecord>,
): Promise<TransitionAnswer> {
  if (!isAutomatic)
    await handOver(context, {
      people: stored.buyer_id === null ? await sectionBuyers(context.tx, stored.section) : [stored.buyer_id],
      title: `구매요청이 승인되었습니다. 접수해 주세요. ${stored.title}`,
      link: buyerLink(stored.pr_no),
    })
  return moveDocument(context, purchaseRequest, stored, {
    ...(isAutomatic
      ? { action: 'submitPr', approvalStatus: 'X', reason: opinion }
      : { action: 'approveDoc', approvalStatus: 'A', reason }),
    status: 'APPROVED',
    lastDeciDt: context.now,
  })
}

/** Final: the request and all its lines are CANCELED. */
export async function cancelPr(
  context: EventContext,
  stored: PrRecord,
  reason?: string,
): Promise<TransitionAnswer> {
  await context.tx
    .updateTable('pr_line')
    .set({ line_status: 'CANCELED' })
    .where('pr_no', '=', stored.pr_no)
    .execute()
  return moveDocument(context, purchaseRequest, stored, { action: 'cancelPr', status: 'CANCELED', reason })
}

/** APPROVED → RECEIVED; the person who receives it becomes its buyer, unless one was assigned before. */
export async function receivePr(context: EventContext, stored: PrRecord): Promise<TransitionAnswer> {
  const { actor, now } = context
  await tell(context, stored, [stored.requester], `구매요청이 접수되었습니다. ${stored.title}`)
  const buyer = stored.buyer_id === null ? { buyer_id: actor.userId, buyer_nm: actor.name } : {}
  const columns = { received_dt: now.toISOString(), ...buyer }
  return moveDocument(context, purchaseRequest, stored, { action: 'receivePr', status: 'RECEIVED', columns })
}

/** Groups that buy, domain §3.7. */
const buyerGroups = ['32', '33', '50']

/** Hands a request over to another buyer, before or after it was received. */
export async function assignPrBuyer(
  context: EventContext,
  key: DocumentKey,
  buyerId: string | undefined,
): Promise<TransitionAnswer> {
  if (buyerId === undefined || buyerId === '') throw fieldRefused('buyerId', purchaseTexts.buyerMissing)
  const buyer = await context.tx
    .selectFrom('person')
    .select(['singleid', 'hname'])
    .where('singleid', '=', buyerId)
    .where('auth_group_id', 'in', buyerGroups)
    .where('status', '<>', 'R')
    .where('use_flag', '=', 'Y')
    .executeTakeFirst()
  if (!buyer) throw fieldRefused('buyerId', purchaseTexts.notABuyer)
  const { singleid, hname } = buyer
  const stored = await openDocument(context, purchaseRequest, 'assignPrBuyer', key)
  await handOver(context, {
    people: [stored.buyer_id, singleid],
    title: `구매담당이 ${hname}(으)로 배정되었습니다. ${stored.title}`,
    link: buyerLink(stored.pr_no),
  })
  const columns = { buyer_id: singleid, buyer_nm: hname }
  return moveDocument(context, purchaseRequest, stored, { action: 'assignPrBuyer', reason: hname, columns })
}

/** APPROVED or RECEIVED → RETURNED: the drafter may change it and submit it again. */
export async function returnPr(
  context: EventContext,
  stored: PrRecord,
  reason = '',
): Promise<TransitionAnswer> {
  if (await hasOpenWork(context.tx, stored.pr_no)) throw refused('openWork', purchaseTexts.returnWithWork)
  await tell(context, stored, [stored.requester], `구매요청이 반려되었습니다. ${stored.title}`)
  return moveDocument(context, purchaseRequest, stored, {
    action: 'returnPr',
    status: 'RETURNED',
    approvalStatus: 'R',
    reason,
    columns: { return_reason: reason },
  })
}

/** Nothing more will be bought for it: what was not ordered yet is closed. */
export async function closePr(
  context: EventContext,
  stored: PrRecord,
  reason?: string,
): Promise<TransitionAnswer> {
  const { pr_no, requester, buyer_id, title } = stored
  if (await hasOpenWork(context.tx, pr_no)) throw refused('openWork', purchaseTexts.closeWithWork)
  await context.tx
    .updateTable('pr_line')
    .set({ line_status: 'CLOSED' })
    .where('pr_no', '=', pr_no)
    .where('line_status', 'not in', ['CANCELED', 'ORDERED'])
    .execute()
  await tell(context, stored, [requester, buyer_id], `구매요청이 종결되었습니다. ${title}`)
  return moveDocument(context, purchaseRequest, stored, { action: 'closePr', status: 'CLOSED', reason })
}
