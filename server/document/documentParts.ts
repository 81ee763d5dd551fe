import type { TransitionAnswer } from '../../codegen/generated/types'
import type { Workflow } from '../../schemas/workflow/workflow'
import type { Failure } from '../http/failure'
import type { Columns } from './columns'
import type { EventContext } from './documentEvents'
import type { DraftShape, StoredDocument } from './documentKind'
import type { Stage } from './draftFailure'
import type { DocumentReading } from './readDocument'

/** What the server computes of a draft. Its columns win over what is sent. */
export interface Prepared {
  readonly header: Columns
  /** One for each line, in their order; a line that is undefined is not kept. */
  readonly lines: readonly (Columns | undefined)[]
  /** Everybody who may read it from now on; the drafter is among them only where he is named. */
  readonly readers?: readonly (string | null | undefined)[]
  /** The state that a save leads to, where it does not stay: what was changed is approved again. */
  readonly status?: string
  /** The group of files that the document takes, where it is not the one that is sent: copies of those of another one. */
  readonly fileId?: string
  /** What follows once the document is written. */
  readonly after?: () => Promise<void>
}

/** What is special about a kind of document. Everything that is missing here follows from contract, workflow and table. */
export interface DocumentParts<Stored extends StoredDocument, Line extends object, Draft extends DraftShape> {
  /**
   * What the server computes of a draft: columns that nobody sends, and who may read it besides the drafter. Without it
   * nobody creates or updates documents of the kind by its own operations.
   */
  readonly prepare?: (context: EventContext, draft: Draft, stored?: Stored) => Promise<Prepared>
  /** The first thing that forbids keeping a draft, or submitting the one that is stored. */
  readonly rules?: (
    context: EventContext,
    draft: Draft,
    stage: Stage,
    stored?: Stored,
  ) => Promise<Failure | undefined>
  /** Fields that no column holds; 'elsewhere' where a route of the module reads the document. */
  readonly read?: DocumentReading<Stored, Line> | 'elsewhere'
  /** Directly before the approval starts: refuses, or names columns that are set with the submission. */
  readonly submit?: (context: EventContext, stored: Stored) => Promise<Partial<Stored>>
  /** What the last approval causes; by a rule without approvers it is the submission that does. */
  readonly approved?: (
    context: EventContext,
    stored: Stored,
    approved: Approved<Stored>,
  ) => Promise<TransitionAnswer>
  /**
   * Every other transition: 'moves' changes the state alone, 'elsewhere' is carried out by a route of the module. deleteX stands
   * here where more than the draft goes, rejectDoc where others learn of it.
   */
  readonly transitions: Readonly<Record<string, 'moves' | 'elsewhere' | TransitionWork<Stored>>>
}

/** The transitions of a workflow that another part of the module takes. */
export const takenElsewhere = ({ transitions }: Workflow): Readonly<Record<string, 'elsewhere'>> =>
  Object.fromEntries(
    transitions.flatMap(({ transition }) =>
      transition.startsWith('sys:') ? [] : [[transition, 'elsewhere']],
    ),
  )

export interface Approved<Stored> {
  /** By a rule without approvers. */
  readonly isAutomatic: boolean
  /** What the approver said. */
  readonly reason?: string | undefined
  /** What was said with a submission that approves. */
  readonly opinion?: string | undefined
  readonly columns?: Partial<Stored>
}

type TransitionWork<Stored> = (
  context: EventContext,
  stored: Stored,
  reason: string | undefined,
) => Promise<TransitionAnswer>
