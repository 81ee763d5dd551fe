import { type SqlBool, sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { rowOf } from '../../document/answerRows'
import { allOf } from '../../document/documentList'
import { foundPage } from '../../document/foundPage'
import { contains, soughtCodes } from '../../document/listQuery'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { belowGroups } from '../../master/belowGroups'
import { wantedLanguage } from '../code/messageBook'
import { attributeRoutes } from './attributeRecords'
import { attributeValueRoutes } from './attributeValueRecords'
import { categoryAttrRoutes } from './categoryAttrRecords'
import { currentCode } from './currentCode'
import { fillItemKeys } from './fillItemKeys'
import { getSgCode, listSgCompany, popupCategory, popupSourcingGroup } from './itemGroups'
import { groupWithoutPrices } from './itemKind'
import { itemMasterRoutes } from './itemMasterRoutes'
import { itemsBelow, itemsContaining } from './itemsContaining'
import { listCategory } from './listCategory'
import { listItem } from './listItem'
import { listSourcingGroup } from './listSourcingGroup'
import { deleteCategory, saveCategory } from './saveCategory'
import { deleteSourcingGroup, saveSourcingGroup } from './saveSourcingGroup'
import { sgCompanyRoutes } from './sgCompanyRecords'
import { unitRoutes } from './unitRecords'

const itemRow = rowOf('popupItem')
const priceRow = rowOf('listItemPrice')

/** Items in use, by what a requester knows of them; a sourcing group finds everything below it. */
async function popupItem(
  tx: Transaction,
  actor: Actor,
  input: OperationRequests['popupItem'],
): Promise<OperationAnswers['popupItem']> {
  const isSupplier = actor.portal === 'external'
  const isBlind = isSupplier || actor.group === groupWithoutPrices
  const { itemName, spec, itemCode, codes, catCode } = input
  const conditions = [
    sql`item.status = 'ACTIVE'`,
    ...(isSupplier
      ? [
          sql`item.sg_code in (select sg_code from sg_company
      where sg_company.comp_no = ${actor.compNo ?? ''} and sg_company.use_yn = 'Y')`,
        ]
      : []),
    ...(itemCode === undefined ? [] : [contains(sql`item_code`, itemCode)]),
    ...(codes === undefined ? [] : [sql`item_code in (${sql.join(soughtCodes(codes))})`]),
    belowGroups(sql`item.sg_code`, input) ?? sql`true`,
    ...(await itemsBelow(tx, catCode)),
  ]
  const { rows, ...count } = await foundPage(tx, input, {
    operation: 'popupItem',
    from: {
      table: 'item',
      where: allOf(conditions),
      contained: itemsContaining({ item_name: itemName, spec, maker: undefined }),
      listed: items =>
        sql`(select item.*, sg_name from (${items}) item join sourcing_group using (sg_code)) found`,
    },
    unique: { column: 'item_code', direction: 'asc' },
    withheld: isBlind ? ['lastPrice', 'lastCurrency'] : [],
  })
  return { rows: rows.map(itemRow), ...count }
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
  const { rows, ...count } = await foundPage(tx, input, {
    operation: 'listItemPrice',
    from: sql`(select item_price.*, comp_name_kr from item_price join company using (comp_no)
      where item_code = ${input.itemCode} and ${mine}) found`,
    sort: 'validFrom:desc',
    unique: { column: 'price_no', direction: 'desc' },
    withheld: actor.group === groupWithoutPrices ? ['unitPrice'] : [],
  })
  return { rows: rows.map(priceRow), ...count }
}

const routes: readonly OperationRoute[] = [
  // What a reader sees of items is a condition.
  route('listItem', ({ tx, actor, input }) => runAs(tx, 'all', () => listItem(tx, actor, input))),
  route('popupItem', ({ tx, actor, input }) => runAs(tx, 'all', () => popupItem(tx, actor, input))),
  route('getSgCode', ({ tx, input }) => getSgCode(tx, input)),
  route('listSgCompany', ({ tx, actor, input }) => listSgCompany(tx, actor, input)),
  route('popupSourcingGroup', ({ tx, actor, input }) => popupSourcingGroup(tx, actor, input)),
  route('popupCategory', ({ tx, input }) => popupCategory(tx, input)),
  ...unitRoutes,
  route('listCategory', ({ tx, input, http }) =>
    listCategory(tx, input, wantedLanguage(http.headers['accept-language'])),
  ),
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
    chores: [
      {
        name: 'keys of items',
        title: '품목 검색 색인',
        everyMilliseconds: 60_000,
        run: () => fillItemKeys(services),
      },
    ],
  }
}
