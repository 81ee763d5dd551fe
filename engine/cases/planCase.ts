import type { ActionPlan } from '../plan/actionPlan'
import type { ChartPlan } from '../plan/chartPlan'
import type { FilterFieldPlan, FilterPlan, RangeFilterPlan } from '../plan/filterPlan'
import type { FormFieldPlan, LookupPlan, ValueLimits } from '../plan/formPlan'
import type { ColumnPlan, EditedRows, GridPlan, OperationRows } from '../plan/gridPlan'
import type { KpiPlan } from '../plan/kpiPlan'
import type { GoStepPlan, OpenStepPlan, RowWayPlan } from '../plan/stepPlan'
import type { Said } from '../problem/said'

/** Something that must hold of a screen because its plan says so. */
export type PlanCase = CaseSubject & {
  /** Stays the same while the part it is about has its name; unique on its screen. */
  readonly id: string
  /** What is claimed, in words that a tester reads. */
  readonly name: Said
}

export type CaseKind = CaseSubject['case']

type EachOf<Each, Kind> = Each extends { readonly case: infer Cases }
  ? Kind extends Cases
    ? Each
    : never
  : never

export type CaseOf<Kind extends CaseKind> = EachOf<PlanCase, Kind>

/** A grid whose rows an operation answers. */
export type AskedGrid = GridPlan & { readonly source: OperationRows | EditedRows }
/** The same, of rows that are only shown. */
export type ListGrid = GridPlan & { readonly source: OperationRows }

/** Figures or a chart, which show what an operation answers as it is. */
export type AnsweredBlock = KpiPlan | ChartPlan

export type LimitName = keyof ValueLimits

/** Where a value is entered: a field of a form, or a column whose cells are edited. */
export type EntryPlace =
  | { readonly at: 'form'; readonly field: FormFieldPlan }
  | { readonly at: 'grid'; readonly grid: GridPlan; readonly field: ColumnPlan }

type CaseSubject =
  | {
      readonly case: 'found'
      readonly grid: AskedGrid
      readonly field: FilterFieldPlan
      /** The parameters that carry the condition. */
      readonly parameters: readonly string[]
    }
  | { readonly case: 'conditionMissing'; readonly filter: FilterPlan; readonly field: FilterFieldPlan }
  | { readonly case: 'periodReversed'; readonly filter: FilterPlan; readonly field: RangeFilterPlan }
  | { readonly case: 'conditionLookedUp'; readonly filter: FilterPlan; readonly field: LookedUpFilter }
  | { readonly case: 'sorted'; readonly grid: ListGrid; readonly column: ColumnPlan }
  | { readonly case: 'paged' | 'counted'; readonly grid: ListGrid }
  | { readonly case: 'summed'; readonly grid: ListGrid; readonly column: ColumnPlan }
  | { readonly case: 'empty' | 'failed' | 'slow'; readonly grid: AskedGrid }
  | { readonly case: 'answerEmpty' | 'answerFailed' | 'answerSlow'; readonly block: AnsweredBlock }
  | {
      readonly case: 'linked'
      readonly grid: ListGrid
      readonly column: ColumnPlan
      readonly way: RowWayPlan
    }
  | { readonly case: 'exported'; readonly action: ActionPlan; readonly grid: GridPlan }
  | { readonly case: 'rowAdded' | 'rowDeleted'; readonly action: ActionPlan; readonly grid: GridPlan }
  | { readonly case: 'changesSaved' | 'checkedSaved'; readonly action: ActionPlan; readonly grid: GridPlan }
  | { readonly case: 'searched' | 'reset'; readonly action: ActionPlan }
  | { readonly case: 'led'; readonly action: ActionPlan; readonly step: GoStepPlan }
  | { readonly case: 'opened'; readonly action: ActionPlan; readonly step: OpenStepPlan }
  | { readonly case: 'rowsNeeded'; readonly action: ActionPlan; readonly grid: AskedGrid }
  | {
      readonly case: 'stateRefused' | 'groupRefused' | 'personRefused' | 'readerRefused'
      readonly action: ActionPlan
      /** Of the workflow, by operation. */
      readonly transitions: readonly string[]
    }
  | { readonly case: 'missing'; readonly place: EntryPlace; readonly requirement: string }
  | { readonly case: 'limited'; readonly place: EntryPlace; readonly limit: LimitName }
  | { readonly case: 'masked'; readonly place: EntryPlace; readonly mask: string }
  | { readonly case: 'lookedUp'; readonly place: EntryPlace; readonly lookup: LookupPlan }
  | { readonly case: 'documentFailed' | 'documentSlow' }

export type LookedUpFilter = Extract<FilterFieldPlan, { control: 'lookup' }>

export function isListGrid(grid: GridPlan): grid is ListGrid {
  return grid.source.from === 'operation'
}

export function isAskedGrid(grid: GridPlan): grid is AskedGrid {
  return grid.source.from !== 'lines'
}

/** What a popup or another screen is called. */
export type TitleOf = (name: string) => string
