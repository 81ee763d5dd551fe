import type { FieldFact } from '../../codegen/contractFacts'
import type { FilterFieldDetailDefinition } from '../../schemas/screen/filterFieldDefinition'
import type { FilterFieldPlan } from '../plan/filterPlan'
import { filterProblems } from '../problem/catalogue/filterProblems'
import type { ProblemText } from '../problem/problemText'
import type { Compiling } from '../scope/compiling'

/** How a condition is drawn that no widget of its own draws. */
export type FieldControl = Exclude<FilterFieldPlan['control'], 'employee' | 'sourcingGroup'>

/** The control by the contract, or the one that `as` asks for. Undefined where the contract does not bear it. */
export function filterControl(
  on: Compiling,
  fact: FieldFact,
  field: FilterFieldDetailDefinition,
): FieldControl | undefined {
  const control = contractControl(fact, field, on.name)
  if (field.as === undefined) return control
  if (field.as === 'radio') {
    if (control === 'multi') return refuse(on, field, filterProblems.severalCodes(field.field))
    return control === 'select' ? 'radio' : refuse(on, field, filterProblems.notOneOfCodes(field.field))
  }
  if (control === 'multi') return 'checks'
  return isYesNo(on, fact) ? 'check' : refuse(on, field, filterProblems.notYesOrNo(field.field))
}

function contractControl(fact: FieldFact, field: FilterFieldDetailDefinition, owner: string): FieldControl {
  const isNumber = fact.type === 'integer' || fact.type === 'decimal'
  if (fact.name !== field.field) {
    if (isNumber) return 'numberRange'
    return fact.type === 'month' ? 'monthRange' : 'dateRange'
  }
  if (field.open !== undefined) return 'lookup'
  // In the very popup that finds a code, the code is typed: an account popup does not open account popups.
  const isLookup = fact.lookup !== undefined && fact.lookup.popup !== owner
  if (fact.isMulti) return isLookup ? 'lookup' : 'multi'
  if (fact.code !== undefined || fact.enum !== undefined) return 'select'
  if (isLookup) return 'lookup'
  if (fact.type === 'boolean') return 'check'
  if (isNumber) return 'number'
  return fact.type === 'date' || fact.type === 'month' ? fact.type : 'text'
}

function isYesNo(on: Compiling, fact: FieldFact): boolean {
  if (fact.type === 'boolean') return true
  const values = fact.code === undefined ? fact.enum : on.world.codeValues(fact.code)
  return values?.includes('Y') ?? false
}

/** What a checked box sends. */
export function yesOf(fact: FieldFact): string {
  return fact.type === 'boolean' ? 'true' : 'Y'
}

function refuse(on: Compiling, field: FilterFieldDetailDefinition, problem: ProblemText): undefined {
  on.source.report(on.source.valueAt(field, 'as'), problem)
  return undefined
}
