import { sql } from 'kysely'
import type { OperationRequests, SignifierList, SignifierRow } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import {
  type DocumentListPlan,
  equal,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
  unlessNumbered,
} from '../../document/documentList'
import { given } from '../../document/givenFields'
import type { SlipRecord } from './slipStore'

type Listed = SlipRecord & { readonly comp_name_kr: string }

const plan: DocumentListPlan = {
  table: 'signifier',
  key: 'slip_no',
  parties: 'signifier_party',
  sum: 'counted_total_amt',
  moreSums: ['counted_supply_amt', 'counted_vat_amt'],
  sortColumns: {
    slipNo: 'slip_no',
    slipType: 'slip_type',
    slipSource: 'slip_source',
    // Assumed: suppliers are sorted by their number.
    compNameKr: 'comp_no',
    section: 'section',
    deptnm: 'deptnm',
    drafterNm: 'drafter_nm',
    // Numbers are given in the order of drafting.
    slipDate: 'slip_no',
    docDate: 'doc_date',
    postingDate: 'posting_date',
    supplyAmt: 'counted_supply_amt',
    vatAmt: 'counted_vat_amt',
    totalAmt: 'counted_total_amt',
    dueDate: 'due_date',
    headerText: 'header_text',
    gerpDocNo: 'gerp_doc_no',
    approvalStatus: 'approval_status',
    status: 'status',
    sendingYn: 'sending_yn',
  },
  names: {
    columns: sql`company.comp_name_kr`,
    joins: sql`join company on company.comp_no = document.comp_no`,
  },
}

/** The list of slips. */
export async function listSignifier(
  tx: Transaction,
  filters: OperationRequests['listSignifier'],
): Promise<SignifierList> {
  const { rows, amount, more, ...found } = await listDocuments<Listed>(tx, plan, filters, [
    ...unlessNumbered([filters.slipNo], () =>
      periodConditions({
        field: 'slipDate',
        column: 'slip_date',
        from: filters.slipDateFrom,
        to: filters.slipDateTo,
        numbers: { key: 'slip_no', prefix: 'SG' },
      }),
    ),
    ...periodConditions({
      field: 'postingDate',
      column: 'posting_date',
      from: filters.postingDateFrom,
      to: filters.postingDateTo,
    }),
    ...numbered([
      ['slip_no', filters.slipNo],
      ['gerp_doc_no', filters.gerpDocNo],
    ]),
    ...equal([
      ['slip_type', filters.slipType],
      ['slip_source', filters.slipSource],
      ['comp_no', filters.compNo],
      ['section', filters.section],
      ['deptcd', filters.deptcd],
      ['drafter', filters.drafter],
    ]),
    ...oneOf([
      ['status', filters.status],
      ['approval_status', filters.approvalStatus],
    ]),
  ])
  return {
    rows: rows.map(countedRow),
    ...found,
    ...(amount === undefined
      ? {}
      : { sums: { totalAmt: amount, supplyAmt: more?.[0] ?? '0', vatAmt: more?.[1] ?? '0' } }),
  }
}

/** A credit or a reversal stands with a minus in the list, so that rows and sums say the same; on its page as it is booked. */
const countedRow = (row: Listed): SignifierRow => ({
  ...slipRow(row),
  supplyAmt: row.counted_supply_amt,
  vatAmt: row.counted_vat_amt,
  totalAmt: row.counted_total_amt,
})

/** What list and page of a slip both show. */
export function slipRow(row: Listed): SignifierRow {
  return {
    slipNo: row.slip_no,
    slipType: row.slip_type,
    slipSource: row.slip_source,
    compNo: row.comp_no,
    compNameKr: row.comp_name_kr,
    section: row.section,
    deptcd: row.deptcd,
    deptnm: row.deptnm,
    drafter: row.drafter,
    drafterNm: row.drafter_nm,
    slipDate: row.slip_date,
    docDate: row.doc_date,
    postingDate: row.posting_date,
    supplyAmt: row.supply_amt,
    vatAmt: row.vat_amt,
    totalAmt: row.total_amt,
    headerText: row.header_text,
    approvalStatus: row.approval_status,
    status: row.status,
    sendingYn: row.sending_yn,
    version: row.version,
    ...given({
      dueDate: row.due_date,
      gerpDocNo: row.gerp_doc_no,
    }),
  }
}
