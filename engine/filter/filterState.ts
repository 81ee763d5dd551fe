import { employeeAccess } from '../../schemas/shared/employeeAccess'
import { halfYearOf } from '../../schemas/shared/halfYear'
import { isPeriodToken, periodOf } from '../../schemas/shared/koreanTime'
import { isMonthPeriodToken, monthPeriodOf } from '../../schemas/shared/monthPeriods'
import { levelParameters } from '../../schemas/shared/sourcingGroup'
import type { FilterState, FilterValues } from '../contract/filterRoom'
import type { EmployeeFilterPlan, FilterFieldPlan, FilterPlan, RangeFilterPlan } from '../plan/filterPlan'
import type { SessionUserFacts } from '../runtime/services'

export const emptyFilter: FilterState = {
  values: {},
  problems: {},
  missed: {},
  searched: undefined,
}

/** Name of the value that shows a department, a person or a sourcing group as text. */
export function employeeTextName(parameter: string): string {
  return `${parameter}Text`
}

/** Name of the value that keeps the code of a department which is searched for by its name. */
export function employeeCodeName(parameter: string): string {
  return `${parameter}Code`
}

export function isRange(field: FilterFieldPlan): field is RangeFilterPlan {
  return 'from' in field
}

/** Wire parameters of a field. */
export function parametersOf(field: FilterFieldPlan): readonly string[] {
  if (isRange(field)) return [field.from, field.to]
  if (field.control === 'employee') return [field.section, field.department, field.person]
  return field.control === 'sourcingGroup' ? levelParameters : [field.field]
}

/** All values of a field, the texts beside its codes included. */
export function namesOf(field: FilterFieldPlan): readonly string[] {
  if (field.control === 'employee') {
    const { section, department, person } = field
    return [
      section,
      department,
      employeeTextName(department),
      employeeCodeName(department),
      person,
      employeeTextName(person),
    ]
  }
  if (field.control === 'sourcingGroup') return [...levelParameters, employeeTextName(field.field)]
  if (field.control === 'lookup' && field.lookup.text) return [field.field, field.lookup.text.field]
  return parametersOf(field)
}

export function filterNames(plan: FilterPlan): readonly string[] {
  return plan.fields.flatMap(namesOf)
}

/** The values a filter starts with, seen from today and from the person who has logged in. */
export function initialValues(plan: FilterPlan, today: string, user: SessionUserFacts): FilterValues {
  return withoutEmpty(
    Object.fromEntries(plan.fields.flatMap(field => Object.entries(initialOf(field, today, user)))),
  )
}

function initialOf(field: FilterFieldPlan, today: string, user: SessionUserFacts): FilterValues {
  switch (field.control) {
    case 'employee':
      return employeePrefill(field, user)
    case 'lookup':
    case 'sourcingGroup':
      return {}
    case 'dateRange':
    case 'monthRange':
    case 'numberRange':
      return field.initial === undefined
        ? {}
        : periodValues(field.from, field.to, field.initial, today, unitOf(field))
    case 'date':
    case 'month':
    case 'text':
      return field.initial === undefined
        ? {}
        : periodValues(field.field, field.field, field.initial, today, unitOf(field))
    default:
      return field.initial === undefined ? {} : { [field.field]: codesOf(field.initial, today) }
  }
}

/** Codes as they stand, or the half-year of today. */
export const codesOf = (initial: string | readonly string[], today: string) =>
  initial === 'thisHalf' ? halfYearOf(today) : [initial].flat().join(',')

/** What a token of the field counts in. */
export type PeriodUnit = 'day' | 'month' | 'year'

function unitOf({ control }: Pick<FilterFieldPlan, 'control'>): PeriodUnit {
  if (control === 'month' || control === 'monthRange') return 'month'
  return control === 'text' ? 'year' : 'day'
}

/** The values of a first value: a token is computed from today, anything else stands as written. */
export function periodValues(
  from: string,
  to: string,
  token: string,
  today: string,
  unit: PeriodUnit = 'day',
): FilterValues {
  const period = unit === 'day' ? dayPeriod(token, today) : wholePeriod(token, today, unit)
  // A single field is a period whose two ends are the same parameter: it begins where the period begins.
  return period ? { [to]: period.to, [from]: period.from } : { [from]: token }
}

function dayPeriod(token: string, today: string) {
  return isPeriodToken(token) ? periodOf(token, today) : undefined
}

function wholePeriod(token: string, today: string, unit: 'month' | 'year') {
  if (!isMonthPeriodToken(token)) return undefined
  const { from, to } = monthPeriodOf(token, today)
  return unit === 'month' ? { from, to } : { from: from.slice(0, 4), to: to.slice(0, 4) }
}

type EmployeeNames = Pick<EmployeeFilterPlan, 'section' | 'department' | 'person' | 'byName'>

/** A department in the values: its code with its name beside, or its name with its code. */
export function departmentValues({ department, byName }: EmployeeNames, code: string, name: string) {
  return byName
    ? { [department]: name, [employeeCodeName(department)]: code }
    : { [department]: code, [employeeTextName(department)]: name }
}

export function personValues({ person, byName }: EmployeeNames, id: string, name: string) {
  return byName ? { [person]: name } : { [person]: id, [employeeTextName(person)]: name }
}

/** Spec §6: what is filled from the log-in depends on the authority group. */
export function employeePrefill(names: EmployeeNames, user: SessionUserFacts): FilterValues {
  const access = employeeAccess(user)
  return {
    ...(access.section.isPrefilled && { [names.section]: user.section }),
    ...(access.department.isPrefilled && departmentValues(names, user.deptcd, user.deptnm)),
    ...(access.person.isPrefilled && personValues(names, user.singleid, user.hname)),
  }
}

/**
 * Takes over a change; a new section clears department and person (spec §4), a new department the person (Assumed), and so
 * does any field that others lie in by the contract.
 */
export function changeValues(plan: FilterPlan, values: FilterValues, change: FilterValues): FilterValues {
  const isNew = (name: string) => name in change && change[name] !== (values[name] ?? '')
  const cleared = new Set<string>()
  const isChanged = (name: string) => isNew(name) || cleared.has(name)
  // A field that is cleared takes those along that lie in it; they stand behind it.
  for (const field of plan.fields)
    for (const [holder, names] of dependencesOf(field))
      if (isChanged(holder)) for (const name of names) cleared.add(name)
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !cleared.has(name)))
  return withoutEmpty({ ...kept, ...change })
}

/** Which names of a field are emptied when another one changes. */
function dependencesOf(field: FilterFieldPlan): readonly (readonly [string, readonly string[]])[] {
  if (field.control === 'lookup')
    return Object.keys(field.lookup.within ?? {}).map(holder => [holder, namesOf(field)])
  if (field.control !== 'employee') return []
  const { section, department, person } = field
  const personNames = [person, employeeTextName(person)]
  return [
    [section, [department, employeeTextName(department), employeeCodeName(department), ...personNames]],
    [department, personNames],
  ]
}

export function withoutEmpty(values: FilterValues): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** The values as expressions see them, and as they are sent: without blanks around. A date range has the parts `from` and `to`. */
export function filterScope(plan: FilterPlan, values: FilterValues): Readonly<Record<string, unknown>> {
  const named = Object.fromEntries(filterNames(plan).map(name => [name, (values[name] ?? '').trim()]))
  const ranges = plan.fields
    .filter(isRange)
    .map((field): [string, Readonly<Record<string, unknown>>] => [
      field.field,
      { from: values[field.from] ?? '', to: values[field.to] ?? '' },
    ])
  return { ...named, ...Object.fromEntries(ranges) }
}

/** The wire parameters of a search: what an operation takes and what is set. Blanks around a text are not sent. */
export function filterRequest(
  values: FilterValues,
  parameters: readonly string[],
): Readonly<Record<string, string>> {
  return withoutEmpty(Object.fromEntries(parameters.map(name => [name, (values[name] ?? '').trim()])))
}
