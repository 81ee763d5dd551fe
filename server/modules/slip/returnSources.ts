import { type RawBuilder, sql } from 'kysely'
import { subtractDecimals, sumDecimals } from '../../../schemas/shared/decimal'
import { type TaxCode, vatOf } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { SlipSource } from './slipSource'

interface ReturnRow {
  readonly wh_req_no: string
  readonly status: string
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly section: string
  readonly deptcd: string
  readonly dept_name: string
  readonly receipt_date: string
  readonly currency: string
  readonly ex_rate: string
  readonly tax_code: TaxCode
  readonly accepted_amt_krw: string
  readonly slip_no: string | null
}

interface ReturnedLine {
  readonly wh_req_no: string
  readonly amt: string
  readonly account_code: string | null
  readonly cost_center: string | null
  readonly adj_no: string | null
  readonly is_settled: boolean
  readonly is_posted: boolean
}

/**
 * Returns of what had been settled, with the accounts that their orders were booked to; amounts are above zero. CONFIRMED
 * are those of a posted settlement that no later settlement has taken off (domain 3.3).
 */
export async function readReturns(
  tx: Transaction,
  where: RawBuilder<unknown>,
): Promise<readonly SlipSource[]> {
  const { rows } = await sql<ReturnRow>`select document.* from warehousing document
    where document.wh_type = 'RT' and document.settle_yn = 'Y' and ${where} order by document.wh_req_no`.execute(
    tx,
  )
  if (rows.length === 0) return []
  const lines = await returnedLines(
    tx,
    rows.map(row => row.wh_req_no),
  )
  return rows.map(row => {
    const own = lines.filter(line => line.wh_req_no === row.wh_req_no)
    const parts = own.map(line => ({
      accountCode: line.account_code ?? '',
      costCenter: line.cost_center,
      amt: subtractDecimals('0', line.amt),
    }))
    const supplyKrw = subtractDecimals('0', row.accepted_amt_krw)
    return {
      slipType: 'KG' as const,
      slipSource: 'ADJ' as const,
      sourceNo: row.wh_req_no,
      status: standingOf(row, own),
      compNo: row.comp_no,
      compNameKr: row.comp_name_kr,
      section: row.section,
      deptcd: row.deptcd,
      deptnm: row.dept_name,
      yyyymm: `${row.receipt_date.slice(0, 4)}${row.receipt_date.slice(5, 7)}`,
      currency: row.currency,
      exRate: row.ex_rate,
      taxCode: row.tax_code,
      supplyAmt: sumDecimals(parts.map(({ amt }) => amt)),
      supplyKrw,
      vat: vatOf(supplyKrw, row.tax_code),
      payTerm: null,
      dueDate: null,
      docDate: row.receipt_date,
      stmtNo: null,
      ntsNo: null,
      adjNo: own[0]?.adj_no ?? null,
      noneNo: null,
      text: `${row.comp_name_kr} 반품`,
      parts,
    }
  })
}

function standingOf({ status, slip_no }: ReturnRow, lines: readonly ReturnedLine[]): string {
  if (slip_no !== null) return 'SLIPPED'
  if (lines.some(line => line.is_settled)) return 'SETTLED'
  return lines.every(line => line.is_posted) ? status : 'WAITING'
}

function returnedLines(tx: Transaction, numbers: readonly string[]): Promise<readonly ReturnedLine[]> {
  // Whoever books need see neither the orders nor the receipts behind a return.
  return runAs(tx, 'all', async () => {
    const { rows } =
      await sql<ReturnedLine>`select line.wh_req_no, line.amt, ordered.account_code, ordered.cost_center,
        received.adj_no, line.adj_no is not null as is_settled,
        coalesce(settled.status in ('POSTED', 'PAID'), false) as is_posted
      from warehousing_line line
      join warehousing document on document.wh_req_no = line.wh_req_no
      join po_line ordered on ordered.po_no = line.po_no and ordered.line_no = line.po_line_no
      left join warehousing_line received
        on received.wh_req_no = document.org_wh_req_no and received.line_no = line.line_no
      left join adjustment settled on settled.adj_no = received.adj_no
      where line.wh_req_no in (${sql.join(numbers)}) order by line.wh_req_no, line.line_no`.execute(tx)
    return rows
  })
}
