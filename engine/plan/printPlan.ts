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
  readonly lines?: { readonly grid: string; readonly columns: readonly string[] }
  /** Grids whose lines follow, each below its title. */
  readonly tables?: readonly string[]
  /** Figures and charts of the page stand above the lines. */
  readonly hasCharts?: boolean
  readonly amount?: ExpressionPlan
  readonly hasApproval: boolean
}

export interface PrintFieldPlan extends ReadColumn {
  readonly field: string
  readonly label: string
}
