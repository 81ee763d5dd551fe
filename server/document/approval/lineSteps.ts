import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { fieldRefused } from '../../http/failure'
import { approvalTexts } from './approvalTexts'
import type { LineStep } from './withLine'

/** The line that a drafter chose for a document, or his own default one for its type when he chose none. */
export async function lineStepsFor(
  tx: Transaction,
  actor: Actor,
  docType: string,
  lineId: string | undefined,
): Promise<readonly LineStep[]> {
  const chosen = lineId === undefined || lineId === '' ? undefined : lineId
  let query = tx.selectFrom('approval_line').select('line_id').where('doc_type', '=', docType)
  query =
    chosen === undefined
      ? query.where('owner_singleid', '=', actor.userId).where('default_yn', '=', 'Y')
      : query.where('line_id', '=', chosen)
  const line = await query.executeTakeFirst()
  if (!line && chosen !== undefined) throw fieldRefused('lineId', approvalTexts.lineUnknown)
  if (!line) return []
  const steps = await tx
    .selectFrom('approval_line_step')
    .select(['step_no', 'seq', 'step_type', 'singleid'])
    .where('line_id', '=', line.line_id)
    .orderBy('step_no')
    .orderBy('seq')
    .execute()
  return steps.map(step => ({
    stepNo: step.step_no,
    seq: step.seq,
    stepType: step.step_type,
    singleid: step.singleid,
  }))
}
