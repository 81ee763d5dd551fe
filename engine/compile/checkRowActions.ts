import type { StepDefinition, TransitionStep } from '../../schemas/screen/stepDefinition'
import { findTransition, isCreating, type Transition, type Workflow } from '../../schemas/workflow/workflow'
import { actionScope } from '../action/actionCompile'
import type { ActionPlan } from '../plan/actionPlan'
import { actionProblems } from '../problem/catalogue/actionProblems'
import { callProblems } from '../problem/catalogue/callProblems'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { reasons } from '../problem/catalogue/reasons'
import { saidProblems } from '../problem/catalogue/saidProblems'
import { workflowProblems } from '../problem/catalogue/workflowProblems'
import type { NormalAction, NormalBlock, NormalScreen } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'
import { savedTransition } from '../scope/savedTransition'
import { transitionNames, workflowOf } from '../step/transitionCompile'
import { canHold } from './canHold'
import { asksReason } from './checkSteps'

/** Buttons whose steps cannot do what they are there for, with the rows that are checked when they are pressed. */
export function checkRowActions(
  page: Page,
  screen: NormalScreen,
  plans: readonly ActionPlan[],
  every: readonly NormalBlock[],
): void {
  const scope = actionScope(page, screen)
  screen.actions.forEach((action, at) => {
    const plan = plans[at]
    if (!plan) return
    for (const step of action.steps) if (step.step === 'transition') checkTransition(page, action, step)
    checkQuestions(page, action.steps)
    checkCount(page, action, plan, scope)
    checkLater(page, action, plan)
    checkOpened(page, action)
    checkRead(page, action)
  })
  for (const block of every)
    if (block.block === 'grid') for (const { column } of block.buttons) checkQuestions(page, column.steps)
}

function checkTransition(page: Page, action: NormalAction, step: TransitionStep): void {
  const { source, world } = page.on
  const [name = ''] = transitionNames(step)
  const workflow = workflowOf(page, name)
  const transition = workflow && findTransition(workflow, name)
  if (!workflow || !transition) return
  const place = source.valueAt(step, 'transition')
  const own = workflow.transitions.filter(one => transitionNames(step).includes(one.transition))
  // What saves may be called so whether it makes or changes.
  const others = workflow.transitions.filter(
    one => !own.includes(one) && one.to !== transition.to && !isCreating(one),
  )
  const other = others.find(one => one.label === action.label)
  if (
    other &&
    !own.some(({ label }) => label === action.label) &&
    action.note === undefined &&
    action.steps.length === 1
  )
    source.report(place, workflowProblems.labelOfOther(name, action.label ?? '', other.transition))
  checkPreview(page, action, step, transition)
  if (page.document) return
  if (action.rows === 'none') {
    source.report(source.valueAt(action, 'rows'), actionProblems.unreachable(reasons.movesNoRows))
    return
  }
  const missing = Object.values(world.contract[name]?.body?.fields ?? {}).filter(
    field => field.required && !isGiven(field.name, step, transition),
  )
  if (step.preview === undefined && step.documents === undefined && missing.length > 0)
    source.report(place, workflowProblems.fieldNotGiven(name, missing))
}

/** A button that opens a popup is called after what the popup does. */
function checkOpened({ on: { source, world } }: Page, action: NormalAction): void {
  if (action.label === undefined || action.note !== undefined) return
  for (const step of action.steps) {
    const saves = step.step === 'open' ? world.popups.get(step.popup)?.saves : undefined
    const { own, other } = savedTransition(saves ?? '', action.label, world) ?? {}
    if (own && other)
      source.report(
        source.valueAt(action, 'label'),
        saidProblems.labelOfOther(action.label, own.transition, own.label),
      )
  }
}

/** What is chosen in a preview, and the operation takes, goes along with it. */
function checkPreview(
  { on: { source, world } }: Page,
  { note }: NormalAction,
  step: TransitionStep,
  { transition }: Transition,
): void {
  const popup = typeof step.preview === 'string' ? step.preview : step.preview?.popup
  const card = popup === undefined ? undefined : world.popups.get(popup)
  if (!card?.confirms || note !== undefined) return
  const taken = world.contract[transition]?.body?.fields ?? {}
  const unsent = Object.keys(card.row).filter(name => taken[name] && step.send?.[name] === undefined)
  if (unsent.length > 0)
    source.report(source.valueAt(step, 'preview'), meantProblems.previewUnsent(card.popup, unsent))
}

/** What a list sends along with the transition of its rows: their keys, and what the user is asked. */
function isGiven(field: string, step: TransitionStep, { reason, opinion }: Transition): boolean {
  if (field === 'keys' || step.send?.[field] !== undefined) return true
  return (reason !== undefined && /^reason/.test(field)) || (opinion !== undefined && field === 'opinion')
}

/** What asks stands before what it asks about, and what a workflow asks about is not called past its question. */
function checkQuestions({ on: { source, world } }: Page, steps: readonly StepDefinition[]): void {
  const isDeed = ({ step }: StepDefinition) => step === 'transition'
  const last = steps.at(-1)
  if (last?.step === 'confirm' && steps.some(isDeed))
    source.report(source.at(last), actionProblems.confirmLate())
  steps.forEach((step, at) => {
    if (step.step !== 'call' || steps.slice(0, at).some(one => one.step === 'confirm')) return
    const named = Object.values(world.workflows).map((of): readonly [Workflow, Transition | undefined] => [
      of,
      findTransition(of, step.operation),
    ])
    const [workflow, transition] = named.find(([, one]) => one?.reason?.required === true) ?? []
    if (!workflow || !transition || world.contract[step.operation] === undefined) return
    source.report(
      source.valueAt(step, 'operation'),
      workflowProblems.calledUnasked(step.operation, workflow.label, transition.label),
    )
  })
}

/** The condition of the button fits the number of rows with which it can be pressed, and its steps read no row beyond them. */
function checkCount(page: Page, action: NormalAction, plan: ActionPlan, scope: Page['scope']): void {
  const { source } = page.on
  if (plan.rows === 'none') return
  const when = action.enabledWhen
  const size = plan.rows === 'one' ? 'size(selection) == 1' : 'size(selection) >= 1'
  const within = { ...page, scope }
  if (when !== undefined && scope.selection && canHold(within, [when]) && !canHold(within, [when, size]))
    source.report(source.valueAt(action, 'enabledWhen'), actionProblems.unreachable(reasons.otherCount))
  if (plan.rows === 'some') checkFirst(page, action)
  if (plan.rows !== 'one') return
  for (const { holder, key, text } of textsIn(action.steps)) {
    const found = /selection\[[1-9]\d*\]/.exec(text)
    if (found) source.report(source.inText(holder, key, found.index), actionProblems.rowBeyond(found[0]))
  }
}

/** Of several rows that may be checked a button reads more than the first. */
function checkFirst({ on: { source, world }, document }: Page, action: NormalAction): void {
  if (action.note !== undefined) return
  if (action.steps.some(step => step.step === 'call' && asksReason(step.operation, world))) return
  const isOfAll = ({ step }: StepDefinition) => ['transition', 'hook', 'deleteRow', 'upload'].includes(step)
  const told = [action.enabledWhen ?? '', ...textsIn(action.steps).map(({ text }) => text)].join(' ')
  if (!action.steps.some(isOfAll)) {
    if (/\bselection\[0\]/.test(told) && !/\bselection\b(?!\[0\])/.test(told))
      source.report(source.valueAt(action, 'rows'), meantProblems.firstOfSeveral())
  } else if (action.then !== undefined && !document && world.screens.get(action.then)?.key !== undefined)
    source.report(source.valueAt(action, 'then'), meantProblems.thenOfSeveral(action.then))
}

/** A page that shows one document needs its number, and a checked row has it. */
function checkLater(page: Page, action: NormalAction, plan: ActionPlan): void {
  const { source, world } = page.on
  const rows = rowsOf(page, action)
  if (plan.rows === 'none' || !rows) return
  for (const [at, step] of action.steps.entries()) {
    const target = step.step === 'go' ? world.screens.get(step.screen) : undefined
    const { key } = target ?? {}
    const given = step.step === 'go' ? step.with : undefined
    const answered = action.steps.slice(0, at).some(one => one.step === 'call' || one.step === 'open')
    if (!target || key === undefined || given?.[key] !== undefined || answered || !rows.fields[key]) continue
    // A page that needs the number is reported where it is named.
    if (target.creates === undefined && !target.isChosenThere) continue
    const problem = callProblems.screenParameterMissing(target.screen, key, `selection[0].${key}`)
    source.report(source.valueAt(step, 'screen'), problem)
  }
}

/** A button that waits for a checked row and does nothing with it. */
function checkRead(page: Page, action: NormalAction): void {
  const { source } = page.on
  const isMeant = action.rows === 'one' || action.rows === 'some'
  const rows = rowsOf(page, action)
  if (!isMeant || !rows || action.note !== undefined) return
  const isOwn = ({ step }: StepDefinition) =>
    ['transition', 'hook', 'addRow', 'deleteRow', 'upload', 'print'].includes(step)
  if (action.steps.some(isOwn)) return
  const texts = textsIn(action.steps)
  const reads = (text: string) => /\b(selection|row|line|chosen|header)\b/.test(text)
  if (texts.some(({ text }) => reads(text)) || reads(action.enabledWhen ?? '')) return
  for (const { holder, key, text } of texts) {
    const field = /^filter\.(\w+)$/.exec(text)?.[1]
    if (field === undefined || !rows.fields[field]) continue
    source.report(source.valueAt(holder, key), actionProblems.rowsUnread(text, `selection[0].${field}`))
    return
  }
  const leads = action.steps.some(
    step => step.step === 'go' && page.on.world.screens.get(step.screen)?.key !== undefined,
  )
  if (!leads) source.report(source.valueAt(action, 'rows'), actionProblems.rowsUnread())
}

function rowsOf({ grids, document }: Page, action: NormalAction): GridFacts | undefined {
  const id = action.grid ?? document?.of
  return id === undefined
    ? [...grids.values()].find(({ operation }) => operation !== undefined)
    : grids.get(id)
}

interface WrittenText {
  readonly holder: object
  readonly key: string
  readonly text: string
}

/** Every text among the values of steps, with what holds it. */
function textsIn(part: object): readonly WrittenText[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]): readonly WrittenText[] => {
    if (typeof value === 'string') return [{ holder: part, key, text: value }]
    return typeof value === 'object' && value !== null ? textsIn(value) : []
  })
}
