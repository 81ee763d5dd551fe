import { sql } from 'kysely'
import { codeText } from '../../../schemas/codes/codeGroups'
import { evaTotalWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { totalTexts } from './totalTexts'

export type TotalRecord = Row<'eva_total'>

/** The first and the last day of a period. */
export function periodDays({ eva_year, eva_period }: Pick<TotalRecord, 'eva_year' | 'eva_period'>) {
  return {
    from: `${eva_year}-${eva_period === 'H2' ? '07-01' : '01-01'}`,
    to: `${eva_year}-${eva_period === 'H1' ? '06-30' : '12-31'}`,
  }
}

/** A period in words. */
export const periodText = ({ eva_year, eva_period }: Pick<TotalRecord, 'eva_year' | 'eva_period'>) =>
  [`${eva_year}년`, codeText('EVA_PERIOD', eva_period)] as const

export function companyName(tx: Transaction, compNo: string): Promise<string> {
  return runAs(tx, 'all', async () => {
    const { comp_name_kr } = await tx
      .selectFrom('company')
      .select('comp_name_kr')
      .where('comp_no', '=', compNo)
      .executeTakeFirstOrThrow()
    return comp_name_kr
  })
}

/** What a supplier has achieved in a period, and how it is judged. */
export const total = documentKind<TotalRecord, object>({
  name: 'EvaTotal',
  docType: 'ET',
  prefix: 'TE',
  workflow: evaTotalWorkflow,
  table: 'eva_total',
  number: 'total_no',
  title: 'total_no',
  page: '/compEvaTotalEdit',
  noted: ['total_score', 'eva_grade', 'adjust_score', 'adjust_reason', 'objection_score'],
  approval: {
    // The drafter is who submits.
    subject: async (tx, stored) => {
      const { rows } = await sql<{
        deptcd: string
        deptnm: string
        hname: string
      }>`select deptcd, deptnm, hname
        from person where singleid = ${stored.drafter}`.execute(tx)
      const [drafter] = rows
      return {
        title: `${periodText(stored).join(' ')} 종합평가 ${await companyName(tx, stored.comp_no)}`,
        deptcd: drafter?.deptcd ?? '',
        deptnm: drafter?.deptnm ?? '',
        drafterNm: drafter?.hname ?? '',
      }
    },
  },
  stateTexts: { publishEvaTotal: totalTexts.publishConfirmedOnly, objectEvaTotal: totalTexts.objectedOnce },
})
