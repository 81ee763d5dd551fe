import type { FieldFact } from '../../codegen/contractFacts'
import { formProblems } from '../problem/catalogue/formProblems'
import { reasons } from '../problem/catalogue/reasons'
import { checkCurrency } from './checkCurrency'
import { checkFieldLabels } from './checkFieldLabels'
import { checkLabels } from './checkLabels'
import { checkOwnChecks } from './checkOwnChecks'
import type { NormalForm } from './normalDefinition'
import type { Page } from './page'
import { reportUseless } from './reportUseless'

/** A header field stands once on a page, and only what is saved can be mandatory or found by a popup. */
export function checkFormSense({ on, document }: Page, forms: readonly NormalForm[]): void {
  for (const form of forms) {
    const labelled = form.fields.map(field => ({
      entry: field,
      label: field.label ?? document?.header[field.field]?.label,
      isWritten: field.label !== undefined,
      when: field.visibleWhen,
    }))
    checkLabels(on.source, labelled)
  }
  const all = forms.flatMap(({ fields }) => fields)
  checkFieldLabels(on.source, all, document?.header ?? {})
  checkCurrency(on.source, all, document?.header ?? {})
  checkOwnChecks(on.source, all, 'header', document?.header ?? {})
  const seen = new Set<string>()
  for (const field of all) {
    const fact = document?.header[field.field]
    if (field.rows !== undefined && fact && !isText(fact))
      reportUseless(on.source, field, 'rows', reasons.oneLine(field.field))
    if (seen.has(field.field)) {
      on.source.report(on.source.valueAt(field, 'field'), formProblems.fieldTwice(field.field))
    }
    seen.add(field.field)
    if (!document?.header[field.field] || document.savedHeader[field.field]) continue
    const word = field.required === true ? 'required' : field.open === undefined ? undefined : 'open'
    if (word === undefined) continue
    on.source.report(on.source.keyAt(field, word), formProblems.editUnsaved(field.field, word))
  }
}

function isText({ type, code, lookup }: FieldFact): boolean {
  return type === 'string' && code === undefined && lookup === undefined
}
