import type { Actor } from '../database/actor'
import type { Transaction } from '../database/connect'
import { noteBudgetUse } from './budgetUse'

export interface EventContext {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Date
  readonly requestId: string
}

export interface DocumentEvent {
  readonly docType: string
  readonly docNo: string
  /** The transition. */
  readonly action: string
  readonly from: string | null
  readonly to: string | null
  readonly reason?: string | undefined
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Adds to the history of a document; nothing there is ever changed. */
export async function addEvent(
  { tx, actor, now, requestId }: EventContext,
  event: DocumentEvent,
): Promise<void> {
  noteBudgetUse(tx, event.docType, event.docNo)
  await tx
    .insertInto('document_event')
    .values({
      doc_type: event.docType,
      doc_no: event.docNo,
      at: now,
      actor: actor.userId,
      actor_name: actor.name,
      action: event.action,
      from_status: event.from,
      to_status: event.to,
      reason: event.reason ?? null,
      before: event.before ?? null,
      after: event.after ?? null,
      request_id: requestId,
    })
    .execute()
}
