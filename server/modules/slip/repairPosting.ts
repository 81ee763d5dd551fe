import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { characterLength } from '../../../schemas/shared/byteLength'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { postingWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, fieldRefused, refused } from '../../http/failure'
import type { Services } from '../../http/serverModule'
import { isOpenPeriod } from '../../master/accountingPeriod'
import { bookSlip } from './bookSlip'
import { lockForPosting } from './lockForPosting'
import { findPosting, type PostingRecord } from './postingErrors'
import { enqueuePosting } from './postSlip'
import type { SlipRecord } from './slipStore'
import { slipTexts } from './slipTexts'

const mostRetries = 5
const shortestMemo = 5
const documentNumber = /^\d{10}$/

interface Opened {
  readonly posting: PostingRecord
  readonly slip: SlipRecord
}

/** The error, its slip and everything before them locked, judged by the workflow. */
async function openPosting(
  { tx, actor }: EventContext,
  transition: 'retryPosting' | 'resolvePosting',
  { id, version }: DocumentKey,
): Promise<Opened> {
  const seen = await findPosting(tx, Number(id))
  if (!seen) throw documentNotFound(actor.scope)
  const slip = await lockForPosting(tx, seen.slip_no)
  const posting = await findPosting(tx, Number(id))
  if (!slip || !posting) throw documentNotFound(actor.scope)
  const status = posting.post_action ?? undefined
  judgeTransition(actor, postingWorkflow, transition, { id, ...(status && { status }) }, refusal =>
    refusal === 'state'
      ? conflict(transition === 'retryPosting' ? slipTexts.retryOnly : slipTexts.resolveOnly)
      : undefined,
  )
  checkVersion(posting.version, version)
  if (slip.sending_yn === 'Y') throw conflict(slipTexts.sending)
  return { posting, slip }
}

const answerOf = ({ posting }: Opened, status: string): TransitionAnswer => ({
  success: true,
  docNo: String(posting.post_seq),
  status,
  approvalStatus: 'X',
  version: posting.version + 1,
})

/** OPEN → RETRIED: the slip goes to the ERP once more, under the same key. */
export async function retryPosting(
  context: EventContext,
  key: DocumentKey,
  presence: Pick<Services['settings'], 'erp'>,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const opened = await openPosting(context, 'retryPosting', key)
  const { slip, posting } = opened
  if (slip.status !== 'ERROR') throw conflict('stateRefused', [codeText('SLIP_STATUS', slip.status)])
  // What the ERP may have booked already is asked for under the same key, whatever its month.
  if (slip.unsure_yn !== 'Y' && !(await isOpenPeriod(tx, slip.posting_date, koreanDay(now))))
    throw fieldRefused('postingDate', slipTexts.periodClosed)
  const midnight = `${koreanDay(now)}T00:00:00+09:00`
  const { count } = await tx
    .selectFrom('posting_result')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('slip_no', '=', slip.slip_no)
    .where('post_action', '=', 'RETRIED')
    .where('edit_cnt', '=', slip.edit_cnt)
    .where('updated_dt', '>=', midnight)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostRetries) throw refused('retryLimit', slipTexts.retryLimit)
  await enqueuePosting(context, slip, presence)
  await settle(context, posting, { post_action: 'RETRIED', edit_cnt: slip.edit_cnt })
  await addEvent(context, {
    docType: 'SG',
    docNo: slip.slip_no,
    action: 'retryPosting',
    from: 'ERROR',
    to: 'ERROR',
  })
  return answerOf(opened, 'RETRIED')
}

interface Settled {
  readonly post_action: 'RETRIED' | 'RESOLVED'
  readonly edit_cnt?: number
  readonly resolve_memo?: string
}

function settle({ tx, actor, now }: EventContext, posting: PostingRecord, settled: Settled) {
  return runAs(tx, 'all', () =>
    tx
      .updateTable('posting_result')
      .set({ ...settled, version: posting.version + 1, updated_by: actor.userId, updated_dt: now })
      .where('post_seq', '=', posting.post_seq)
      .execute(),
  )
}

/** OPEN → RESOLVED with what was done; a number that the ERP gave by hand posts the slip. */
export async function resolvePosting(
  context: EventContext,
  key: DocumentKey,
  { resolveMemo = '', gerpDocNo = '' }: OperationRequests['resolvePosting']['body'],
): Promise<TransitionAnswer> {
  const memo = resolveMemo.trim()
  const number = gerpDocNo.trim()
  if (characterLength(memo) < shortestMemo) throw fieldRefused('resolveMemo', slipTexts.memoTooShort)
  if (number !== '' && !documentNumber.test(number)) throw fieldRefused('gerpDocNo', slipTexts.manualNumber)
  const opened = await openPosting(context, 'resolvePosting', key)
  const { slip, posting } = opened
  if (slip.status === 'ERROR' && number === '') throw fieldRefused('gerpDocNo', slipTexts.stillError)
  await settle(context, posting, { post_action: 'RESOLVED', resolve_memo: memo })
  if (slip.status === 'ERROR') {
    const taken = await context.tx
      .selectFrom('signifier')
      .select('slip_no')
      .where('gerp_doc_no', '=', number)
      .where('fiscal_year', '=', slip.posting_date.slice(0, 4))
      .executeTakeFirst()
    if (taken) throw fieldRefused('gerpDocNo', slipTexts.numberTaken)
    await bookSlip(context, slip, number)
  }
  return answerOf(opened, 'RESOLVED')
}
