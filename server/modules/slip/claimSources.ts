import { type RawBuilder, sql } from 'kysely'
import type { TaxCode } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import type { BookedPart, SlipSource } from './slipSource'

interface ClaimRow {
  readonly none_no: string
  readonly title: string
  readonly status: string
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  readonly tax_code: TaxCode
  readonly supply_amt: string
  readonly vat_amt: string
  readonly pay_term: string | null
  readonly due_date: string | null
  readonly write_date: string | null
  readonly nts_no: string | null
}

/** Claims without orders that fit, with the accounts that staff have assigned to their lines. Claims are in won. */
export async function readClaims(
  tx: Transaction,
  where: RawBuilder<unknown>,
): Promise<readonly SlipSource[]> {
  const { rows } = await sql<ClaimRow>`select document.*, company.comp_name_kr from none_order document
    join company on company.comp_no = document.comp_no where ${where} order by document.none_no`.execute(tx)
  if (rows.length === 0) return []
  const lines = await tx
    .selectFrom('none_order_line')
    .select(['none_no', 'account_code', 'cost_center', 'amt'])
    .where(
      'none_no',
      'in',
      rows.map(row => row.none_no),
    )
    .orderBy('none_no')
    .orderBy('line_no')
    .execute()
  const partsOf = (noneNo: string): BookedPart[] =>
    lines
      .filter(line => line.none_no === noneNo)
      .map(line => ({ accountCode: line.account_code ?? '', costCenter: line.cost_center, amt: line.amt }))
  return rows.map(row => ({
    slipType: 'KR' as const,
    slipSource: 'NONE' as const,
    sourceNo: row.none_no,
    status: row.status,
    compNo: row.comp_no,
    compNameKr: row.comp_name_kr,
    section: row.section,
    deptcd: row.deptcd,
    deptnm: row.deptnm,
    yyyymm: null,
    currency: 'KRW',
    exRate: '1',
    taxCode: row.tax_code,
    supplyAmt: row.supply_amt,
    supplyKrw: row.supply_amt,
    vat: row.vat_amt,
    payTerm: row.pay_term,
    dueDate: row.due_date,
    docDate: row.write_date,
    stmtNo: null,
    ntsNo: row.nts_no,
    adjNo: null,
    noneNo: row.none_no,
    text: row.title,
    parts: partsOf(row.none_no),
  }))
}
