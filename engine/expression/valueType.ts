import type { FieldFact } from '../../codegen/contractFacts'
import type { Named } from '../problem/nearestName'
import type { SpokenType } from '../problem/spokenTypes'

/** The type of a value an expression may read, from the contract. */
export type ValueType =
  | { readonly kind: 'text'; readonly code?: string }
  | { readonly kind: 'integer' | 'boolean' | 'decimal' | 'date' | 'dateTime' }
  | { readonly kind: 'list'; readonly item: ValueType }
  | ObjectValueType

export interface ObjectValueType {
  readonly kind: 'object'
  /** How messages speak of it: "a date range", "a row". */
  readonly spoken: SpokenType
  readonly fields: Readonly<Record<string, ValueType>>
  /** What the contract says of them, where they are fields of it. */
  readonly facts?: Readonly<Record<string, FieldFact>>
}

/** The fields of an object, with the labels that the contract gives them. */
export function namedParts({ fields, facts }: ObjectValueType): readonly Named[] {
  return Object.keys(fields).map(name => ({ name, label: facts?.[name]?.label }))
}

/** The roots an expression may speak of, at one place of a definition. */
export type ExpressionScope = Readonly<Record<string, ValueType>>

export const textType: ValueType = { kind: 'text' }

/** A period in a filter: two dates of which each may be empty. */
export const periodType: ObjectValueType = {
  kind: 'object',
  spoken: 'a date range',
  fields: { from: { kind: 'date' }, to: { kind: 'date' } },
}

export function valueTypeOf(fact: FieldFact): ValueType {
  switch (fact.type) {
    case 'integer':
    case 'boolean':
    case 'decimal':
    case 'date':
    case 'dateTime':
      return { kind: fact.type }
    case 'list':
      return { kind: 'list', item: fact.fields ? objectTypeOf(fact.fields, 'a row') : textType }
    case 'object':
      return objectTypeOf(fact.fields ?? {}, 'an object')
    case 'string':
    case 'month':
    case 'binary':
      return fact.code === undefined ? textType : { kind: 'text', code: fact.code }
  }
}

const objectTypes = new WeakMap<object, ObjectValueType>()

/** The same fields give the same object, so that what is derived from it can be kept. */
export function objectTypeOf(
  fields: Readonly<Record<string, FieldFact>>,
  spoken: SpokenType,
): ObjectValueType {
  const known = objectTypes.get(fields)
  if (known) return known
  const type: ObjectValueType = {
    kind: 'object',
    spoken,
    fields: Object.fromEntries(Object.values(fields).map(fact => [fact.name, valueTypeOf(fact)])),
    facts: fields,
  }
  objectTypes.set(fields, type)
  return type
}

const spokenKinds = {
  text: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
  decimal: 'a decimal',
  date: 'a date',
  dateTime: 'a point in time',
} as const

export function spokenType(type: ValueType): SpokenType {
  if (type.kind === 'object') return type.spoken
  if (type.kind === 'list') return 'a list'
  return spokenKinds[type.kind]
}
