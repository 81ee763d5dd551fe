import type { FilterFieldPlan, FilterPlan } from '../plan/filterPlan'
import { caseTexts } from '../problem/commandTexts/caseTexts'
import type { AskedGrid, PlanCase, TitleOf } from './planCase'

/** What each condition finds, and what keeps a search from being made. */
export function filterCases(
  filter: FilterPlan,
  list: AskedGrid | undefined,
  titleOf: TitleOf,
): readonly PlanCase[] {
  return filter.fields.flatMap((field): readonly PlanCase[] => {
    const id = (what: string) => `${what}:${filter.id}.${field.field}`
    const { label } = field
    return [
      ...(list ? foundCases(filter, field, list) : []),
      ...(field.isRequired
        ? [
            {
              case: 'conditionMissing',
              id: id('missing'),
              name: caseTexts.conditionMissing(label),
              filter,
              field,
            } as const,
          ]
        : []),
      ...('from' in field && field.control !== 'numberRange'
        ? [
            {
              case: 'periodReversed',
              id: id('reversed'),
              name: caseTexts.periodReversed(label),
              filter,
              field,
            } as const,
          ]
        : []),
      ...(field.control === 'lookup'
        ? [
            {
              ...({ case: 'conditionLookedUp', id: id('lookup'), filter, field } as const),
              name: caseTexts.conditionLookedUp(label, titleOf(field.lookup.popup)),
            },
          ]
        : []),
    ]
  })
}

function foundCases(filter: FilterPlan, field: FilterFieldPlan, grid: AskedGrid): readonly PlanCase[] {
  const taken = grid.source.binding.parameters
  return conditionsOf(field)
    .filter(({ parameters }) => parameters.some(name => taken.includes(name)))
    .map(({ label, parameters }) => ({
      ...({ case: 'found', grid, field, parameters } as const),
      id: `found:${filter.id}.${parameters[0] ?? ''}`,
      name: caseTexts.found(label),
    }))
}

/** A condition for each value that is searched for by itself. */
function conditionsOf(field: FilterFieldPlan) {
  if (field.control === 'employee')
    return [
      { label: field.sectionLabel, parameters: [field.section] },
      { label: field.departmentLabel, parameters: [field.department] },
      { label: field.label, parameters: [field.person] },
    ]
  if ('from' in field) return [{ label: field.label, parameters: [field.from, field.to] }]
  return [{ label: field.label, parameters: [field.field] }]
}
