import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import { sentAgain } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import { deleteDocument, sentFields } from '../../document/documentWork'
import { handOver } from '../../document/handOver'
import { openDocument } from '../../document/openDocument'
import type { DocumentKey } from '../../document/transitionKeys'
import { fieldRefused, question, refused } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import { endPricesOf } from '../itemPrice/itemPrices'
import {
  endingText,
  type OfferRecord,
  periodOver,
  priceOfOffer,
  writeOfferPrice,
} from '../itemPrice/offeredPrices'
import { companyItem, type OfferDraft, supplierLinkOf } from './companyItemKind'
import { offerFailure } from './companyItemRules'
import { companyItemTexts } from './companyItemTexts'

const titleOf = ({ actor }: EventContext, what: string, { sup_item_name }: OfferRecord) =>
  `협력사 품목 ${what}: ${sup_item_name} — ${actor.name}`

const buyerOf = (context: EventContext, sgCode: string | null) =>
  runAs(context.tx, 'all', async () => {
    const group = await context.tx
      .selectFrom('sourcing_group')
      .select('buyer_id')
      .where('sg_code', '=', sgCode ?? '')
      .executeTakeFirst()
    return group?.buyer_id ?? null
  })

async function tellBuyer(context: EventContext, stored: OfferRecord, what: string): Promise<void> {
  const buyer = await buyerOf(context, stored.sg_code)
  await handOver(context, {
    people: [buyer],
    title: titleOf(context, what, stored),
    link: linkOf(companyItem, stored.ci_no),
  })
}

const tellSupplier = (context: EventContext, stored: OfferRecord, what: string) =>
  handOver(context, {
    companies: [stored.comp_no],
    title: titleOf(context, what, stored),
    link: supplierLinkOf(stored.ci_no),
  })

/** DRAFT or REJECTED → REQUESTED. */
export async function requestOffer(context: EventContext, stored: OfferRecord): Promise<TransitionAnswer> {
  await checkCompany(context.tx, stored.comp_no, 'offerItem')
  const header = sentAgain(
    sentFields('createCyberItem').sentHeader,
    stored,
  ) as unknown as OfferDraft['header']
  const failure = await offerFailure(context, { header, lines: [] }, 'submission', stored)
  if (failure) throw failure
  // What would be refused at the approval is refused here already.
  if (stored.item_code !== null)
    await endingText(context, await priceOfOffer(context, stored, stored.item_code))
  await tellBuyer(context, stored, '승인요청')
  return moveDocument(context, companyItem, stored, {
    action: 'requestCyberItem',
    status: 'REQUESTED',
    columns: { reject_reason: null, stop_reason: null },
  })
}

/** APPROVED → INACTIVE: nothing is sold at its prices after today. */
export async function stopOffer(
  context: EventContext,
  stored: OfferRecord,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  await endPricesOf(context, stored.ci_no, koreanDay(context.now))
  await tellBuyer(context, stored, '공급중지')
  return moveDocument(context, companyItem, stored, {
    action: 'stopCyberItem',
    status: 'INACTIVE',
    reason,
    columns: { stop_reason: reason ?? null },
  })
}

export function deleteOffer(context: EventContext, stored: OfferRecord): Promise<TransitionAnswer> {
  if (stored.revision > 1) throw refused('approvedBefore', companyItemTexts.approvedBefore)
  return deleteDocument(context, companyItem, stored)
}

/** Buyers of group 32 decide about the groups that they buy. */
async function checkReviewer(context: EventContext, stored: OfferRecord): Promise<void> {
  const { actor } = context
  if (actor.group === '32' && (await buyerOf(context, stored.sg_code)) !== actor.userId)
    throw refused('otherBuyer', companyItemTexts.otherBuyer)
}

const open = async (context: EventContext, action: string, key: DocumentKey): Promise<OfferRecord> => {
  const stored = await openDocument(context, companyItem, action, key)
  await checkReviewer(context, stored)
  return stored
}

interface Decision {
  /** The link instead of the one that is proposed; an empty one clears it. */
  readonly itemCode?: string | undefined
  /** The approver knows which price ends. */
  readonly isConfirmed: boolean
}

/** REQUESTED → APPROVED; where it is linked its price follows. */
export async function approveOffer(
  context: EventContext,
  key: DocumentKey,
  { itemCode, isConfirmed }: Decision,
): Promise<TransitionAnswer> {
  const stored = await open(context, 'approveCyberItem', key)
  await checkCompany(context.tx, stored.comp_no, 'changeItem')
  if ((stored.valid_to ?? '') < koreanDay(context.now)) throw fieldRefused('validTo', periodOver)
  const link = (itemCode ?? stored.item_code) || null
  await price(context, stored, link, isConfirmed)
  await addToGroup(context, stored)
  const answer = await moveDocument(context, companyItem, stored, {
    action: 'approveCyberItem',
    status: 'APPROVED',
    columns: {
      item_code: link,
      approved_price: stored.unit_price,
      approved_currency: stored.currency,
      approved_dt: context.now.toISOString(),
    },
  })
  await tellSupplier(context, stored, '승인')
  return answer
}

/** Writes the price of a link, after the approver has been told which one it ends; without a link none is left. */
async function price(
  context: EventContext,
  stored: OfferRecord,
  link: string | null,
  isConfirmed: boolean,
  earliest?: string,
): Promise<void> {
  // Assumed: a link that is cleared takes its prices along.
  if (link === null) return endPricesOf(context, stored.ci_no, koreanDay(context.now))
  const next = await priceOfOffer(context, stored, link, earliest)
  const told = await endingText(context, next)
  if (told !== undefined && !isConfirmed) throw question('endsPrice', told)
  await writeOfferPrice(context, next)
}

/** Its company becomes one of the sourcing group, where it is none. Assumed: while it is registered. */
async function addToGroup(
  { tx, actor, now }: EventContext,
  { sg_code, comp_no }: OfferRecord,
): Promise<void> {
  await runAs(tx, 'all', async () => {
    const company = await tx
      .selectFrom('company')
      .select('status')
      .where('comp_no', '=', comp_no)
      .executeTakeFirst()
    if (company?.status !== 'REGISTERED' || sg_code === null) return
    const written = { created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now }
    await tx
      .insertInto('sg_company')
      .values({ sg_code, comp_no, main_yn: 'N', ...written })
      .onConflict(conflict => conflict.columns(['sg_code', 'comp_no']).doNothing())
      .execute()
  })
}

/** REQUESTED → REJECTED. */
export async function rejectOffer(
  context: EventContext,
  key: DocumentKey,
  reason: string,
): Promise<TransitionAnswer> {
  const stored = await open(context, 'rejectCyberItem', key)
  await tellSupplier(context, stored, '반려')
  return moveDocument(context, companyItem, stored, {
    action: 'rejectCyberItem',
    status: 'REJECTED',
    reason,
    columns: { reject_reason: reason },
  })
}

/** An approved offer without an item, or whose item is out of use, is linked to another one. */
export async function linkOfferTo(
  context: EventContext,
  key: DocumentKey,
  { itemCode, isConfirmed }: Decision & { readonly itemCode: string },
): Promise<TransitionAnswer> {
  const stored = await open(context, 'linkCyberItem', key)
  if (itemCode === '') throw fieldRefused('itemCode', 'fieldEmpty', ['품목코드'])
  const linked = stored.item_code === null ? undefined : await statusOf(context, stored.item_code)
  if (linked !== undefined && linked !== 'INACTIVE')
    throw fieldRefused('itemCode', companyItemTexts.linkedAlready, [stored.item_code ?? ''])
  await price(context, stored, itemCode, isConfirmed, koreanDay(context.now))
  return moveDocument(context, companyItem, stored, {
    action: 'linkCyberItem',
    columns: { item_code: itemCode },
    before: { itemCode: stored.item_code },
    after: { itemCode },
  })
}

const statusOf = async ({ tx }: EventContext, itemCode: string) =>
  (await tx.selectFrom('item').select('status').where('item_code', '=', itemCode).executeTakeFirst())?.status

/** What a company offers ends with its trade. */
export async function endOffers(context: EventContext, compNo: string): Promise<void> {
  const { tx, now } = context
  await runAs(tx, 'all', async () => {
    const offers = await tx
      .selectFrom('company_item')
      .selectAll()
      .where('comp_no', '=', compNo)
      .where('status', '<>', 'INACTIVE')
      .orderBy('ci_no')
      .forUpdate()
      .execute()
    for (const stored of offers) {
      await endPricesOf(context, stored.ci_no, koreanDay(now))
      await moveDocument(context, companyItem, stored, {
        action: 'sys:companyTerminated',
        status: 'INACTIVE',
      })
    }
  })
}
