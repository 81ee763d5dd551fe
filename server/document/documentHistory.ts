import type { HistoryEntry } from '../../codegen/generated/types'
import { type CodeGroup, codeText } from '../../schemas/codes/codeGroups'
import { findTransition, type Workflow } from '../../schemas/workflow/workflow'
import type { Transaction } from '../database/connect'

interface HistoryOf {
  readonly docType: string
  readonly workflow: Workflow
  readonly statusGroup: CodeGroup
  /** Words for steps of the system that its workflow does not name. */
  readonly systemLabels?: Readonly<Record<string, string>> | undefined
  /** Who is named for a step, where it is not whoever did it. */
  readonly nameOf?: (action: string, name: string) => string
  /** Steps that are none of the reader's business. */
  readonly hidden?: readonly string[]
}

/** What happened to a document, the oldest first: "결재상신 (작성중 → 결재중)". */
export async function readDocumentHistory(
  tx: Transaction,
  { docNo, ...of }: HistoryOf & { readonly docNo: string },
): Promise<readonly HistoryEntry[]> {
  return (await readHistories(tx, of, [docNo])).get(docNo) ?? []
}

/** The same of several documents, by their numbers. */
export async function readHistories(
  tx: Transaction,
  { docType, workflow, statusGroup, systemLabels = {}, nameOf = (_, name) => name, hidden = [] }: HistoryOf,
  docNos: readonly string[],
): Promise<ReadonlyMap<string, readonly HistoryEntry[]>> {
  const events = await tx
    .selectFrom('document_event')
    .select(['doc_no', 'at', 'actor_name', 'action', 'from_status', 'to_status', 'reason'])
    .where('doc_type', '=', docType)
    .where('doc_no', 'in', ['', ...docNos])
    .orderBy('seq')
    .execute()
  const labelOf = (action: string) =>
    systemLabels[action] ??
    (findTransition(workflow, action) ?? findTransition(workflow, `sys:${action}`))?.label ??
    action
  const histories = new Map<string, HistoryEntry[]>()
  for (const { doc_no, at, actor_name, action, from_status: from, to_status: to, reason } of events) {
    if (hidden.includes(action)) continue
    const entry = {
      eventDt: at,
      actorNm: nameOf(action, actor_name),
      historyText:
        from === null || to === null || from === to
          ? labelOf(action)
          : `${labelOf(action)} (${codeText(statusGroup, from)} → ${codeText(statusGroup, to)})`,
      ...(reason === null ? {} : { reason }),
    }
    const known = histories.get(doc_no)
    if (known) known.push(entry)
    else histories.set(doc_no, [entry])
  }
  return histories
}
