import { valueTypeOf } from '../expression/valueType'
import { mendName, nameHint } from '../problem/nameHint'
import type { Compiling } from './compiling'
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
  const known = Object.keys(fields)
  on.source.report(on.source.keyAt(record, key), {
    code,
    what: `There is no field "${name}" here.`,
    expected: nameHint(name, known, 'field'),
    mend: mendName(name, known, 'add the field to schemas/openapi and run npm run codegen'),
  })
  return undefined
}
