import type { ApprovalRuleInput, ApprovalRuleStep } from '../../../codegen/generated/types'
import { isCodeValue } from '../../../schemas/codes/codeGroups'
import { compareDecimals } from '../../../schemas/shared/decimal'
import { approvalTexts } from '../../document/approval/approvalTexts'
import { isApproving, isBlocking } from '../../document/approval/stepTypes'
import { type Failure, fieldRefused, refused } from '../../http/failure'

const mostSteps = 10

/** A rule as far as the others must make room for it. */
export interface RuleRange {
  readonly ruleId: string
  readonly amtFrom: string
  readonly amtTo: string | null
}

/** What speaks against a rule before the others are looked at (domain 10). */
export function ruleFailure(
  { autoApproveYn, amtFrom, amtTo }: ApprovalRuleInput,
  steps: readonly ApprovalRuleStep[],
): Failure | undefined {
  if (amtTo !== undefined && amtTo !== '' && compareDecimals(amtTo, amtFrom) <= 0)
    return fieldRefused('amtTo', approvalTexts.amountOrder)
  if (autoApproveYn === 'Y')
    return steps.length === 0 ? undefined : refused('stepsOfAutomatic', approvalTexts.stepsOfAutomatic)
  const unnamed = steps.findIndex(step => step.resolver === 'PERSON' && !step.singleid)
  if (unnamed >= 0) return fieldRefused('singleid', approvalTexts.approverMissing, [], unnamed + 1)
  const keys = steps.map(({ stepNo, resolver, singleid }) =>
    [stepNo, resolver, resolver === 'PERSON' ? singleid : ''].join(' '),
  )
  return rowTwice(keys) ?? orderFailure(steps)
}

/** The last step that holds somebody up must approve; steps that only tell may follow it. */
export function orderFailure(
  steps: readonly { readonly stepNo: number; readonly stepType: string }[],
): Failure | undefined {
  const unknown = steps.findIndex(
    step => !isCodeValue('APPR_STEP_TYPE', step.stepType) || step.stepType === 'DRAFT',
  )
  if (unknown >= 0)
    return fieldRefused('stepType', 'codeNotAllowed', [steps[unknown]?.stepType ?? ''], unknown + 1)
  if (steps.some(step => step.stepNo > mostSteps)) return refused('tooManySteps', approvalTexts.tooManySteps)
  if (!steps.some(isApproving)) return refused('approveStepMissing', approvalTexts.approveStepMissing)
  const blocking = steps.filter(isBlocking)
  const last = Math.max(...blocking.map(step => step.stepNo))
  return blocking.some(step => step.stepNo === last && !isApproving(step))
    ? refused('lastStepApproves', approvalTexts.lastStepApproves)
    : undefined
}

function rowTwice(keys: readonly string[]): Failure | undefined {
  const second = keys.findIndex((key, index) => keys.indexOf(key) < index)
  if (second < 0) return undefined
  const first = keys.indexOf(keys[second] ?? '')
  return fieldRefused('stepNo', approvalTexts.rowsTwice, [first + 1, second + 1], second + 1)
}

/** The rule whose amounts overlap; both ends: from this amount on, up to below that one. */
export function overlapping(
  range: Omit<RuleRange, 'ruleId'>,
  others: readonly RuleRange[],
): RuleRange | undefined {
  const isBelow = (end: string | null, start: string) => end !== null && compareDecimals(end, start) <= 0
  return others.find(other => !isBelow(other.amtTo, range.amtFrom) && !isBelow(range.amtTo, other.amtFrom))
}

/** Parallel steps in the order in which they were written. */
export function withSeq<Step extends { readonly stepNo: number }>(steps: readonly Step[]) {
  const counts = new Map<number, number>()
  return steps.map(step => {
    const seq = (counts.get(step.stepNo) ?? 0) + 1
    counts.set(step.stepNo, seq)
    return { ...step, seq }
  })
}
