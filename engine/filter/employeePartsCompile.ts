import type { EmployeeFilterDefinition } from '../../schemas/screen/filterFieldDefinition'
import type { LookupFilterPlan } from '../plan/filterPlan'
import { filterProblems } from '../problem/catalogue/filterProblems'
import type { Page } from '../scope/page'

/** The popup that the employee widget opens for each of its parts. */
export const employeePartPopups = { section: 'bsns', department: 'dept', person: 'person' } as const

/** The name of a user's own place in the session, by the popup that finds such places. */
export const ownPlaces: Readonly<Record<string, LookupFilterPlan['ownPlace']>> = {
  [employeePartPopups.section]: 'section',
  [employeePartPopups.department]: 'deptnm',
}

type Part = keyof typeof employeePartPopups

const parts: readonly Part[] = ['section', 'department', 'person']

/** Each part of the widget writes the parameter that its own popup finds; reported at the first that does not. */
export function checkEmployeeParts({ on, filterFields }: Page, field: EmployeeFilterDefinition): void {
  const found = (name: string) => filterFields[name]?.lookup?.popup
  const wrong = parts.find(part => found(field[part]) !== employeePartPopups[part])
  if (wrong === undefined) return
  const popup = employeePartPopups[wrong]
  const right = parts.map(part => field[part]).filter(name => found(name) === popup)
  const written = { part: wrong, name: field[wrong], popup }
  on.source.report(on.source.valueAt(field, wrong), filterProblems.employeePart(written, right))
}
