import type { FieldFact } from '../../codegen/contractFacts'
import type { FormFieldDetailDefinition } from '../../schemas/screen/formFieldDefinition'
import type { FormControl } from '../plan/formPlan'
import { formProblems } from '../problem/catalogue/formProblems'
import type { Compiling } from '../scope/compiling'

/** How a field is drawn: by the contract, or as the definition asks where the contract bears it. */
export function formControl(
  on: Compiling,
  fact: FieldFact,
  field: FormFieldDetailDefinition,
  lookup: 'lookup' | 'sourcingGroup' | undefined,
): FormControl {
  if (field.as !== undefined && bears(on, fact, field.as)) return field.as
  if (field.as !== undefined) reportUnfit(on, field, field.as)
  if (lookup !== undefined) return lookup
  if (field.rows !== undefined) return 'textarea'
  if (fact.code !== undefined) return fact.isMulti ? 'multi' : 'select'
  if (fact.format !== undefined) return fact.format === 'html' ? 'editor' : fact.format
  switch (fact.type) {
    case 'date':
    case 'month':
    case 'dateTime':
      return fact.type
    case 'integer':
    case 'decimal':
      return 'number'
    default:
      return 'text'
  }
}

/** A box stands for the first code and, empty, for the second: a group of three has no box. */
function bears(on: Compiling, { code, isMulti }: FieldFact, as: 'radio' | 'check'): boolean {
  if (code === undefined || isMulti) return false
  return as === 'radio' || on.world.codeValues(code)?.length === 2
}

function reportUnfit(on: Compiling, field: FormFieldDetailDefinition, as: 'radio' | 'check'): void {
  on.source.report(on.source.valueAt(field, 'as'), formProblems.asWrong(field.field, as))
}
