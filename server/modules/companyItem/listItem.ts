import { type RawBuilder, sql } from 'kysely'
import type { ItemMasterList, ItemMasterRow, OperationRequests } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { codesOf, containsPattern, pageOf, sortOf } from '../../document/listQuery'
import { belowGroups } from '../../master/belowGroups'

type Filters = OperationRequests['listItem']

const sortColumns = {
  itemCode: 'item_code',
  itemName: 'item_name',
  spec: 'spec',
  maker: 'maker',
  modelNo: 'model_no',
  itemType: 'item_type',
  catName: 'cat_name',
  sgName: 'sg_name',
  unitCode: 'unit_code',
  lastPrice: 'last_price',
  lastCurrency: 'last_currency',
  supCnt: 'sup_cnt',
  regDate: 'reg_date',
  status: 'status',
} as const satisfies Readonly<Record<keyof ItemMasterRow, string>>

interface ItemRecord {
  readonly item_code: string
  readonly item_name: string
  readonly spec: string
  readonly maker: string | null
  readonly model_no: string | null
  readonly item_type: string
  readonly cat_name: string
  readonly sg_name: string
  readonly unit_code: string
  readonly last_price: string | null
  readonly last_currency: string | null
  readonly sup_cnt: number
  readonly reg_date: string | null
  readonly status: string
}

/** Companies whose offer of the item is approved, or whose price of it has not ended. */
const suppliers = sql`(select count(*)::int from (
  select comp_no from company_item offer where offer.item_code = item.item_code and offer.status = 'APPROVED'
  union select comp_no from item_price price where price.item_code = item.item_code
    and price.valid_to >= (now() at time zone 'Asia/Seoul')::date) supplier)`

/** The item master. Suppliers read neither prices nor how many others there are. */
export async function listItem(tx: Transaction, actor: Actor, input: Filters): Promise<ItemMasterList> {
  const conditions = sql.join(conditionsOf(actor, input), sql` and `)
  const counted = await sql<{ total: number }>`select count(*)::int as total from item
    where ${conditions}`.execute(tx)
  const total = counted.rows[0]?.total ?? 0
  if (input.want === 'totals') return { rows: [], total }
  const { limit, offset } = pageOf(input)
  const isSupplier = actor.portal === 'external'
  const isBlind = isSupplier || actor.group === '30'
  const { lastPrice: _price, lastCurrency: _currency, supCnt, ...others } = sortColumns
  const seen = isSupplier ? others : isBlind ? { ...others, supCnt } : sortColumns
  const { rows } =
    await sql<ItemRecord>`select * from (select item.item_code, item_name, spec, maker, model_no,
      item_type, cat_name, sg_name, item.unit_code, last_price, last_currency, ${suppliers} as sup_cnt, reg_date, item.status
    from item join item_category using (cat_code) join sourcing_group using (sg_code) where ${conditions}) listed
    order by ${sortOf(input.sort, seen, { column: 'item_code', direction: 'asc' })}
    limit ${limit} offset ${offset}`.execute(tx)
  return { rows: rows.map(row => rowOf(row, isBlind, isSupplier)), total }
}

/** Staff see items in use or retired and their own; suppliers those in use of the groups that they are mapped to. */
function seenBy({ scope, userId, portal, compNo = '' }: Actor): RawBuilder<unknown> {
  if (portal === 'external')
    return sql`item.status = 'ACTIVE' and item.sg_code in (select sg_code from sg_company
      where sg_company.comp_no = ${compNo} and sg_company.use_yn = 'Y')`
  return scope === 'all'
    ? sql`true`
    : sql`(item.status in ('ACTIVE', 'INACTIVE') or item.requester = ${userId})`
}

function conditionsOf(actor: Actor, input: Filters): readonly RawBuilder<unknown>[] {
  const { itemCode, supItemName, spec, maker, catCode } = input
  const contains = (column: string, part: string | undefined) =>
    part === undefined ? [] : [sql`${sql.ref(`item.${column}`)} ilike ${containsPattern(part)}`]
  const states = codesOf(input.itemStatus)
  return [
    seenBy(actor),
    belowGroups(sql`item.sg_code`, input) ?? sql`true`,
    ...contains('item_code', itemCode),
    ...contains('item_name', supItemName),
    ...contains('spec', spec),
    ...contains('maker', maker),
    ...(catCode === undefined ? [] : [sql`starts_with(item.cat_code, ${catCode})`]),
    ...(states.length === 0 ? [] : [sql`item.status in (${sql.join(states)})`]),
  ]
}

function rowOf(row: ItemRecord, isBlind: boolean, isSupplier: boolean): ItemMasterRow {
  return {
    itemCode: row.item_code,
    itemName: row.item_name,
    spec: row.spec,
    ...(row.maker === null ? {} : { maker: row.maker }),
    ...(row.model_no === null ? {} : { modelNo: row.model_no }),
    itemType: row.item_type,
    catName: row.cat_name,
    sgName: row.sg_name,
    unitCode: row.unit_code,
    ...(row.last_price === null || isBlind
      ? {}
      : { lastPrice: trimDecimal(row.last_price), lastCurrency: row.last_currency ?? 'KRW' }),
    ...(isSupplier ? {} : { supCnt: row.sup_cnt }),
    ...(row.reg_date === null ? {} : { regDate: row.reg_date }),
    status: row.status,
  }
}
