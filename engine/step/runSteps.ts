import { fillMessage } from '../../schemas/shared/koreanParticle'
import type { Hooks, HookValues } from '../contract/hookContract'
import type { RoomHost } from '../contract/roomHost'
import type { PrintStepPlan } from '../plan/printPlan'
import type { ImportStepPlan, StepPlan, TransitionStepPlan } from '../plan/stepPlan'
import type { UploadStepPlan } from '../plan/uploadPlan'
import { operationCall } from '../record/operationCall'
import type { EffectCalls } from '../runtime/effectCalls'
import { type Row, textOf, withoutEmptyValues } from '../runtime/row'
import { say } from '../runtime/say'
import type { QuestionFact } from '../runtime/services'
import { tellFailure } from '../runtime/tellFailure'
import { sayMade } from '../way/leadTo'
import { goParams } from '../way/rowWay'

/** What steps can do to the screen they run on. */
export interface StepTarget {
  readonly host: RoomHost
  readonly effects: EffectCalls
  readonly hooks: Hooks
  search(grids: readonly string[]): Promise<boolean>
  /** False when the user keeps what is not saved. */
  reset(): Promise<boolean>
  addRow(grid: string, isCopy: boolean): void
  /** A new row for each row that was chosen in a popup; false when there is no place for them. */
  addChosen(grid: string, popup: string, picked: Row): Promise<boolean>
  /** Checks and sends the changed rows of a grid and searches it again; what stops it is shown. */
  saveChanges(grid: string): Promise<boolean>
  /** False when the user keeps what is not saved. */
  startDocument(values: Row): Promise<boolean>
  deleteRow(grid: string): void
  exportGrid(grid: string): Promise<boolean>
  /** Opens the dialog that takes rows out of a workbook; false when it was closed without. */
  importRows(step: ImportStepPlan): Promise<boolean>
  /** Opens the dialog that sends a workbook to the server, and goes on with its answer; false when it was closed without. */
  upload(step: UploadStepPlan, values: Row): Promise<boolean>
  /** Shows the document as a sheet of paper; false when it is not saved yet. */
  print(step: PrintStepPlan, values: Row): Promise<boolean>
  /** Agreed to: a question of the definition stood right before it. */
  transition(step: TransitionStepPlan, isAgreed: boolean): Promise<boolean>
  /** Whether nothing that can be known beforehand speaks against a step that changes something; what does is shown. */
  mayRun(step: StepPlan): Promise<boolean>
  /** Whether the chosen rows stand where the transition begins; what speaks against it is shown. */
  mayMove(transition: string, values: Row): Promise<boolean>
  /** Asks again for what stands on the page, after something was made of it. */
  refresh(): Promise<void>
  /** What a question is about: the row pressed, the rows checked, else the document. */
  facts(values: Row): readonly QuestionFact[]
  /** Writes values by place: "header.x", "filter.x" or "line.x". */
  write(values: Row): void
  hookValues(): HookValues
}

/** What the next steps know beside what they knew before; false ends the steps. */
type StepEnd = boolean | Row

type StepRun<Kind extends StepPlan['step']> = (
  step: Extract<StepPlan, { step: Kind }>,
  on: StepTarget,
  values: Row,
  /** The steps behind it. */
  rest: readonly StepPlan[],
  before: StepPlan | undefined,
) => Promise<StepEnd> | StepEnd

type StepRuns = { readonly [Kind in StepPlan['step']]: StepRun<Kind> }

/** One run per kind of step; forgetting a kind does not compile. True goes on to the next step. */
const stepRuns: StepRuns = {
  search: ({ grids }, on) => on.search(grids),
  reset: (_, on) => on.reset(),
  call: async ({ operation, with: parameters, changes, set }, on, values) => {
    if (changes !== undefined) return on.saveChanges(changes)
    const answer = await callOperation(
      operation,
      withoutEmptyValues(on.host.evaluateAll(parameters, values)),
      on,
    )
    on.write(on.host.evaluateAll(set, { ...values, answer }))
    return { answer }
  },
  open: async ({ popup, with: parameters, set, addTo, transition }, on, values) => {
    const { host, write } = on
    if (transition !== undefined && !(await on.mayMove(transition, values))) return false
    const params = host.evaluateAll(parameters, values)
    const picked = await host.openPopup({ popup, params, ...(addTo !== undefined && { isMany: true }) })
    if (picked === undefined) return false
    if (addTo !== undefined) return on.addChosen(addTo, popup, picked)
    write(host.evaluateAll(set, { ...values, picked }))
    return { picked }
  },
  go: ({ path, with: parameters, made }, on, values) => {
    const { services } = on.host
    const params = goParams(parameters, on.host, values)
    const docNo = made && params[made.param]
    services.go.to(path, params)
    if (made && docNo) {
      sayMade(made.document, docNo, services)
      void on.refresh()
    }
    return true
  },
  confirm: async ({ text, args = [] }, on, values, rest) => {
    for (const step of knownBeforehand(rest)) if (!(await on.mayRun(step))) return false
    const question = fillMessage(
      text,
      args.map(arg => textOf(on.host.evaluate(arg, values))),
    )
    const yes = rest.some(isDestroying) ? 'destroys' : 'goesOn'
    return on.host.services.ask.confirm(question, yes, on.facts(values))
  },
  alert: async ({ text, args = [] }, { host }, values) => {
    await host.services.ask.alert(
      fillMessage(
        text,
        args.map(arg => textOf(host.evaluate(arg, values))),
      ),
      say('savedNotice'),
    )
    return true
  },
  set: ({ values: written }, on, values) => {
    on.write(on.host.evaluateAll(written, values))
    return true
  },
  addRow: ({ grid, copy, document }, on, values) => {
    if (document) return on.startDocument(on.host.evaluateAll(document, values))
    on.addRow(grid, copy)
    return true
  },
  deleteRow: ({ grid }, on) => {
    on.deleteRow(grid)
    return true
  },
  export: ({ grid }, on) => on.exportGrid(grid),
  import: (step, on) => on.importRows(step),
  upload: (step, on, values) => on.upload(step, values),
  download: async (step, { host }, values) => {
    const { downloadFile } = await import('../upload/downloadRun')
    await downloadFile(step, host, values)
    return true
  },
  print: (step, on, values) => on.print(step, values),
  transition: (step, on, _, __, before) => on.transition(step, before?.step === 'confirm'),
  hook: async ({ hook }, on, values) => {
    const run = on.hooks[hook]
    if (!run) throw new Error(`Engine bug: the screen has no hook "${hook}".`)
    const { refused, set = {}, steps = [] } = await run(on.hookValues())
    if (refused !== undefined) {
      await on.host.services.ask.alert(refused)
      return false
    }
    on.write(set)
    return runSteps(steps, on, values)
  },
}

/** Runs steps in order; a refusal, a failure or a "no" ends them. True when all came to their end. */
export async function runSteps(
  steps: readonly StepPlan[],
  on: StepTarget,
  values: Row = {},
): Promise<boolean> {
  let known = values
  for (const [at, step] of steps.entries()) {
    try {
      const end = await runStep(step, on, known, steps.slice(at + 1), steps[at - 1])
      if (end === false) return false
      if (end !== true) known = { ...known, ...end }
    } catch (error) {
      await tellFailure(on.host.services.ask, error)
      return false
    }
  }
  return true
}

function runStep<Kind extends StepPlan['step']>(
  step: Extract<StepPlan, { step: Kind }>,
  on: StepTarget,
  values: Row,
  rest: readonly StepPlan[],
  before: StepPlan | undefined,
): Promise<StepEnd> | StepEnd {
  const run: StepRun<Kind> = stepRuns[step.step]
  return run(step, on, values, rest, before)
}

/** What is asked about: the steps behind a question whose outcome nothing between changes. */
function knownBeforehand(rest: readonly StepPlan[]): readonly StepPlan[] {
  const end = rest.findIndex(({ step }) => step !== 'confirm' && step !== 'alert')
  return end < 0 ? [] : rest.slice(end, end + 1)
}

/** Deletes something, or drops what was entered. */
function isDestroying(step: StepPlan): boolean {
  return step.step === 'reset' || (step.step === 'call' && operationCall(step.operation).method === 'DELETE')
}

/** Parameters of the path and of the query stand side by side; those of a body under it. */
export function callOperation(
  operation: string,
  parameters: Row,
  { host, effects }: Pick<StepTarget, 'host' | 'effects'>,
): Promise<unknown> {
  const { inPath = [], body, isEffect } = operationCall(operation)
  const entries = Object.entries(parameters)
  const request =
    body === undefined
      ? parameters
      : {
          ...Object.fromEntries(entries.filter(([name]) => inPath.includes(name))),
          body: Object.fromEntries(entries.filter(([name]) => !inPath.includes(name))),
        }
  return isEffect ? effects.call(operation, request) : host.services.call.byName(operation, request)
}
