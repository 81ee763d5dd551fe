import type { SavedCondition } from '../../codegen/generated/types'
import type { FilterValues } from '../contract/filterRoom'
import type { FilterFieldPlan, FilterPlan } from '../plan/filterPlan'
import { isRange, namesOf, withoutEmpty } from './filterState'

/**
 * A search as the server keeps it: each field under its name, a period with its two ends, several codes as a list.
 * Texts that stand beside codes are conditions of their own, so that another browser shows them at once.
 */
export function conditionsOf(plan: FilterPlan, values: FilterValues): SavedCondition[] {
  return plan.fields.flatMap(field => {
    if (isRange(field)) {
      const ends = [values[field.from] ?? '', values[field.to] ?? '']
      return ends.some(end => end !== '') ? [{ name: field.field, values: ends }] : []
    }
    return namesOf(field).flatMap(name => {
      const value = values[name] ?? ''
      if (value === '') return []
      return [{ name, values: isList(field, name) ? value.split(',') : [value] }]
    })
  })
}

/** The values of a filter; what it does not know, since its definition has changed, is left out. */
export function valuesOfConditions(plan: FilterPlan, conditions: readonly SavedCondition[]): FilterValues {
  const saved = new Map(conditions.map(({ name, values }) => [name, values]))
  const values = plan.fields.flatMap((field): [string, string][] => {
    if (isRange(field)) {
      const [from = '', to = ''] = saved.get(field.field) ?? []
      return [
        [field.from, from],
        [field.to, to],
      ]
    }
    return namesOf(field).map(name => [name, (saved.get(name) ?? []).join(',')])
  })
  return withoutEmpty(Object.fromEntries(values))
}

function isList(field: FilterFieldPlan, name: string): boolean {
  if (name !== field.field) return false
  return (
    field.control === 'multi' || field.control === 'checks' || (field.control === 'lookup' && field.isMany)
  )
}
