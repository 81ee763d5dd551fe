import { sql } from 'kysely'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { readUsableCodes } from '../../master/usableCodes'
import { readNamed } from '../order/orderReferences'
import { type SimpleOrderDraft, type SimpleOrderReferences, simpleOrderCodeFields } from './simpleOrderRules'

const known = (values: readonly (string | undefined)[]) => ['', ...values.flatMap(value => value ?? [])]

interface AgreedPrice {
  readonly item_code: string
  readonly price: string
  readonly basis: string
}

/** Reads what the rules must know of the master data a draft names; a handful of short reads by key. */
export async function loadSimpleOrderReferences(
  tx: Transaction,
  { header, lines }: SimpleOrderDraft,
  today: string,
): Promise<SimpleOrderReferences> {
  const itemCodes = known(lines.map(line => line.itemCode))
  const units = await tx.selectFrom('unit').select(['unit_code', 'decimals']).execute()
  const items = await tx
    .selectFrom('item')
    .select('item_code')
    .where('item_code', 'in', itemCodes)
    .where('status', '=', 'ACTIVE')
    .execute()
  const named = await readNamed(tx, { receiver: header.receiver, lines })
  const company = await tx
    .selectFrom('company')
    .select(['status', 'currency'])
    .where('comp_no', '=', header.compNo ?? '')
    .executeTakeFirst()
  // The cheapest price in force that this supplier has agreed to.
  const { rows: agreed } = await sql<AgreedPrice>`select distinct on (item_code) item_code,
      round(unit_price / price_unit, 2)::text as price, price_basis as basis
    from item_price where item_code in (${sql.join(itemCodes)}) and comp_no = ${header.compNo ?? ''}
      and currency = 'KRW' and price_basis in ('CONTRACT', 'CATALOG') and ${today} between valid_from and valid_to
    order by item_code, unit_price / price_unit`.execute(tx)
  return {
    unitDecimals: new Map(units.map(row => [row.unit_code, row.decimals])),
    items: new Set(items.map(row => row.item_code)),
    ...named,
    company,
    agreed: new Map(
      agreed.map(({ item_code, price, basis }) => [item_code, { price: trimDecimal(price), basis }]),
    ),
    codes: await readUsableCodes(
      tx,
      simpleOrderCodeFields.map(([, group]) => group),
    ),
  }
}
