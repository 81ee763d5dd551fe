import { sql } from 'kysely'
import { sumDecimals } from '../../../schemas/shared/decimal'
import { vatOf } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { BookedPart, ReadSources, SourceRow } from './slipSource'
import { slipTexts } from './slipTexts'

interface ReturnRow extends Omit<SourceRow, 'supply_amt' | 'vat_amt' | 'adj_no'> {
  readonly slip_no: string | null
}

interface ReturnedLine extends BookedPart {
  readonly wh_req_no: string
  readonly adj_no: string | null
  readonly is_settled: boolean
  readonly is_posted: boolean
}

/**
 * Returns of what had been settled, with the accounts that their orders were booked to; amounts are above zero. CONFIRMED
 * are those of a posted settlement that no later settlement has taken off (domain 3.3).
 */
export const readReturns: ReadSources = async (tx, where) => {
  const { rows } = await sql<ReturnRow>`select 'KG' as slip_type, 'ADJ' as slip_source,
      document.wh_req_no as source_no, null as none_no, document.status, replace(${slipTexts.returnTitle}, '{0}', document.comp_name_kr) as title,
      document.comp_no, document.comp_name_kr, document.section, document.deptcd, document.dept_name as deptnm,
      to_char(document.receipt_date, 'YYYYMM') as yyyymm, document.currency, document.ex_rate, document.tax_code,
      -document.accepted_amt_krw as supply_amt_krw, null as due_date, document.receipt_date as doc_date,
      null as stmt_no, null as nts_no, document.slip_no
    from warehousing document
    where document.wh_type = 'RT' and document.settle_yn = 'Y' and ${where} order by document.wh_req_no`.execute(
    tx,
  )
  if (rows.length === 0) return []
  const lines = await returnedLines(
    tx,
    rows.map(row => row.source_no),
  )
  return rows.map(({ slip_no, ...row }) => {
    const parts = lines.filter(line => line.wh_req_no === row.source_no)
    return {
      ...row,
      status: slip_no === null ? standingOf(row.status, parts) : 'SLIPPED',
      supply_amt: sumDecimals(parts.map(({ amt }) => amt)),
      vat_amt: vatOf(row.supply_amt_krw, row.tax_code),
      adj_no: parts[0]?.adj_no ?? null,
      parts,
    }
  })
}

function standingOf(status: string, lines: readonly ReturnedLine[]): string {
  if (lines.some(line => line.is_settled)) return 'SETTLED'
  return lines.every(line => line.is_posted) ? status : 'WAITING'
}

function returnedLines(tx: Transaction, numbers: readonly string[]): Promise<readonly ReturnedLine[]> {
  // The person who books need not see the orders and receipts behind a return.
  return runAs(tx, 'all', async () => {
    const { rows } = await sql<ReturnedLine>`select line.wh_req_no, -line.amt as amt,
        coalesce(ordered.account_code, '') as account_code, ordered.cost_center, received.adj_no,
        line.adj_no is not null as is_settled, coalesce(settled.status in ('POSTED', 'PAID'), false) as is_posted
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
