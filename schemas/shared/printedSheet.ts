import type { ChartImage } from './chartImage'

/** A document on paper: only texts, so that any owner can fill it. */
export interface PrintedSheet {
  /** Korean title, set with wide spaces: 구매요청서. */
  readonly title: string
  readonly number: string
  /** YYYY-MM-DD. */
  readonly printedOn: string
  readonly printedBy: string
  readonly fields: readonly { readonly label: string; readonly text: string }[]
  /** Who gives and who gets, side by side: on orders and statements. */
  readonly parties?: readonly PrintedParty[]
  readonly lines?: PrintedLines
  /** Further lines, each with a title. */
  readonly tables?: readonly { readonly title: string; readonly lines: PrintedLines }[]
  /** Spelled in won; an amount of another currency is empty there and says its currency in the figure. */
  readonly amount?: { readonly figure: string; readonly hangul: string }
  readonly approvals: readonly PrintedApproval[]
  readonly notes?: readonly string[]
  /** A report: paper lies across, and rows have no numbers of their own. */
  readonly isWide?: true
  /** Between the facts and the rows. */
  readonly pictures?: readonly PrintedPicture[]
  /** Printed across the page, for example 사본. */
  readonly mark?: string
}

export interface PrintedLines {
  readonly columns: readonly PrintedColumn[]
  readonly rows: readonly (readonly string[])[]
  /** Places of rows that add up others. */
  readonly summed?: readonly number[]
  /** Texts below the columns; the first empty ones make room for the word 합계. */
  readonly totals?: readonly string[]
}

interface PrintedPicture {
  readonly label: string
  /** A data URL. */
  readonly source: string
}

interface PrintedColumn {
  readonly label: string
  readonly align: 'left' | 'right' | 'center'
  /** Share of the width, as pixels on the screen. */
  readonly width: number
}

interface PrintedParty {
  readonly role: string
  readonly facts: readonly { readonly label: string; readonly text: string }[]
}

interface PrintedApproval {
  readonly role: string
  readonly name: string
  readonly state: string
  readonly on: string
}

export const printedPicture = ({ title, svg }: ChartImage): PrintedPicture => ({
  label: title,
  source: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
})
