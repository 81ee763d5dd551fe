import { type RawBuilder, sql } from 'kysely'
import type {
  MonthlyCalcDocument,
  MonthlyCalcList,
  MonthlyCalcRow,
  MonthlyReceiptList,
  MonthlySettlementList,
  OperationRequests,
} from '../../../codegen/generated/types'
import { sumDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { monthlyCalcWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { readDocumentHistory } from '../../document/documentHistory'
import { type DocumentListPlan, equal, listDocuments, oneOf } from '../../document/documentList'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import type { AdjustmentRecord } from './adjustmentStore'
import type { MonthRecord, MonthSource } from './monthStore'
import { adjustmentLineOf } from './readAdjustment'

type Month = MonthRecord & { readonly late_cnt?: number }
type Listed = Month & { readonly comp_name_kr: string | null }

const plan: Omit<DocumentListPlan, 'table'> = {
  key: 'calc_no',
  sum: 'total_amt',
  sortColumns: {
    calcNo: 'calc_no',
    yyyymm: 'yyyymm',
    compNo: 'comp_no',
    // Assumed: suppliers are sorted by their number.
    compNameKr: 'comp_no',
    section: 'section',
    settleType: 'settle_type',
    receiptCnt: 'receipt_cnt',
    receiptAmt: 'receipt_amt',
    returnAmt: 'return_amt',
    deductAmt: 'deduct_amt',
    supplyAmt: 'supply_amt',
    vatAmt: 'vat_amt',
    totalAmt: 'total_amt',
    adjCnt: 'adj_cnt',
    invoicedCnt: 'invoiced_cnt',
    unsettledAmt: 'unsettled_amt',
    confirmDue: 'confirm_due',
    confirmedDt: 'confirmed_dt',
    closedDt: 'closed_dt',
    status: 'status',
  },
  names: { columns: sql`null as comp_name_kr`, joins: sql`` },
}

const sums = {
  receiptCnt: 'receipt_cnt',
  receiptAmt: 'receipt_amt',
  returnAmt: 'return_amt',
  deductAmt: 'deduct_amt',
  supplyAmt: 'supply_amt',
  vatAmt: 'vat_amt',
  totalAmt: 'total_amt',
  unsettledAmt: 'unsettled_amt',
} as const

/** Months of companies; a supplier sees his own from the first word on. */
export async function listMonths(
  tx: Transaction,
  filters: OperationRequests['listMonthlyCalc'],
  source: MonthSource,
): Promise<MonthlyCalcList> {
  const conditions = [
    ...equal([
      ['yyyymm', filters.yyyymm],
      ['section', filters.section],
      ['comp_no', filters.compNo],
      ['settle_type', filters.settleType],
    ]),
    ...oneOf([['status', filters.status]]),
  ]
  const { rows, amount, ...found } = await listDocuments<Listed>(
    tx,
    { ...plan, table: source },
    filters,
    conditions,
  )
  const names = await companyNames(
    tx,
    rows.map(row => row.comp_no),
  )
  return {
    rows: rows.map(row => monthRow(row, names)),
    ...found,
    ...(amount === undefined ? {} : { sums: await sumsOf(tx, source, conditions) }),
  }
}

/** A supplier has no table of companies, and may read the name of his own. */
async function companyNames(
  tx: Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await runAs(tx, 'all', () =>
    tx
      .selectFrom('company')
      .select(['comp_no', 'comp_name_kr'])
      .where('comp_no', 'in', ['', ...new Set(numbers)])
      .execute(),
  )
  return new Map(rows.map(row => [row.comp_no, row.comp_name_kr]))
}

async function sumsOf(tx: Transaction, source: MonthSource, conditions: readonly RawBuilder<unknown>[]) {
  const where = sql.join([sql`true`, ...conditions], sql` and `)
  const columns = sql.join(
    Object.entries(sums).map(
      ([name, column]) => sql`coalesce(sum(${sql.ref(column)}), 0)::text as ${sql.ref(name)}`,
    ),
  )
  const { rows } = await sql<Record<keyof typeof sums, string>>`select ${columns}
    from ${sql.table(source)} document where ${where}`.execute(tx)
  const [found] = rows
  const text = (name: keyof typeof sums) => found?.[name] ?? '0'
  return {
    receiptCnt: Number(text('receiptCnt')),
    receiptAmt: text('receiptAmt'),
    returnAmt: text('returnAmt'),
    deductAmt: text('deductAmt'),
    supplyAmt: text('supplyAmt'),
    vatAmt: text('vatAmt'),
    totalAmt: text('totalAmt'),
    unsettledAmt: text('unsettledAmt'),
  }
}

function monthRow(row: Month, names: ReadonlyMap<string, string>): MonthlyCalcRow {
  return {
    calcNo: row.calc_no,
    yyyymm: row.yyyymm,
    compNo: row.comp_no,
    compNameKr: names.get(row.comp_no) ?? row.comp_no,
    section: row.section,
    settleType: row.settle_type,
    receiptCnt: row.receipt_cnt,
    receiptAmt: row.receipt_amt,
    returnAmt: row.return_amt,
    deductAmt: row.deduct_amt,
    supplyAmt: row.supply_amt,
    vatAmt: row.vat_amt,
    totalAmt: row.total_amt,
    adjCnt: row.adj_cnt,
    invoicedCnt: row.invoiced_cnt,
    unsettledAmt: row.unsettled_amt,
    status: row.status,
    version: row.version,
    ...given({
      lateCnt: row.late_cnt,
      confirmDue: row.confirm_due,
      confirmedDt: row.confirmed_dt,
      closedDt: row.closed_dt,
    }),
  }
}

/** A month with what passed between both sides. */
export async function readMonth(tx: Transaction, month: Month): Promise<MonthlyCalcDocument> {
  return {
    header: {
      ...monthRow(month, await companyNames(tx, [month.comp_no])),
      ...given({ objection: month.objection, objectionAnswer: month.objection_answer }),
    },
    history: [
      ...(await readDocumentHistory(tx, {
        docType: 'MC',
        docNo: month.calc_no,
        workflow: monthlyCalcWorkflow,
        statusGroup: 'CALC_STATUS',
      })),
    ],
  }
}

interface ListedSettlement extends AdjustmentRecord {
  readonly stmt_version: number | null
  readonly nts_no: string | null
  readonly ti_status: string | null
  readonly ti_file: string | null
}

/** The settlements of a month that the actor sees; the slip is staff's business. */
export async function listMonthlySettlement(
  tx: Transaction,
  calcNo: string,
  isStaff: boolean,
): Promise<MonthlySettlementList> {
  const { rows: found } = await sql<ListedSettlement>`select document.*, statement.version as stmt_version,
      coalesce(invoice.nts_no, invoice.invoice_no) as nts_no, invoice.status as ti_status,
      invoice.file_id as ti_file
    from adjustment document left join statement on statement.stmt_no = document.stmt_no
    left join tax_invoice invoice on invoice.ti_no = document.ti_no
    where document.calc_no = ${calcNo} and document.status <> 'CANCELED' order by document.adj_no`.execute(tx)
  const rows = found.map(row => ({
    adjNo: row.adj_no,
    currency: row.currency,
    supplyAmtKrw: row.supply_amt_krw,
    vatAmt: row.vat_amt,
    totalAmt: row.total_amt,
    taxCode: row.tax_code,
    deductAmt: moneyText(row.deduct_amt, row.currency),
    status: row.status,
    version: row.version,
    ...given({
      deductReason: row.deduct_reason,
      stmtNo: row.stmt_no,
      stmtVersion: row.stmt_version,
      ntsNo: row.nts_no,
      tiStatus: row.ti_status,
      tiFileId: row.ti_file,
      slipNo: isStaff ? row.slip_no : null,
      dueDate: row.due_date,
      paidDt: row.paid_dt,
    }),
  }))
  const sumOf = (read: (row: (typeof rows)[number]) => string) => sumDecimals(['0', ...rows.map(read)])
  return {
    rows,
    total: rows.length,
    sums: {
      supplyAmtKrw: sumOf(row => row.supplyAmtKrw),
      vatAmt: sumOf(row => row.vatAmt),
      totalAmt: sumOf(row => row.totalAmt),
    },
  }
}

/** What was received and settled in the month. */
export async function listMonthlyReceipt(tx: Transaction, calcNo: string): Promise<MonthlyReceiptList> {
  const lines = await tx
    .selectFrom('adjustment_line as line')
    .innerJoin('adjustment as head', 'head.adj_no', 'line.adj_no')
    .selectAll('line')
    .select('head.currency')
    .where('head.calc_no', '=', calcNo)
    .where('head.status', '<>', 'CANCELED')
    .orderBy('line.adj_no')
    .orderBy('line.line_no')
    .execute()
  const rows = lines.map((line, index) => {
    const { bigo: _remark, vatAmt: _tax, whLineNo: _place, ...shown } = adjustmentLineOf(line, line.currency)
    return { ...shown, lineNo: index + 1, adjNo: line.adj_no }
  })
  const amounts = sumDecimals(['0', ...rows.map(row => row.amt)])
  return {
    rows,
    total: rows.length,
    sums: { qty: trimDecimal(sumDecimals(['0', ...rows.map(row => row.qty)])), amt: amounts },
  }
}
