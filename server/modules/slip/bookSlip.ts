import type { EventContext } from '../../document/documentEvents'
import { changeSlip, freeSources } from './changeSlip'
import { closeOrders } from './closeOrders'
import { closeErrors, nextAttempt } from './postingErrors'
import { moveSources } from './slipSources'
import { findSlip, type SlipRecord, sourcesOf } from './slipStore'

/** The ERP has booked a slip: it is POSTED with its number, and what it was made of follows. All is locked already. */
export async function bookSlip(context: EventContext, slip: SlipRecord, gerpDocNo: string): Promise<void> {
  const { tx, actor, now } = context
  await closeErrors(context, slip.slip_no)
  await tx
    .insertInto('posting_result')
    .values({
      slip_no: slip.slip_no,
      attempt_no: await nextAttempt(tx, slip.slip_no),
      post_status: 'SUCCESS',
      gerp_doc_no: gerpDocNo,
      posted_by: actor.userId,
      posted_nm: actor.name,
      posted_dt: now,
      edit_cnt: slip.edit_cnt,
    })
    .execute()
  await changeSlip(context, slip, {
    action: slip.status === 'ERROR' ? 'retryPosting' : 'postSignifier',
    status: 'POSTED',
    columns: {
      gerp_doc_no: gerpDocNo,
      fiscal_year: slip.posting_date.slice(0, 4),
      sending_yn: 'N',
      unsure_yn: 'N',
    },
  })
  const numbers = await sourcesOf(tx, slip.slip_no)
  if (slip.slip_type === 'RV') return reverseOriginal(context, slip, numbers)
  await moveSources(context, numbers, {
    action: 'slipPosted',
    ...(slip.due_date === null ? {} : { dueDate: slip.due_date }),
  })
  await closeOrders(context, numbers)
}

async function reverseOriginal(
  context: EventContext,
  reversal: SlipRecord,
  numbers: readonly string[],
): Promise<void> {
  const original = await findSlip(context.tx, reversal.ref_no ?? '')
  if (!original) return
  await changeSlip(context, original, { action: 'reversed', status: 'REVERSED' })
  await moveSources(context, numbers, { action: 'slipVoided', slipNo: null })
  await freeSources(context, original.slip_no)
}
