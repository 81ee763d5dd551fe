import { type RawBuilder, sql } from 'kysely'
import type { TaxCode } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { BookedPart, SlipSource } from './slipSource'

interface SettlementRow {
  readonly adj_no: string
  readonly status: string
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  readonly yyyymm: string
  readonly currency: string
  readonly ex_rate: string
  readonly tax_code: TaxCode
  readonly supply_amt: string
  readonly supply_amt_krw: string
  readonly vat_amt: string
  readonly pay_term: string
  readonly due_date: string | null
  readonly stmt_no: string | null
  readonly write_date: string | null
  readonly nts_no: string | null
  readonly invoice_no: string | null
}

/** Settlements that fit, with the accounts that their orders were booked to. */
export async function readSettlements(
  tx: Transaction,
  where: RawBuilder<unknown>,
): Promise<readonly SlipSource[]> {
  const { rows } = await sql<SettlementRow>`select document.*, company.comp_name_kr,
      invoice.write_date, invoice.nts_no, invoice.invoice_no
    from adjustment document join company on company.comp_no = document.comp_no
    left join tax_invoice invoice on invoice.adj_no = document.adj_no and invoice.status <> 'CANCELED'
    where ${where} order by document.adj_no`.execute(tx)
  if (rows.length === 0) return []
  const parts = await settledParts(
    tx,
    rows.map(row => row.adj_no),
  )
  return rows.map(row => ({
    slipType: 'RE' as const,
    slipSource: 'ADJ' as const,
    sourceNo: row.adj_no,
    status: row.status,
    compNo: row.comp_no,
    compNameKr: row.comp_name_kr,
    section: row.section,
    deptcd: row.deptcd,
    deptnm: row.deptnm,
    yyyymm: row.yyyymm,
    currency: row.currency,
    exRate: row.ex_rate,
    taxCode: row.tax_code,
    supplyAmt: row.supply_amt,
    supplyKrw: row.supply_amt_krw,
    vat: row.vat_amt,
    payTerm: row.pay_term,
    dueDate: row.due_date,
    docDate: row.write_date,
    stmtNo: row.stmt_no,
    ntsNo: row.nts_no ?? row.invoice_no,
    adjNo: row.adj_no,
    noneNo: null,
    text: `${row.comp_name_kr} ${row.yyyymm} 정산`,
    parts: parts.get(row.adj_no) ?? [],
  }))
}

async function settledParts(
  tx: Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly BookedPart[]>> {
  // Whoever settles need not see every order of the settlement.
  const { rows } = await runAs(tx, 'all', () =>
    sql<{
      readonly adj_no: string
      readonly account_code: string | null
      readonly cost_center: string | null
      readonly amt: string
    }>`select line.adj_no, ordered.account_code, ordered.cost_center, line.amt
      from adjustment_line line
      join warehousing_line received on received.wh_req_no = line.wh_req_no and received.line_no = line.wh_line_no
      join po_line ordered on ordered.po_no = received.po_no and ordered.line_no = received.po_line_no
      where line.adj_no in (${sql.join(numbers)}) order by line.adj_no, line.line_no`.execute(tx),
  )
  const found = new Map<string, BookedPart[]>()
  for (const row of rows) {
    const part = { accountCode: row.account_code ?? '', costCenter: row.cost_center, amt: row.amt }
    found.set(row.adj_no, [...(found.get(row.adj_no) ?? []), part])
  }
  return found
}
