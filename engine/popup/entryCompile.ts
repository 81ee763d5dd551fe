import { authGroupIds } from '../../schemas/codes/authGroups'
import { saveLabel, takeLabel } from '../../schemas/screen/actionWords'
import type { PopupDefinition, PopupFormDefinition } from '../../schemas/screen/popupDefinition'
import type { StepDefinition } from '../../schemas/screen/stepDefinition'
import type { Workflow } from '../../schemas/workflow/workflow'
import { compileTaken } from '../binding/bindingCompile'
import { checkCircles } from '../compile/circles'
import { type Compiling, compileCondition, compileValues } from '../compile/compiling'
import { type EntryFacts, entryFacts } from '../compile/entryFacts'
import { checkFormSense } from '../compile/fieldSense'
import type { NormalForm } from '../compile/normalDefinition'
import { normaliseForm } from '../compile/normalise'
import type { Page } from '../compile/page'
import { pageFacts } from '../compile/pageFacts'
import { handedTypes } from '../compile/popupNeeds'
import type { DocumentFacts } from '../compile/recordFacts'
import { reportUseless } from '../compile/uselessWord'
import type { DocumentPlan } from '../document/documentPlan'
import { compileChecks } from '../form/checkCompile'
import { compileForm } from '../form/formCompile'
import { typeOfField } from '../form/lookupCompile'
import { mendName, nameHint } from '../problem/nameHint'
import type { EntryPopupPlan } from '../runtime/screenPlan'

/** The one thing that can be done with what was entered; no workflow names it. */
const entering = 'enter'

/** The authority group of a visitor without a session. */
const nobodyKnown = ''

/** Compiles a popup of fields: a document that is new each time it opens. */
export function compileEntryPopup(
  on: Compiling,
  written: PopupDefinition,
  form: PopupFormDefinition,
): EntryPopupPlan {
  checkSource(on, form)
  checkUseless(on, written)
  const facts = entryFacts(form, on.world.contract)
  const normal = normaliseForm({ ...form, title: written.title }, form, on.source)
  const card = on.world.popups.get(written.popup)
  const document = facts && documentFacts(facts, normal, written)
  const page = pageFacts(on, {
    grids: [],
    params: written.params ?? [],
    paramTypes: handedTypes(card),
    ...(document ? { document } : {}),
  })
  checkFormSense(page, [normal])
  checkCircles(on.source, [normal], [])
  checkSteps(on, normal)
  const columns = form.columns ?? 1
  checkSpans(on, normal, columns)
  const plan = compileForm(page, normal)
  const fields = plan.fields.map(field => ({ ...field, span: narrowed(field.span, columns) }))
  checkFocus(
    on,
    written,
    fields.flatMap(field => (field.isEditable ? [field.field] : [])),
  )
  const focus = written.focus ?? fields.find(field => field.isEditable)?.field
  return {
    popup: written.popup,
    title: written.title,
    params: written.params ?? [],
    form: { ...plan, fields },
    columns,
    document: documentPlan(page, form, document),
    ...(facts?.isSent ? { save: compileSave(page, form, facts, normal) } : {}),
    ...compileCondition(on, form, 'editWhen', {
      ...pageFacts(on, { grids: [], params: written.params ?? [] }).scope,
    }),
    chooseLabel: written.chooseLabel ?? (form.save === undefined ? takeLabel : saveLabel),
    ...(focus === undefined ? {} : { focus }),
    checks: compileChecks(on, written.checks, page.scope),
    operations: [...on.operations].sort(),
  }
}

function narrowed(span: 1 | 2 | 3, columns: 1 | 2 | 3): 1 | 2 | 3 {
  return span > columns ? columns : span
}

/** Everybody who may open the popup may fill it in; whether it is taken, the server says. */
function entryWorkflow(
  facts: EntryFacts,
  { fields }: NormalForm,
  { popup, title }: PopupDefinition,
): Workflow {
  const required = fields
    .filter(({ field, required: isRequired }) => isRequired ?? facts.fields[field]?.required)
    .map(({ field }) => field)
  return {
    document: popup,
    label: title,
    ...{ statusField: '', statusCode: '', drafterField: '', initial: '' },
    ...{ editable: [], path: [] },
    requirements: { [entering]: { header: required, lines: [] } },
    transitions: [
      {
        transition: entering,
        label: title,
        from: [],
        to: 'unchanged',
        // A page that is open to everybody has popups too.
        groups: [...authGroupIds, nobodyKnown],
        actor: 'anyone',
        requires: entering,
      },
    ],
  }
}

function documentFacts(facts: EntryFacts, form: NormalForm, written: PopupDefinition): DocumentFacts {
  return {
    workflow: entryWorkflow(facts, form, written),
    source: facts.operation,
    key: '',
    isMadeElsewhere: false,
    header: facts.fields,
    parts: {},
    savedHeader: facts.fields,
  }
}

function documentPlan(
  { on, scope }: Page,
  form: PopupFormDefinition,
  document: DocumentFacts | undefined,
): DocumentPlan {
  const fields = document?.header ?? {}
  return {
    workflow: document?.workflow ?? emptyWorkflow,
    ...{ key: '', create: entering, update: entering, parts: [] },
    saved: Object.keys(fields),
    initial: document
      ? compileValues(on, form.initial, scope, (name, record) =>
          typeOfField(on, record, name, fields, 'FORM_FIELD_UNKNOWN'),
        )
      : {},
  }
}

/** Of a popup whose operation is unknown; the plan is never used. */
const emptyWorkflow: Workflow = {
  ...{ document: '', label: '', statusField: '', statusCode: '', drafterField: '', initial: '' },
  ...{ editable: [], path: [], requirements: {}, transitions: [] },
}

function compileSave(
  page: Page,
  form: PopupFormDefinition,
  facts: EntryFacts,
  { fields }: NormalForm,
): NonNullable<EntryPopupPlan['save']> {
  const { on } = page
  const { operation, taken, isHeader } = facts
  on.operations.add(operation.id)
  const values = compileTaken(page, operation, taken, form.with, page.scope)
  const filled = new Set([
    ...Object.keys(values),
    ...fields.map(({ field }) => field),
    ...Object.keys(form.initial ?? {}),
  ])
  for (const { name, label, required } of Object.values({ ...facts.fields, ...taken })) {
    if (!required || filled.has(name)) continue
    on.source.report(on.source.valueAt(form, 'save'), {
      code: 'PARAMETER_MISSING',
      what: `"${operation.id}" cannot be called without "${name}".`,
      expected: `${label}, from a field of the form or from "with".`,
      mend: `add the field "${name}", or "with": { "${name}": … }.`,
    })
  }
  return {
    operation: operation.id,
    isHeader,
    with: values,
    ...(form.confirm === undefined ? {} : { confirm: form.confirm }),
  }
}

function checkSource({ source }: Compiling, form: PopupFormDefinition): void {
  const isBoth = form.save !== undefined && form.like !== undefined
  if (!isBoth && (form.save ?? form.like) !== undefined) {
    if (form.like === undefined) return
    for (const word of ['with', 'confirm'] as const)
      if (form[word] !== undefined) reportUseless(source, form, word, 'without "save" nothing is called')
    return
  }
  source.report(isBoth ? source.keyAt(form, 'like') : source.at(form), {
    code: 'FORM_SOURCE_UNCLEAR',
    what: isBoth ? '"save" and "like" stand beside each other.' : 'Nothing says where the fields come from.',
    expected: '"save" with the operation that takes them, or "like" with one that has such fields.',
    mend: isBoth ? 'remove one of the two.' : 'add "save" or "like".',
  })
}

const wordsOfGrids = ['filter', 'choose', 'searchOnOpen', 'chooseSingle', 'height', 'text'] as const

function checkUseless({ source }: Compiling, written: PopupDefinition): void {
  for (const word of wordsOfGrids)
    if (written[word] !== undefined) reportUseless(source, written, word, 'there are no rows to choose from')
}

/** A popup has no page: it can look up, ask, say and write its own fields. */
const fitting: readonly StepDefinition['step'][] = ['call', 'open', 'confirm', 'alert', 'set']

function checkSteps({ source }: Compiling, { fields }: NormalForm): void {
  for (const step of fields.flatMap(field => field.change ?? [])) {
    const isFit = fitting.includes(step.step) && !('changes' in step) && !('addTo' in step)
    if (isFit) continue
    source.report(source.valueAt(step, 'step'), {
      code: 'POPUP_STEP_UNFIT',
      what: `"${step.step}" acts on a page, and a popup has none.`,
      expected: `Steps of a popup: ${fitting.join(', ')}.`,
      mend: 'do it after the popup, in the steps of the action that opens it.',
    })
  }
}

function checkSpans({ source }: Compiling, { fields }: NormalForm, columns: number): void {
  for (const field of fields)
    if (field.span !== undefined && field.span > columns)
      reportUseless(
        source,
        field,
        'span',
        `the form has ${columns} field${columns === 1 ? '' : 's'} side by side`,
      )
}

function checkFocus(on: Compiling, written: PopupDefinition, known: readonly string[]): void {
  if (written.focus === undefined || known.includes(written.focus) || known.length === 0) return
  on.source.report(on.source.valueAt(written, 'focus'), {
    code: 'POPUP_FIELD_UNKNOWN',
    what: `This popup has no field "${written.focus}" that can be edited.`,
    expected: nameHint(written.focus, known, 'field'),
    mend: mendName(written.focus, known, 'remove "focus"'),
  })
}
