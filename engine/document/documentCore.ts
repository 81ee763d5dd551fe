import type { DocumentRoom, DocumentState } from '../contract/documentRoom'
import type { LinesRoom } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { Slice } from '../contract/slice'
import type { FieldChecks } from '../form/fieldCheckRun'
import type { DocumentPlan } from '../plan/documentPlan'
import type { FormFieldPlan } from '../plan/formPlan'
import type { DocumentLines } from '../plan/gridPlan'
import type { PendingWork } from '../runtime/pendingWork'
import type { Row } from '../runtime/row'

export interface DocumentOptions {
  readonly access: 'read' | 'write'
  /** Answers header and parts instead of the operation of the plan; what is calculated from them is calculated here. */
  fetch?(): Promise<Row>
  /** Called with the parts of a loaded document. */
  onLoaded(parts: Row): void
}

/** What the parts of a document room share. */
export interface DocumentCore extends Pick<DocumentRoom, 'forms' | 'grids'> {
  readonly plan: DocumentPlan
  readonly host: RoomHost
  readonly options: DocumentOptions
  readonly slice: Slice<DocumentState>
  readonly fields: readonly FormFieldPlan[]
  readonly calculated: readonly FormFieldPlan[]
  /** Questions about header fields that the server is asked. */
  readonly checks: FieldChecks
  /** Typed texts whose record is being looked up. */
  readonly lookups: PendingWork
  /** A room for each grid of lines. */
  readonly rooms: readonly (LinesRoom & { readonly source: DocumentLines })[]
  /** Counts what is loaded, so that an answer that comes late is dropped. */
  loading: number
}

/** Path parameters of the document's operations beside the key, as they stand now. */
export function fixedParameters({ plan, host }: DocumentCore): Row {
  return plan.with === undefined ? {} : host.evaluateAll(plan.with)
}
