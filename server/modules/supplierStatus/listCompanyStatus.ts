import { sql } from 'kysely'
import type { CompanyStatusList, OperationRequests } from '../../../codegen/generated/types'
import { monthOf } from '../../../schemas/shared/calendar'
import { runAsSystem } from '../../database/runAsSystem'
import { tunePlanner } from '../../database/tunePlanner'
import { type Columns, columnOf, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { filterConditions } from '../../document/listOf'
import { orderBy, pageOf, readSort } from '../../document/listQuery'
import type { OperationContext } from '../../http/route'
import { groupNames, suppliesBelow } from '../../master/suppliedGroups'
import { openByCompany, type Performance, performanceOf, statusDays, unsettledByCompany } from './performance'

const { fields, sums: summed } = operationFact('listCompanyStatus').answer
const sortColumns: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(fields).flatMap(({ name, isSortable }) =>
    isSortable === false ? [] : [[name, columnOf(name)]],
  ),
)
const conditionsOf = filterConditions(
  { docType: 'COMPANY', table: 'company', number: 'comp_no' },
  { operation: 'listCompanyStatus', numbers: [], added: ['yyyymm'], where: { sgCode: suppliesBelow } },
)

interface Totals {
  readonly total: number
  readonly sums: CompanyStatusList['sums']
}

/**
 * Suppliers beside what they achieved. What belongs to the window is the company's and read as the server; what is open now is
 * counted as the reader may see it, since it leads to lists of documents.
 */
export async function listCompanyStatus({
  tx,
  clock,
  now,
  input,
}: OperationContext<OperationRequests['listCompanyStatus']>): Promise<CompanyStatusList> {
  const sort = readSort(input.sort, sortColumns)
  const where = sql.join([sql`true`, ...conditionsOf(input)], sql` and `)
  const companies = sql`select document.comp_no from company document where ${where}`
  const { yyyymm = monthOf(clock.today()) } = input
  const window = { ...statusDays(yyyymm, clock.today()), companies, now }
  await tunePlanner(tx)
  const achieved = await runAsSystem(tx, () =>
    sql<Performance>`select * from (${performanceOf(window, 'company')}) performance`.execute(tx),
  )
  const { limit, offset } = pageOf(input)
  const sumOf = (name: string) => sql`${sql.lit(name)}, coalesce(sum(${sql.ref(columnOf(name))}), 0)::text`
  const { rows } = await sql<Totals & Columns>`with found as materialized (
      select document.comp_no, document.comp_name_kr, document.comp_type, document.eva_grade, document.status,
        ${groupNames} as sg_name, coalesce(po_cnt, 0) as po_cnt, coalesce(po_amt, 0) as po_amt,
        coalesce(receipt_amt, 0) as receipt_amt, on_time_rate, defect_ppm,
        coalesce(open_po_cnt, 0) as open_po_cnt, coalesce(unsettled_amt, 0) as unsettled_amt
      from company document
        left join jsonb_to_recordset(${JSON.stringify(achieved.rows)}::text::jsonb) as performance (key text, po_cnt int,
          po_amt numeric, receipt_amt numeric, on_time_rate numeric, defect_ppm numeric) on key = document.comp_no
        left join ${openByCompany} opened on opened.comp_no = document.comp_no
        left join ${unsettledByCompany} unsettled on unsettled.comp_no = document.comp_no
      where ${where})
    select totals.*, page.* from (select count(*)::int as total,
        json_build_object(${sql.join(summed.map(sumOf))}) as sums from found) totals
      left join lateral (select * from found
        order by ${orderBy(sort, { column: 'comp_no', direction: 'asc' })}
        limit ${limit} offset ${offset}) page on true`.execute(tx)
  const { total = 0, sums = { poAmt: '0', receiptAmt: '0', unsettledAmt: '0' } } = rows[0] ?? {}
  const listed = rows.filter(({ comp_no }) => comp_no !== null).map(row => wireOf(fields, row))
  return { rows: listed as unknown as CompanyStatusList['rows'], total, sums }
}
