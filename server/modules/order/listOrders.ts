import { sql } from 'kysely'
import type { OperationRequests, PoList, PoRow } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import {
  containing,
  type DocumentListPlan,
  equal,
  isWholeNumber,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
} from '../../document/documentList'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { isLate, lateValue } from './listSupplierOrders'
import type { PoRecord } from './orderKind'

type Listed = PoRecord & {
  readonly comp_name_kr: string | null
  readonly requester_nm: string | null
  readonly receiver_nm: string | null
  readonly buyer_nm: string | null
}

const plan: DocumentListPlan = {
  table: 'po',
  key: 'po_no',
  parties: 'po_party',
  sum: 'total_amt_krw',
  sortColumns: {
    poNo: 'po_no',
    title: 'title',
    orderType: 'order_type',
    // Assumed: suppliers and people are sorted by their numbers.
    compNo: 'comp_no',
    compNameKr: 'comp_no',
    section: 'section',
    deptnm: 'deptnm',
    requesterNm: 'requester',
    receiverNm: 'receiver',
    buyerNm: 'buyer_id',
    currency: 'currency',
    supplyAmt: 'supply_amt',
    totalAmt: 'total_amt',
    totalAmtKrw: 'total_amt_krw',
    receivedAmt: 'received_amt',
    // Numbers are given in the order of the orders' days.
    poDate: 'po_no',
    dueDate: 'due_date',
    promisedDate: 'promised_date',
    revision: 'revision',
    forwardYn: 'forward_yn',
    lateYn: 'late',
    gerpPoNo: 'gerp_po_no',
    status: 'status',
  },
  names: {
    columns: sql`company.comp_name_kr, requester.hname as requester_nm, receiver.hname as receiver_nm,
      buyer.hname as buyer_nm`,
    joins: sql`left join company on company.comp_no = document.comp_no
      left join person requester on requester.singleid = document.requester
      left join person receiver on receiver.singleid = document.receiver
      left join person buyer on buyer.singleid = document.buyer_id`,
  },
}

/** Groups that open the page of tests (domain, screen /testPo). */
const testers: readonly string[] = ['99', '20', '10']

/** The orders of staff. Whose they see is the row policies' business alone. */
export async function listPo(
  tx: Transaction,
  filters: OperationRequests['listPo'],
  { group, today }: { readonly group: string; readonly today: string },
): Promise<PoList> {
  // Tests of the transfer have a page of their own, which asks for them.
  const isOfTests = filters.orderType === 'TEST' && testers.includes(group)
  // Who knows the number need not know the day.
  const period = isWholeNumber(filters.poNo) ? {} : { from: filters.poDateFrom, to: filters.poDateTo }
  const sorted = { ...plan, sortValues: { late: lateValue(today) } }
  const { rows, amount, ...found } = await listDocuments<Listed>(tx, sorted, filters, [
    isOfTests ? sql`true` : sql`document.order_type <> 'TEST'`,
    ...periodConditions({
      field: 'poDate',
      column: 'po_date',
      from: undefined,
      to: undefined,
      ...period,
      numbers: { key: 'po_no', prefix: 'PO' },
    }),
    ...periodConditions({
      field: 'dueDate',
      column: 'due_date',
      from: filters.dueDateFrom,
      to: filters.dueDateTo,
    }),
    ...numbered([['po_no', filters.poNo]]),
    ...(filters.prNo
      ? [
          sql`exists (select from po_line line
            where line.po_no = document.po_no and line.pr_no = ${filters.prNo.trim().toUpperCase()})`,
        ]
      : []),
    ...changedBy(filters),
    ...containing([['title', filters.title]]),
    ...equal([
      ['comp_no', filters.compNo],
      ['section', filters.section],
      ['deptcd', filters.deptcd],
      ['requester', filters.requester],
      ['buyer_id', filters.buyerId],
      ['order_type', filters.orderType],
    ]),
    ...oneOf([['status', filters.status]]),
  ])
  return {
    rows: rows.map(row => rowOf(row, today)),
    ...found,
    ...(amount === undefined ? {} : { sums: { totalAmtKrw: amount } }),
  }
}

/** Orders with a change in that state that makes one of those values different. */
function changedBy({ chgStatus, chgType }: OperationRequests['listPo']) {
  if (!chgStatus && !chgType) return []
  const types = (chgType ?? '').split(',')
  return [
    sql`exists (select from po_change change where change.po_no = document.po_no
      and ${chgStatus ? sql`change.status = ${chgStatus}` : sql`true`}
      and ${chgType ? sql`string_to_array(change.chg_type, ',') && array[${sql.join(types)}]` : sql`true`})`,
  ]
}

function rowOf(row: Listed, today: string): PoRow {
  return {
    poNo: row.po_no,
    title: row.title,
    orderType: row.order_type,
    compNo: row.comp_no,
    compNameKr: row.comp_name_kr ?? row.comp_no,
    section: row.section,
    deptcd: row.deptcd,
    deptnm: row.deptnm,
    requester: row.requester,
    requesterNm: row.requester_nm ?? row.requester,
    currency: row.currency,
    supplyAmt: moneyText(row.supply_amt, row.currency),
    totalAmt: moneyText(row.total_amt, row.currency),
    totalAmtKrw: row.total_amt_krw,
    receivedAmt: moneyText(row.received_amt, row.currency),
    poDate: row.po_date,
    lateYn: isLate(row, today) ? 'Y' : 'N',
    revision: row.revision,
    forwardYn: row.forward_yn,
    status: row.status,
    version: row.version,
    ...given({
      receiverNm: row.receiver_nm,
      buyerId: row.buyer_id,
      buyerNm: row.buyer_nm,
      dueDate: row.due_date,
      promisedDate: row.promised_date,
      gerpPoNo: row.gerp_po_no,
    }),
  }
}
