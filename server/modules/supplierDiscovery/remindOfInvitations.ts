import { sql } from 'kysely'
import { addDays } from '../../../schemas/shared/calendar'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay, koreanMoment } from '../../../schemas/shared/koreanTime'
import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import { handOver } from '../../document/handOver'
import { insertNew } from '../../document/writeRows'
import type { Services } from '../../http/serverModule'
import { discoveryTexts } from './discoveryTexts'

const patienceDays = 14
const firstHour = 8

interface Waiting {
  readonly ex_no: string
  readonly comp_name_kr: string
  readonly proposer: string
  readonly reviewer: string | null
  readonly due: string
}

/**
 * From eight in the morning on: whoever was invited fourteen days ago and has not applied, told once to those who looked for him
 * (domain 3.44; Assumed: whom).
 */
export async function remindOfInvitations({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  if (koreanMoment(now).hour < firstHour) return
  await withActor(database, systemActor, async tx => {
    const { rows } = await sql<Waiting>`select ex_no, comp_name_kr, proposer, reviewer,
        ((invited_dt at time zone 'Asia/Seoul')::date + ${patienceDays}::int)::text as due
      from comp_excavation where status = 'INVITED'
        and (invited_dt at time zone 'Asia/Seoul')::date <= ${addDays(koreanDay(now), -patienceDays)}
      order by ex_no`.execute(tx)
    for (const { ex_no, comp_name_kr, proposer, reviewer, due } of rows) {
      const notice = { doc_type: 'EX', doc_no: ex_no, kind: 'INVITED', due_date: due, sent_dt: now }
      if (!(await insertNew(tx, 'due_notice', notice))) continue
      await handOver(
        { tx, actor: systemActor, now },
        {
          people: [proposer, reviewer],
          title: fillMessage(discoveryTexts.invitationWaits, [comp_name_kr, ex_no]),
          link: `/compExcavationList?exNo=${ex_no}`,
        },
      )
    }
  })
}
