import type { FilterFieldDefinition } from '../../schemas/screen/filterFieldDefinition'
import { levelParameters } from '../../schemas/shared/sourcingGroup'

/** The parameters that an entry of a filter names; a period is named by what its two parameters share. */
export function namedParameters(field: FilterFieldDefinition): readonly string[] {
  if (typeof field === 'string') return [field]
  if ('section' in field) return [field.section, field.department, field.person]
  return 'widget' in field ? levelParameters : [field.field]
}
