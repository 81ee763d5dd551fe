import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import type { Prepared } from '../../document/documentParts'
import { handOver } from '../../document/handOver'
import { conflict, refused } from '../../http/failure'
import { linkOffer } from '../itemPrice/offeredPrices'
import { newItemCodes } from './itemCodes'
import { comparedOf, itemKeys } from './itemKeys'
import { type ItemDraft, type ItemRecord, item } from './itemKind'
import { itemMasterTexts } from './itemMasterTexts'
import { itemFailure, placeFailure, requestFailure, sameFailure } from './itemRules'

async function prepareItem(
  _context: EventContext,
  { header }: ItemDraft,
  stored?: ItemRecord,
): Promise<Prepared> {
  return {
    header: {
      ...itemKeys(header),
      min_order_qty: header.minOrderQty ?? '1',
      // Equipment is an asset unless somebody says otherwise.
      asset_yn: header.assetYn ?? (header.itemType === 'EQP' ? 'Y' : 'N'),
      src_ci_no: stored?.src_ci_no ?? header.srcCiNo ?? null,
    },
    lines: [],
  }
}

/** Title of a notice about an item (domain 3.48): what happened, to what, by whom. */
const itemTitle = ({ actor }: EventContext, what: string, { item_name }: ItemRecord): string =>
  `${what}: ${item_name} — ${actor.name}`

/** DRAFT or REJECTED → REQUESTED: whoever buys for the group, and those who keep the items, are told. */
async function requestItem(context: EventContext, stored: ItemRecord): Promise<TransitionAnswer> {
  const { tx } = context
  const failure = await requestFailure(tx, stored)
  if (failure) throw failure
  const group = await tx
    .selectFrom('sourcing_group')
    .select('buyer_id')
    .where('sg_code', '=', stored.sg_code)
    .executeTakeFirst()
  const answer = await moveDocument(context, item, stored, {
    action: 'requestItem',
    status: 'REQUESTED',
    columns: { reject_reason: null },
  })
  await handOver(context, {
    people: [group?.buyer_id ?? null],
    groups: ['10'],
    title: itemTitle(context, '품목 승인요청', stored),
    link: linkOf(item, stored.item_code),
  })
  return answer
}

/** → ACTIVE under its final code, which everything that names it follows (domain 3.36 a). */
async function approveItem(context: EventContext, stored: ItemRecord): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  if (stored.requester === actor.userId) throw refused('ownRequest', itemMasterTexts.ownRequest)
  const failure = await requestFailure(tx, stored)
  if (failure) throw failure
  const [itemCode = ''] = await runAs(tx, 'all', () => newItemCodes(tx, [stored.cat_code]))
  const answer = await moveDocument(context, item, stored, {
    action: 'approveItem',
    status: 'ACTIVE',
    after: { itemCode },
    columns: { item_code: itemCode, reg_date: koreanDay(now) },
  })
  await runAs(tx, 'all', () =>
    tx
      .updateTable('file')
      .set({ owner_no: itemCode })
      .where('owner_type', '=', 'ITEM')
      .where('owner_no', '=', stored.item_code)
      .execute(),
  )
  if (stored.src_ci_no !== null) await linkOffer(context, stored.src_ci_no, itemCode)
  await handOver(context, {
    people: [stored.requester],
    title: itemTitle(context, '품목 승인', stored),
    link: linkOf(item, itemCode),
  })
  return { ...answer, docNo: itemCode }
}

async function rejectItem(context: EventContext, stored: ItemRecord, reason: string | undefined) {
  const answer = await moveDocument(context, item, stored, {
    action: 'rejectItem',
    status: 'REJECTED',
    reason,
    columns: { reject_reason: reason ?? null },
  })
  await handOver(context, {
    people: [stored.requester],
    title: `${itemTitle(context, '품목 반려', stored)}: ${reason ?? ''}`,
    link: linkOf(item, stored.item_code),
  })
  return answer
}

/** INACTIVE → ACTIVE, where what it stands on is still in use and no other has taken its place. */
async function activateItem(context: EventContext, stored: ItemRecord): Promise<TransitionAnswer> {
  const { tx } = context
  const { cat_code: catCode, sg_code: sgCode, unit_code: unitCode, item_code } = stored
  const failure =
    (await placeFailure(tx, { catCode, sgCode, unitCode })) ??
    (await sameFailure(tx, comparedOf(stored), item_code, ['ACTIVE']))
  if (failure) throw conflict(failure.body.msg)
  return moveDocument(context, item, stored, {
    action: 'activateItem',
    status: 'ACTIVE',
    columns: { alt_item_code: null, stop_reason: null },
  })
}

export const items = documentModule(item, {
  prepare: prepareItem,
  rules: itemFailure,
  read: 'elsewhere',
  transitions: {
    // What is said by attributes is kept beside the item.
    createItem: 'elsewhere',
    updateItem: 'elsewhere',
    requestItem,
    recallItem: 'moves',
    approveItem,
    rejectItem,
    deactivateItem: 'elsewhere',
    activateItem,
  },
})
