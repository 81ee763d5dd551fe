/** What a test has a writer put into a cell, however the writer does it. */
export type SheetContent =
  | { readonly cell: 'text'; readonly text: string }
  /** A number with the code of a format, or with the number of a format that has no code in the file. */
  | { readonly cell: 'number'; readonly value: number; readonly format?: string; readonly formatId?: number }
  | { readonly cell: 'error'; readonly code: string }
  | { readonly cell: 'yes'; readonly value: boolean }
  | { readonly cell: 'formula'; readonly formula: string; readonly result?: number | string }

export interface BookContent {
  readonly content: SheetContent
  readonly is1904?: boolean
  /** A sheet that nobody sees stands before the one with the content. */
  readonly hasHiddenFirst?: boolean
}

/** Writes a workbook whose first sheet that can be seen holds 값 in A1 and the content in A2. */
export interface BookWriter {
  readonly writer: string
  readonly extension: 'xlsx' | 'xls'
  canWrite(book: BookContent): boolean
  write(book: BookContent): Promise<Uint8Array>
}
