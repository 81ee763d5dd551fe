import type { ReadCell } from '../../../schemas/shared/workbook/readCell'

/** What the page tells the reading worker: the one file it is to read. */
export interface ReadOrder {
  readonly name: string
  readonly type: string
  readonly content: ArrayBuffer
}

export type ReadReport =
  | { readonly report: 'head'; readonly titles: readonly ReadCell[]; readonly rows: number }
  /** `from` is the number of the first row in the sheet. */
  | { readonly report: 'rows'; readonly from: number; readonly rows: readonly (readonly ReadCell[])[] }
  | { readonly report: 'finished' }
  /** A key of the fixed messages. */
  | { readonly report: 'refused'; readonly message: string }
