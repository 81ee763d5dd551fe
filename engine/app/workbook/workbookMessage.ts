import type { WorkbookColumn, WorkbookReport as WorkbookLayout, WorkbookSheet } from '../../runtime/services'

export type WorkbookRow = Readonly<Record<string, unknown>>

/** What the page tells the worker: how the sheet looks, then rows in small parts, then the end. */
export type WorkbookOrder =
  | {
      readonly order: 'start'
      readonly sheetName: string
      readonly columns: readonly WorkbookColumn[]
      readonly sheets?: readonly WorkbookSheet[]
      readonly layout?: WorkbookLayout
    }
  | { readonly order: 'rows'; readonly rows: readonly WorkbookRow[] }
  | { readonly order: 'finish' }

export type WorkbookReport =
  | { readonly report: 'progress'; readonly done: number }
  | { readonly report: 'finished'; readonly content: ArrayBuffer; readonly rows: number }
  | { readonly report: 'failed'; readonly why: string }
