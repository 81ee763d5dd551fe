import { sql } from 'kysely'
import type { CyberPoList, CyberPoRow, OperationRequests } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import {
  companyNames,
  containing,
  type DocumentListPlan,
  equal,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
} from '../../document/documentList'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { peopleNames } from '../../master/peopleNames'
import type { PoRecord } from './orderKind'

type Listed = PoRecord & { readonly comp_name_kr: string | null }

const underway = ['SENT', 'ACCEPTED', 'PARTIAL']

/** Something is still to come, and its day has gone by. */
export const isLate = ({ status, due_date }: Pick<PoRecord, 'status' | 'due_date'>, today: string) =>
  underway.includes(status) && due_date !== null && due_date < today

/** The same for the order of a list. */
export const lateValue = (today: string) =>
  sql`(document.status in (${sql.join(underway)}) and document.due_date < ${today}::date)`

const plan: DocumentListPlan = {
  table: 'po',
  key: 'po_no',
  sum: 'total_amt',
  sumCurrency: 'currency',
  sortColumns: {
    poNo: 'po_no',
    title: 'title',
    orderType: 'order_type',
    compNo: 'comp_no',
    compNameKr: 'comp_no',
    buyerNm: 'buyer_id',
    receiverNm: 'receiver',
    currency: 'currency',
    supplyAmt: 'supply_amt',
    vatAmt: 'vat_amt',
    totalAmt: 'total_amt',
    // Numbers are given in the order of the orders' days.
    poDate: 'po_no',
    dueDate: 'due_date',
    promisedDate: 'promised_date',
    revision: 'revision',
    acceptedDt: 'accepted_dt',
    lateYn: 'late',
    status: 'status',
  },
  names: companyNames,
}

/** Orders as their supplier sees them. Whose they are is the row policies' business alone. */
export async function listCyberPo(
  tx: Transaction,
  filters: OperationRequests['listCyberPo'],
  today: string,
): Promise<CyberPoList> {
  const sorted = { ...plan, sortValues: { late: lateValue(today) } }
  const { rows, amount, ...found } = await listDocuments<Listed>(tx, sorted, filters, [
    ...periodConditions({
      field: 'poDate',
      column: 'po_date',
      from: filters.poDateFrom,
      to: filters.poDateTo,
      numbers: { key: 'po_no', prefix: 'PO' },
    }),
    ...periodConditions({
      field: 'dueDate',
      column: 'due_date',
      from: filters.dueDateFrom,
      to: filters.dueDateTo,
    }),
    ...numbered([['po_no', filters.poNo]]),
    ...containing([['title', filters.title]]),
    ...equal([
      ['comp_no', filters.compNo],
      ['order_type', filters.orderType],
    ]),
    ...oneOf([['status', filters.status]]),
  ])
  // A supplier sees people by name alone (D-30), and has no table of them.
  const people = rows.flatMap(row => [row.buyer_id, row.receiver])
  const names = await runAs(tx, 'all', () => peopleNames(tx, people))
  return {
    rows: rows.map(row => rowOf(row, names, today)),
    ...found,
    ...(amount === undefined ? {} : { sums: { totalAmt: amount } }),
  }
}

function rowOf(row: Listed, names: ReadonlyMap<string, string>, today: string): CyberPoRow {
  return {
    poNo: row.po_no,
    title: row.title,
    orderType: row.order_type,
    compNo: row.comp_no,
    currency: row.currency,
    supplyAmt: moneyText(row.supply_amt, row.currency),
    vatAmt: row.vat_amt,
    totalAmt: moneyText(row.total_amt, row.currency),
    poDate: row.po_date,
    revision: row.revision,
    lateYn: isLate(row, today) ? 'Y' : 'N',
    status: row.status,
    version: row.version,
    ...given({
      compNameKr: row.comp_name_kr,
      buyerId: row.buyer_id,
      buyerNm: names.get(row.buyer_id ?? '') ?? null,
      receiverNm: names.get(row.receiver ?? '') ?? null,
      dueDate: row.due_date,
      promisedDate: row.promised_date,
      acceptedDt: row.accepted_dt,
    }),
  }
}
