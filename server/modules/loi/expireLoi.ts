import { randomUUID } from 'node:crypto'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import { moveDocument } from '../../document/documentKind'
import type { Services } from '../../http/serverModule'
import { loi } from './loiKind'
import { tellBuyer } from './lois'

const expirer = { ...systemActor, name: '시스템' }

/** What nobody accepted or converted in time is over. Answers how many. */
export async function expireLoi({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  return withActor(database, expirer, async tx => {
    const due = await tx
      .selectFrom('loi')
      .selectAll()
      .where('status', 'in', ['ISSUED', 'ACCEPTED'])
      .where('valid_to', '<', koreanDay(now))
      .orderBy('loi_no')
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute()
    const context = { tx, actor: expirer, now, requestId: randomUUID() }
    for (const stored of due) {
      await moveDocument(context, loi, stored, { action: 'expire', status: 'EXPIRED' })
      await tellBuyer(context, stored, `LOI의 유효기간이 지났습니다. ${stored.title}`)
    }
    return due.length
  })
}
