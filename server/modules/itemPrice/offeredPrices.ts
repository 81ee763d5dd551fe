import { addDays } from '../../../schemas/shared/calendar'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { Failure, fieldRefused } from '../../http/failure'
import { unitPriceIn } from '../../master/unitPrice'
import { endPricesOf, type NewPrice, priceThatEnds, writePrice } from './itemPrices'

export type OfferRecord = Row<'company_item'>

const endsPrice = '기존 단가 {0}({1})이(가) {2}에 종료됩니다.'
const activeOnly = '사용 중인 품목만 연결할 수 있습니다.'
export const periodOver = '적용종료일이 지난 단가입니다.'

/** The item to which an offer is linked, or why it cannot be. */
export async function linkableItem(
  { tx }: Pick<EventContext, 'tx'>,
  itemCode: string,
  offer: { readonly unitCode: string; readonly unitPrice: string },
): Promise<{ readonly itemCode: string; readonly unitPrice: string } | Failure> {
  const item = await runAs(tx, 'all', () =>
    tx
      .selectFrom('item')
      .select(['item_code', 'unit_code', 'status'])
      .where('item_code', '=', itemCode)
      .executeTakeFirst(),
  )
  if (item?.status !== 'ACTIVE') return fieldRefused('itemCode', activeOnly)
  const unitPrice = await unitPriceIn(tx, offer.unitPrice, offer.unitCode, item.unit_code)
  return unitPrice instanceof Failure ? unitPrice : { itemCode, unitPrice }
}

/** The price that an offer gives an item from a day on: per one in its unit, for all sections (domain 3.38). */
export async function priceOfOffer(
  context: Pick<EventContext, 'tx'>,
  offer: OfferRecord,
  itemCode: string,
  earliest?: string,
): Promise<NewPrice> {
  const { unit_code, unit_price, valid_from, valid_to, currency } = offer
  const item = await linkableItem(context, itemCode, {
    unitCode: unit_code ?? '',
    unitPrice: trimDecimal(unit_price ?? '0'),
  })
  if (item instanceof Failure) throw item
  const from = valid_from ?? ''
  return {
    ...item,
    compNo: offer.comp_no,
    currency: currency ?? '',
    validFrom: earliest !== undefined && earliest > from ? earliest : from,
    validTo: valid_to ?? '',
    priceBasis: 'CATALOG',
    sourceNo: offer.ci_no,
  }
}

/** Which running price ends by an offer, as the approver is told before. */
export async function endingText(context: EventContext, price: NewPrice): Promise<string | undefined> {
  const before = await priceThatEnds(context, price, koreanDay(context.now))
  if (!before) return undefined
  const { unit_price, currency } = before
  const shown = Number(unit_price).toLocaleString('ko-KR')
  return fillMessage(endsPrice, [shown, currency, addDays(price.validFrom, -1)])
}

/** Writes the price of an offer; whatever else the offer has priced before ends with it. */
export async function writeOfferPrice(context: EventContext, price: NewPrice): Promise<void> {
  const today = koreanDay(context.now)
  if (price.validTo < today) throw fieldRefused('validTo', periodOver)
  await writePrice(context, price, today)
  // Assumed: one offer prices one item in one currency.
  await endPricesOf(context, price.sourceNo, addDays(price.validFrom, -1), price)
}

/**
 * Links an offer to the item that was made of it, once the item is approved. Where the offer is approved its price follows; one whose
 * period is over gives none.
 */
export async function linkOffer(context: EventContext, ciNo: string, itemCode: string): Promise<void> {
  const { tx, now } = context
  const today = koreanDay(now)
  await runAs(tx, 'all', async () => {
    const offer = await tx
      .selectFrom('company_item')
      .selectAll()
      .where('ci_no', '=', ciNo)
      .forUpdate()
      .executeTakeFirst()
    if (!offer || offer.item_code !== null || !['REQUESTED', 'APPROVED'].includes(offer.status)) return
    await tx
      .updateTable('company_item')
      .set({
        item_code: itemCode,
        version: offer.version + 1,
        updated_by: context.actor.userId,
        updated_dt: now,
      })
      .where('ci_no', '=', ciNo)
      .execute()
    await addEvent(context, {
      ...{ docType: 'CI', docNo: ciNo, action: 'linkCyberItem', from: offer.status, to: offer.status },
      after: { itemCode },
    })
    if (offer.status !== 'APPROVED' || (offer.valid_to ?? '') < today) return
    await writeOfferPrice(context, await priceOfOffer(context, offer, itemCode, today))
  })
}
