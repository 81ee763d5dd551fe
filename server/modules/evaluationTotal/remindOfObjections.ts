import { sql } from 'kysely'
import { addDays } from '../../../schemas/shared/calendar'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay, koreanMoment } from '../../../schemas/shared/koreanTime'
import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import { linkOf } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import { insertNew } from '../../document/writeRows'
import type { Services } from '../../http/serverModule'
import { total } from './totalKind'
import { peopleOf } from './totalSteps'
import { totalTexts } from './totalTexts'

const patienceDays = 7
const firstHour = 8

interface Waiting {
  readonly total_no: string
  readonly due: string
  readonly comp_name_kr: string
}

/** From eight in the morning on: objections that nobody has answered for seven days, each told once. */
export async function remindOfObjections({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  if (koreanMoment(now).hour < firstHour) return
  await withActor(database, systemActor, async tx => {
    const context = { tx, actor: systemActor, now }
    const { rows } = await sql<Waiting>`select total_no, comp_name_kr,
        ((objected_dt at time zone 'Asia/Seoul')::date + ${patienceDays}::int)::text as due
      from eva_total join company using (comp_no) where eva_total.status = 'OBJECTED'
        and (objected_dt at time zone 'Asia/Seoul')::date <= ${addDays(koreanDay(now), -patienceDays)}`.execute(
      tx,
    )
    for (const { total_no, due, comp_name_kr } of rows) {
      const notice = { doc_type: 'ET', doc_no: total_no, kind: 'OBJECTED', due_date: due, sent_dt: now }
      if (!(await insertNew(tx, 'due_notice', notice))) continue
      await handOver(context, {
        people: await peopleOf(context, ['34', '50']),
        title: fillMessage(totalTexts.objectionWaits, [comp_name_kr, total_no]),
        link: linkOf(total, total_no),
      })
    }
  })
}
