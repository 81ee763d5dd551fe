import type { RequestPlan } from '../plan/bindingPlan'
import type { Row } from '../runtime/row'
import type { Failure } from '../runtime/services'
import type { SearchOptions } from './rowsRoom'
import type { Slice } from './slice'

/**
 * idle: not asked yet. loading: a call is under way; what is on screen stays. failed: the last call brought no answer.
 */
type AnswerPhase = 'idle' | 'loading' | 'ready' | 'failed'

/** What an operation has answered to a block that shows it as it is. */
export interface AnswerState {
  readonly phase: AnswerPhase
  readonly answer: unknown
  readonly failure: Failure | undefined
}

/** A block that shows what an operation answers: key figures or a chart. */
export interface AnswerRoom extends Slice<AnswerState> {
  readonly plan: AnswerPlan
  readonly with: RequestPlan['with']
  /** Asks with the filter as it stands now. A newer call cancels an older one; its late answer is dropped. */
  search(options?: SearchOptions): Promise<void>
  /** Gives up the call that is under way; the answer before it stays. */
  cancel(): void
  /** What the last call asked. */
  request(): Row
  /** Shows nothing, as before the first call. */
  clear(): void
  hasUnsaved(): boolean
  failure(): Failure | undefined
  dispose(): void
}

export interface AnswerPlan {
  readonly id: string
  readonly of?: string
  readonly request: RequestPlan
}
