import type { FieldFact } from '../../codegen/contractFacts'
import { isToneGroup } from '../../schemas/codes/codeTones'
import type { ValueLimits } from '../plan/formPlan'
import type { ColumnKind } from '../plan/readColumnPlan'
import { isRate } from './measures'

/** The limits a value has by the contract; the server enforces the same. */
export function limitsOf(fact: FieldFact): ValueLimits {
  return present({
    minLength: fact.minLength,
    maxLength: fact.maxLength,
    maxBytes: fact.maxBytes,
    minimum: fact.minimum,
    maximum: fact.maximum,
    scale: fact.scale,
  })
}

/** Code group, tone, mask and fixed digits of a field, as forms and grids draw them. */
export function lookOf(fact: FieldFact): {
  code?: string
  hasTone?: boolean
  mask?: string
  places?: number
} {
  return present({
    code: fact.code,
    hasTone: fact.code !== undefined && isToneGroup(fact.code) ? true : undefined,
    mask: fact.mask,
    places: fact.isFixed ? fact.scale : undefined,
  })
}

/** What turns a value of the field into its text, beside its name and label. */
export function readField(fact: FieldFact) {
  return present({
    field: fact.name,
    label: fact.label,
    kind: kindOf(fact, false, false),
    ...lookOf(fact),
    isRate: isRate(fact) ? true : undefined,
    limits: limitsOf(fact),
  })
}

/** Without the words that are undefined, so that a printed plan says only what is. */
export function present<T extends object>(value: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const said: Record<string, unknown> = {}
  // Called for every field and column: pairs of names and values would be made to be thrown away.
  for (const name of Object.keys(value)) {
    const item = value[name as keyof T]
    if (item !== undefined) said[name] = item
  }
  return said as { [Key in keyof T]: Exclude<T[Key], undefined> }
}

/** How the values of a field are read and aligned. */
export function kindOf(fact: FieldFact, isLookup: boolean, hasOptions: boolean): ColumnKind {
  if (isLookup) return 'lookup'
  if (fact.code !== undefined || hasOptions) return 'code'
  switch (fact.type) {
    case 'integer':
    case 'date':
    case 'dateTime':
    case 'month':
      return fact.type
    case 'decimal':
      return fact.isMoney ? 'amount' : 'decimal'
    case 'boolean':
      return 'yes'
    default:
      return 'text'
  }
}
