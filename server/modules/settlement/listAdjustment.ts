import { type RawBuilder, sql } from 'kysely'
import type { AdjustmentList, AdjustmentRow, OperationRequests } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import {
  containing,
  type DocumentListPlan,
  equal,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
  unlessNumbered,
} from '../../document/documentList'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { peopleNames } from '../../master/peopleNames'
import type { AdjustmentRecord } from './adjustmentStore'

export type ListedAdjustment = AdjustmentRecord & {
  readonly comp_name_kr: string
  readonly forward_yn: string
  readonly nts_no: string | null
  readonly ti_status: string | null
  readonly ti_version: number | null
  readonly ti_file: string | null
}

/** What stands beside a settlement: its supplier, and its living tax invoice. */
export const besideAdjustment = {
  columns: sql`company.comp_name_kr, company.forward_yn, coalesce(invoice.nts_no, invoice.invoice_no) as nts_no,
    invoice.status as ti_status, invoice.version as ti_version, invoice.file_id as ti_file`,
  joins: sql`join company on company.comp_no = document.comp_no
    left join tax_invoice invoice on invoice.ti_no = document.ti_no`,
}

const plan: DocumentListPlan = {
  table: 'adjustment',
  key: 'adj_no',
  parties: 'adjustment_party',
  sum: 'supply_amt_krw',
  sortColumns: {
    adjNo: 'adj_no',
    yyyymm: 'yyyymm',
    settleType: 'settle_type',
    // Assumed: suppliers are sorted by their number, people by their identifier.
    compNo: 'comp_no',
    compNameKr: 'comp_no',
    section: 'section',
    deptnm: 'deptnm',
    ownerNm: 'owner_id',
    currency: 'currency',
    receiptAmt: 'receipt_amt',
    deductAmt: 'deduct_amt',
    deductReason: 'deduct_reason',
    supplyAmt: 'supply_amt',
    supplyAmtKrw: 'supply_amt_krw',
    vatAmt: 'vat_amt',
    totalAmt: 'total_amt',
    taxCode: 'tax_code',
    payTerm: 'pay_term',
    dueDate: 'due_date',
    stmtNo: 'stmt_no',
    ntsNo: 'ti_no',
    tiStatus: 'ti_status',
    slipNo: 'slip_no',
    objection: 'objection',
    status: 'status',
    confirmedDt: 'confirmed_dt',
    paidDt: 'paid_dt',
  },
  sortValues: {
    ti_status: sql`(select invoice.status from tax_invoice invoice where invoice.ti_no = document.ti_no)`,
  },
  names: besideAdjustment,
}

type Filters = OperationRequests['listAdjustment']

/** The list of settlements. */
export async function listAdjustment(tx: Transaction, filters: Filters): Promise<AdjustmentList> {
  const conditions = conditionsOf(filters)
  const { rows, amount, ...found } = await listDocuments<ListedAdjustment>(tx, plan, filters, conditions)
  const names = await peopleNames(
    tx,
    rows.map(row => row.owner_id),
  )
  return {
    rows: rows.map(row => rowOf(row, names)),
    ...found,
    ...(amount === undefined ? {} : { sums: await sumsOf(tx, conditions) }),
  }
}

function conditionsOf(filters: Filters): RawBuilder<unknown>[] {
  const invoiceStatus = filters.tiStatus
  const lineWith = (column: string, value: string | undefined) =>
    value === undefined || value.trim() === ''
      ? []
      : [
          sql`exists (select from adjustment_line line where line.adj_no = document.adj_no
            and ${sql.ref(`line.${column}`)} = ${value.trim().toUpperCase()})`,
        ]
  return [
    ...periodConditions({
      field: 'dueDate',
      column: 'due_date',
      from: filters.dueDateFrom,
      to: filters.dueDateTo,
    }),
    ...numbered([
      ['adj_no', filters.adjNo],
      ['slip_no', filters.slipNo],
    ]),
    ...lineWith('wh_app_no', filters.whAppNo),
    ...lineWith('po_no', filters.poNo),
    ...unlessNumbered([filters.adjNo, filters.slipNo], () => equal([['yyyymm', filters.yyyymm]])),
    ...equal([
      ['section', filters.section],
      ['deptcd', filters.deptcd],
      ['owner_id', filters.ownerId],
      ['comp_no', filters.compNo],
      ['settle_type', filters.settleType],
      ['currency', filters.currency],
      ['tax_code', filters.taxCode],
    ]),
    ...containing([['deptnm', filters.deptnm]]),
    ...oneOf([['status', filters.status]]),
    ...(invoiceStatus
      ? [
          sql`exists (select from tax_invoice invoice where invoice.ti_no = document.ti_no
            and invoice.status = ${invoiceStatus})`,
        ]
      : []),
  ]
}

async function sumsOf(tx: Transaction, conditions: readonly RawBuilder<unknown>[]) {
  const where = sql.join([sql`true`, ...conditions], sql` and `)
  const { rows } = await sql<
    Record<string, string>
  >`select coalesce(sum(supply_amt_krw), 0)::text as supply_krw,
      coalesce(sum(vat_amt), 0)::text as vat, coalesce(sum(total_amt), 0)::text as total,
      coalesce(sum(receipt_amt), 0)::text as receipt, coalesce(sum(deduct_amt), 0)::text as deduct,
      coalesce(sum(supply_amt), 0)::text as supply,
      case when count(distinct currency) > 1 then 'Y' end as mixed from adjustment document where ${where}`.execute(
    tx,
  )
  const [sums = {}] = rows
  return {
    supplyAmtKrw: sums.supply_krw ?? '0',
    vatAmt: sums.vat ?? '0',
    totalAmt: sums.total ?? '0',
    // Amounts of several currencies make no sum.
    ...(sums.mixed === 'Y'
      ? {}
      : {
          receiptAmt: sums.receipt ?? '0',
          deductAmt: sums.deduct ?? '0',
          supplyAmt: sums.supply ?? '0',
        }),
  }
}

/** Fields that a row and a header of a settlement share. */
export function adjustmentFields(row: ListedAdjustment, names: ReadonlyMap<string, string>) {
  return {
    adjNo: row.adj_no,
    yyyymm: row.yyyymm,
    settleType: row.settle_type,
    compNo: row.comp_no,
    compNameKr: row.comp_name_kr,
    section: row.section,
    deptnm: row.deptnm,
    currency: row.currency,
    receiptAmt: moneyText(row.receipt_amt, row.currency),
    deductAmt: moneyText(row.deduct_amt, row.currency),
    supplyAmt: moneyText(row.supply_amt, row.currency),
    supplyAmtKrw: row.supply_amt_krw,
    vatAmt: row.vat_amt,
    totalAmt: row.total_amt,
    taxCode: row.tax_code,
    payTerm: row.pay_term,
    proxyYn: row.proxy_yn,
    forwardYn: row.forward_yn,
    status: row.status,
    version: row.version,
    ...given({
      ownerId: row.owner_id,
      ownerNm: names.get(row.owner_id ?? '') ?? null,
      deductReason: row.deduct_reason,
      dueDate: row.due_date,
      stmtNo: row.stmt_no,
      tiNo: row.ti_no,
      ntsNo: row.nts_no,
      tiStatus: row.ti_status,
      slipNo: row.slip_no,
      objection: row.objection,
      confirmedDt: row.confirmed_dt,
      paidDt: row.paid_dt,
    }),
  }
}

function rowOf(row: ListedAdjustment, names: ReadonlyMap<string, string>): AdjustmentRow {
  return {
    ...adjustmentFields(row, names),
    ...given({ tiVersion: row.ti_version, tiFileId: row.ti_file }),
  }
}
