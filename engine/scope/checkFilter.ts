import { filterProblems } from '../problem/catalogue/filterProblems'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { checkFieldLabels } from './checkFieldLabels'
import { checkLabels } from './checkLabels'
import { checkMessage } from './checkMessages'
import { fieldsRead } from './checkOwnChecks'
import { conditionFacts, conditionLabel } from './filterFacts'
import { mentions } from './mentions'
import { namedFields } from './namedFields'
import { namedParameters } from './namedParameters'
import type { NormalFilter } from './normalDefinition'
import type { GridFacts, Page } from './page'
import type { Source } from './source'

/** A check of the filter points at a field of the filter. */
export function checkFilterSense({ on, filterFields, grids }: Page, filter: NormalFilter): void {
  const known = Object.keys(filterFields)
  checkLabels(
    on.source,
    filter.fields.map(field => ({
      entry: field,
      label: labelOf(field, filterFields, [...grids.values()]),
      isWritten: 'label' in field && field.label !== undefined,
    })),
  )
  const fields = filter.fields.filter(field => 'field' in field)
  if (fields.some(({ label }) => label !== undefined))
    checkFieldLabels(on.source, fields, conditionFacts([...grids.values()]))
  for (const field of filter.fields) {
    if (!('field' in field)) continue
    for (const word of ['enabledWhen', 'visibleWhen'] as const)
      if (mentions(field[word] ?? '', 'filter', field.field))
        on.source.report(on.source.valueAt(field, word), filterProblems.waitsForItself(field.field, word))
  }
  checkWaiting(on.source, filter)
  for (const check of filter.checks ?? []) {
    checkMessage(on.source, check)
    on.notes.name(check, 'field', { thing: 'field', names: filterFields })
    if (check.field === undefined) continue
    const read = fieldsRead(check.refuseWhen ?? '', 'filter')
    const [first] = read
    if (known.includes(check.field)) {
      if (first !== undefined && !read.includes(check.field))
        on.source.warn(check, 'field', meantProblems.focusOfOther(check.field, first))
      continue
    }
    on.source.report(
      on.source.valueAt(check, 'field'),
      filterProblems.checkFieldUnknown(check.field, namedFields(filterFields)),
    )
  }
}

function labelOf(
  field: NormalFilter['fields'][number],
  facts: Page['filterFields'],
  grids: readonly GridFacts[],
): string | undefined {
  if ('label' in field && field.label !== undefined) return field.label
  const [first] = namedParameters(field)
  return 'section' in field || first === undefined ? undefined : conditionLabel(facts[first], grids)
}

/** Fields whose conditions ask for each other's values, directly or over more of them; one that begins with a value waits for nobody. */
function checkWaiting(source: Source, { fields }: NormalFilter): void {
  const waiting = fields.flatMap(field => {
    if (!('field' in field) || field.initial !== undefined) return []
    const word = field.enabledWhen !== undefined ? ('enabledWhen' as const) : ('visibleWhen' as const)
    const waitsFor = [...(field[word] ?? '').matchAll(/^\s*has\(filter\.(\w+)\)(?=\s*(&&|$))/g)].map(
      ([, name = '']) => name,
    )
    return waitsFor.length > 0 ? [{ field, word, waitsFor }] : []
  })
  const wayBack = (name: string, start: string, seen: readonly string[]): readonly string[] | undefined => {
    const next = waiting.find(({ field }) => field.field === name)?.waitsFor ?? []
    for (const one of next) {
      if (one === start) return seen
      const found = seen.includes(one) ? undefined : wayBack(one, start, [...seen, one])
      if (found) return found
    }
    return undefined
  }
  const reported = new Set<string>()
  for (const { field, word } of waiting) {
    const circle = wayBack(field.field, field.field, [field.field])
    // A field that waits for itself has been reported, and a circle is reported once.
    if (!circle || circle.length < 2 || circle.some(name => reported.has(name))) continue
    for (const name of circle) reported.add(name)
    source.report(source.valueAt(field, word), filterProblems.waitForEachOther(circle, word))
  }
}
