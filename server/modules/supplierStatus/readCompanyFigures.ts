import { sql } from 'kysely'
import type { CompanyStatusFigures, OperationRequests } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { addMonths, monthOf } from '../../../schemas/shared/calendar'
import { runAsSystem } from '../../database/runAsSystem'
import { tunePlanner } from '../../database/tunePlanner'
import { wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { documentNotFound } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import { findCompanyRow } from '../supplier/readCompany'
import { readFigures } from '../supplierFigures/readFigures'
import {
  isOpenOrder,
  lateLines,
  type Performance,
  performanceOf,
  shownMonths,
  statusDays,
  unsettledByCompany,
} from './performance'

const { kpi, months: monthFields } = operationFact('getCompanyStatusFigures').answer.fields

const nothing = { po_cnt: 0, po_amt: '0', receipt_amt: '0', on_time_rate: null, defect_ppm: null }

interface Now {
  readonly open_po_cnt: number
  readonly late_cnt: number
  readonly unsettled_amt: string
}

/** What a company achieved: the same figures as in the list, month by month, and the scores that were published. */
export async function readCompanyFigures({
  tx,
  actor,
  clock,
  now,
  input,
}: OperationContext<OperationRequests['getCompanyStatusFigures']>): Promise<CompanyStatusFigures> {
  const today = clock.today()
  const { compNo, yyyymm = monthOf(today) } = input
  if (!(await findCompanyRow(tx, compNo))) throw documentNotFound(actor.scope)
  const window = { ...statusDays(yyyymm, today), companies: sql`select ${compNo}::text as comp_no`, now }
  await tunePlanner(tx)
  const { whole, months } = await runAsSystem(tx, async () => {
    const whole = await performanceOf(window, 'company').execute(tx)
    return { whole: whole.rows[0], months: (await performanceOf(window, 'month').execute(tx)).rows }
  })
  const surveys = (await readFigures(tx, ['SATIS_AVG'], window)).get(compNo)
  const open = await sql<Now>`select
      (select count(*)::int from po where po.comp_no = ${compNo} and ${isOpenOrder}) as open_po_cnt,
      (select count(*)::int from ${lateLines(compNo, today)} late) as late_cnt,
      coalesce((select unsettled_amt from ${unsettledByCompany(window.companies)} unsettled), 0) as unsettled_amt`.execute(
    tx,
  )
  const scores = await sql<{ evaYear: string; evaPeriod: string; totalScore: string }>`select
      eva_year as "evaYear", eva_period as "evaPeriod", total_score::text as "totalScore"
    from seen_eva_total
    where comp_no = ${compNo} and status in ('PUBLISHED', 'OBJECTED') and total_score is not null
    order by eva_year, eva_period`.execute(tx)
  const days = { day_from: window.from, day_to: window.to }
  const figures = {
    kpi: wireOf(kpi?.fields ?? {}, {
      ...{ ...nothing, ...whole, ...days, ...open.rows[0] },
      satis_avg: surveys?.SATIS_AVG,
    }),
    months: months.length === 0 ? [] : monthsOf(window.from, months),
    scores: scores.rows.map(({ evaYear, evaPeriod, totalScore }) => ({
      periodName: `${evaYear} ${codeText('EVA_PERIOD', evaPeriod)}`,
      totalScore,
    })),
  }
  return figures as unknown as CompanyStatusFigures
}

/** All months of the window, those without anything too. */
function monthsOf(from: string, found: readonly Performance[]) {
  const byMonth = new Map(found.map(row => [row.key, row]))
  return Array.from({ length: shownMonths }, (_, index) => {
    const yyyymm = monthOf(addMonths(from, index))
    return wireOf(monthFields?.fields ?? {}, { ...nothing, ...byMonth.get(yyyymm), yyyymm })
  })
}
