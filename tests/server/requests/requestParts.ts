import type { FieldFact, OperationFact } from '../../../codegen/contractFacts'

/** What a call is made of: parameters by name, the body under `body`. */
export type Input = Readonly<Record<string, unknown>>
export type Place = readonly (string | number)[]

/** A part of a request that may be left out, or one of which a word is chosen. */
export interface Part {
  readonly name: string
  readonly place: Place
  readonly fact: FieldFact
}

const isRecord = (value: unknown): value is Input => typeof value === 'object' && value !== null

function partsOf(fields: Readonly<Record<string, FieldFact>>, place: Place, isForced = false): Part[] {
  return Object.values(fields).flatMap(fact => {
    const at = [...place, fact.name]
    const own = {
      name: at.filter(step => typeof step === 'string' && step !== 'body').join('.'),
      place: at,
      fact,
    }
    const inner = fact.fields ? partsOf(fact.fields, fact.type === 'list' ? [...at, 0] : at, isForced) : []
    return fact.required === isForced ? [own, ...inner] : inner
  })
}

const queryOf = ({ parameters }: OperationFact) =>
  Object.fromEntries(Object.entries(parameters).filter(([, parameter]) => parameter.in === 'query'))

/** Every part of a request that may be missing; of the lines those of the first. */
export const optionalParts = (fact: OperationFact): readonly Part[] =>
  [...partsOf(queryOf(fact), []), ...partsOf(fact.body?.fields ?? {}, ['body'])]
    // A number of the line says which one is changed; a document is named by its version or in its keys.
    .filter(({ fact: { name } }) => name !== 'version' && name !== 'lineNo')

/** Words that must be chosen, such as a currency. */
export const choicesOf = (fact: OperationFact): readonly Part[] =>
  partsOf(fact.body?.fields ?? {}, ['body'], true).filter(
    part => (part.fact.code ?? part.fact.enum) !== undefined,
  )

export function valueAt(input: unknown, place: Place): unknown {
  let value = input
  for (const step of place) value = isRecord(value) ? Reflect.get(value, step) : undefined
  return value
}

/** The same request with another value in one place; undefined takes the part out. Nothing is put into a list that is empty. */
export function changed(input: Input, [step, ...rest]: Place, value: unknown): Input {
  if (step === undefined) return input
  const below = Reflect.get(input, step)
  const next = rest.length === 0 ? value : isRecord(below) ? changed(below, rest, value) : below
  if (Array.isArray(input)) return next === undefined ? input : Object.assign([...input], { [step]: next })
  const { [step]: _, ...others } = input
  return next === undefined ? others : { ...others, [step]: next }
}

/** As pages do, documents are named in `keys` or by the version of the one in the address. */
export function withPart(input: Input, part: Part, value: unknown): Input {
  const next = changed(input, part.place, value)
  if (
    part.fact.name !== 'keys' ||
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
    return next
  return changed(next, [...part.place.slice(0, -1), 'version'], undefined)
}

/** Fields of the lines, by name: a refusal about one says which line it means. */
export function lineFields(fields: Readonly<Record<string, FieldFact>>, isInList = false): readonly string[] {
  return Object.values(fields).flatMap(({ name, type, fields: inner = {} }) => [
    ...(isInList ? [name] : []),
    ...lineFields(inner, isInList || type === 'list'),
  ])
}

export const allFields = (fields: Readonly<Record<string, FieldFact>>): readonly string[] =>
  Object.values(fields).flatMap(({ name, fields: inner = {} }) => [name, ...allFields(inner)])
