import type { MyNotices, OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { portalCode } from '../../database/portalCode'

/** Assumed: what fits into a list that is looked through without searching. */
const mostShown = 30

/** The actor's own notices; the row policies show nobody another's. */
export async function listMyNotice(tx: Transaction, actor: Actor): Promise<MyNotices> {
  const rows = await mine(tx, actor)
    .select(['noti_seq', 'title', 'link', 'read_yn', 'created_dt'])
    .orderBy('noti_seq', 'desc')
    .limit(mostShown)
    .execute()
  const { unread } = await mine(tx, actor)
    .select(eb => eb.fn.countAll<string>().as('unread'))
    .where('read_yn', '=', 'N')
    .executeTakeFirstOrThrow()
  return {
    rows: rows.map(row => ({
      notiSeq: row.noti_seq,
      title: row.title,
      ...(row.link === null ? {} : { link: row.link }),
      isRead: row.read_yn === 'Y',
      createdDt: row.created_dt,
    })),
    unread: Number(unread),
  }
}

export async function readMyNotice(
  tx: Transaction,
  actor: Actor,
  { body: { notiSeq, before } }: OperationRequests['readMyNotice'],
): Promise<MyNotices> {
  await tx
    .updateTable('notification')
    .set({ read_yn: 'Y' })
    .where('user_id', '=', actor.userId)
    .where('portal_type', '=', portalCode(actor))
    .where('noti_seq', before ? '<=' : '=', notiSeq)
    .where('read_yn', '=', 'N')
    .execute()
  return listMyNotice(tx, actor)
}

const mine = (tx: Transaction, actor: Actor) =>
  tx
    .selectFrom('notification')
    .where('user_id', '=', actor.userId)
    .where('portal_type', '=', portalCode(actor))
