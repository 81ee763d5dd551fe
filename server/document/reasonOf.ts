import { characterLength } from '../../schemas/shared/byteLength'
import { findTransition, type Workflow } from '../../schemas/workflow/workflow'
import { fieldRefused } from '../http/failure'

const reasonTooShort = '사유는 {0}자 이상 입력해 주세요.'

/** The reason given for a transition, without blanks around it; refuses one shorter than the workflow demands, in the words of `text`. */
export function reasonOf(
  workflow: Workflow,
  transition: string,
  reason: string | undefined,
  text: string = reasonTooShort,
): string {
  const given = reason?.trim() ?? ''
  const least = findTransition(workflow, transition)?.reason?.minLength
  if (least === undefined)
    throw new Error(
      `Engine bug: reasonOf was asked about "${transition}", whose workflow says no length of a reason.`,
    )
  if (characterLength(given) < least) throw fieldRefused('reason', text, [least])
  return given
}
