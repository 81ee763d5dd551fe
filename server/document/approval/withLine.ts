import type { ResolvedStep } from './resolveApprovers'
import { isBlocking } from './stepTypes'

/** A step of a line that somebody keeps. */
export interface LineStep {
  readonly stepNo: number
  readonly seq: number
  readonly stepType: string
  readonly singleid: string
}

/**
 * The steps of the rule with those of a kept line. Assumed: who was added decides before the rule's approvers, so that the
 * last word stays with them, and is told afterwards where he is only to be told. Somebody whom the rule asks anyway keeps
 * the rule's step.
 */
export function withLine(
  steps: readonly ResolvedStep[],
  line: readonly LineStep[],
): readonly (ResolvedStep & { readonly isAdded: boolean })[] {
  const asked = new Set(steps.map(step => step.singleid))
  const added = line
    .filter(step => !asked.has(step.singleid))
    .map(({ stepNo, seq, stepType, singleid }) => ({ stepNo, seq, stepType, singleid, isAdded: true }))
  const before = added.filter(isBlocking)
  const after = added.filter(step => !isBlocking(step))
  return renumber([before, steps.map(step => ({ ...step, isAdded: false })), after])
}

/** Each part goes on where the one before it ended; steps that shared a number still do. */
function renumber<Step extends Pick<ResolvedStep, 'stepNo' | 'seq'>>(
  parts: readonly (readonly Step[])[],
): Step[] {
  let last = 0
  return parts.flatMap(part => {
    const numbers = [...new Set(part.map(step => step.stepNo))].sort((a, b) => a - b)
    const first = last + 1
    last += numbers.length
    return part.map(step => ({ ...step, stepNo: first + numbers.indexOf(step.stepNo) }))
  })
}
