import groups from './authGroups.json'

/** Code of an authority group, spec §6. Assumed: 51 and 34, which it names in the prefill rule alone. */
export type AuthGroupId = keyof typeof groups

const rowScopes = ['ALL', 'SECTION', 'DEPT', 'OWN', 'COMPANY'] as const
const prefills = ['NONE', 'SECTION', 'DEPT', 'ALL'] as const
const employeeParts = ['section', 'department', 'person'] as const
const portals = ['I', 'E'] as const

/** Which rows a group sees: all, those of its section, of its department, its own, or those of its company. */
export type RowScope = (typeof rowScopes)[number]

/** How much of the employee widget is filled from the log-in: nothing, section, section and department, or all three. */
export type Prefill = (typeof prefills)[number]

/** A field of the employee widget. */
export type EmployeePart = (typeof employeeParts)[number]

export interface AuthGroup {
  readonly id: AuthGroupId
  readonly name: string
  /** I: staff, E: suppliers. */
  readonly portal: (typeof portals)[number]
  readonly rowScope: RowScope
  readonly prefill: Prefill
  /** Fields of the employee widget that the group may not change. */
  readonly disabled: readonly EmployeePart[]
  /** Spec §6: group 33 picks a person where the widget's flag allows it. */
  readonly isPersonFreedByFlag: boolean
}

export const authGroupIds: readonly AuthGroupId[] = Object.keys(groups).filter(isAuthGroupId)

export function isAuthGroupId(text: string): text is AuthGroupId {
  return Object.hasOwn(groups, text)
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const found = words.find(word => word === text)
  if (found === undefined)
    throw new RangeError(`Engine bug: authGroups.json holds "${text}", not ${words.join(', ')}.`)
  return found
}

export function authGroup(id: AuthGroupId): AuthGroup {
  const group = groups[id]
  return {
    id,
    name: group.name,
    portal: oneOf(portals, group.portal),
    rowScope: oneOf(rowScopes, group.rowScope),
    prefill: oneOf(prefills, group.prefill),
    disabled: group.disabled.map(part => oneOf(employeeParts, part)),
    isPersonFreedByFlag: 'isPersonFreedByFlag' in group && group.isPersonFreedByFlag,
  }
}

export function isPrefill(text: string): text is Prefill {
  return prefills.some(prefill => prefill === text)
}

export function isRowScope(text: string): text is RowScope {
  return rowScopes.some(scope => scope === text)
}

/** The rows a user sees. Assumed: auth A (부서고정) lowers a wider scope of the group to the user's department. */
export function rowScopeOf(scope: RowScope, auth: string): RowScope {
  return auth === 'A' && (scope === 'ALL' || scope === 'SECTION') ? 'DEPT' : scope
}
