import { sql } from 'kysely'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import type { SimpleOrderDraft } from './simpleOrderKind'

export interface AgreedPrice {
  readonly price: string
  /** CONTRACT or CATALOG. */
  readonly basis: string
}

/** By item, the cheapest price in force that the supplier of a draft has agreed to: nobody types another. */
export async function agreedPrices(
  tx: Transaction,
  { header, lines }: SimpleOrderDraft,
  today: string,
): Promise<ReadonlyMap<string, AgreedPrice>> {
  const items = lines.flatMap(line => line.itemCode ?? [])
  const { rows } = await sql<AgreedPrice & { readonly item: string }>`select distinct on (item_code)
      item_code as item, round(unit_price / price_unit, 2)::text as price, price_basis as basis
    from item_price where item_code = any(${items}::text[]) and comp_no = ${header.compNo ?? ''}
      and currency = 'KRW' and price_basis in ('CONTRACT', 'CATALOG') and ${today} between valid_from and valid_to
    order by item_code, unit_price / price_unit`.execute(tx)
  return new Map(rows.map(({ item, price, basis }) => [item, { price: trimDecimal(price), basis }]))
}
