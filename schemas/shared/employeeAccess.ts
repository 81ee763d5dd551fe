import { authGroup, type EmployeePart, isAuthGroupId, isPrefill, type Prefill } from '../codes/authGroups'

export interface EmployeeAccessUser {
  /** A: bound to the own department (spec §6). */
  readonly auth: string
  readonly authGroupId: string
  /** What the group's administration says; without it what spec §6 does. */
  readonly prefill?: string
}

interface EmployeePartAccess {
  readonly isEnabled: boolean
  /** Filled from the log-in when the screen opens. */
  readonly isPrefilled: boolean
}

export type EmployeeAccess = Readonly<Record<EmployeePart, EmployeePartAccess>>

const prefilledParts: Readonly<Record<Prefill, readonly EmployeePart[]>> = {
  NONE: [],
  SECTION: ['section'],
  DEPT: ['section', 'department'],
  ALL: ['section', 'department', 'person'],
}

/**
 * Which fields of the employee widget a user may change and which are filled from the log-in, spec §6.
 * `isPersonPickAllowed` is the widget's flag that lets group 33 pick a person. A group nobody knows is treated as
 * group 30: nothing may be changed and everything is filled, spec §6 "30 and others all".
 */
export function employeeAccess(user: EmployeeAccessUser, isPersonPickAllowed = false): EmployeeAccess {
  const group = authGroup(isAuthGroupId(user.authGroupId) ? user.authGroupId : '30')
  const prefill = user.prefill !== undefined && isPrefill(user.prefill) ? user.prefill : group.prefill
  const isDisabled = (part: EmployeePart) =>
    (group.disabled.includes(part) &&
      !(part === 'person' && group.isPersonFreedByFlag && isPersonPickAllowed)) ||
    (part === 'department' && user.auth === 'A')
  const access = (part: EmployeePart): EmployeePartAccess => ({
    isEnabled: !isDisabled(part),
    isPrefilled: prefilledParts[prefill].includes(part),
  })
  return { section: access('section'), department: access('department'), person: access('person') }
}
