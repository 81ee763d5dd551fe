import { sql } from 'kysely'
import type { OperationRequests, OrderRequestList, OrderRequestRow } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { moneyText } from '../purchase/prAmounts'
import {
  containing,
  type DocumentListPlan,
  equal,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
} from './documentList'
import type { OrderRequestRecord } from './orderStore'

type Listed = OrderRequestRecord & { readonly comp_name_kr: string | null }

const plan: DocumentListPlan = {
  table: 'order_request',
  key: 'or_no',
  parties: 'order_request_party',
  sum: 'total_amt_krw',
  sortColumns: {
    orNo: 'or_no',
    title: 'title',
    orderType: 'order_type',
    // Assumed: suppliers are sorted by their number.
    compNo: 'comp_no',
    compNameKr: 'comp_no',
    section: 'section',
    deptnm: 'deptnm',
    requesterNm: 'requester_nm',
    buyerNm: 'buyer_nm',
    currency: 'currency',
    supplyAmt: 'supply_amt',
    totalAmtKrw: 'total_amt_krw',
    dueDate: 'due_date',
    forwardYn: 'forward_yn',
    approvalStatus: 'approval_status',
    status: 'status',
    prNo: 'pr_no',
    poNo: 'po_no',
    // Numbers are given in the order of drafting.
    reqDate: 'or_no',
    lastDeciDt: 'last_deci_dt',
    errMsg: 'err_msg',
  },
  names: {
    columns: sql`company.comp_name_kr`,
    joins: sql`left join company on company.comp_no = document.comp_no`,
  },
}

/** The list of order requests. */
export async function listOrderRequest(
  tx: Transaction,
  filters: OperationRequests['listOrderRequest'],
): Promise<OrderRequestList> {
  const { rows, amount, ...found } = await listDocuments<Listed>(tx, plan, filters, [
    ...periodConditions({
      field: 'reqDate',
      column: 'req_date',
      from: filters.reqDateFrom,
      to: filters.reqDateTo,
      numbers: { key: 'or_no', prefix: 'OR' },
    }),
    ...numbered([
      ['or_no', filters.orNo],
      ['po_no', filters.poNo],
    ]),
    ...(filters.prNo
      ? [
          sql`exists (select from order_request_line line
            where line.or_no = document.or_no and line.pr_no = ${filters.prNo.trim().toUpperCase()})`,
        ]
      : []),
    ...containing([['title', filters.title]]),
    ...equal([
      ['comp_no', filters.compNo],
      ['section', filters.section],
      ['deptcd', filters.deptcd],
      ['requester', filters.requester],
      ['buyer_id', filters.buyerId],
      ['order_type', filters.orderType],
    ]),
    ...oneOf([
      ['status', filters.status],
      ['approval_status', filters.approvalStatus],
    ]),
  ])
  return {
    rows: rows.map(rowOf),
    ...found,
    ...(amount === undefined ? {} : { sums: { totalAmtKrw: amount } }),
  }
}

function rowOf(row: Listed): OrderRequestRow {
  const optional = {
    compNo: row.comp_no,
    compNameKr: row.comp_name_kr,
    dueDate: row.due_date,
    forwardYn: row.forward_yn,
    prNo: row.pr_no,
    poNo: row.po_no,
    lastDeciDt: row.last_deci_dt,
    errMsg: row.err_msg,
  }
  return {
    orNo: row.or_no,
    title: row.title,
    orderType: row.order_type,
    section: row.section,
    deptcd: row.deptcd,
    deptnm: row.deptnm,
    requester: row.requester,
    requesterNm: row.requester_nm,
    buyerId: row.buyer_id,
    buyerNm: row.buyer_nm,
    currency: row.currency,
    supplyAmt: moneyText(row.supply_amt, row.currency),
    totalAmtKrw: row.total_amt_krw,
    approvalStatus: row.approval_status,
    status: row.status,
    reqDate: row.req_date,
    version: row.version,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
  }
}
