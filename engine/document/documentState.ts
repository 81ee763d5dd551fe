import type { LinesState } from '../grid/linesState'
import type { Row } from '../runtime/row'
import type { Failure } from '../runtime/services'
import type { NextApproval } from './nextApproval'

/** none: no row is chosen in the grid the document comes from. deleted: the server has just removed it; what is on screen cannot be changed any more. */
type DocumentPhase = 'none' | 'loading' | 'ready' | 'failed' | 'refused' | 'deleted'

/** No record will come by itself; what is not about it can be done all the same. */
export function isAway({ phase }: Pick<DocumentState, 'phase'>): boolean {
  return phase === 'none' || phase === 'refused' || phase === 'failed'
}

export interface DocumentState {
  readonly phase: DocumentPhase
  /** Not stored yet. */
  readonly isNew: boolean
  readonly header: Row
  /** The header as the server has it. */
  readonly stored: Row
  /** Korean, by header field. */
  readonly problems: Readonly<Record<string, string>>
  /** By part, for example "lines". */
  readonly lines: Readonly<Record<string, LinesState>>
  /** What the answer holds besides: approval, history. */
  readonly parts: Row
  readonly failure: Failure | undefined
  /** Somebody else was faster; the edits are still here and the user has not chosen to drop them. */
  readonly isConflicted: boolean
  /** What waits for the approver who has just decided here. */
  readonly next: NextApproval | undefined
}

export const emptyDocument: DocumentState = {
  phase: 'loading',
  isNew: false,
  header: {},
  stored: {},
  problems: {},
  lines: {},
  parts: {},
  failure: undefined,
  isConflicted: false,
  next: undefined,
}
