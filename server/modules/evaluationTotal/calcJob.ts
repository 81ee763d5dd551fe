import { sql } from 'kysely'
import type { EvaPeriodCalc, EvaTotalCalc } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { type Actor, systemActor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { withActor } from '../../database/withActor'
import { checkGroup } from '../../document/checkGroup'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { insertNew } from '../../document/writeRows'
import { fieldRefused, refused } from '../../http/failure'
import type { Services } from '../../http/serverModule'
import { calculateTotals, isBegun } from './calculateTotals'
import { periodText, type TotalRecord, total } from './totalKind'
import { totalTexts } from './totalTexts'

/** Totals that one transaction computes. */
const atOnce = 250

const waiting = sql`status in ('OPEN', 'CALCULATED', 'REJECTED')`

interface Job {
  readonly job_no: number
  readonly eva_year: string
  readonly eva_period: string
  readonly actor: Actor
  readonly total_cnt: number
  readonly done_cnt: number
  readonly skip_cnt: number
  readonly last_no: string
  readonly status: string
}

/** Lets any node compute whatever of a period may be computed; who asked is told when it is done. */
export async function startCalculation(
  context: EventContext,
  { evaYear, evaPeriod }: EvaPeriodCalc,
): Promise<{ success: true }> {
  const { tx, actor, now } = context
  checkGroup(total.workflow, 'calcEvaTotal', actor)
  const period = { eva_year: evaYear, eva_period: evaPeriod }
  if (!isBegun(period, now)) throw fieldRefused('evaPeriod', totalTexts.periodNotBegun)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from eva_total
    where eva_year = ${evaYear} and eva_period = ${evaPeriod} and ${waiting}`.execute(tx)
  const total_cnt = rows[0]?.count ?? 0
  if (total_cnt === 0) throw refused('noFigures', totalTexts.noFigures)
  const written = { total_cnt, actor: { ...actor }, created_by: actor.userId, created_dt: now }
  if (!(await insertNew(tx, 'eva_calc_job', { ...period, ...written })))
    throw refused('calcRunning', totalTexts.calcRunning)
  return { success: true }
}

/** How the newest calculation of a period stands. */
export async function readCalculation(tx: Transaction): Promise<EvaTotalCalc> {
  const { rows } = await runAsSystem(tx, () =>
    sql<Job>`select * from eva_calc_job order by job_no desc limit 1`.execute(tx),
  )
  const [job] = rows
  if (!job) return { calcText: '-', totalCnt: 0, doneCnt: 0, skipCnt: 0 }
  const state = job.status === 'DONE' ? '완료' : '진행중'
  const calcText = `${job.eva_year} ${codeText('EVA_PERIOD', job.eva_period)} ${state}`
  return { calcText, totalCnt: job.total_cnt, doneCnt: job.done_cnt, skipCnt: job.skip_cnt }
}

/** Goes on with the oldest calculation by one step; false when there is none, or another node has it. */
export async function goOnCalculating({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<boolean> {
  const waits = await withActor(database, systemActor, tx =>
    sql<Job>`select * from eva_calc_job where status = 'RUNNING' order by job_no limit 1`.execute(tx),
  )
  const [found] = waits.rows
  if (!found) return false
  return withActor(database, found.actor, async tx => {
    const { rows } =
      await sql<Job>`select * from eva_calc_job where job_no = ${found.job_no} and status = 'RUNNING'
      for update skip locked`.execute(tx)
    const [job] = rows
    if (!job) return false
    const context = { tx, actor: job.actor, now: clock.now(), requestId: `calc-${job.job_no}` }
    const next = await sql<TotalRecord>`select * from eva_total where eva_year = ${job.eva_year}
      and eva_period = ${job.eva_period} and ${waiting} and total_no > ${job.last_no}
      order by total_no limit ${atOnce} for update`.execute(tx)
    const last = next.rows.at(-1)
    if (last === undefined) {
      await endCalculation(context, job)
      return true
    }
    const done = await calculateTotals(context, next.rows)
    await sql`update eva_calc_job set last_no = ${last.total_no}, done_cnt = done_cnt + ${done.size},
        skip_cnt = skip_cnt + ${next.rows.length - done.size} where job_no = ${job.job_no}`.execute(tx)
    return true
  })
}

async function endCalculation({ tx, now }: EventContext, job: Job): Promise<void> {
  await sql`update eva_calc_job set status = 'DONE', ended_dt = ${now} where job_no = ${job.job_no}`.execute(
    tx,
  )
  await handOver(
    { tx, actor: systemActor, now },
    {
      people: [job.actor.userId],
      title: fillMessage(totalTexts.calculated, [...periodText(job), job.done_cnt, job.skip_cnt]),
      link: `/compEvaTotalList?evaYear=${job.eva_year}&evaPeriod=${job.eva_period}`,
    },
  )
}
