import type { AlertStep, ConfirmStep } from '../../schemas/screen/stepDefinition'
import { type ExpressionScope, textType } from '../expression/valueType'
import type { StepPlan } from '../plan/stepPlan'
import { actionProblems } from '../problem/catalogue/actionProblems'
import { type Compiling, compileExpression } from '../scope/compiling'

/** A question or a notice and what stands in for its holes; a hole without a value, or a value without a hole, is reported. */
export function compileQuestion(
  on: Compiling,
  step: ConfirmStep | AlertStep,
  scope: ExpressionScope,
): StepPlan {
  const { text, args } = step
  const count = args?.length ?? 0
  const holes = new Set([...text.matchAll(/\{(\d+)\}/g)].map(([, number]) => Number(number)))
  const unfilled = [...holes].find(hole => hole >= count)
  const unused = Array.from({ length: count }, (_, at) => at).find(at => !holes.has(at))
  if (unfilled !== undefined) {
    on.source.report(on.source.valueAt(step, 'text'), actionProblems.holeUnfilled(unfilled, count))
  } else if (args && unused !== undefined) {
    on.source.report(on.source.keyAt(step, 'args'), actionProblems.holeMissing(unused))
  }
  return {
    step: step.step,
    text,
    ...(args && { args: args.map((_, at) => compileExpression(on, args, String(at), scope, textType)) }),
  }
}
