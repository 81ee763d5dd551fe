import type { FormFieldDetailDefinition } from '../../schemas/screen/formFieldDefinition'
import { groupField } from '../../schemas/shared/sourcingGroup'
import { valueTypeOf } from '../expression/valueType'
import { compileLookup } from '../lookup/lookupCompile'
import type { FormFieldPlan, FormPlan } from '../plan/formPlan'
import { columnProblems } from '../problem/catalogue/columnProblems'
import { formProblems } from '../problem/catalogue/formProblems'
import { reasons } from '../problem/catalogue/reasons'
import { type Compiling, compileCondition, compileExpression } from '../scope/compiling'
import { limitsOf, lookOf, present } from '../scope/fieldKind'
import type { NormalForm } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import { type DocumentFacts, isWrittenOnce } from '../scope/recordFacts'
import { reportUseless } from '../scope/reportUseless'
import { compileCheckBy } from './checkByCompile'
import { compileChecks } from './checkCompile'
import { formControl } from './formControlCompile'

export function compileForm(page: Page, form: NormalForm): FormPlan {
  const fields = page.document
    ? form.fields.flatMap(field => compileField(page, page.document, field) ?? [])
    : []
  const condition = compileCondition(page.on, form, 'editWhen', page.scope)
  return { block: 'form', id: form.id, title: form.title, fields, ...condition }
}

function compileField(
  page: Page,
  document: DocumentFacts | undefined,
  field: FormFieldDetailDefinition,
): FormFieldPlan | undefined {
  const { on, scope } = page
  const fact = document?.header[field.field]
  on.notes.name(field, 'field', { thing: 'field', names: document?.header ?? {} })
  if (!document || !fact) {
    const known = Object.values(document?.header ?? {})
    on.source.report(
      on.source.valueAt(field, 'field'),
      formProblems.fieldUnknown(field.field, known, document?.source.id ?? ''),
    )
    return undefined
  }
  const saved = document.savedHeader[field.field]
  checkEditable(page, field, saved !== undefined)
  const isEditable = saved !== undefined && field.edit !== false && field.value === undefined
  const isWhole = isEditable && fact.type === 'integer'
  const lookup = isEditable
    ? compileLookup({ on, entry: field, fact, beside: document.header, scope })
    : undefined
  const isGroup = isSourcingGroup(on, lookup ?? fact.lookup)
  if (isGroup) on.operations.add('getSgCode')
  return present({
    field: field.field,
    label: field.label ?? fact.label,
    control: formControl(on, fact, field, isGroup ? 'sourcingGroup' : lookup && 'lookup'),
    span: field.span ?? (isGroup ? 2 : 1),
    rows: field.rows,
    isEditable,
    isNewOnly: isEditable && isWrittenOnce(document, field.field) ? true : undefined,
    isRequired: field.required ?? (isEditable && isDemanded(document, field.field)),
    ...lookOf(fact),
    choices: isEditable && fact.code !== undefined ? saved?.enum : undefined,
    isMoney: fact.isMoney,
    isWhole: isWhole ? true : undefined,
    limits: isWhole ? { ...limitsOf(saved ?? fact), scale: 0 } : limitsOf(saved ?? fact),
    lookup,
    textField: isEditable ? undefined : fact.lookup?.text,
    ...(field.value === undefined
      ? {}
      : { value: compileExpression(on, field, 'value', scope, valueTypeOf(fact)) }),
    ...compileCondition(on, field, 'visibleWhen', scope),
    change: page.compileSteps(page, field.change ?? [], scope),
    checks: compileChecks(on, field.checks, scope),
    ...compileAsked(page, field, isEditable),
  })
}

function compileAsked(
  page: Page,
  field: FormFieldDetailDefinition,
  isEditable: boolean,
): Pick<FormFieldPlan, 'checkBy'> {
  if (!field.checkBy) return {}
  if (!isEditable) reportUseless(page.on.source, field, 'checkBy', reasons.notEdited(field.field))
  const checkBy = compileCheckBy(page, field.checkBy, page.scope)
  return checkBy ? { checkBy } : {}
}

/** The value is the very group by which its popup is searched on four levels. */
function isSourcingGroup(
  { world }: Compiling,
  lookup: { readonly popup: string; readonly value: string } | undefined,
) {
  return (
    lookup !== undefined && lookup.value === groupField && world.popups.get(lookup.popup)?.isByGroup === true
  )
}

/** Some transition cannot be done without the field, so it carries the mark of a mandatory one. */
function isDemanded(document: DocumentFacts, field: string): boolean {
  return Object.values(document.workflow.requirements).some(requirement => requirement.header.includes(field))
}

function checkEditable({ on }: Page, field: FormFieldDetailDefinition, isSaved: boolean): void {
  if (field.edit === true && !isSaved) {
    on.source.report(on.source.valueAt(field, 'edit'), formProblems.editUnsaved(field.field, 'edit'))
  }
  if (field.edit === true && field.value !== undefined) {
    on.source.report(on.source.valueAt(field, 'edit'), columnProblems.valueAndEdit(field.field))
  }
}
