import type { WonUnit } from '../../schemas/shared/wonUnit'
import type { ExpressionPlan } from '../expression/expressionPlan'
import type { BindingPlan } from './bindingPlan'
import type { CheckByPlan, CheckPlan, LookupPlan, ValueLimits } from './formPlan'
import type { QuestionField } from './questionPlan'
import type { ColumnKind } from './readColumnPlan'
import type { RowWayPlan, StepPlan } from './stepPlan'

export interface GridPlan {
  readonly block: 'grid'
  readonly id: string
  readonly title?: string
  /** Korean: what it means that there are no rows. */
  readonly emptyText?: string
  /** The grid on whose chosen row these rows hang. */
  readonly of?: string
  /** Asks again while the header is typed; `set` is written with each answer. */
  readonly whileTyping?: { readonly set: Readonly<Record<string, ExpressionPlan>> }
  readonly source: OperationRows | EditedRows | DocumentLines
  readonly select: 'none' | 'one' | 'many'
  /** Why a row cannot be checked; each reads the row alone. */
  readonly selectChecks?: readonly CheckPlan[]
  readonly sort: readonly SortKey[]
  readonly columns: readonly ColumnPlan[]
  /** Only to be looked at, whatever the document allows (spec §4). */
  readonly isReadOnly?: boolean
  /** The coded field of lines by whose values they are looked at. */
  readonly narrow?: { readonly field: string; readonly label: string; readonly code: string }
  /** The list of each line that tells what is wrong with its cells. */
  readonly problems?: string
  /** The report that its rows are of: its figures lead to the documents behind them. */
  readonly report?: string
  /** Rows as a tree, or in groups with subtotals. */
  readonly outline?: TreeOutline | GroupsOutline
  /** Columns whose sums stand in the totals row. */
  readonly sums: readonly string[]
  /** How questions name the rows that are acted upon. */
  readonly question?: readonly QuestionField[]
  /** Where a double click goes: the `go` of the first link column. */
  readonly openRow?: RowWayPlan
}

export interface TreeOutline {
  readonly kind: 'tree'
  /** Field that names a row, and the field with the name of the row it hangs on. */
  readonly key: string
  readonly parent: string
  /** Field with the place among the rows of one parent; absent where rows are not moved. */
  readonly order?: string
  /** Column that is indented. */
  readonly column: string
}

export interface GroupsOutline {
  readonly kind: 'groups'
  /** From the outermost to the innermost. */
  readonly fields: readonly string[]
  readonly column: string
}

export interface OperationRows {
  readonly from: 'operation'
  readonly binding: BindingPlan
}

/** Rows of an operation that are edited in place and saved together. */
export interface EditedRows {
  readonly from: 'edited'
  readonly binding: BindingPlan
  readonly save: string
  /** Path parameters of the save operation; the rows were asked with the same. */
  readonly path: readonly string[]
  /** Fields that tell a row from the others; written once, when it is new. */
  readonly keys: readonly string[]
  readonly canAdd: boolean
  readonly newRow: Readonly<Record<string, ExpressionPlan>>
  readonly maxRows: number
  /** Fields that the save operation takes. */
  readonly saved: readonly string[]
}

export interface DocumentLines {
  readonly from: 'lines'
  /** Part of the document, for example "lines". */
  readonly part: string
  /** Field that the server numbers; absent in new rows. */
  readonly key: string
  readonly canAdd: boolean
  readonly newRow: Readonly<Record<string, ExpressionPlan>>
  readonly maxRows: number
  /** Fields that the save operation takes. */
  readonly saved: readonly string[]
  /** Lines that are judged and sent. @default all */
  readonly sendWhen?: ExpressionPlan
}

export interface SortKey {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

export interface ColumnPlan {
  readonly field: string
  readonly label: string
  readonly kind: ColumnKind
  readonly width: number
  readonly align: 'left' | 'right' | 'center'
  readonly isFrozen: boolean
  readonly isSortable: boolean
  readonly isEditable: boolean
  readonly isRequired: boolean
  /** Only editable while the row is new. */
  readonly isNewOnly?: boolean
  readonly code?: string
  /** Draws the code as a status chip. */
  readonly hasTone?: boolean
  readonly mask?: string
  /** Personal data: a workbook that holds it asks for a reason. */
  readonly isPersonal?: boolean
  /** Digits after the point that are always written. */
  readonly places?: number
  /** A percentage: "-" where it has no value. */
  readonly isRate?: boolean
  /** A number of a report: "-" where it has no value. */
  readonly isFigure?: boolean
  /** A whole amount in won: a report may show it in thousands or millions. */
  readonly isWon?: boolean
  readonly wonUnit?: WonUnit
  readonly limits: ValueLimits
  /** The choices come from a list operation. */
  readonly options?: { readonly operation: string; readonly value: string; readonly text: string }
  /** Fields of the row that say what kind of value this is, and what there is to choose from. */
  readonly typedBy?: { readonly type: string; readonly choices: string }
  readonly go?: RowWayPlan
  readonly lookup?: LookupPlan
  readonly value?: ExpressionPlan
  /** Cells of the row that change with this one. */
  readonly set?: Readonly<Record<string, ExpressionPlan>>
  readonly checks: readonly CheckPlan[]
  readonly checkBy?: CheckByPlan
  /** Header above neighbouring columns. */
  readonly group?: string
  readonly isMerged?: boolean
  /** Reads the row alone, so that its answer can be kept with the row. */
  readonly tone?: ExpressionPlan
  /** Who sees the column; reads the user alone. */
  readonly shownWhen?: ExpressionPlan
  /** Text of the button in each row. */
  readonly button?: string
  readonly steps?: readonly StepPlan[]
  /** Authority groups that have the button; absent where no workflow speaks of what it does. */
  readonly groups?: readonly string[]
  /** Rows in which the button stands; reads the row alone. */
  readonly visibleWhen?: ExpressionPlan
}
