import type { TransitionAnswer } from '../../../codegen/generated/types'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { changeSlip } from './changeSlip'
import { nextAttempt } from './postingErrors'
import { slipLink } from './slipApproval'
import type { SlipRecord } from './slipStore'

export interface PostingError {
  /** A code of POST_ERROR. */
  readonly code: string
  readonly text: string
  /** Nobody knows whether the ERP booked it all the same. */
  readonly isUnsure: boolean
}

/** A slip that was not posted: ERROR, with an attempt that waits for its repair; accounting and the drafter are told. */
export async function keepPostingError(
  context: EventContext,
  slip: SlipRecord,
  { code, text, isUnsure }: PostingError,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  await tx
    .insertInto('posting_result')
    .values({
      slip_no: slip.slip_no,
      attempt_no: await nextAttempt(tx, slip.slip_no),
      post_status: 'ERROR',
      error_code: code,
      error_msg: text,
      posted_by: actor.userId,
      posted_nm: actor.name,
      posted_dt: now,
      post_action: 'OPEN',
      edit_cnt: slip.edit_cnt,
    })
    .execute()
  const answer = await changeSlip(context, slip, {
    action: 'postError',
    status: 'ERROR',
    reason: text,
    columns: { sending_yn: 'N', unsure_yn: isUnsure ? 'Y' : 'N' },
  })
  const owners = await tx
    .selectFrom('person')
    .select('singleid')
    .where('auth_group_id', '=', '51')
    .where('use_flag', '=', 'Y')
    .execute()
  await handOver(context, {
    people: [slip.drafter, ...owners.map(({ singleid }) => singleid)],
    title: `전기 오류가 발생했습니다. ${slip.header_text} (${text})`,
    link: slipLink(slip.slip_no),
  })
  return answer
}
