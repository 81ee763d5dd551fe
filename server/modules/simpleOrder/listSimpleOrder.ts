import { sql } from 'kysely'
import type { OperationRequests, SimpleOrderList, SimpleOrderRow } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import {
  containing,
  type DocumentListPlan,
  equal,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
} from '../order/documentList'
import { given } from '../order/givenFields'
import type { SimpleOrderRecord } from './simpleOrderStore'

type Listed = SimpleOrderRecord & { readonly comp_name_kr: string | null }

const plan: DocumentListPlan = {
  table: 'simple_order',
  key: 'so_no',
  parties: 'simple_order_party',
  sum: 'supply_amt',
  moreSums: ['vat_amt', 'total_amt'],
  sortColumns: {
    soNo: 'so_no',
    title: 'title',
    // Assumed: suppliers are sorted by their number.
    compNo: 'comp_no',
    compNameKr: 'comp_no',
    section: 'section',
    deptnm: 'deptnm',
    requesterNm: 'requester_nm',
    expenseType: 'expense_type',
    lineCnt: 'line_cnt',
    supplyAmt: 'supply_amt',
    vatAmt: 'vat_amt',
    totalAmt: 'total_amt',
    dueDate: 'due_date',
    approvalStatus: 'approval_status',
    status: 'status',
    poNo: 'po_no',
    // Numbers are given in the order of drafting.
    reqDate: 'so_no',
    errMsg: 'err_msg',
  },
  names: {
    columns: sql`company.comp_name_kr`,
    joins: sql`left join company on company.comp_no = document.comp_no`,
  },
}

export async function listSimpleOrder(
  tx: Transaction,
  filters: OperationRequests['listSimpleOrder'],
): Promise<SimpleOrderList> {
  const { rows, amount, more, ...found } = await listDocuments<Listed>(tx, plan, filters, [
    ...periodConditions({
      field: 'reqDate',
      column: 'req_date',
      from: filters.reqDateFrom,
      to: filters.reqDateTo,
      numbers: { key: 'so_no', prefix: 'SO' },
    }),
    ...numbered([
      ['so_no', filters.soNo],
      ['po_no', filters.poNo],
    ]),
    ...containing([['title', filters.title]]),
    ...equal([
      ['comp_no', filters.compNo],
      ['section', filters.section],
      ['deptcd', filters.deptcd],
      ['requester', filters.requester],
      ['expense_type', filters.expenseType],
    ]),
    ...oneOf([
      ['status', filters.status],
      ['approval_status', filters.approvalStatus],
    ]),
  ])
  const [vatAmt, totalAmt] = more ?? []
  return {
    rows: rows.map(rowOf),
    ...found,
    ...(amount === undefined ? {} : { sums: { supplyAmt: amount, ...given({ vatAmt, totalAmt }) } }),
  }
}

function rowOf(row: Listed): SimpleOrderRow {
  return {
    soNo: row.so_no,
    title: row.title,
    section: row.section,
    deptcd: row.deptcd,
    deptnm: row.deptnm,
    requester: row.requester,
    requesterNm: row.requester_nm,
    lineCnt: row.line_cnt,
    supplyAmt: row.supply_amt,
    vatAmt: row.vat_amt,
    totalAmt: row.total_amt,
    approvalStatus: row.approval_status,
    status: row.status,
    reqDate: row.req_date,
    version: row.version,
    ...given({
      compNo: row.comp_no,
      compNameKr: row.comp_name_kr,
      expenseType: row.expense_type,
      dueDate: row.due_date,
      poNo: row.po_no,
      errMsg: row.err_msg,
    }),
  }
}
