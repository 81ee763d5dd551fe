import type { DocumentPlan } from '../plan/documentPlan'
import type { FormFieldPlan, FormPlan } from '../plan/formPlan'
import type { GridPlan } from '../plan/gridPlan'
import type { FirstCalls } from '../runtime/firstCalls'
import type { Row } from '../runtime/row'
import type { Failure } from '../runtime/services'
import type { CellPlace, LinesRoom, LinesState } from './linesRoom'
import type { Slice } from './slice'

/** What still waits for the person who has just decided about a document. */
export interface NextApproval {
  readonly total: number
  /** Address of the document on top of the inbox. */
  readonly address?: string
  readonly title?: string
}

/** A problem with the place that shows it, for the summary. */
export interface ListedProblem {
  readonly place: string
  readonly text: string
  /** In a grid: the cell in the grid of that place. */
  readonly cell?: CellPlace
}

/** none: no row is chosen in the grid the document comes from. deleted: the server has just removed it; what is on screen cannot be changed any more. */
type DocumentPhase = 'none' | 'loading' | 'ready' | 'failed' | 'refused' | 'deleted'

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

/** One record with its header, lines and workflow at work. */
export interface DocumentRoom extends Slice<DocumentState> {
  readonly plan: DocumentPlan
  readonly forms: readonly FormPlan[]
  readonly grids: readonly GridPlan[]
  /** Loads what the address names, or starts a new document. */
  open(first?: FirstCalls): Promise<void>
  /** Loads a stored document again, dropping edits. */
  load(key: string, first?: FirstCalls): Promise<void>
  /** Takes a row that is a document by itself, dropping edits. */
  show(row: Row): void
  /** Starts a new document with these header fields beside the first values. */
  startNew(values: Row): void
  /** Shows no document: none is chosen. */
  clear(): void
  /** Takes what the user has typed into header fields and returns the fields whose change runs steps. */
  change(values: Row): readonly FormFieldPlan[]
  lookUp(field: string, typed?: string): Promise<readonly FormFieldPlan[]>
  lines(gridId: string): LinesRoom
  /** Whether header and lines may be changed by this person in this state. */
  isEditable(): boolean
  isDirty(): boolean
  /** Judges the document by a requirement of the workflow, shows what is wrong; true when nothing is. */
  judge(requirement: string | undefined): Promise<boolean>
  /** Shows a refusal of the server at the field and row it names; false when it names none that is on screen. */
  showRefusal(failure: Failure): boolean
  listProblems(): readonly ListedProblem[]
  /** Path parameters of its operations beside the key, as they stand now. */
  fixed(): Row
}
