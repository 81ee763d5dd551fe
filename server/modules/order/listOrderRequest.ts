import { sql } from 'kysely'
import type { OperationRequests, OrderRequestList, OrderRequestRow } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { type DocumentListPlan, equal, listDocuments, numbered } from '../../document/documentList'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import type { OrderRequestRecord } from './orderStore'
import { companyNames, requestConditions, requestRow, requestSort } from './requestList'

type Listed = OrderRequestRecord & { readonly comp_name_kr: string | null }

const plan: DocumentListPlan = {
  table: 'order_request',
  key: 'or_no',
  parties: 'order_request_party',
  sum: 'total_amt_krw',
  sortColumns: {
    ...requestSort('or_no'),
    orNo: 'or_no',
    orderType: 'order_type',
    buyerNm: 'buyer_nm',
    currency: 'currency',
    supplyAmt: 'supply_amt',
    totalAmtKrw: 'total_amt_krw',
    dueDate: 'due_date',
    forwardYn: 'forward_yn',
    prNo: 'pr_no',
    poNo: 'po_no',
    lastDeciDt: 'last_deci_dt',
    errMsg: 'err_msg',
  },
  names: companyNames,
}

/** The list of order requests. */
export async function listOrderRequest(
  tx: Transaction,
  filters: OperationRequests['listOrderRequest'],
): Promise<OrderRequestList> {
  const { rows, amount, ...found } = await listDocuments<Listed>(tx, plan, filters, [
    ...requestConditions(filters, { key: 'or_no', prefix: 'OR' }),
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
    ...equal([
      ['buyer_id', filters.buyerId],
      ['order_type', filters.orderType],
    ]),
  ])
  return {
    rows: rows.map(rowOf),
    ...found,
    ...(amount === undefined ? {} : { sums: { totalAmtKrw: amount } }),
  }
}

function rowOf(row: Listed): OrderRequestRow {
  return {
    orNo: row.or_no,
    ...requestRow(row),
    orderType: row.order_type,
    buyerId: row.buyer_id,
    buyerNm: row.buyer_nm,
    currency: row.currency,
    supplyAmt: moneyText(row.supply_amt, row.currency),
    totalAmtKrw: row.total_amt_krw,
    ...given({
      compNo: row.comp_no,
      compNameKr: row.comp_name_kr,
      dueDate: row.due_date,
      forwardYn: row.forward_yn,
      prNo: row.pr_no,
      poNo: row.po_no,
      lastDeciDt: row.last_deci_dt,
      errMsg: row.err_msg,
    }),
  }
}
