import { sql } from 'kysely'
import { type PartRow, type ReadSources, type SourceRow, withParts } from './slipSource'

/** Claims without orders, with the accounts that staff have assigned to their lines. Claims are in won. */
export const readClaims: ReadSources = async (tx, where) => {
  const { rows } = await sql<SourceRow>`select 'KR' as slip_type, 'NONE' as slip_source,
      document.none_no as source_no, null as adj_no, document.none_no, document.status, document.title,
      document.comp_no, company.comp_name_kr, document.section, document.deptcd, document.deptnm, null as yyyymm,
      'KRW' as currency, '1' as ex_rate, document.tax_code, document.supply_amt,
      document.supply_amt as supply_amt_krw, document.vat_amt, document.due_date, document.write_date as doc_date,
      null as stmt_no, document.nts_no
    from none_order document join company on company.comp_no = document.comp_no
    where ${where} order by document.none_no`.execute(tx)
  if (rows.length === 0) return []
  const parts = await sql<PartRow>`select none_no as source_no,
      coalesce(account_code, '') as account_code, cost_center, amt
    from none_order_line where none_no in (${sql.join(rows.map(row => row.none_no))})
    order by none_no, line_no`.execute(tx)
  return withParts(rows, parts.rows)
}
