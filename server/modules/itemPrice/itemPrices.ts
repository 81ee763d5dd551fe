import { addDays } from '../../../schemas/shared/calendar'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { createdBy } from '../../document/createdBy'
import type { EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { fieldRefused } from '../../http/failure'

type PriceRecord = Row<'item_price'>

/** A price to be: per one, for all sections. */
export interface NewPrice {
  readonly itemCode: string
  readonly compNo: string
  readonly currency: string
  readonly unitPrice: string
  readonly validFrom: string
  readonly validTo: string
  readonly priceBasis: string
  readonly sourceNo: string
}

const periodOverlaps = '적용기간이 기존 단가와 중복됩니다.'

/** Prices of the same item, company and currency for all sections that have not ended, locked. */
function runningPrices(
  { tx }: EventContext,
  price: NewPrice,
  today: string,
): Promise<readonly PriceRecord[]> {
  return tx
    .selectFrom('item_price')
    .selectAll()
    .where('item_code', '=', price.itemCode)
    .where('comp_no', '=', price.compNo)
    .where('currency', '=', price.currency)
    .where('top_dept', 'is', null)
    .where('valid_to', '>=', today)
    .orderBy('valid_from')
    .forUpdate()
    .execute()
}

/**
 * The price that a new one ends on the day before it begins (domain 3.38), if there is one. A new one that does not begin later
 * than every price that has not ended is refused.
 */
export function priceThatEnds(
  context: EventContext,
  price: NewPrice,
  today: string,
): Promise<PriceRecord | undefined> {
  return runAs(context.tx, 'all', async () => {
    const running = await runningPrices(context, price, today)
    if (running.some(({ valid_from }) => valid_from >= price.validFrom))
      throw fieldRefused('validFrom', periodOverlaps)
    return running.find(({ valid_to }) => valid_to >= price.validFrom)
  })
}

/** Writes a price and ends the one that it follows. */
export async function writePrice(context: EventContext, price: NewPrice, today: string): Promise<string> {
  const { tx, actor, now } = context
  const before = await priceThatEnds(context, price, today)
  return runAs(tx, 'all', async () => {
    const written = createdBy(context)
    if (before)
      await tx
        .updateTable('item_price')
        .set({ valid_to: addDays(price.validFrom, -1), updated_by: actor.userId, updated_dt: now })
        .where('price_no', '=', before.price_no)
        .execute()
    const priceNo = await nextNumber(tx, 'IP', now)
    await tx
      .insertInto('item_price')
      .values({
        price_no: priceNo,
        item_code: price.itemCode,
        comp_no: price.compNo,
        currency: price.currency,
        unit_price: price.unitPrice,
        valid_from: price.validFrom,
        valid_to: price.validTo,
        price_basis: price.priceBasis,
        source_no: price.sourceNo,
        ...written,
      })
      .execute()
    return priceNo
  })
}

/** Prices of a source end on a day, apart from those that are kept; those that begin later are deleted. */
export async function endPricesOf(
  { tx, actor, now }: EventContext,
  sourceNo: string,
  lastDay: string,
  kept?: Pick<NewPrice, 'itemCode' | 'currency'>,
): Promise<void> {
  await runAs(tx, 'all', async () => {
    const prices = await tx.selectFrom('item_price').selectAll().where('source_no', '=', sourceNo).execute()
    for (const { price_no, valid_from, valid_to, item_code, currency } of prices) {
      if (valid_to <= lastDay || (item_code === kept?.itemCode && currency === kept.currency)) continue
      if (valid_from > lastDay) await tx.deleteFrom('item_price').where('price_no', '=', price_no).execute()
      else
        await tx
          .updateTable('item_price')
          .set({ valid_to: lastDay, updated_by: actor.userId, updated_dt: now })
          .where('price_no', '=', price_no)
          .execute()
    }
  })
}
