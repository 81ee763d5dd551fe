import { sql } from 'kysely'
import type { OpeningPosts } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'

interface OpeningRecord {
  readonly board_id: string
  readonly post_no: number
  readonly must_yn: string
}

/**
 * What opens after a log-in (domain 3.45): first what must be read and is not yet confirmed, then what pops up. Whoever writes on a
 * board is told here what its readers are told; his own posts he has read.
 */
export async function openingPosts(tx: Transaction, actor: Actor): Promise<OpeningPosts> {
  const targets = actor.portal === 'external' ? ['ALL', 'EXT'] : ['ALL', 'INT']
  const boards = actor.portal === 'external' ? ['ogpms'] : ['notice', 'ogpms']
  const { rows } = await sql<OpeningRecord>`select board_id, post_no, must_yn from post
    where board_id = any (${boards}) and target = any (${targets}) and use_yn = 'Y' and writer <> ${actor.userId}
      and is_post_for_me(target_groups)
      and (select app_today()) between coalesce(post_from, '-infinity') and coalesce(post_to, 'infinity')
      and case when must_yn = 'Y' then not exists (select from post_read where confirm_dt is not null
        and (board_id, post_no, reader) = (post.board_id, post.post_no, ${actor.userId})) else popup_yn = 'Y' end
    order by must_yn desc, post_no`.execute(tx)
  return rows.map(({ board_id, post_no, must_yn }) => ({
    boardId: board_id,
    postNo: post_no,
    mustYn: must_yn,
  }))
}
