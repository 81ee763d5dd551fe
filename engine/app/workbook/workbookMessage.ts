import type { WorkbookColumn, WorkbookSheet } from '../../runtime/services'

export type WorkbookRow = Readonly<Record<string, unknown>>

/** What the page tells the worker: how the sheet looks, then rows in small parts or where to fetch them, then the end. */
export type WorkbookOrder =
  | {
      readonly order: 'start'
      readonly sheetName: string
      readonly columns: readonly WorkbookColumn[]
      readonly sheets?: readonly WorkbookSheet[]
    }
  | { readonly order: 'rows'; readonly rows: readonly WorkbookRow[] }
  | {
      readonly order: 'fetch'
      /** One address per page, in the order of the rows. */
      readonly urls: readonly string[]
      readonly headers: Readonly<Record<string, string>>
    }
  | { readonly order: 'finish' }

export type WorkbookReport =
  | { readonly report: 'progress'; readonly done: number }
  | { readonly report: 'finished'; readonly content: ArrayBuffer; readonly rows: number }
  | {
      readonly report: 'refused'
      readonly status: number
      readonly body: Readonly<Record<string, unknown>>
    }
  | { readonly report: 'failed'; readonly why: string }
