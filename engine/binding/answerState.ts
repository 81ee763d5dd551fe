import type { AnswerState } from '../contract/answerRoom'
import { isRow, type Row } from '../runtime/row'

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
