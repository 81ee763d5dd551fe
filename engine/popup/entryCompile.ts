import { saveLabel, takeLabel } from '../../schemas/screen/actionWords'
import type { PopupDefinition } from '../../schemas/screen/popupDefinition'
import type { PopupFormDefinition } from '../../schemas/screen/popupFormDefinition'
import { compileFiles } from '../files/filesCompile'
import { compileChecks } from '../form/checkCompile'
import { compileForm } from '../form/formCompile'
import { compileGrid } from '../grid/gridCompile'
import type { DocumentPlan } from '../plan/documentPlan'
import type { GridPlan } from '../plan/gridPlan'
import type { EntryPopupPlan } from '../plan/screenPlan'
import { columnProblems } from '../problem/catalogue/columnProblems'
import { checkCircles } from '../scope/checkCircles'
import { checkFormSense } from '../scope/checkForm'
import { checkGridSense } from '../scope/checkGrid'
import { type Compiling, compileCondition, compileValues, withRoots } from '../scope/compiling'
import { typeOfField } from '../scope/fieldType'
import { handedTypes } from '../scope/handedType'
import type { NormalForm, NormalGrid } from '../scope/normalDefinition'
import { normaliseForm, normaliseGrid } from '../scope/normalise'
import { noteOperation } from '../scope/noteOperation'
import type { Page } from '../scope/page'
import { pageFacts } from '../scope/pageFacts'
import type { DocumentFacts } from '../scope/recordFacts'
import { compileSteps } from '../step/stepCompile'
import { checkEntry, checkFocus, checkSpans, checkSteps } from './entryCheckCompile'
import { type EntryFacts, entryFacts } from './entryFactsCompile'
import { checkSentLines } from './entryLinesCompile'
import { canFill, compileLoad, compileSave } from './entryOperationsCompile'
import { emptyWorkflow, entering, entryWorkflow } from './entryWorkflowCompile'
import { compileOneByOne } from './oneByOneCompile'

/** Compiles a popup of fields and lines: a document that is new, or loaded, each time it opens. */
export function compileEntryPopup(
  on: Compiling,
  written: PopupDefinition,
  form: PopupFormDefinition,
): EntryPopupPlan {
  checkEntry(on, written, form)
  noteOperation(on, form, 'load', canFill)
  const facts = entryFacts(form, on.world.contract)
  const normal = normaliseForm({ ...form, title: written.title }, form, on.source)
  const grid = form.grid && normaliseGrid(form.grid, on.source)
  const document = facts && documentFacts(facts, written, form, normal, grid)
  const handed = {
    params: written.params ?? [],
    paramTypes: handedTypes(on.world.popups.get(written.popup)),
  }
  const opening = pageFacts(on, { grids: [], compileSteps, ...handed })
  const page = pageFacts(on, {
    grids: grid ? [grid] : [],
    compileSteps,
    ...handed,
    ...(document ? { document } : {}),
  })
  checkFormSense(page, [normal])
  if (grid) checkGridSense(page, grid)
  if (facts) checkSentLines(on, form, facts)
  checkCircles(on.source, [normal], grid ? [grid] : [])
  checkSteps(on, normal)
  const columns = form.columns ?? 1
  checkSpans(on, normal, columns)
  const plan = compileForm(page, normal)
  const fields = plan.fields.map(field => ({ ...field, span: narrowed(field.span, columns) }))
  const editable = fields.flatMap(field => (field.isEditable ? [field.field] : []))
  checkFocus(on, written, editable)
  // Where records come one after the other, the field that finds them has it.
  const focus = form.oneByOne ? undefined : (written.focus ?? editable[0])
  const load = facts && compileLoad(page, opening, form, facts, grid && page.grids.get(grid.id))
  const lines = grid && facts && compileLines(page, form, grid)
  const oneByOne = facts && compileOneByOne(on, form, facts)
  return {
    popup: written.popup,
    title: written.title,
    params: handed.params,
    form: { ...plan, fields },
    columns,
    document: documentPlan(page, opening, form, document),
    ...(lines ? { grid: lines } : {}),
    ...(form.files ? { files: compileFiles(page, form.files, 'files') } : {}),
    ...(load ? { load } : {}),
    ...(facts?.isShown ? { isShown: true } : {}),
    ...(facts?.isSent ? { save: compileSave(page, form, facts, enteredNames(form, normal, grid)) } : {}),
    ...(oneByOne ? { oneByOne } : {}),
    // What is loaded may decide; what is typed may not: nothing has been typed when the popup opens.
    ...compileCondition(on, form, 'editWhen', form.load === undefined ? opening.scope : page.scope),
    chooseLabel: written.chooseLabel ?? (form.save === undefined ? takeLabel : saveLabel),
    ...(focus === undefined ? {} : { focus }),
    checks: compileChecks(on, written.checks, page.scope),
    operations: [...on.operations].sort(),
  }
}

function narrowed(span: 1 | 2 | 3, columns: 1 | 2 | 3 | 4): 1 | 2 | 3 {
  return columns !== 4 && span > columns ? columns : span
}

/** What the request gets out of the popup itself. */
function enteredNames(form: PopupFormDefinition, normal: NormalForm, grid: NormalGrid | undefined): string[] {
  return [
    ...normal.fields.map(({ field }) => field),
    ...(form.oneByOne ? [form.oneByOne.find, form.oneByOne.decide] : []),
    ...Object.keys(form.initial ?? {}),
    ...(grid?.lines === undefined ? [] : [grid.lines]),
    ...(form.files ? [form.files.field] : []),
  ]
}

function documentFacts(
  facts: EntryFacts,
  written: PopupDefinition,
  form: PopupFormDefinition,
  normal: NormalForm,
  grid: NormalGrid | undefined,
): DocumentFacts {
  return {
    workflow: entryWorkflow(facts, written, form, normal, grid),
    source: facts.operation,
    key: '',
    isMadeElsewhere: false,
    header: facts.header,
    parts: facts.parts,
    savedHeader: facts.fields,
    // Its request says which cells of a line can be edited.
    ...(facts.isShown ? {} : { create: facts.operation }),
  }
}

function documentPlan(
  { on, scope }: Page,
  opening: Page,
  form: PopupFormDefinition,
  document: DocumentFacts | undefined,
): DocumentPlan {
  const fields = document?.savedHeader ?? {}
  const initialScope = form.load === undefined ? opening.scope : scope
  return {
    workflow: document?.workflow ?? emptyWorkflow,
    ...{ key: '', create: entering, update: entering, parts: [] },
    saved: Object.keys(fields),
    initial: document
      ? compileValues(on, form.initial, initialScope, { thing: 'field', names: fields }, (name, record) =>
          typeOfField(on, record, name, fields, 'FORM_FIELD_UNKNOWN'),
        )
      : {},
  }
}

function compileLines(page: Page, form: PopupFormDefinition, grid: NormalGrid): GridPlan {
  const plan = compileGrid(page, grid, undefined)
  const facts = page.grids.get(grid.id)
  const { on, scope } = page
  checkButtons(on, grid)
  if (plan.source.from !== 'lines' || !facts) return plan
  const rows = withRoots(scope, { [facts.root]: facts.rowType })
  return { ...plan, source: { ...plan.source, ...compileCondition(on, form, 'sendWhen', rows) } }
}

/** Steps act on a page: search its grids, write its fields. */
export function checkButtons({ source }: Compiling, { buttons }: NormalGrid): void {
  for (const { column } of buttons) {
    source.report(source.keyAt(column, 'button'), columnProblems.buttonInPopup())
  }
}
