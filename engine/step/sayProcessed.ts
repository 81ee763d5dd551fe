import type { Transition, Workflow } from '../../schemas/workflow/workflow'
import { deedText } from '../document/questionText'
import { isRow, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services } from '../runtime/services'

interface Processed {
  readonly workflow: Workflow
  readonly transition: Transition
  readonly label: string
  /** What was moved: a document by its number, several by how many they are. */
  readonly subject: string
  readonly answer: unknown
}

/** Says what was done, and in which state the document is where the workflow names it as another than the usual one. */
export function sayProcessed(
  { workflow, transition, label, subject, answer }: Processed,
  services: Services,
): void {
  const { ask, codes } = services
  const done = say('processed', subject, deedText(transition, label))
  const status = isRow(answer) ? textOf(answer.status) : ''
  if (transition.otherwise?.includes(status))
    ask.toast(say('processedInstead', done, codes.text(workflow.statusCode, status)), 'warning')
  else ask.toast(done, 'success')
}
