import type { EventContext } from '../../document/documentEvents'
import type { Prepared } from '../../document/documentParts'
import { checkCompany } from '../../master/companySteps'
import type { OfferRecord } from '../itemPrice/offeredPrices'
import type { OfferDraft } from './companyItemKind'
import { changeOf } from './priceChange'

/** Of what was approved the next revision follows; its price stays in force meanwhile. */
export async function prepareOffer(
  { tx, actor }: EventContext,
  { header }: OfferDraft,
  stored?: OfferRecord,
): Promise<Prepared> {
  await checkCompany(tx, actor.compNo ?? null, stored ? 'changeItem' : 'offerItem')
  const isNext =
    stored?.status === 'APPROVED' || (stored?.status === 'INACTIVE' && stored.approved_dt !== null)
  const { prev, rate } = changeOf(stored, header.unitPrice, header.currency)
  return {
    header: {
      comp_no: stored?.comp_no ?? actor.compNo,
      unit_price: header.unitPrice ?? null,
      min_order_qty: header.minOrderQty ?? null,
      prev_unit_price: prev,
      change_rate: rate,
      ...(stored && isNext ? { revision: stored.revision + 1 } : {}),
    },
    lines: [],
  }
}
