import type { HistoryEntry } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { findTransition } from '../../../schemas/workflow/workflow'
import { prWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'

/** Steps of the process whose screens follow later, and the system's own. */
const laterLabels: Readonly<Record<string, string>> = {
  copyPr: '복사로 작성',
  sendRfq: '견적발송',
  selectQuotation: '업체선정',
  createOrderRequest: '발주요청 생성',
  poCreated: '발주생성',
  poCanceled: '발주취소',
  orderVoided: '발주요청 전량취소',
  allPoClosed: '발주 종결',
}

const labelOf = (action: string) => laterLabels[action] ?? findTransition(prWorkflow, action)?.label ?? action

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
