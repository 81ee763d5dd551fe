import type { StepDefinition } from '../../schemas/screen/stepDefinition'
import { findTransition } from '../../schemas/workflow/workflow'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { saidProblems } from '../problem/catalogue/saidProblems'
import type { NormalBlock, NormalScreen } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import type { World } from '../scope/world'
import { type PageSteps, pageSteps } from './pageSteps'

/** Steps that can be taken and leave something undone that their user takes for done. */
export function checkSteps(page: Page, screen: NormalScreen, every: readonly NormalBlock[]): void {
  for (const pressed of pageSteps(screen, every)) {
    checkChoice(page, pressed)
    checkCalls(page, pressed)
    checkLacking(page, pressed)
    checkAlerts(page, pressed)
  }
}

const textOf = (part: unknown) => JSON.stringify(part)

/** A row that is chosen in a popup fills something, or a later step reads it. */
function checkChoice({ on: { source, world } }: Page, { entry, steps }: PageSteps): void {
  if (entry.note !== undefined) return
  steps.forEach((step, at) => {
    if (step.step !== 'open' || step.set !== undefined || step.addTo !== undefined) return
    const card = world.popups.get(step.popup)
    const isRead = /\bpicked\b/.test(textOf(steps.slice(at + 1)))
    if (card?.chooses && !isRead)
      source.report(source.valueAt(step, 'popup'), meantProblems.choiceUnused(card.popup))
  })
}

/** A call that changes rows is asked about where several are checked, and shows what became of them. */
function checkCalls(page: Page, pressed: PageSteps): void {
  const { source, world } = page.on
  const { entry, steps, rows } = pressed
  if (entry.note !== undefined) return
  checkSaved(page, pressed)
  const at = steps.findIndex(step => step.step === 'call' && isChange(step))
  const call = steps[at]
  if (call?.step !== 'call' || asksReason(call.operation, world)) return
  const before = steps.slice(0, at).map(({ step }) => step)
  if (
    rows === 'some' &&
    call.changes === undefined &&
    !before.some(step => step === 'confirm' || step === 'open')
  )
    source.report(source.valueAt(call, 'operation'), meantProblems.calledUnasked(call.operation))
  const isTaken = call.changes !== undefined || call.set !== undefined || call.fill !== undefined
  if (!isTaken && isStale(page, pressed, at, call.operation))
    source.report(source.valueAt(call, 'operation'), meantProblems.rowsStale(call.operation))

  function isChange(step: StepDefinition): boolean {
    return step.step === 'call' && world.contract[step.operation]?.isEffect === true
  }
}

/** What has been done is said once it has been; questions ask, and alerts do not. */
function checkAlerts({ on: { source, world } }: Page, { entry, steps }: PageSteps): void {
  if (entry.note !== undefined) return
  const isDeed = (step: StepDefinition) =>
    step.step === 'transition' || (step.step === 'call' && world.contract[step.operation]?.isEffect === true)
  const first = steps.findIndex(isDeed)
  for (const step of steps.slice(0, Math.max(0, first)))
    if (step.step === 'alert' && /[했됐냈렸] ?습니다|되었습니다|하였습니다/.test(step.text))
      source.report(source.valueAt(step, 'text'), saidProblems.alertEarly(step.text))
  for (const step of steps) {
    if (step.step === 'confirm' && /다\.$/.test(step.text) && !/[?{]/.test(step.text))
      source.report(source.valueAt(step, 'text'), saidProblems.asksNothing(step.text))
    if (step.step === 'alert' && /(까|나요)\?$/.test(step.text))
      source.report(source.valueAt(step, 'text'), saidProblems.asksInAlert(step.text))
  }
}

/** What a popup has saved shows in the rows of the page, too. */
function checkSaved(page: Page, pressed: PageSteps): void {
  const { source, world } = page.on
  pressed.steps.forEach((step, at) => {
    const saves = step.step === 'open' ? world.popups.get(step.popup)?.saves : undefined
    if (step.step !== 'open' || saves === undefined || step.set !== undefined) return
    if (isStale(page, pressed, at, saves))
      source.report(source.valueAt(step, 'popup'), meantProblems.rowsStale(saves))
  })
}

/** Whether the rows that a step changes stay on the page as they were: those of its button, where it has some. */
function isStale(
  { on: { world }, grids }: Page,
  { steps, grid, rows }: PageSteps,
  at: number,
  operation: string,
): boolean {
  // What stands in another file of the contract changes other rows.
  const file = world.contract[operation]?.file
  const changed = [...grids.values()].filter(one => one.operation?.file === file).map(({ id }) => id)
  const own = changed.filter(id => id === grid && rows !== undefined && rows !== 'none')
  const wanted = own.length > 0 ? own : changed
  const isShown = steps
    .slice(at + 1)
    .some(step =>
      step.step === 'search' && step.grid !== undefined && step.grid !== ''
        ? wanted.includes(step.grid)
        : ['search', 'go', 'transition', 'download', 'set', 'alert'].includes(step.step),
    )
  return wanted.length > 0 && !isShown
}

/** A transition that is called past the question for its reason is reported as such. */
export function asksReason(operation: string, { workflows }: World): boolean {
  return Object.values(workflows).some(one => findTransition(one, operation)?.reason?.required === true)
}

/** What an operation or a popup cannot do without is there whenever the button is. */
function checkLacking(page: Page, { entry, steps, conditions }: PageSteps): void {
  const { source } = page.on
  if (entry.note !== undefined) return
  const told = conditions.join(' && ')
  for (const step of steps) {
    const values = 'with' in step ? (step.with ?? {}) : {}
    const needed = neededOf(page, step)
    for (const [name, text] of Object.entries(values)) {
      const [written, root = '', field = ''] = /^\s*(\w+)\.(\w+)\s*$/.exec(text) ?? []
      if (written === undefined) continue
      const path = `${root}.${field}`
      const isDenied = new RegExp(`(^|&&)\\s*!has\\(${root}\\.${field}\\)\\s*($|&&)`).test(told)
      if (isDenied)
        source.report(source.valueAt(entry, 'visibleWhen'), meantProblems.mayLack(name, path, 'always'))
      else if (root === 'row' && needed.has(name) && isOptional(page, field) && !told.includes(path))
        source.report(source.at(entry), meantProblems.mayLack(name, path, 'perhaps'))
    }
  }
}

function isOptional({ grids }: Page, field: string): boolean {
  const facts = [...grids.values()].flatMap(grid => grid.fields[field] ?? [])
  return facts.length > 0 && facts.every(({ required }) => required === false)
}

function neededOf({ on: { world } }: Page, step: StepDefinition): ReadonlySet<string> {
  const operation =
    step.step === 'print'
      ? step.sheets
      : step.step === 'download' || step.step === 'call'
        ? step.operation
        : undefined
  const { parameters = {} } = world.contract[operation ?? ''] ?? {}
  const needs = step.step === 'open' ? (world.popups.get(step.popup)?.needs ?? []) : []
  return new Set([
    ...needs,
    ...Object.values(parameters).flatMap(parameter => (parameter.required ? [parameter.name] : [])),
  ])
}
