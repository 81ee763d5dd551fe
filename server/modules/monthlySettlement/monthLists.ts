import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { type Columns, columnFact, wireOf } from '../../document/columns'
import { readDocumentHistory } from '../../document/documentHistory'
import { operationFact } from '../../document/erasedRoute'
import { listOf } from '../../document/listOf'
import { namedFields, withNames } from '../../document/lookedUpNames'
import { rowSums } from '../../document/rowSums'
import type { SettlementLineRecord, SettlementRecord } from '../settlement/settlementKind'
import { type MonthRecord, settlementMonth } from '../settlementMonth/settlementMonth'

/** Where staff read a month: with what waits beside it at this moment. Where suppliers do: with the figures of what they see. */
export type MonthSource = 'month_now' | 'seen_month'

/** Months of companies; a supplier sees his own as soon as he is notified. */
export const monthList = (operation: 'listMonthlyCalc' | 'listCyberMonthlyCalc', table: MonthSource) =>
  listOf({ docType: 'MC', table, number: 'calc_no' }, { operation, numbers: [], namesOfServer: true })

const header = operationFact('getMonthlyCalc').answer.fields.header?.fields ?? {}
const names = namedFields(header, column => columnFact('month_now', column) !== undefined)

/** A month with what passed between both sides. */
export async function readMonth(tx: Transaction, month: MonthRecord): Promise<Columns> {
  const { docType, workflow, statusGroup } = settlementMonth
  const [named = month] = await runAs(tx, 'all', () => withNames(tx, names, [month]))
  return {
    header: wireOf(header, { ...named }),
    history: await readDocumentHistory(tx, { docType, docNo: month.calc_no, workflow, statusGroup }),
  }
}

const ofMonth = operationFact('listMonthlySettlement')

interface ListedSettlement extends SettlementRecord {
  readonly stmt_version: number | null
  readonly nts_no: string | null
  readonly ti_status: string | null
  readonly ti_file_id: string | null
}

/** The settlements of a month that the actor sees; suppliers are not shown the slip. */
export async function listMonthlySettlement(
  tx: Transaction,
  calcNo: string,
  isStaff: boolean,
): Promise<Columns> {
  const { rows: found } = await sql<ListedSettlement>`select document.*, statement.version as stmt_version,
      coalesce(invoice.nts_no, invoice.invoice_no) as nts_no, invoice.status as ti_status,
      invoice.file_id as ti_file_id
    from adjustment document left join statement on statement.stmt_no = document.stmt_no
    left join tax_invoice invoice on invoice.ti_no = document.ti_no
    where document.calc_no = ${calcNo} and document.status <> 'CANCELED' order by document.adj_no`.execute(tx)
  const rows = found.map(row =>
    wireOf(ofMonth.answer.fields, { ...row, slip_no: isStaff ? row.slip_no : null }, row.currency),
  )
  return { rows, total: rows.length, sums: rowSums(ofMonth, rows) }
}

const received = operationFact('listMonthlyReceipt')

/** What was received and settled in the month. */
export async function listMonthlyReceipt(tx: Transaction, calcNo: string): Promise<Columns> {
  const { rows: lines } = await sql<SettlementLineRecord & { readonly currency: string }>`
    select line.*, head.currency from adjustment_line line join adjustment head on head.adj_no = line.adj_no
    where head.calc_no = ${calcNo} and head.status <> 'CANCELED' order by line.adj_no, line.line_no`.execute(
    tx,
  )
  const rows = lines.map((line, index) => ({
    ...wireOf(received.answer.fields, { ...line }, line.currency),
    lineNo: index + 1,
  }))
  return { rows, total: rows.length, sums: rowSums(received, rows) }
}
