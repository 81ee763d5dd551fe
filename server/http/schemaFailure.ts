import type { ErrorObject } from 'ajv'
import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import { badRequest, type Failure, fieldRefused } from './failure'

// Assumed: wording.
const tooShort = '{0}은(는) {1}자 이상 입력해 주세요.'
const tooSmall = '{0} 이상의 값을 입력해 주세요.'

/** Lists that people fill are as long as their rule sets say (domain 10: G4, U3). */
const tooManyOf = new Map<number, 'tooManyLines' | 'tooManyFiles'>([
  [999, 'tooManyLines'],
  [10, 'tooManyFiles'],
])

interface Place {
  readonly field: string
  readonly label: string
  /** Counts from 1; a value inside a list. */
  readonly row: number | undefined
  /** Typed into a field, and not a part of the address. */
  readonly inBody: boolean
}

/**
 * The refusal that a broken schema rule means to the person at the screen: 422 with the field and its Korean label
 * where a value is missing or too long, 400 with the key's name where the request itself is not what the contract says.
 */
export function schemaFailure(error: ErrorObject, fact: OperationFact | undefined): Failure {
  const { field, label, row, inBody } = placeOf(error, fact)
  const why = `${error.instancePath || '/'} ${error.message ?? error.keyword}`
  switch (error.keyword) {
    case 'minLength':
      return Number(error.params.limit) > 1
        ? fieldRefused(field, tooShort, [label, Number(error.params.limit)], row)
        : missing(field, label, row)
    case 'required':
      return missing(field, label, row)
    case 'maxLength':
      return fieldRefused(field, 'tooManyCharacters', [label, Number(error.params.limit)], row)
    case 'minimum':
      return Number(error.params.limit) === 0
        ? fieldRefused(field, 'negativeRefused', [], row)
        : inBody
          ? fieldRefused(field, tooSmall, [Number(error.params.limit)], row)
          : badRequest(field, why)
    case 'format':
      if (['date', 'month'].includes(String(error.params.format)))
        return fieldRefused(field, 'dateFormatWrong', [], row)
      if (error.params.format === 'email') return fieldRefused(field, 'emailFormatWrong', [], row)
      if (error.params.format === 'decimal') return fieldRefused(field, 'notNumeric', [], row)
      return badRequest(field, why)
    case 'maxItems': {
      const tooMany = tooManyOf.get(Number(error.params.limit))
      return tooMany ? fieldRefused(field, tooMany) : badRequest(field, why)
    }
    case 'type':
      return inBody && error.params.type === 'integer'
        ? fieldRefused(field, 'notNumeric', [], row)
        : badRequest(field, why)
    case 'maximum':
      return inBody ? fieldRefused(field, 'numberTooLarge', [], row) : badRequest(field, why)
    case 'enum':
      return fieldRefused(field, 'codeNotAllowed', [String(error.data)], row)
    default:
      return badRequest(field, why)
  }
}

function missing(field: string, label: string, row: number | undefined): Failure {
  return row === undefined
    ? fieldRefused(field, 'fieldEmpty', [label])
    : fieldRefused(field, 'cellEmpty', [row, label], row)
}

function placeOf(error: ErrorObject, fact: OperationFact | undefined): Place {
  const steps = error.instancePath.split('/').slice(1)
  const named: unknown = error.params.missingProperty ?? error.params.additionalProperty
  return placeAt(typeof named === 'string' ? [...steps, named] : steps, fact)
}

/** Where the value stands to which these steps lead, in words of the contract. */
export function placeAt(steps: readonly string[], fact: OperationFact | undefined): Place {
  const names = steps.filter(step => !/^\d+$/.test(step))
  const row = steps.findLast(step => /^\d+$/.test(step))
  const field = names.at(-1) ?? ''
  return {
    field,
    label: labelOf(names, fact) ?? field,
    row: row === undefined ? undefined : Number(row) + 1,
    inBody: fact !== undefined && fact.parameters[names[0] ?? ''] === undefined,
  }
}

function labelOf(names: readonly string[], fact: OperationFact | undefined): string | undefined {
  const parameter = fact?.parameters[names[0] ?? '']
  if (names.length === 1 && parameter) return parameter.label
  let fields: Readonly<Record<string, FieldFact>> | undefined = fact?.body?.fields
  let label: string | undefined
  for (const name of names) {
    const found: FieldFact | undefined = fields?.[name]
    label = found?.label
    fields = found?.fields
  }
  return label
}
