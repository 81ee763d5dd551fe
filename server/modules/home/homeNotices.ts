import { sql } from 'kysely'
import type { HomeNotice } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { homeTexts } from './homeTexts'

interface NoticeRecord {
  readonly post_no: number
  readonly title: string
  readonly write_dt: string
  readonly top_yn: string
  readonly is_new: boolean
  /** Must be read, and is not yet confirmed. */
  readonly is_due: boolean
}

const shownNotices = 8
/** Assumed: a notice is new for a week, or until one has read it. */
const newDays = 7

/** What is posted today for the portal of the actor, those to be confirmed first, then pinned ones. Writers see here what readers see. */
export async function homeNotices(tx: Transaction, actor: Actor, now: Date): Promise<HomeNotice[]> {
  const [board, audience] = actor.portal === 'external' ? ['ogpms', 'EXT'] : ['notice', 'INT']
  const newSince = new Date(now.getTime() - newDays * 86_400_000)
  const { rows } = await sql<NoticeRecord>`select post_no, title, write_dt, top_yn,
      write_dt >= ${newSince}::timestamptz and not exists (select from post_read
        where post_read.post_no = post.post_no and reader = ${actor.userId}) as is_new,
      must_yn = 'Y' and not exists (select from post_read where post_read.post_no = post.post_no
        and reader = ${actor.userId} and confirm_dt is not null) as is_due
    from post where board_id = ${board} and use_yn = 'Y' and coalesce(target, 'ALL') in ('ALL', ${audience})
      and is_post_for_me(target_groups)
      and (select app_today()) between coalesce(post_from, '-infinity') and coalesce(post_to, 'infinity')
    order by is_due desc, top_yn desc, post_no desc limit ${shownNotices}`.execute(tx)
  return rows.map(({ post_no, title, write_dt, top_yn, is_new, is_due }) => {
    const other = is_new ? homeTexts.newNotice : top_yn === 'Y' ? homeTexts.pinnedNotice : undefined
    const mark = is_due ? homeTexts.mustRead : other
    return { postNo: post_no, ...(mark === undefined ? {} : { mark }), title, writeDt: write_dt }
  })
}
