import type { OperationRequests, SimpleOrderList, SimpleOrderRow } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { type DocumentListPlan, equal, listDocuments, numbered } from '../../document/documentList'
import { given } from '../../document/givenFields'
import { companyNames, requestConditions, requestRow, requestSort } from '../order/requestList'
import type { SimpleOrderRecord } from './simpleOrderStore'

type Listed = SimpleOrderRecord & { readonly comp_name_kr: string | null }

const plan: DocumentListPlan = {
  table: 'simple_order',
  key: 'so_no',
  parties: 'simple_order_party',
  sum: 'supply_amt',
  moreSums: ['vat_amt', 'total_amt'],
  sortColumns: {
    ...requestSort('so_no'),
    soNo: 'so_no',
    expenseType: 'expense_type',
    lineCnt: 'line_cnt',
    supplyAmt: 'supply_amt',
    vatAmt: 'vat_amt',
    totalAmt: 'total_amt',
    dueDate: 'due_date',
    poNo: 'po_no',
    errMsg: 'err_msg',
  },
  names: companyNames,
}

export async function listSimpleOrder(
  tx: Transaction,
  filters: OperationRequests['listSimpleOrder'],
): Promise<SimpleOrderList> {
  const { rows, amount, more, ...found } = await listDocuments<Listed>(tx, plan, filters, [
    ...requestConditions(filters, { key: 'so_no', prefix: 'SO' }),
    ...numbered([
      ['so_no', filters.soNo],
      ['po_no', filters.poNo],
    ]),
    ...equal([['expense_type', filters.expenseType]]),
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
    ...requestRow(row),
    lineCnt: row.line_cnt,
    supplyAmt: row.supply_amt,
    vatAmt: row.vat_amt,
    totalAmt: row.total_amt,
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
