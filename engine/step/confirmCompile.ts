import type { AlertStep, ConfirmStep } from '../../schemas/screen/stepDefinition'
import { type ExpressionScope, textType } from '../expression/valueType'
import type { StepPlan } from '../plan/stepPlan'
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
    on.source.report(on.source.valueAt(step, 'text'), {
      code: 'CONFIRM_ARGS_UNFIT',
      what: `The text has {${unfilled}}, and "args" has ${count === 0 ? 'no value' : `${count} values, from {0}`}.`,
      mend: `add a value to "args", or take {${unfilled}} out of the text.`,
    })
  } else if (args && unused !== undefined) {
    on.source.report(on.source.keyAt(step, 'args'), {
      code: 'CONFIRM_ARGS_UNFIT',
      what: `The text has no {${unused}}, in which that value of "args" could stand.`,
      mend: `write {${unused}} into the text, or remove the value.`,
    })
  }
  return {
    step: step.step,
    text,
    ...(args && { args: args.map((_, at) => compileExpression(on, args, String(at), scope, textType)) }),
  }
}
