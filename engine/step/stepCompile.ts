import type { OperationFact } from '../../codegen/contractFacts'
import type {
  AddRowStep,
  CallStep,
  ImportStep,
  OpenStep,
  StepDefinition,
} from '../../schemas/screen/stepDefinition'
import { findTransition } from '../../schemas/workflow/workflow'
import { compileOperationValues } from '../binding/operationCompile'
import { type ExpressionScope, objectTypeOf } from '../expression/valueType'
import { compilePopupValues } from '../lookup/lookupCompile'
import type { OpenStepPlan, StepPlan } from '../plan/stepPlan'
import { compilePrint } from '../print/printCompile'
import { actionProblems } from '../problem/catalogue/actionProblems'
import { gridProblems } from '../problem/catalogue/gridProblems'
import { pageProblems } from '../problem/catalogue/pageProblems'
import { reasons } from '../problem/catalogue/reasons'
import { answerType } from '../scope/answerType'
import { compileValues, withRoots } from '../scope/compiling'
import { typeOfField } from '../scope/fieldType'
import { fittingPages, fittingPopups } from '../scope/fittingNames'
import { namedGrids } from '../scope/namedFields'
import type { Page } from '../scope/page'
import { placeNames, placeType } from '../scope/placeType'
import { reportUseless } from '../scope/reportUseless'
import type { PopupCard, World } from '../scope/world'
import { compileDownload, compileUpload } from '../upload/uploadCompile'
import { compileGo } from '../way/goCompile'
import { compileQuestion } from './confirmCompile'
import { compileTransition, workflowOf } from './transitionCompile'

/**
 * Compiles steps in order: those behind a call know its `answer`, those behind a popup the `picked` row. `then` is where a
 * transition goes with the number it answers.
 */
export function compileSteps(
  page: Page,
  steps: readonly StepDefinition[],
  scope: ExpressionScope,
  then?: string,
): readonly StepPlan[] {
  let known = scope
  return steps.flatMap(step => {
    const plan = compileStep(page, step, known, then) ?? []
    known = withRoots(known, rootsAfter(page, step))
    return plan
  })
}

function rootsAfter({ on: { world } }: Page, step: StepDefinition): ExpressionScope {
  if (step.step === 'call') {
    const operation = step.changes === undefined ? world.contract[step.operation] : undefined
    return operation ? { answer: answerType(operation) } : {}
  }
  const card = step.step === 'open' && step.addTo === undefined ? world.popups.get(step.popup) : undefined
  return card ? { picked: objectTypeOf(card.row, 'a row of the popup') } : {}
}

function compileStep(
  page: Page,
  step: StepDefinition,
  scope: ExpressionScope,
  then: string | undefined,
): StepPlan | undefined {
  const { on } = page
  switch (step.step) {
    case 'reset':
      return { step: 'reset' }
    case 'confirm':
    case 'alert':
      return compileQuestion(on, step, scope)
    case 'search':
      return { step: 'search', grids: step.grid === undefined ? searchable(page) : [gridOf(page, step)] }
    case 'export':
      return { step: 'export', grid: gridOf(page, step) }
    case 'deleteRow':
      return { step: 'deleteRow', grid: gridOf(page, step) }
    case 'import':
      return compileImport(page, step)
    case 'upload':
      return compileUpload(page, step, scope)
    case 'download':
      return compileDownload(page, step, scope)
    case 'addRow':
      return compileAddRow(page, step, scope)
    case 'call':
      return compileCall(page, step, scope)
    case 'open':
      return compileOpen(page, step, scope)
    case 'go':
      on.notes.fits(step, 'screen', () => fittingPages(on.world, scope))
      return compileGo({
        on,
        screen: step.screen,
        with: step.with,
        scope,
        note: step.note,
        at: on.source.valueAt(step, 'screen'),
      })
    case 'set':
      return {
        step: 'set',
        values: compileValues(
          on,
          step.values,
          scope,
          { thing: 'place', names: () => placeNames(page) },
          (name, record) => placeType(page, name, record),
        ),
      }
    case 'print':
      return compilePrint(page, step, scope)
    case 'transition':
      return compileTransition(page, step, scope, then)
    case 'hook':
      return compileHook(page, step)
  }
}

function searchable(page: Page): string[] {
  return [...page.grids.values()].filter(grid => grid.operation).map(grid => grid.id)
}

/** The grid a step names; without a name the only grid of the page. */
function gridOf(page: Page, step: { readonly step: string; readonly grid?: string }): string {
  const { on, grids } = page
  const known = [...grids.keys()]
  on.notes.name(step, 'grid', { thing: 'grid', names: known })
  if (step.grid !== undefined && step.grid !== '') {
    if (!grids.has(step.grid)) reportGrid(page, step, 'grid', step.grid)
    return grids.has(step.grid) ? step.grid : ''
  }
  const [only] = known
  if (known.length === 1 && only !== undefined) return only
  on.source.report(on.source.at(step), pageProblems.gridUnclear(step.step, namedGrids(grids.values())))
  return ''
}

function reportGrid({ on, grids }: Page, step: object, word: string, grid: string) {
  on.source.report(on.source.valueAt(step, word), pageProblems.gridUnknown(grid, namedGrids(grids.values())))
}

/** On the grid that chooses the document a new row is a new document. */
function compileAddRow(page: Page, step: AddRowStep, scope: ExpressionScope): StepPlan {
  const { on, document } = page
  const grid = gridOf(page, step)
  const header = document?.of === grid && !step.copy ? document.header : undefined
  if (!header) checkAddable(page, step, grid)
  const values = compileValues(
    on,
    step.with,
    scope,
    { thing: 'field', names: header ?? {} },
    (name, record) => typeOfField(on, record, name, header ?? {}, 'FORM_FIELD_UNKNOWN'),
  )
  return { step: 'addRow', grid, copy: step.copy ?? false, ...(header ? { document: values } : {}) }
}

/** What is imported becomes new rows, so the grid must be one that takes them; or it changes the rows that it names. */
function compileImport(page: Page, step: ImportStep): StepPlan {
  const grid = gridOf(page, step)
  if (step.by === undefined) {
    checkAddable(page, step, grid)
    return { step: 'import', grid }
  }
  const { columns = [step.by], fields = {}, saved = {} } = page.grids.get(grid) ?? {}
  const { source } = page.on
  page.on.notes.name(step, 'by', { thing: 'field', names: columns })
  if (!columns.includes(step.by))
    source.report(
      source.valueAt(step, 'by'),
      gridProblems.keyColumnUnknown(
        grid,
        step.by,
        columns.map(name => fields[name] ?? name),
      ),
    )
  if (page.grids.has(grid) && Object.keys(saved).length === 0)
    source.report(source.at(step), gridProblems.importLost(grid))
  return { step: 'import', grid, by: step.by }
}

function checkAddable(page: Page, step: AddRowStep | ImportStep | OpenStep, id: string): void {
  const grid = page.grids.get(id)
  if (grid && !grid.canAdd) {
    page.on.source.report(
      page.on.source.at(step),
      gridProblems.rowsNotAddable(id, grid.lines !== undefined || grid.save !== undefined),
    )
  }
}

function compileCall(page: Page, step: CallStep, scope: ExpressionScope): StepPlan | undefined {
  const { on } = page
  if (step.changes !== undefined) return compileSave(page, step, step.changes)
  const operation = on.world.contract[step.operation]
  if (!operation) return undefined
  const values = compileOperationValues(page, step, operation, scope)
  const answered = withRoots(scope, rootsAfter(page, step))
  return {
    step: 'call',
    operation: operation.id,
    with: values,
    ...(isForWriters(operation, on.world) ? { saves: true } : {}),
    set: compileValues(
      on,
      step.set,
      answered,
      { thing: 'place', names: () => placeNames(page) },
      (name, record) => placeType(page, name, record),
    ),
    ...compileFill(page, step),
  }
}

/** An effect on the grants of the page. Approvers of rank may hold a page for reading only and still approve. */
const isForWriters = ({ id, isEffect, access }: OperationFact, { workflows }: World) =>
  isEffect &&
  access === 'screen' &&
  !Object.values(workflows).some(workflow => findTransition(workflow, id)?.actor === 'approver')

/** Lines that an answer makes, named by their grid. */
function compileFill(page: Page, { fill, ...step }: CallStep): { readonly fill?: string } {
  if (fill === undefined) return {}
  const lines = [...page.grids.values()].filter(grid => grid.lines !== undefined)
  page.on.notes.name(step, 'fill', { thing: 'grid', names: lines.map(({ id }) => id) })
  if (lines.some(({ id }) => id === fill)) return { fill }
  page.on.source.report(page.on.source.at(step), pageProblems.gridUnknown(fill, namedGrids(lines)))
  return {}
}

/** Rows and path come from the grid, so that a save has nothing to be handed. */
function compileSave(page: Page, step: CallStep, changes: string): StepPlan | undefined {
  const { on, grids } = page
  const grid = grids.get(changes)
  const known = namedGrids(grids.values())
  on.notes.name(step, 'changes', { thing: 'grid', names: [...grids.keys()] })
  if (!grid?.save) {
    on.source.report(
      on.source.valueAt(step, 'changes'),
      grid ? gridProblems.changesNotSaved(changes, known) : pageProblems.gridUnknown(changes, known),
    )
    return undefined
  }
  return { step: 'call', operation: grid.save.id, with: {}, changes, set: {} }
}

function compileOpen(page: Page, step: OpenStep, scope: ExpressionScope): StepPlan | undefined {
  const { on } = page
  on.notes.fits(step, 'popup', () => fittingPopups(on.world, scope))
  const card = on.world.popups.get(step.popup)
  if (!card) return undefined
  on.popups.add(step.popup)
  if (step.addTo !== undefined) checkAddTo(page, step, step.addTo)
  const picked = withRoots(scope, rootsAfter(page, step))
  return {
    step: 'open',
    ...openedSave(page, card),
    ...(step.addTo === undefined ? {} : { addTo: step.addTo }),
    popup: step.popup,
    with: compilePopupValues(on, step.with, card, scope, on.source.valueAt(step, 'popup')),
    set: compileValues(
      on,
      step.set,
      picked,
      { thing: 'place', names: () => placeNames(page) },
      (name, record) => placeType(page, name, record),
    ),
  }
}

/** A popup that saves by a transition is open to its groups, in its states. */
function openedSave(page: Page, { saves }: PopupCard): Pick<OpenStepPlan, 'saves' | 'transition'> {
  if (saves === undefined) return {}
  const workflow = workflowOf(page, saves)
  return { saves: true, ...(workflow && findTransition(workflow, saves) ? { transition: saves } : {}) }
}

/**
 * New rows are filled by the look-up of the column that opens the same popup, so that filling is said once; else by one that finds
 * the same record by another popup, whose rows then have what it takes.
 */
function checkAddTo(page: Page, step: OpenStep, addTo: string): void {
  const { on, grids } = page
  const grid = grids.get(addTo)
  on.notes.name(step, 'addTo', { thing: 'grid', names: [...grids.keys()] })
  if (!grid) {
    reportGrid(page, step, 'addTo', addTo)
    return
  }
  checkAddable(page, step, addTo)
  if (step.set) reportUseless(on.source, step, 'set', reasons.columnFillsRows)
  if (grid.popups.has(step.popup)) return
  const picked = on.world.popups.get(step.popup)?.row ?? {}
  const takes = (field: string) => {
    const { value, text = value } = grid.fields[field]?.lookup ?? {}
    return value !== undefined && text !== undefined && picked[value] && picked[text]
  }
  if (grid.columns.some(takes)) return
  on.source.report(
    on.source.valueAt(step, 'addTo'),
    actionProblems.openFillsNothing(addTo, step.popup, [...grid.popups]),
  )
}

function compileHook({ on }: Page, step: { readonly step: 'hook'; readonly hook: string }): StepPlan {
  const known = on.world.hooks(on.name)
  on.notes.name(step, 'hook', { thing: 'hook', names: known })
  on.hooks.add(step.hook)
  if (!known.includes(step.hook)) {
    on.source.report(on.source.valueAt(step, 'hook'), actionProblems.hookUnknown(on.name, step.hook, known))
  }
  return { step: 'hook', hook: step.hook }
}
