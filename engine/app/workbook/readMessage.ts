/** What the page tells the reading worker: the one file it is to read. */
export interface ReadOrder {
  readonly name: string
  readonly type: string
  readonly content: ArrayBuffer
}

export type ReadReport =
  | { readonly report: 'head'; readonly titles: readonly string[]; readonly rows: number }
  /** Rows of texts; `from` is the number of the first in the sheet. */
  | { readonly report: 'rows'; readonly from: number; readonly rows: readonly (readonly string[])[] }
  | { readonly report: 'finished' }
  /** A key of the fixed messages. */
  | { readonly report: 'refused'; readonly message: string }
