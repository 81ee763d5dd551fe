import { valueTypeOf } from '../expression/valueType'
import { callProblems } from '../problem/catalogue/callProblems'
import type { Compiling } from './compiling'
import { namedFields } from './namedFields'
import type { Fields } from './page'

/** The type of a field that a value is written to; an unknown one is reported. */
export function typeOfField(
  on: Compiling,
  record: object,
  name: string,
  fields: Fields,
  code: 'PLACE_UNKNOWN' | 'GRID_FIELD_UNKNOWN' | 'FORM_FIELD_UNKNOWN',
  key = name,
) {
  const fact = fields[name]
  if (fact) return valueTypeOf(fact)
  on.source.report(
    on.source.keyAt(record, key),
    callProblems.writtenFieldUnknown(code, name, namedFields(fields)),
  )
  return undefined
}
