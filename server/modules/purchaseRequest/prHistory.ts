import type { HistoryEntry } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { findTransition } from '../../../schemas/workflow/workflow'
import { prWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'

/** A copy begins the history of another request; every other step is one of the workflow or of the system. */
function labelOf(action: string): string {
  if (action === 'copyPr') return '복사로 작성'
  const found = findTransition(prWorkflow, action) ?? findTransition(prWorkflow, `sys:${action}`)
  return found?.label ?? action
}

/** "결재상신 (작성중 → 결재중)"; without a change of state the label alone. */
function historyText(action: string, from: string | null, to: string | null): string {
  if (from === null || to === null || from === to) return labelOf(action)
  return `${labelOf(action)} (${codeText('PR_STATUS', from)} → ${codeText('PR_STATUS', to)})`
}

/** What happened to a request, the oldest first. */
export async function readHistory(tx: Transaction, prNo: string): Promise<readonly HistoryEntry[]> {
  const events = await tx
    .selectFrom('document_event')
    .select(['at', 'actor_name', 'action', 'from_status', 'to_status', 'reason'])
    .where('doc_type', '=', 'PR')
    .where('doc_no', '=', prNo)
    .orderBy('seq')
    .execute()
  return events.map(event => ({
    eventDt: event.at,
    actorNm: event.actor_name,
    historyText: historyText(event.action, event.from_status, event.to_status),
    ...(event.reason === null ? {} : { reason: event.reason }),
  }))
}
