import type { WonUnit } from '../../schemas/shared/wonUnit'

/** How the values of a column are read, drawn and aligned. */
export type ColumnKind =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'amount'
  | 'date'
  | 'dateTime'
  | 'month'
  | 'code'
  | 'yes'
  | 'lookup'
  | 'check'
  | 'radio'
  | 'files'
  | 'button'

/** What turns a value into its text, in a cell as on paper. */
export interface ReadColumn {
  readonly kind: ColumnKind
  readonly code?: string
  readonly mask?: string
  /** Digits after the point that are always written. */
  readonly places?: number
  /** A share in percent; without a denominator it reads "-". */
  readonly isRate?: boolean
  /** A number of a report, which reads "-" where there is none. */
  readonly isFigure?: boolean
  /** A whole amount in won. */
  readonly isWon?: boolean
  /** What it is shown in, by choice of the reader. */
  readonly wonUnit?: WonUnit
  readonly limits: { readonly scale?: number }
  readonly lookup?: { readonly text?: { readonly field: string } | undefined } | undefined
}
