import { sql } from 'kysely'
import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { characterLength } from '../../../schemas/shared/byteLength'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { postingWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { updateRow } from '../../document/writeRows'
import { conflict, documentNotFound, fieldRefused, refused } from '../../http/failure'
import { isOpenPeriod } from '../../master/accountingPeriod'
import type { SlipRecord } from '../slip/slipKind'
import { slipTexts } from '../slip/slipTexts'
import { bookSlip } from './bookSlip'
import { type ErpPresence, enqueuePosting } from './enqueuePosting'
import { lockForPosting } from './lockForPosting'
import { findPosting, type PostingRecord } from './postingErrors'

/** Of one slip, on one day and between two changes of it. */
const mostRetries = 5
const shortestMemo = 5
const documentNumber = /^\d{10}$/

type Repair = 'retryPosting' | 'resolvePosting'

const stateTexts = { retryPosting: slipTexts.retryOnly, resolvePosting: slipTexts.resolveOnly } as const

interface Opened {
  readonly posting: PostingRecord
  readonly slip: SlipRecord
}

/** The error, its slip and everything before them locked, judged by the workflow. */
async function openPosting(
  { tx, actor }: EventContext,
  transition: Repair,
  { id, version }: DocumentKey,
): Promise<Opened> {
  const seen = await findPosting(tx, Number(id))
  const slip = seen && (await lockForPosting(tx, seen.slip_no))
  const posting = slip && (await findPosting(tx, Number(id)))
  if (!posting) throw documentNotFound(actor.scope)
  const status = posting.post_action ?? undefined
  judgeTransition(actor, postingWorkflow, transition, { id, ...(status && { status }) }, refusal =>
    refusal === 'state' ? conflict(stateTexts[transition]) : undefined,
  )
  checkVersion(posting.version, version)
  if (slip.sending_yn === 'Y') throw conflict(slipTexts.sending)
  return { posting, slip }
}

interface Repaired {
  readonly post_action: 'RETRIED' | 'RESOLVED'
  readonly edit_cnt?: number
  readonly resolve_memo?: string
}

async function closeError(
  { tx, actor, now }: EventContext,
  { post_seq, version: before }: PostingRecord,
  repaired: Repaired,
): Promise<TransitionAnswer> {
  const version = before + 1
  const changed = { ...repaired, version, updated_by: actor.userId, updated_dt: now }
  await runAs(tx, 'all', () => updateRow(tx, 'posting_result', ['post_seq', post_seq], changed))
  return { success: true, docNo: post_seq, status: repaired.post_action, approvalStatus: 'X', version }
}

async function retriesToday(tx: Transaction, { slip_no, edit_cnt }: SlipRecord, now: Date): Promise<number> {
  const midnight = `${koreanDay(now)}T00:00:00+09:00`
  const { rows } = await sql<{ readonly count: number }>`select count(*)::int as count from posting_result
    where slip_no = ${slip_no} and edit_cnt = ${edit_cnt} and post_action = 'RETRIED'
      and updated_dt >= ${midnight}::timestamptz`.execute(tx)
  return rows[0]?.count ?? 0
}

/** OPEN → RETRIED: the slip goes to the ERP once more, under the same key. */
export async function retryPosting(
  context: EventContext,
  key: DocumentKey,
  presence: ErpPresence,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const action = 'retryPosting'
  const { slip, posting } = await openPosting(context, action, key)
  const { slip_no, status, edit_cnt } = slip
  if (status !== 'ERROR') throw conflict('stateRefused', [codeText('SLIP_STATUS', status)])
  // What the ERP may have booked already is asked for under the same key, whatever its month.
  if (slip.unsure_yn !== 'Y' && !(await isOpenPeriod(tx, slip.posting_date, koreanDay(now))))
    throw fieldRefused('postingDate', slipTexts.periodClosed)
  if ((await retriesToday(tx, slip, now)) >= mostRetries) throw refused('retryLimit', slipTexts.retryLimit)
  await enqueuePosting(context, slip, presence)
  const answer = await closeError(context, posting, { post_action: 'RETRIED', edit_cnt })
  await addEvent(context, { docType: 'SG', docNo: slip_no, action, from: status, to: status })
  return answer
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
  const { slip, posting } = await openPosting(context, 'resolvePosting', key)
  if (slip.status === 'ERROR' && number === '') throw fieldRefused('gerpDocNo', slipTexts.stillError)
  const answer = await closeError(context, posting, { post_action: 'RESOLVED', resolve_memo: memo })
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
  return answer
}
