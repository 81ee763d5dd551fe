import { type RawBuilder, sql } from 'kysely'
import type { ItemMasterList, OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { rowOf } from '../../document/answerRows'
import { allOf } from '../../document/documentList'
import { foundPage } from '../../document/foundPage'
import { codesOf, contains } from '../../document/listQuery'
import { belowGroups } from '../../master/belowGroups'
import { itemsBelow, itemsContaining } from './itemsContaining'

type Filters = OperationRequests['listItem']

const itemRow = rowOf('listItem')

/** Companies whose offer of the item is approved, or whose price of it has not ended. */
const suppliers = sql`(select count(*)::int from (
  select comp_no from company_item offer where offer.item_code = item.item_code and offer.status = 'APPROVED'
  union select comp_no from item_price price where price.item_code = item.item_code
    and price.valid_to >= (now() at time zone 'Asia/Seoul')::date) supplier)`

const listed = (items: RawBuilder<unknown>) => sql`(select item.item_code, item_name, spec, maker, model_no,
    item_type, cat_name, sg_name, item.unit_code, last_price, last_currency, ${suppliers} as sup_cnt, reg_date, item.status
  from (${items}) item join item_category using (cat_code) join sourcing_group using (sg_code)) listed`

/**
 * The item master. Suppliers read neither prices nor how many others there are. What a reader sees is a condition: a policy would
 * keep the contained texts from their index.
 */
export async function listItem(tx: Transaction, actor: Actor, input: Filters): Promise<ItemMasterList> {
  const { supItemName, spec, maker } = input
  const conditions = [...conditionsOf(actor, input), ...(await itemsBelow(tx, input.catCode))]
  const isSupplier = actor.portal === 'external'
  const isBlind = isSupplier || actor.group === '30'
  const { rows, ...count } = await foundPage(tx, input, {
    operation: 'listItem',
    from: {
      table: 'item',
      where: allOf(conditions),
      contained: itemsContaining({ item_name: supItemName, spec, maker }),
      listed,
    },
    unique: { column: 'item_code', direction: 'asc' },
    withheld: [...(isBlind ? ['lastPrice', 'lastCurrency'] : []), ...(isSupplier ? ['supCnt'] : [])],
  })
  return { rows: rows.map(itemRow), ...count }
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
  const { itemCode } = input
  const states = codesOf(input.itemStatus)
  return [
    seenBy(actor),
    belowGroups(sql`item.sg_code`, input) ?? sql`true`,
    ...(itemCode === undefined ? [] : [contains(sql`item.item_code`, itemCode)]),
    ...(states.length === 0 ? [] : [sql`item.status in (${sql.join(states)})`]),
  ]
}
