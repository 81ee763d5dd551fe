import { koreanDay } from '../../../schemas/shared/koreanTime'
import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import { linkOf } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import { insertNew } from '../../document/writeRows'
import type { Services } from '../../http/serverModule'
import { round } from './roundKind'

/** A round whose last day has passed stays open; its opener gets one notice (domain 3.40). */
export async function remindOfRounds({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  await withActor(database, systemActor, async tx => {
    const late = await tx
      .selectFrom('asset_round')
      .select(['round_no', 'round_name', 'opened_by', 'to_date'])
      .where('status', '=', 'PROGRESS')
      .where('to_date', '<', koreanDay(now))
      .orderBy('round_no')
      .execute()
    for (const { round_no, round_name, opened_by, to_date } of late) {
      const notice = { doc_type: 'IV', doc_no: round_no, kind: 'OVERDUE', due_date: to_date, sent_dt: now }
      if (!(await insertNew(tx, 'due_notice', notice))) continue
      await handOver(
        { tx, actor: systemActor, now },
        {
          people: [opened_by],
          title: `자산 실사 기한경과: ${round_name} (${round_no})`,
          link: linkOf(round, round_no),
        },
      )
    }
  })
}
