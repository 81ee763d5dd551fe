import type { ExpressionPlan } from '../expression/expressionPlan'
import type { ReadColumn } from './readColumnPlan'

export type PrintStepPlan = DocumentPrintPlan | SheetsPrintPlan

/** Whole sheets that an operation answers. */
interface SheetsPrintPlan {
  readonly step: 'print'
  readonly sheets: string
  readonly with: Readonly<Record<string, ExpressionPlan>>
}

export interface DocumentPrintPlan {
  readonly step: 'print'
  readonly title: string
  readonly fields: readonly PrintFieldPlan[]
  readonly lines?: PrintLinesPlan
  /** Further lines, each below the title of its grid. */
  readonly tables?: readonly PrintLinesPlan[]
  /** Figures and charts of the page stand above the lines. */
  readonly hasCharts?: boolean
  readonly amount?: ExpressionPlan
  readonly hasApproval: boolean
}

interface PrintLinesPlan {
  readonly grid: string
  readonly columns: readonly string[]
}

export interface PrintFieldPlan extends ReadColumn {
  readonly field: string
  readonly label: string
}
