import type { ExpressionPlan } from '../expression/expressionPlan'
import type { CheckPlan, LookupPlan } from './formPlan'

export interface FilterPlan {
  readonly block: 'filter'
  readonly id: string
  /** Where the last search is remembered. */
  readonly keep: false | 'device' | 'server'
  readonly fields: readonly FilterFieldPlan[]
  readonly checks: readonly FilterCheckPlan[]
}

interface FilterCheckPlan extends Omit<CheckPlan, 'refuseWhen'> {
  /** @default while all conditions are empty */
  readonly refuseWhen?: ExpressionPlan
  readonly field?: string
}

interface FilterFieldBase {
  /** Name in the filter state and the first wire parameter. */
  readonly field: string
  readonly label: string
  readonly isRequired: boolean
  readonly enabledWhen?: ExpressionPlan
  readonly visibleWhen?: ExpressionPlan
}

export type FilterFieldPlan =
  | TextFilterPlan
  | NumberFilterPlan
  | SelectFilterPlan
  | CheckFilterPlan
  | DateFilterPlan
  | RangeFilterPlan
  | LookupFilterPlan
  | EmployeeFilterPlan
  | SourcingGroupFilterPlan

interface TextFilterPlan extends FilterFieldBase {
  readonly control: 'text'
  readonly maxLength?: number
  readonly mask?: string
  /** A text, or the token "thisYear". */
  readonly initial?: string
}

interface NumberFilterPlan extends FilterFieldBase {
  readonly control: 'number'
  readonly scale: number
  readonly initial?: string
}

/** multi and checks: several codes, sent joined by commas. radio and checks show all choices at once. */
export type SelectFilterPlan =
  | ChoiceFilterPlan<'select'>
  | ChoiceFilterPlan<'multi'>
  | ChoiceFilterPlan<'radio'>
  | ChoiceFilterPlan<'checks'>

interface ChoiceFilterPlan<Control> extends FilterFieldBase {
  readonly control: Control
  readonly code?: string
  /** Fixed choices where there is no code group. */
  readonly choices?: readonly { readonly value: string; readonly text: string }[]
  readonly initial?: string | readonly string[]
}

/** One box: its parameter is sent when it is checked. */
interface CheckFilterPlan extends FilterFieldBase {
  readonly control: 'check'
  /** What a checked box sends. */
  readonly value: string
  readonly initial?: string
}

interface DateFilterPlan extends FilterFieldBase {
  readonly control: 'date' | 'month'
  /** A date or month, or the token "today", "thisMonth" or "lastMonth". */
  readonly initial?: string
}

export type RangeFilterPlan =
  | EndsFilterPlan<'dateRange'>
  | EndsFilterPlan<'monthRange'>
  | EndsFilterPlan<'numberRange'>

interface EndsFilterPlan<Control> extends FilterFieldBase {
  readonly control: Control
  /** Wire parameters. */
  readonly from: string
  readonly to: string
  /** Most decimals of a number. */
  readonly scale?: number
  /** A period token of schemas/shared/koreanTime or monthPeriods. */
  readonly initial?: string
}

export interface LookupFilterPlan extends FilterFieldBase {
  readonly control: 'lookup'
  readonly lookup: LookupPlan
  /** The place of the reader that stands in it while he cannot change it, since he reads nothing else. */
  readonly ownPlace?: 'section' | 'deptnm'
  readonly mask?: string
  /** Several values, sent joined by commas; the popup then chooses checked rows. */
  readonly isMany: boolean
}

/** Four levels of sourcing groups; `field` is the parameter of the first one. */
export interface SourcingGroupFilterPlan extends FilterFieldBase {
  readonly control: 'sourcingGroup'
}

/** Section, department and person; rules of spec §6 in schemas/shared/employeeAccess. */
export interface EmployeeFilterPlan extends FilterFieldBase {
  readonly control: 'employee'
  readonly section: string
  readonly department: string
  readonly person: string
  readonly sectionLabel: string
  readonly departmentLabel: string
  readonly allowPersonPick: boolean
  /** Department and person are searched for by their names, as the contract has them. */
  readonly byName?: true
}
