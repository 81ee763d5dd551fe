import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema'
import {
  type ErrorSchema,
  type RJSFSchema,
  type RJSFValidationError,
  toErrorSchema,
  type ValidationData,
  type ValidatorType,
} from '@rjsf/utils'
import { isRow, textOf } from '../runtime/row'
import { say } from '../runtime/say'

/**
 * Validates without compiling code, as the content security policy demands. The library words its errors in English; here
 * they are said in Korean from the schema node they come from. Branch errors of the containers are left out.
 */
export const formValidator: ValidatorType = {
  validateFormData: (formData, schema): ValidationData<unknown> => {
    const errors = validationErrors(schema, formData)
    const errorSchema: ErrorSchema = toErrorSchema(errors)
    return { errors, errorSchema }
  },
  isValid: (schema, formData, rootSchema) => {
    const validator = new Validator(plain(schema), '7', true)
    if (typeof rootSchema.$id === 'string') validator.addSchema(plain(rootSchema))
    return validator.validate(formData).valid
  },
  rawValidation: <Result>(schema: RJSFSchema, formData?: unknown) => ({
    errors: new Validator(plain(schema), '7', false).validate(formData).errors as Result[],
  }),
}

/** The two libraries describe the same documents with types of their own. */
function plain(schema: RJSFSchema): Schema {
  return schema as Schema
}

function validationErrors(schema: RJSFSchema, formData: unknown): RJSFValidationError[] {
  const { errors } = new Validator(plain(schema), '7', false).validate(withoutEmpty(formData))
  const seen = new Set<string>()
  return errors.flatMap(unit => {
    const error = koreanError(unit, schema)
    if (!error || seen.has(error.stack)) return []
    seen.add(error.stack)
    return [error]
  })
}

/** An emptied field counts as absent: `required` judges it, not the length. */
function withoutEmpty(formData: unknown): unknown {
  if (!isRow(formData)) return formData ?? {}
  return Object.fromEntries(Object.entries(formData).filter(([, value]) => textOf(value).trim() !== ''))
}

function koreanError(unit: OutputUnit, schema: RJSFSchema): RJSFValidationError | undefined {
  const field = fieldOf(unit)
  const node = field === undefined ? undefined : schema.properties?.[field]
  if (field === undefined || typeof node !== 'object') return undefined
  const label = node.title ?? field
  const message = messageOf(unit.keyword, label, node)
  return message === undefined
    ? undefined
    : { name: unit.keyword, property: `.${field}`, message, stack: `${field} ${message}` }
}

/** `required` is reported at the object and names the property in its text. */
function fieldOf(unit: OutputUnit): string | undefined {
  if (unit.keyword === 'required') return /"([^"]+)"/.exec(unit.error)?.[1]
  return /^#\/([^/]+)$/.exec(unit.instanceLocation)?.[1]
}

function messageOf(keyword: string, label: string, node: RJSFSchema): string | undefined {
  switch (keyword) {
    case 'required':
      return say('fieldEmpty', label)
    case 'minLength':
      return say('fieldMinLength', label, node.minLength ?? 0)
    case 'maxLength':
      return say('tooManyCharacters', label, node.maxLength ?? 0)
    case 'pattern':
      return node.pattern?.includes('-\\d{2}') ? say('dateFormatWrong') : say('notNumeric')
    default:
      return undefined
  }
}
