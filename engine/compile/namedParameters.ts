import type { FilterFieldDefinition } from '../../schemas/screen/filterFieldDefinition'

/** The parameters that an entry of a filter names; a period is named by what its two parameters share. */
export function namedParameters(field: FilterFieldDefinition): readonly string[] {
  if (typeof field === 'string') return [field]
  return 'section' in field ? [field.section, field.department, field.person] : [field.field]
}
