import { fillMessage } from '../../schemas/shared/koreanParticle'
import type { StepPlan } from '../plan/stepPlan'
import { operationCall } from '../record/operationCall'
import { isRow, textOf } from '../runtime/row'
import { mayCall } from './callStep'
import { questionedFacts } from './questionedFacts'
import type { StepPage, StepRun } from './stepPlace'
import { mayRunTransition } from './transitionStep'

/** Asks before what follows. What is known to speak against that is said instead of the question. */
export const runConfirm: StepRun<'confirm'> = async (step, { host, page }, values, { rest }) => {
  const next = knownBeforehand(rest)
  if (next && page && !(await mayRun(next, page))) return false
  const { text, args = [] } = step
  const question = fillMessage(
    text,
    args.map(arg => textOf(host.evaluate(arg, values))),
  )
  const facts = page
    ? questionedFacts(page.core, page.action, isRow(values.row) ? values.row : undefined)
    : []
  return host.services.ask.confirm(question, rest.some(isDestroying) ? 'destroys' : 'goesOn', facts)
}

/** The step whose outcome nothing between it and the question changes. */
function knownBeforehand(rest: readonly StepPlan[]): StepPlan | undefined {
  return rest.find(({ step }) => step !== 'confirm' && step !== 'alert')
}

/** The same judgement as when the step runs. */
async function mayRun(step: StepPlan, page: StepPage): Promise<boolean> {
  if (step.step === 'transition') return mayRunTransition(step, page)
  return step.step !== 'call' || mayCall(step, page)
}

/** Deletes something, or drops what was entered. */
function isDestroying(step: StepPlan): boolean {
  return step.step === 'reset' || (step.step === 'call' && operationCall(step.operation).method === 'DELETE')
}
