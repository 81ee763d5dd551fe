import { sql } from 'kysely'
import { runAs } from '../../database/runAs'
import { type PartRow, type ReadSources, type SourceRow, withParts } from './slipSource'
import { slipTexts } from './slipTexts'

/** Settlements, with the accounts that their orders were booked to. */
export const readSettlements: ReadSources = async (tx, where) => {
  const { rows } = await sql<SourceRow>`select 'RE' as slip_type, 'ADJ' as slip_source,
      document.adj_no as source_no, document.adj_no, null as none_no, document.status,
      replace(replace(${slipTexts.settlementTitle}, '{0}', company.comp_name_kr), '{1}', document.yyyymm) as title, document.comp_no, company.comp_name_kr,
      document.section, document.deptcd, document.deptnm, document.yyyymm, document.currency, document.ex_rate,
      document.tax_code, document.supply_amt, document.supply_amt_krw, document.vat_amt, document.due_date,
      invoice.write_date as doc_date, document.stmt_no, coalesce(invoice.nts_no, invoice.invoice_no) as nts_no
    from adjustment document join company on company.comp_no = document.comp_no
    left join tax_invoice invoice on invoice.adj_no = document.adj_no and invoice.status <> 'CANCELED'
    where ${where} order by document.adj_no`.execute(tx)
  if (rows.length === 0) return []
  // The person who settles need not see every order of the settlement.
  const parts = await runAs(tx, 'all', () =>
    sql<PartRow>`select line.adj_no as source_no,
        coalesce(ordered.account_code, '') as account_code, ordered.cost_center, line.amt
      from adjustment_line line
      join warehousing_line received on received.wh_req_no = line.wh_req_no and received.line_no = line.wh_line_no
      join po_line ordered on ordered.po_no = received.po_no and ordered.line_no = received.po_line_no
      where line.adj_no in (${sql.join(rows.map(row => row.adj_no))}) order by line.adj_no, line.line_no`.execute(
      tx,
    ),
  )
  return withParts(rows, parts.rows)
}
