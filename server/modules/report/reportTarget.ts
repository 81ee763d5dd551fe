import { sql } from 'kysely'
import { isDecimal } from '../../../schemas/shared/decimal'
import type { ReportContext } from './reportKind'

/**
 * A target of the code group REPORT_TARGET (D-R7): the one of the year of the base month, else that of every year. Undefined
 * where none is kept or what is kept is no number.
 */
export async function reportTarget(
  { tx, months: { last } }: Pick<ReportContext, 'tx' | 'months'>,
  code: 'ON_TIME' | 'SAVING' | 'LEAD_TIME',
): Promise<string | undefined> {
  const ofYear = `${code}_${last.slice(0, 4)}`
  const { rows } = await sql<{ attr1: string | null }>`select attr1 from code
    where group_code = 'REPORT_TARGET' and value in (${code}, ${ofYear}) and use_yn = 'Y'
    order by value = ${ofYear} desc limit 1`.execute(tx)
  const target = rows[0]?.attr1?.trim() ?? ''
  return isDecimal(target) ? target : undefined
}
