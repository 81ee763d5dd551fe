import type { ReadColumn } from './readColumnPlan'

/** A field by which a question names a document. */
export interface QuestionField extends ReadColumn {
  readonly field: string
  readonly label: string
}

/** What a question says of a document: its fields, and lists of it that are counted. */
export interface QuestionPlan {
  /** The number comes first. */
  readonly fields: readonly QuestionField[]
  readonly counts?: readonly { readonly grid: string; readonly label: string }[]
}
