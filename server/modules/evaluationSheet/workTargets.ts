import { sql } from 'kysely'
import type { EvaWorkTarget } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'

/** Others are assigned by a workbook. */
const mostTargets = 500

const periods: Readonly<Record<string, readonly [first: string, last: string]>> = {
  H1: ['01-01', '06-30'],
  H2: ['07-01', '12-31'],
  Y: ['01-01', '12-31'],
}

/** The companies that were ordered from in a period, those with the most orders first, and who evaluates them already. */
export async function listWorkTargets(
  tx: Transaction,
  evaYear: string,
  evaPeriod: string,
): Promise<EvaWorkTarget[]> {
  const [first, last] = periods[evaPeriod] ?? ['01-01', '12-31']
  const { rows } = await sql<EvaWorkTarget & { assignedNms: string | null }>`
    with ordered as (select comp_no, count(*)::int as orders from po
      where po_date between ${`${evaYear}-${first}`}::date and ${`${evaYear}-${last}`}::date
        and order_type <> 'TEST' and status not in ('CANCELED', 'DECLINED') group by comp_no)
    select company.comp_no as "compNo", company.comp_name_kr as "compNameKr", ordered.orders as "poCnt",
      (select count(*)::int from eva_work sheet where sheet.comp_no = company.comp_no
        and sheet.eva_year = ${evaYear} and sheet.eva_period = ${evaPeriod}) as "assignedCnt",
      (select left(string_agg(person.hname, ', ' order by person.hname), 400) from eva_work sheet
        join person on person.singleid = sheet.evaluator where sheet.comp_no = company.comp_no
        and sheet.eva_year = ${evaYear} and sheet.eva_period = ${evaPeriod}) as "assignedNms", 'N' as "chosenYn"
    from ordered join company using (comp_no) where company.status in ('REGISTERED', 'SUSPENDED')
    order by ordered.orders desc, company.comp_no limit ${mostTargets}`.execute(tx)
  return rows.map(({ assignedNms, ...row }) => ({ ...row, ...(assignedNms === null ? {} : { assignedNms }) }))
}
