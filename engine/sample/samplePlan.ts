/** How a page on samples answers one operation. */
export interface SampleAnswerPlan {
  /** rows: pages of `rows`; list: a bare array; one: the single object; document: the one whose header has the key. */
  readonly answer: 'rows' | 'list' | 'one' | 'document'
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** Parameters that leave rows out. */
  readonly filters: readonly SampleFilterPlan[]
  readonly isPaged: boolean
  /** Fields whose sums are answered. */
  readonly sums: readonly string[]
}

export interface SampleFilterPlan {
  readonly parameter: string
  readonly field: string
  /** begins: a code of a group begins with those of the groups above it. */
  readonly how: 'equals' | 'among' | 'contains' | 'begins' | 'from' | 'to'
}
