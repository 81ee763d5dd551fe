import { sql } from 'kysely'
import { isDay } from '../../../schemas/shared/calendar'
import { compareDecimals, decimalPlaces, isDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { unitPriceDecimals } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { tooLarge } from '../../document/columnLimits'
import type { EventContext } from '../../document/documentEvents'
import { headerCodeFailure, requirementFailure, type Stage } from '../../document/draftFailure'
import { readItems } from '../../document/fileStore'
import { decimalsRefused, Failure, fieldRefused } from '../../http/failure'
import { readUnitDecimals } from '../../master/draftReferences'
import { linkableItem, type OfferRecord, periodOver } from '../itemPrice/offeredPrices'
import { companyItem, type OfferDraft } from './companyItemKind'
import { companyItemTexts } from './companyItemTexts'
import { changeOf, risesMuch } from './priceChange'

type Header = OfferDraft['header']

const longestLeadTime = 365

/** The first thing that forbids keeping an offer, or asking for its approval. */
export async function offerFailure(
  context: EventContext,
  draft: OfferDraft,
  stage: Stage,
  stored?: OfferRecord,
): Promise<Failure | undefined> {
  const { header } = draft
  const { tx } = context
  return (
    requirementFailure(companyItem, draft, stage) ??
    (await headerCodeFailure(tx, companyItem, { ...header })) ??
    numbersFailure(header, await readUnitDecimals(tx)) ??
    periodFailure(header) ??
    (await groupFailure(tx, header.sgCode)) ??
    (await unitFailure(tx, header.unitCode)) ??
    (await codeFailure(context, header.supItemCode, stored)) ??
    (await itemFailure(context, header)) ??
    (stage === 'submission' && stored ? await requestFailure(context, header, stored) : undefined)
  )
}

/** Prices and quantities; places and sizes as the columns hold them. */
function numbersFailure(
  { unitPrice, minOrderQty, leadTime, unitCode = '' }: Header,
  decimals: ReadonlyMap<string, number>,
): Failure | undefined {
  if (unitPrice !== undefined) {
    if (!isDecimal(unitPrice) || compareDecimals(unitPrice, '0') <= 0)
      return fieldRefused('unitPrice', companyItemTexts.priceNotPositive)
    if (decimalPlaces(unitPrice) > unitPriceDecimals) return decimalsRefused('unitPrice', unitPriceDecimals)
    const large = tooLarge('price', 'unitPrice', unitPrice)
    if (large) return large
  }
  if (minOrderQty !== undefined) {
    if (!isDecimal(minOrderQty) || compareDecimals(minOrderQty, '0') <= 0)
      return fieldRefused('minOrderQty', companyItemTexts.minimumNotPositive)
    const places = decimals.get(unitCode) ?? 3
    if (decimalPlaces(minOrderQty) > places) return decimalsRefused('minOrderQty', places)
    const large = tooLarge('quantity', 'minOrderQty', minOrderQty)
    if (large) return large
  }
  return leadTime !== undefined && (leadTime < 0 || leadTime > longestLeadTime)
    ? fieldRefused('leadTime', companyItemTexts.leadTimeWrong)
    : undefined
}

function periodFailure({ validFrom, validTo }: Header): Failure | undefined {
  for (const [field, day] of Object.entries({ validFrom, validTo }))
    if (day !== undefined && !isDay(day)) return fieldRefused(field, 'dateFormatWrong')
  return validFrom !== undefined && validTo !== undefined && validTo < validFrom
    ? fieldRefused('validTo', companyItemTexts.periodReversed)
    : undefined
}

async function groupFailure(tx: Transaction, sgCode: string | undefined): Promise<Failure | undefined> {
  if (sgCode === undefined) return undefined
  const group = await tx
    .selectFrom('sourcing_group')
    .select('sg_level')
    .where('sg_code', '=', sgCode)
    .where('use_yn', '=', 'Y')
    .executeTakeFirst()
  if (!group) return fieldRefused('sgCode', 'codeNotAllowed', [sgCode])
  return group.sg_level === '004' ? undefined : fieldRefused('sgCode', companyItemTexts.groupNotLowest)
}

async function unitFailure(tx: Transaction, unitCode: string | undefined): Promise<Failure | undefined> {
  if (unitCode === undefined) return undefined
  const unit = await tx
    .selectFrom('unit')
    .select('unit_code')
    .where('unit_code', '=', unitCode)
    .where('use_yn', '=', 'Y')
    .executeTakeFirst()
  return unit ? undefined : fieldRefused('unitCode', 'codeNotAllowed', [unitCode])
}

/** A supplier's code is used once in the company, and stays once it has been approved. */
async function codeFailure(
  { tx, actor }: EventContext,
  supItemCode: string,
  stored?: OfferRecord,
): Promise<Failure | undefined> {
  if (stored?.sup_item_code === supItemCode) return undefined
  if (stored && stored.approved_dt !== null) return fieldRefused('supItemCode', companyItemTexts.codeFixed)
  const compNo = actor.compNo ?? stored?.comp_no ?? ''
  // Another call with the same code at the same moment waits, and finds it taken.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`CI ${compNo} ${supItemCode}`}, 0))`.execute(tx)
  const other = await tx
    .selectFrom('company_item')
    .select('ci_no')
    .where('comp_no', '=', compNo)
    .where('sup_item_code', '=', supItemCode)
    .executeTakeFirst()
  return other && fieldRefused('supItemCode', companyItemTexts.codeTaken)
}

/** A supplier proposes items in use of the sourcing groups that he is mapped to. */
async function itemFailure(
  { tx, actor }: EventContext,
  { itemCode, unitCode, unitPrice }: Header,
): Promise<Failure | undefined> {
  // A draft that names no unit yet is judged later.
  if (itemCode === undefined || unitCode === undefined) return undefined
  const item = await linkableItem({ tx }, itemCode, { unitCode, unitPrice: unitPrice ?? '1' })
  if (item instanceof Failure) return item
  if (actor.portal !== 'external') return undefined
  const isMapped = await runAs(tx, 'all', () =>
    tx
      .selectFrom('item')
      .innerJoin('sg_company', 'sg_company.sg_code', 'item.sg_code')
      .select('item_code')
      .where('item_code', '=', itemCode)
      .where('sg_company.comp_no', '=', actor.compNo ?? '')
      .where('sg_company.use_yn', '=', 'Y')
      .executeTakeFirst(),
  )
  return isMapped ? undefined : fieldRefused('itemCode', companyItemTexts.otherGroups)
}

/** What speaks against an approval of the revision as it stands. */
async function requestFailure(
  { tx, now }: EventContext,
  { validTo = '', changeReason, fileId, unitPrice = '0', currency = '' }: Header,
  stored: OfferRecord,
): Promise<Failure | undefined> {
  if (validTo < koreanDay(now)) return fieldRefused('validTo', periodOver)
  const rises = risesMuch(changeOf(stored, unitPrice, currency), stored, currency)
  if (!rises) return undefined
  if (changeReason === undefined) return fieldRefused('changeReason', companyItemTexts.riseUnfounded)
  // Only a file of this revision counts.
  const since = stored.approved_dt
  const files = fileId === undefined ? [] : await readItems(tx, fileId)
  const isFounded = files.some(file => since === null || new Date(file.created_dt ?? 0) > new Date(since))
  return isFounded ? undefined : fieldRefused('fileId', companyItemTexts.riseUnfounded)
}
