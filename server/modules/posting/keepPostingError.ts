import type { TransitionAnswer } from '../../../codegen/generated/types'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import { type SlipRecord, slip } from '../slip/slipKind'
import { addPostingResult } from './postingResult'

export interface PostingError {
  /** A code of POST_ERROR. */
  readonly code: string
  readonly text: string
  /** Nobody knows whether the ERP booked it all the same. */
  readonly isUnsure: boolean
}

/** The group of the head of accounting, who repairs postings. */
const accountingGroup = '51'

/** A slip that was not posted: ERROR, with an attempt that waits for its repair; accounting and the drafter are notified. */
export async function keepPostingError(
  context: EventContext,
  stored: SlipRecord,
  { code, text, isUnsure }: PostingError,
): Promise<TransitionAnswer> {
  await addPostingResult(context, stored, {
    post_status: 'ERROR',
    error_code: code,
    error_msg: text,
    post_action: 'OPEN',
  })
  const answer = await moveDocument(context, slip, stored, {
    action: 'postError',
    status: 'ERROR',
    reason: text,
    columns: { sending_yn: 'N', unsure_yn: isUnsure ? 'Y' : 'N' },
  })
  const owners = await context.tx
    .selectFrom('person')
    .select('singleid')
    .where('auth_group_id', '=', accountingGroup)
    .where('use_flag', '=', 'Y')
    .execute()
  await handOver(context, {
    people: [stored.drafter, ...owners.map(({ singleid }) => singleid)],
    title: `전기 오류가 발생했습니다. ${stored.header_text} (${text})`,
    link: linkOf(slip, stored.slip_no),
  })
  return answer
}
