import type { StepPlan } from '../plan/stepPlan'
import type { Row } from '../runtime/row'
import { tellFailure } from '../runtime/tellFailure'
import { runAddRow } from './addRowStep'
import { runAlert } from './alertStep'
import { runCall } from './callStep'
import { runConfirm } from './confirmStep'
import { runDeleteRow } from './deleteRowStep'
import { runDownload } from './downloadStep'
import { runExport } from './exportStep'
import { runGo } from './goStep'
import { runHook } from './hookStep'
import { runImport } from './importStep'
import { runOpen } from './openStep'
import { runPrint } from './printStep'
import { runReset } from './resetStep'
import { runSearch } from './searchStep'
import { runSet } from './setStep'
import type { StepEnd, StepPlace, StepRun, StepsAround } from './stepPlace'
import { runTransition } from './transitionStep'
import { runUpload } from './uploadStep'

/**
 * One run per kind of step; forgetting a kind does not compile. What only some pages need (transitions, workbooks, paper) is fetched by
 * its step when it first runs: a list shows its rows without it.
 */
const stepRuns: { readonly [Kind in StepPlan['step']]: StepRun<Kind> } = {
  search: runSearch,
  reset: runReset,
  call: runCall,
  open: runOpen,
  go: runGo,
  confirm: runConfirm,
  alert: runAlert,
  set: runSet,
  addRow: runAddRow,
  deleteRow: runDeleteRow,
  export: runExport,
  import: runImport,
  upload: runUpload,
  download: runDownload,
  print: runPrint,
  transition: runTransition,
  hook: runHook,
}

/** Runs steps in order; a refusal, a failure or a "no" ends them. True when all came to their end. */
export async function runSteps(
  steps: readonly StepPlan[],
  place: StepPlace,
  values: Row = {},
): Promise<boolean> {
  let known = values
  for (const [at, step] of steps.entries()) {
    const around = {
      before: steps[at - 1],
      rest: steps.slice(at + 1),
      runSteps: (more: readonly StepPlan[], moreValues: Row) => runSteps(more, place, moreValues),
    }
    try {
      const end = await runStep(step, place, known, around)
      if (end === false) return false
      if (end !== true) known = { ...known, ...end }
    } catch (error) {
      await tellFailure(place.host.services.ask, error)
      return false
    }
  }
  return true
}

function runStep<Kind extends StepPlan['step']>(
  step: Extract<StepPlan, { step: Kind }>,
  place: StepPlace,
  values: Row,
  around: StepsAround,
): Promise<StepEnd> | StepEnd {
  const run: StepRun<Kind> = stepRuns[step.step]
  return run(step, place, values, around)
}
