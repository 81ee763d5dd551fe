import { sql } from 'kysely'
import { type Row, textOf } from '../../../engine/runtime/row'
import { systemActor } from '../../../server/database/actor'
import type { Database } from '../../../server/database/connect'
import { withActor } from '../../../server/database/withActor'

/** What a search asks for and the rows of the list do not show, as the database keeps it. */
interface Kept {
  /** The field by which a row names its record. */
  readonly row: string
  /** Answers `key` and `value`, a row for each value that a record has. */
  readonly query: string
  readonly how: 'equals' | 'contains' | 'begins' | 'atMost' | 'period'
}

const receipt = (column: string, how: Kept['how'] = 'equals'): Kept => ({
  row: 'whReqNo',
  query: `select wh_req_no as key, ${column}::text as value from warehousing`,
  how,
})

const counted = (column: string): Kept => ({
  ...{ row: 'roundNo', how: 'equals' },
  query: `select round_no as key, ${column} as value from asset_inventory`,
})

const groupsOfCompany: Kept = {
  ...{ row: 'compNo', how: 'begins' },
  query: "select comp_no as key, sg_code as value from sg_company where use_yn = 'Y'",
}

/** What a sourcing group and the groups below it have; the tree shows what is found with everything above it. */
const groupsBelow = (column: string, how: Kept['how']): Kept => ({
  ...{ row: 'sgCode', how },
  query: `select above.sg_code as key, below.${column} as value
    from sourcing_group below join sourcing_group above on starts_with(below.sg_code, above.sg_code)`,
})

/** By operation and condition; a period by the name that its two parameters share. */
export const keptValues: Readonly<Record<string, Kept>> = {
  'listPr.itemName': {
    ...{ row: 'prNo', how: 'contains' },
    query: 'select pr_no as key, item_name as value from pr_line',
  },
  'listPr.L1_SG_CODE': {
    ...{ row: 'prNo', how: 'begins' },
    query: 'select pr_no as key, sg_code as value from pr_line join item using (item_code)',
  },
  'listPr.rfqDueYn': {
    ...{ row: 'prNo', how: 'equals' },
    query: `select pr_no as key, 'Y' as value from rfq
      where status = 'SENT' and (deadline_dt at time zone 'Asia/Seoul')::date <= app_today() + 2`,
  },
  'listAttribute.valueName': {
    ...{ row: 'attrCode', how: 'contains' },
    query: 'select attr_code as key, value_name as value from attribute_value',
  },
  'listPo.prNo': {
    ...{ row: 'poNo', how: 'equals' },
    query: 'select po_no as key, pr_no as value from po_line',
  },
  'listPo.chgStatus': {
    ...{ row: 'poNo', how: 'equals' },
    query: 'select po_no as key, status as value from po_change',
  },
  'listPo.chgType': {
    ...{ row: 'poNo', how: 'equals' },
    query: "select po_no as key, unnest(string_to_array(chg_type, ',')) as value from po_change",
  },
  'listDelivery.itemName': {
    ...{ row: 'dlvNo', how: 'contains' },
    query: 'select dlv_no as key, item_name as value from delivery_line',
  },
  'listCyberDelivery.itemName': {
    ...{ row: 'dlvNo', how: 'contains' },
    query: 'select dlv_no as key, item_name as value from delivery_line',
  },
  'listDelivery.deptcd': {
    ...{ row: 'dlvNo', how: 'equals' },
    query: 'select dlv_no as key, deptcd as value from delivery',
  },
  'listWarehousingItem.expenses': receipt('expenses'),
  'listWarehousingItem.approvalStatus': receipt('approval_status'),
  'listWarehousingItem.system': receipt('system'),
  'listWarehousingItem.sourceSystemList': receipt('source_system'),
  'listWarehousingItem.whReqDates': receipt('wh_req_date', 'period'),
  'listAdjustment.deptcd': {
    ...{ row: 'adjNo', how: 'equals' },
    query: 'select adj_no as key, deptcd as value from adjustment',
  },
  'listAdjustment.poNo': {
    ...{ row: 'adjNo', how: 'equals' },
    query: 'select adj_no as key, po_no as value from adjustment_line',
  },
  'listAssetRound.deptcd': counted('book_deptcd'),
  'listAssetRound.custodian': counted('book_custodian'),
  'listAssetRound.invResult': counted('inv_result'),
  'listAdjTarget.yyyymm': receipt("to_char(receipt_date, 'YYYYMM')"),
  'listStatement.section': {
    ...{ row: 'adjNo', how: 'equals' },
    query: 'select adj_no as key, section as value from adjustment',
  },
  'listPostingError.drafter': {
    ...{ row: 'slipNo', how: 'equals' },
    query: 'select slip_no as key, drafter as value from signifier',
  },
  'listNoneOrder.deptcd': {
    ...{ row: 'noneNo', how: 'equals' },
    query: 'select none_no as key, deptcd as value from none_order',
  },
  'listNoneOrder.contactId': {
    ...{ row: 'noneNo', how: 'equals' },
    query: 'select none_no as key, contact_id as value from none_order',
  },
  'listItem.catCode': {
    ...{ row: 'itemCode', how: 'begins' },
    query: 'select item_code as key, cat_code as value from item',
  },
  'listItem.L1_SG_CODE': {
    ...{ row: 'itemCode', how: 'begins' },
    query: 'select item_code as key, sg_code as value from item',
  },
  'listCompContact.L1_SG_CODE': {
    ...{ row: 'compNo', how: 'begins' },
    query: "select comp_no as key, sg_code as value from sg_company where use_yn = 'Y'",
  },
  'listCompany.L1_SG_CODE': groupsOfCompany,
  'listCompanyStatus.L1_SG_CODE': groupsOfCompany,
  'listEvaTotal.L1_SG_CODE': groupsOfCompany,
  'listEvaWorkResult.L1_SG_CODE': groupsOfCompany,
  'listSatis.avgAtMost': {
    ...{ row: 'satisNo', how: 'atMost' },
    query: 'select satis_no as key, avg_score::text as value from trans_satis',
  },
  'listAuthUser.deptcd': {
    ...{ row: 'singleid', how: 'equals' },
    query: 'select singleid as key, deptcd as value from person',
  },
  'listAuthUser.person': {
    ...{ row: 'singleid', how: 'equals' },
    query: 'select singleid as key, singleid as value from person',
  },
  'listPost.title': {
    ...{ row: 'postNo', how: 'contains' },
    query: `select post_no::text as key, title as value from post
      union all select post_no::text, content_text from post`,
  },
  // The number of a menu begins with that of the menu above it.
  'listMenu.pgmName': {
    ...{ row: 'pgmId', how: 'contains' },
    query: `select above.pgm_id as key, menu.pgm_name as value
      from menu join menu above on starts_with(menu.pgm_id, above.pgm_id)`,
  },
  // So do the codes of categories and of sourcing groups: a tree shows what is found with everything above it.
  'listCategory.catName': {
    ...{ row: 'catCode', how: 'contains' },
    query: `select above.cat_code as key, below.cat_name as value
      from item_category below join item_category above on starts_with(below.cat_code, above.cat_code)`,
  },
  'listSourcingGroup.sgName': groupsBelow('sg_name', 'contains'),
  'listSourcingGroup.buyerId': groupsBelow('buyer_id', 'equals'),
}

/** Conditions of which nothing but a subset of the whole can be said, and why. */
export const unjudged: Readonly<Record<string, string>> = {
  'listPr.myYn': 'it is about the person who asks (modules/purchaseRequest/prReception.test.ts)',
  'getMonthlyReport01.expenseType': 'a row is a sum, which the condition changes',
  'listEvaWorkResult.evaluator': 'a row sums the sheets that the condition leaves',
  'listEvaWorkResult.status': 'a row sums the sheets that the condition leaves',
  'listDownloadDataset.datasetId': 'each data set is another list',
  'listDownloadDataset.periodFrom': 'a row is a text of columns that each data set chooses',
  'listDownloadDataset.section': 'a row is a text of columns that each data set chooses',
  'listDownloadDataset.reason': 'it is noted and searches nothing',
}

export type ValuesOf = (name: string, row: Row) => readonly string[]

/** Reads all of them once. */
export async function readKeptValues(database: Database, today: string): Promise<ValuesOf> {
  const found = new Map<string, Map<string, string[]>>()
  const read = (query: string) =>
    withActor(
      database,
      systemActor,
      async tx =>
        (await sql.raw<{ readonly key: string; readonly value: string | null }>(query).execute(tx)).rows,
      { today },
    )
  for (const [name, { query }] of Object.entries(keptValues)) {
    const values = new Map<string, string[]>()
    for (const { key, value } of await read(query))
      if (value !== null) values.set(key, [...(values.get(key) ?? []), value])
    found.set(name, values)
  }
  return (name, row) => found.get(name)?.get(textOf(row[keptValues[name]?.row ?? ''])) ?? []
}
