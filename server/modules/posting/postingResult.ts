import { sql } from 'kysely'
import type { EventContext } from '../../document/documentEvents'
import type { SlipRecord } from '../slip/slipKind'

type PostingOutcome =
  | { readonly post_status: 'SUCCESS'; readonly gerp_doc_no: string }
  | {
      readonly post_status: 'ERROR'
      /** A code of POST_ERROR. */
      readonly error_code: string
      readonly error_msg: string
      readonly post_action: 'OPEN'
    }

/** Keeps what became of an attempt to post a slip, under its next number. */
export async function addPostingResult(
  { tx, actor, now }: EventContext,
  { slip_no, edit_cnt }: SlipRecord,
  outcome: PostingOutcome,
): Promise<void> {
  await tx
    .insertInto('posting_result')
    .values({
      ...outcome,
      slip_no,
      attempt_no: sql<number>`(select coalesce(max(attempt_no), 0) + 1 from posting_result where slip_no = ${slip_no})`,
      posted_by: actor.userId,
      posted_nm: actor.name,
      posted_dt: now,
      edit_cnt,
    })
    .execute()
}
