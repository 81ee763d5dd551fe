import type { EventContext } from '../../document/documentEvents'
import { findDocument, moveDocument } from '../../document/documentKind'
import { closeErrors } from '../slip/closeErrors'
import { type SlipRecord, slip } from '../slip/slipKind'
import { freeSources, moveSources, sourceNumbersOf } from '../slip/slipSources'
import { closeOrders } from './closeOrders'
import { addPostingResult } from './postingResult'

/** The ERP has booked a slip: it is POSTED with its number, and what it was made of follows. All is locked already. */
export async function bookSlip(context: EventContext, stored: SlipRecord, gerpDocNo: string): Promise<void> {
  const { tx } = context
  await closeErrors(context, stored.slip_no)
  await addPostingResult(context, stored, { post_status: 'SUCCESS', gerp_doc_no: gerpDocNo })
  await moveDocument(context, slip, stored, {
    action: stored.status === 'ERROR' ? 'retryPosting' : 'postSignifier',
    status: 'POSTED',
    columns: {
      gerp_doc_no: gerpDocNo,
      fiscal_year: stored.posting_date.slice(0, 4),
      sending_yn: 'N',
      unsure_yn: 'N',
    },
  })
  if (stored.slip_type === 'RV') {
    const original = await findDocument(tx, slip, stored.ref_no ?? '')
    if (!original) return
    await moveDocument(context, slip, original, { action: 'reversed', status: 'REVERSED' })
    await freeSources(context, original.slip_no)
    return
  }
  const numbers = await sourceNumbersOf(tx, stored.slip_no)
  await moveSources(context, numbers, {
    action: 'slipPosted',
    ...(stored.due_date === null ? {} : { dueDate: stored.due_date }),
  })
  await closeOrders(context, numbers)
}
