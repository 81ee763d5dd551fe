import type { Actor } from '../database/actor'
import type { Transaction } from '../database/connect'
import { noteBudgetUse } from './budgetUse'

export interface EventContext {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Date
  readonly requestId: string
  /** Whose right a delegate uses; the history names both. */
  readonly insteadOf?: string
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
export const addEvent = (context: EventContext, event: DocumentEvent): Promise<void> =>
  addEvents(context, [event])

/** Events of one statement; what is sent in it is bounded. */
const eventsAtOnce = 1000

/** The same for many documents that are moved at once. */
export async function addEvents(
  { tx, actor, now, requestId, insteadOf }: EventContext,
  events: readonly DocumentEvent[],
): Promise<void> {
  for (const { docType, docNo } of events) noteBudgetUse(tx, docType, docNo)
  const rows = events.map(event => ({
    doc_type: event.docType,
    doc_no: event.docNo,
    at: now,
    actor: actor.userId,
    actor_name: insteadOf === undefined ? actor.name : `${actor.name} (대결: ${insteadOf})`,
    action: event.action,
    from_status: event.from,
    to_status: event.to,
    reason: event.reason ?? null,
    before: event.before ?? null,
    after: event.after ?? null,
    request_id: requestId,
  }))
  for (let start = 0; start < rows.length; start += eventsAtOnce)
    await tx
      .insertInto('document_event')
      .values(rows.slice(start, start + eventsAtOnce))
      .execute()
}
