import { filterProblems } from '../problem/catalogue/filterProblems'
import { checkLabels } from './checkLabels'
import { mentions } from './mentions'
import { namedFields } from './namedFields'
import { namedParameters } from './namedParameters'
import type { NormalFilter } from './normalDefinition'
import type { Page } from './page'

/** A check of the filter points at a field of the filter. */
export function checkFilterSense({ on, filterFields }: Page, filter: NormalFilter): void {
  const known = Object.keys(filterFields)
  checkLabels(
    on.source,
    filter.fields.map(field => ({
      entry: field,
      label: labelOf(field, filterFields),
      isWritten: 'label' in field && field.label !== undefined,
    })),
  )
  for (const field of filter.fields) {
    if (!('field' in field)) continue
    for (const word of ['enabledWhen', 'visibleWhen'] as const)
      if (mentions(field[word] ?? '', 'filter', field.field))
        on.source.report(on.source.valueAt(field, word), filterProblems.waitsForItself(field.field, word))
  }
  for (const check of filter.checks ?? []) {
    on.notes.name(check, 'field', { thing: 'field', names: filterFields })
    if (check.field === undefined || known.includes(check.field)) continue
    on.source.report(
      on.source.valueAt(check, 'field'),
      filterProblems.checkFieldUnknown(check.field, namedFields(filterFields)),
    )
  }
}

function labelOf(field: NormalFilter['fields'][number], facts: Page['filterFields']): string | undefined {
  if ('label' in field && field.label !== undefined) return field.label
  const [first] = namedParameters(field)
  return 'section' in field || first === undefined ? undefined : facts[first]?.label
}
