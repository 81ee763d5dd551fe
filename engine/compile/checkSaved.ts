import type { StepDefinition } from '../../schemas/screen/stepDefinition'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { reasons } from '../problem/catalogue/reasons'
import type { NormalBlock, NormalGrid, NormalScreen } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import { reportUseless } from '../scope/reportUseless'
import { transitionNames } from '../step/transitionCompile'
import { pageSteps } from './pageSteps'

/** What can be typed on a page is saved by one of its buttons, and rows that may be added are added by one. */
export function checkSaved(page: Page, screen: NormalScreen, every: readonly NormalBlock[]): void {
  const steps = pageSteps(screen, every).flatMap(one => one.steps)
  // A page without any button is still being written, and what a function written by hand does is known to nobody here.
  if (screen.actions.length === 0 || steps.some(({ step }) => step === 'hook')) return
  // A grid that is not there is reported where it is named.
  if (steps.flatMap(namedGrids).some(grid => !page.grids.has(grid))) return
  for (const block of every) if (block.block === 'grid') checkGrid(page, block, steps)
  checkDocument(page, screen, every, steps)
}

function namedGrids(step: StepDefinition): readonly string[] {
  const named = [
    'grid' in step ? step.grid : undefined,
    'changes' in step ? step.changes : undefined,
    'fill' in step ? step.fill : undefined,
    'addTo' in step ? step.addTo : undefined,
  ]
  return named.flatMap(grid => grid || [])
}

function checkGrid(
  { on: { source }, grids }: Page,
  grid: NormalGrid,
  steps: readonly StepDefinition[],
): void {
  const facts = grids.get(grid.id)
  if (!facts || grid.readOnly) return
  const isSaving = (step: StepDefinition) => step.step === 'call' && step.changes === grid.id
  if (facts.save && Object.keys(facts.saved).length > 0 && !steps.some(isSaving)) {
    source.report(source.keyAt(grid, 'save'), meantProblems.gridUnsaved(grid.id))
    return
  }
  const isAdding = (step: StepDefinition) =>
    ((step.step === 'addRow' || step.step === 'import') && step.grid === grid.id) ||
    (step.step === 'open' && step.addTo === grid.id) ||
    (step.step === 'call' && step.fill === grid.id)
  if (grid.newRow !== undefined && !steps.some(isAdding))
    reportUseless(source, grid, 'newRow', reasons.nothingAdded(grid.id))
}

/** A document that a page lets nobody save is shown alone, which it says. */
function checkDocument(
  { on: { source, world }, document }: Page,
  { document: written }: NormalScreen,
  every: readonly NormalBlock[],
  steps: readonly StepDefinition[],
): void {
  if (!document || !written || written.editWhen !== undefined) return
  const fields = every.flatMap(block =>
    block.block === 'form' && block.editWhen === undefined ? block.fields : [],
  )
  const isEntered = fields.some(
    ({ field, edit, value }) => document.savedHeader[field] && edit !== false && value === undefined,
  )
  // A page that says how a new document begins is there to write one.
  if (!isEntered || written.initial === undefined || steps.length === 0) return
  const saving = [document.create, document.update].flatMap(operation => operation?.id ?? [])
  const takesHeader = (name: string) => world.contract[name]?.body?.fields.header !== undefined
  const isSaving = (step: StepDefinition) =>
    step.step === 'transition'
      ? transitionNames(step).some(name => saving.includes(name) || takesHeader(name))
      : step.step === 'call' && saving.includes(step.operation)
  if (saving.length > 0 && !steps.some(isSaving))
    source.report(source.valueAt(written, 'workflow'), meantProblems.documentUnsaved(saving))
}
