/** How a page on samples answers one operation. */
export type SampleAnswerPlan = SampleRowsPlan | SampleDocumentPlan | SampleSavePlan

export interface SampleRowsPlan {
  /** rows: pages of `rows`; list: a bare array; one: the single object; document: the one whose header has the key. */
  readonly answer: 'rows' | 'list' | 'one' | 'document'
  readonly rows: readonly SampleRow[]
  /** Parameters that leave rows out. */
  readonly filters: readonly SampleFilterPlan[]
  readonly isPaged: boolean
  /** Fields whose sums are answered. */
  readonly sums: readonly string[]
}

/** A document whose header is a row of another operation; what stands beside it is the same for all, until it is saved. */
export interface SampleDocumentPlan {
  readonly answer: 'documentOf'
  readonly rowsOf: string
  /** Path parameter and field of the rows. */
  readonly key: string
  readonly parts: SampleRow
}

/** What an operation that changes something does to the rows of another one: in this page alone, until it is reloaded. */
export interface SampleSavePlan {
  readonly answer: 'saved'
  /** The operation whose rows it changes. */
  readonly into: string
  /** The field that tells a row. */
  readonly key: string
  readonly isDeletion: boolean
  /** The rows come as `rows`, each with its `rowState`. */
  readonly isRows: boolean
  /** Fields that the operation takes: one that is not sent is cleared. */
  readonly taken: readonly string[]
  /** What a new row has beside what was entered. */
  readonly initial: SampleRow
  /** Field by which the lines of a document are numbered. */
  readonly lineKey?: string
  /** Only some of the lines are sent, and only some of their cells: the others stay. */
  readonly keepsLines?: boolean
}

type SampleRow = Readonly<Record<string, unknown>>

export interface SampleFilterPlan {
  readonly parameter: string
  readonly field: string
  /** begins: a code of a group begins with those of the groups above it. */
  readonly how: 'equals' | 'among' | 'contains' | 'begins' | 'from' | 'to'
}
