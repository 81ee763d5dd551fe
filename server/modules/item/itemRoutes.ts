import { type SqlBool, sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { given } from '../../document/givenFields'
import { containsPattern, pageOf, sortOf, soughtCodes } from '../../document/listQuery'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { belowGroups } from '../../master/belowGroups'
import { attributeRoutes } from './attributeRecords'
import { attributeValueRoutes } from './attributeValueRecords'
import { categoryAttrRoutes } from './categoryAttrRecords'
import { currentCode } from './currentCode'
import { fillItemKeys } from './fillItemKeys'
import { getSgCode, listSgCompany, popupCategory, popupSourcingGroup } from './itemGroups'
import { groupWithoutPrices } from './itemKind'
import { itemMasterRoutes } from './itemMasterRoutes'
import { listCategory } from './listCategory'
import { listSourcingGroup } from './listSourcingGroup'
import { deleteCategory, saveCategory } from './saveCategory'
import { deleteSourcingGroup, saveSourcingGroup } from './saveSourcingGroup'
import { sgCompanyRoutes } from './sgCompanyRecords'
import { unitRoutes } from './unitRecords'

const itemColumns = {
  itemCode: 'item_code',
  itemName: 'item_name',
  spec: 'spec',
  maker: 'maker',
  itemType: 'item_type',
  sgName: 'sg_name',
  unitCode: 'unit_code',
  lastPrice: 'last_price',
  lastCurrency: 'last_currency',
} as const

const priceColumns = {
  priceNo: 'price_no',
  compNo: 'comp_no',
  compNameKr: 'comp_name_kr',
  currency: 'currency',
  unitPrice: 'unit_price',
  priceUnit: 'price_unit',
  validFrom: 'valid_from',
  validTo: 'valid_to',
  priceBasis: 'price_basis',
  sourceNo: 'source_no',
} as const

interface ItemRecord {
  readonly item_code: string
  readonly item_name: string
  readonly spec: string
  readonly maker: string | null
  readonly item_type: string
  readonly sg_name: string
  readonly unit_code: string
  readonly last_price: string | null
  readonly last_currency: string | null
}

/** Items in use, by what a requester knows of them; a sourcing group finds everything below it. */
async function popupItem(
  tx: Transaction,
  actor: Actor,
  input: OperationRequests['popupItem'],
): Promise<OperationAnswers['popupItem']> {
  const { limit, offset } = pageOf(input)
  const isSupplier = actor.portal === 'external'
  const condition = sql`item.status = 'ACTIVE'
    and (${!isSupplier} or item.sg_code in (select sg_code from sg_company
      where sg_company.comp_no = ${actor.compNo ?? ''} and sg_company.use_yn = 'Y'))
    and (${input.itemName ?? null}::text is null or item_name ilike ${containsPattern(input.itemName ?? '')})
    and (${input.spec ?? null}::text is null or spec ilike ${containsPattern(input.spec ?? '')})
    and (${input.itemCode ?? null}::text is null or item_code ilike ${containsPattern(input.itemCode ?? '')})
    and (${input.codes ?? null}::text is null or item_code in (${sql.join(soughtCodes(input.codes ?? ''))}))
    and ${belowGroups(sql`item.sg_code`, input) ?? sql`true`}
    and (${input.catCode ?? null}::text is null or starts_with(item.cat_code, ${input.catCode ?? ''}))`
  const found = await sql<ItemRecord>`select item.*, sg_name from item join sourcing_group using (sg_code)
    where ${condition}
    order by ${sortOf(input.sort, itemColumns, { column: 'item_code', direction: 'asc' })}
    limit ${limit} offset ${offset}`.execute(tx)
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from item where ${condition}`.execute(tx)
  return {
    rows: found.rows.map(row => ({
      itemCode: row.item_code,
      itemName: row.item_name,
      spec: row.spec,
      ...(row.maker === null ? {} : { maker: row.maker }),
      itemType: row.item_type,
      sgName: row.sg_name,
      unitCode: row.unit_code,
      ...(row.last_price === null || isSupplier || actor.group === groupWithoutPrices
        ? {}
        : { lastPrice: trimDecimal(row.last_price), lastCurrency: row.last_currency ?? 'KRW' }),
    })),
    total: counted.rows[0]?.total ?? 0,
  }
}

interface PriceRecord {
  readonly price_no: string
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly currency: string
  readonly unit_price: string
  readonly price_unit: number
  readonly valid_from: string
  readonly valid_to: string
  readonly price_basis: string
  readonly source_no: string | null
}

async function listItemPrice(
  tx: Transaction,
  actor: Actor,
  input: OperationRequests['listItemPrice'],
): Promise<OperationAnswers['listItemPrice']> {
  // A supplier reads the prices that came of what he offers.
  const mine =
    actor.portal === 'external'
      ? sql<SqlBool>`source_no in (select ci_no from company_item where comp_no = ${actor.compNo ?? ''})`
      : sql<SqlBool>`true`
  const { limit, offset } = pageOf(input)
  const found = await sql<PriceRecord>`select price.*, comp_name_kr
    from item_price price join company using (comp_no) where item_code = ${input.itemCode} and ${mine}
    order by ${sortOf(input.sort ?? 'validFrom:desc', priceColumns, { column: 'price_no', direction: 'desc' })}
    limit ${limit} offset ${offset}`.execute(tx)
  const { total } = await tx
    .selectFrom('item_price')
    .select(eb => eb.fn.countAll<string>().as('total'))
    .where('item_code', '=', input.itemCode)
    .where(mine)
    .executeTakeFirstOrThrow()
  return {
    rows: found.rows.map(row => ({
      priceNo: row.price_no,
      compNo: row.comp_no,
      compNameKr: row.comp_name_kr,
      currency: row.currency,
      ...(actor.group === groupWithoutPrices ? {} : { unitPrice: trimDecimal(row.unit_price) }),
      ...given({ sourceNo: row.source_no }),
      priceUnit: row.price_unit,
      validFrom: row.valid_from,
      validTo: row.valid_to,
      priceBasis: row.price_basis,
    })),
    total: Number(total),
  }
}

const routes: readonly OperationRoute[] = [
  // A supplier has no tables of items and prices; what he may read of them is a condition.
  route('popupItem', ({ tx, actor, input }) =>
    runAs(tx, actor.portal === 'external' ? 'all' : actor.scope, () => popupItem(tx, actor, input)),
  ),
  route('getSgCode', ({ tx, input }) => getSgCode(tx, input)),
  route('listSgCompany', ({ tx, actor, input }) => listSgCompany(tx, actor, input)),
  route('popupSourcingGroup', ({ tx, input }) => popupSourcingGroup(tx, input)),
  route('popupCategory', ({ tx, input }) => popupCategory(tx, input)),
  ...unitRoutes,
  route('listCategory', ({ tx, input }) => listCategory(tx, input)),
  route('saveCategory', context => saveCategory(context, context.input.body)),
  route('deleteCategory', async context => {
    await deleteCategory(context, context.input.catCode, context.input.version)
    return { success: true }
  }),
  route('listSourcingGroup', ({ tx, input }) => listSourcingGroup(tx, input)),
  route('saveSourcingGroup', context => saveSourcingGroup(context, context.input.body)),
  route('deleteSourcingGroup', async context => {
    await deleteSourcingGroup(context, context.input.sgCode, context.input.version)
    return { success: true }
  }),
  ...sgCompanyRoutes,
  ...categoryAttrRoutes,
  ...attributeRoutes,
  ...attributeValueRoutes,
  route('listItemPrice', async ({ tx, actor, input }) =>
    runAs(tx, actor.portal === 'external' ? 'all' : actor.scope, async () =>
      listItemPrice(tx, actor, { ...input, itemCode: await currentCode(tx, input.itemCode) }),
    ),
  ),
]

export function itemModule(services: Services): ServerModule {
  return {
    name: 'item',
    routes: [...routes, ...itemMasterRoutes],
    chores: [{ name: 'keys of items', everyMilliseconds: 60_000, run: () => fillItemKeys(services) }],
  }
}
