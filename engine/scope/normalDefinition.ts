import type { ActionWord } from '../../schemas/screen/actionDefinition'
import type {
  ApprovalBlockDefinition,
  FilesBlockDefinition,
  FilterBlockDefinition,
  FormBlockDefinition,
  GridBlockDefinition,
  SplitBlockDefinition,
  TabsBlockDefinition,
  TimelineBlockDefinition,
} from '../../schemas/screen/blockDefinition'
import type { ColumnButtonDefinition, ColumnDetailDefinition } from '../../schemas/screen/columnDefinition'
import type { ContentBlockDefinition } from '../../schemas/screen/contentDefinition'
import type { DocumentDefinition } from '../../schemas/screen/documentDefinition'
import type {
  ChartBlockDefinition,
  FigureDetailDefinition,
  KpiBlockDefinition,
  SeriesDetailDefinition,
} from '../../schemas/screen/figureDefinition'
import type {
  EmployeeFilterDefinition,
  FilterFieldDetailDefinition,
  SourcingGroupFilterDefinition,
} from '../../schemas/screen/filterFieldDefinition'
import type { FormFieldDetailDefinition } from '../../schemas/screen/formFieldDefinition'
import type { MatrixBlockDefinition } from '../../schemas/screen/matrixDefinition'
import type { MountDefinition } from '../../schemas/screen/screenDefinition'
import type { StepDefinition } from '../../schemas/screen/stepDefinition'

/** Definitions with every short form spelled out: one form per thought, so that the rooms know no other. */
export interface NormalScreen {
  readonly screen: string
  readonly title: string
  readonly path: string
  readonly params: readonly string[]
  readonly mounts: readonly MountDefinition[]
  readonly aliases: readonly string[]
  readonly document?: DocumentDefinition
  readonly samples?: string
  readonly blocks: readonly NormalBlock[]
  readonly actions: readonly NormalAction[]
}

export type NormalBlock =
  | NormalFilter
  | NormalGrid
  | NormalForm
  | (FilesBlockDefinition & { readonly id: string })
  | (ApprovalBlockDefinition & { readonly id: string })
  | (TimelineBlockDefinition & { readonly id: string })
  | NormalSplit
  | NormalTabs
  | NormalKpi
  | NormalChart
  | NormalContent
  | NormalMatrix

interface NormalSplit extends Omit<SplitBlockDefinition, 'left' | 'right'> {
  readonly id: string
  readonly left: readonly NormalBlock[]
  readonly right: readonly NormalBlock[]
}

interface NormalTabs extends Omit<TabsBlockDefinition, 'tabs'> {
  readonly id: string
  readonly tabs: readonly {
    readonly id: string
    readonly title: string
    readonly blocks: readonly NormalBlock[]
  }[]
}

export interface NormalFilter extends Omit<FilterBlockDefinition, 'fields'> {
  readonly id: string
  readonly fields: readonly (
    | FilterFieldDetailDefinition
    | EmployeeFilterDefinition
    | SourcingGroupFilterDefinition
  )[]
}

export interface NormalGrid extends Omit<GridBlockDefinition, 'columns' | 'id'> {
  readonly id: string
  readonly columns: readonly ColumnDetailDefinition[]
  /** Columns of buttons, by how many other columns stand to their left. */
  readonly buttons: readonly { readonly at: number; readonly column: ColumnButtonDefinition }[]
}

export interface NormalKpi extends Omit<KpiBlockDefinition, 'fields' | 'id'> {
  readonly id: string
  readonly fields: readonly FigureDetailDefinition[]
}

export interface NormalChart extends Omit<ChartBlockDefinition, 'series' | 'id'> {
  readonly id: string
  readonly series: readonly SeriesDetailDefinition[]
}

export interface NormalContent extends ContentBlockDefinition {
  readonly id: string
}

export interface NormalMatrix extends MatrixBlockDefinition {
  readonly id: string
}

export interface NormalForm extends Omit<FormBlockDefinition, 'fields' | 'id'> {
  readonly id: string
  readonly fields: readonly FormFieldDetailDefinition[]
}

export interface NormalAction {
  readonly id: string
  readonly note?: string
  /** The bare word it was written as. */
  readonly word?: ActionWord
  /** It opens a popup in the short form; true where nothing says what that is handed. */
  readonly isBare?: boolean
  readonly label?: string
  readonly visibleWhen?: string
  readonly enabledWhen?: string
  readonly enabledHint?: string
  readonly rows?: 'none' | 'one' | 'some'
  readonly primary?: boolean
  readonly grid?: string
  readonly steps: readonly StepDefinition[]
  /** The screen to go to with the number that the transition answers. */
  readonly then?: string
}
