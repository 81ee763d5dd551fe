import { sql } from 'kysely'
import type { Channel } from '../../database/columnCodes'
import { conflict, type Failure, refused } from '../../http/failure'
import { type PendingWork, pendingTexts } from '../../http/pendingWork'

/** Mails and text messages that have not been sent. A code for nobody is no work. */
const pendingOf = (kind: string, channel: Channel): PendingWork => ({
  kind,
  rows: sql`select outbox_seq::text as id, title as subject, user_id,
    case when dead_dt is null then 'WAITING' else 'FAILED' end as status, try_cnt, created_dt,
    case when dead_dt is null then coalesce(next_dt, created_dt) end as next_dt, last_error
    from outbox where sent_dt is null and recipient <> '' and channel = ${channel}`,
  retry: async (tx, id, now) => {
    const message = await tx
      .selectFrom('outbox')
      .select(['purpose', 'claimed_dt', 'dead_dt'])
      .where('outbox_seq', '=', id)
      .where('sent_dt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    const refusal = refusalOf(message)
    if (refusal) return refusal
    await tx
      .updateTable('outbox')
      .set({ dead_dt: null, claimed_dt: null, next_dt: now, try_cnt: 0 })
      .where('outbox_seq', '=', id)
      .execute()
    return undefined
  },
})

interface Kept {
  readonly purpose: string
  readonly claimed_dt: string | null
  readonly dead_dt: string | null
}

function refusalOf(message: Kept | undefined): Failure | undefined {
  if (!message) return conflict(pendingTexts.isDone)
  if (message.dead_dt === null && message.claimed_dt !== null) return conflict(pendingTexts.isRunning)
  // Whoever asked for a code has asked for another one since.
  if (message.dead_dt !== null && message.purpose !== 'NOTICE')
    return refused('codeIsOver', pendingTexts.codeIsOver)
  return undefined
}

export const pendingMessages: readonly PendingWork[] = [pendingOf('MAIL', 'E'), pendingOf('TEXT', 'S')]
