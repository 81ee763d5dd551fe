import { isRow, type Row } from '../runtime/row'
import type { Failure } from '../runtime/services'

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

export const noAnswer: AnswerState = { phase: 'idle', answer: undefined, failure: undefined }

/** A part of the answer that is one object, or the whole answer. */
export function answeredRow(answer: unknown, part: string | undefined): Row {
  const found = part === undefined ? answer : isRow(answer) ? answer[part] : undefined
  return isRow(found) ? found : {}
}

/** The rows of the answer: a bare list, `{ rows }`, or a part that is a list. */
export function answeredRows(answer: unknown, part: string | undefined): readonly Row[] {
  const found = isRow(answer) ? answer[part ?? 'rows'] : answer
  return Array.isArray(found) ? found.filter(isRow) : []
}
