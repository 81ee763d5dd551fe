import type { EmployeeFilterPlan, FilterFieldPlan, FilterPlan } from '../plan/filterPlan'
import type { Slice } from './slice'

/** Values by name: wire parameters, and the texts that stand beside codes. What is not set is absent. */
export type FilterValues = Readonly<Record<string, string>>

export interface FilterState {
  readonly values: FilterValues
  /** Korean, by field. */
  readonly problems: Readonly<Record<string, string>>
  /** What was looked up in vain and still stands in its field, Korean, by field: no search is made over it. */
  readonly missed: Readonly<Record<string, string>>
  /** The conditions of the last search. */
  readonly searched: FilterValues | undefined
}

export type EmployeePart = 'section' | 'department' | 'person'

/** The filter of a screen or popup at work. */
export interface FilterRoom extends Slice<FilterState> {
  readonly plan: FilterPlan
  change(values: FilterValues): void
  reset(): void
  /** Shows what keeps a search from being made; true when nothing does. */
  accept(): Promise<boolean>
  /** Shows at its field why the server refused a condition, until one is changed or searched for again. False without such a field. */
  refuse(parameter: string, message: string): boolean
  /** Whether something that must be given is still missing. */
  isLacking(): boolean
  /** The fields that are there for this person. */
  visible(): readonly FilterFieldPlan[]
  isEnabled(field: FilterFieldPlan): boolean
  isPartEnabled(field: EmployeeFilterPlan, part: EmployeePart): boolean
  /** Opens the popup of a lookup field; `typed` is searched for at once. */
  lookUp(field: string, typed?: string): Promise<void>
  lookUpPart(field: string, part: EmployeePart, typed?: string): Promise<void>
}
