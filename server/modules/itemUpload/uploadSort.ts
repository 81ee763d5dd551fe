import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { EventContext } from '../../document/documentEvents'
import { labelsOf } from '../../master/labelsIn'
import type { UploadCells, UploadField } from './uploadCells'

export interface UploadColumn {
  readonly field: UploadField
  readonly label: string
  readonly isRequired: boolean
  /** Typed as a number; everything else is text, codes with zeros in front among it. */
  readonly isNumber: boolean
  /** Most characters. */
  readonly longest?: number
  /** How the column is filled in, for the guide of the template. */
  readonly guide: string
  readonly example: string
  /** Pixels. */
  readonly width: number
}

export interface UploadRow {
  /** As it counts in the sheet, the head being row 1. */
  readonly rowNo: number
  readonly cells: UploadCells
}

export type RowResult = 'OK' | 'ERR' | 'DUP'

export interface CellProblem {
  readonly field: UploadField
  readonly msg: string
}

export interface JudgedRow {
  readonly rowNo: number
  readonly result: RowResult
  readonly problems: readonly CellProblem[]
  readonly errMsg?: string
  /** What came of the row, or what it repeats: the number of an item or of a supplier's item. */
  readonly resultNo?: string
}

/** A list of the sheet of codes: what a column takes. */
export interface CodeList {
  readonly label: string
  readonly codes: readonly { readonly value: string; readonly text: string }[]
}

/** The transitions of a sort, by what they do. */
type Step = 'upload' | 'save' | 'validate' | 'apply' | 'cancel'

/** Items of the staff, or what suppliers offer: what their workbooks hold, and what becomes of the rows. */
export interface UploadSort {
  /** @PORTAL_TYPE of those who upload. */
  readonly ownerType: 'I' | 'E'
  readonly steps: Readonly<Record<Step, string>>
  readonly templateName: string
  readonly errorsName: string
  /** The title of the first sheet. */
  readonly sheet: string
  /** The template, from left to right. */
  readonly columns: readonly UploadColumn[]
  readonly mostRows: number
  readonly codeLists: (tx: Transaction) => Promise<readonly CodeList[]>
  /** People write the name of a code as often as its value, and numbers and days as they like; kept is what the server writes. */
  readonly tidier: (tx: Transaction) => Promise<(cells: UploadCells) => UploadCells>
  /** Judges rows by themselves, against each other and against what there is; an earlier row goes before a later one. */
  readonly judge: (context: EventContext, rows: readonly UploadRow[]) => Promise<readonly JudgedRow[]>
  /** Makes of good rows what they stand for, and answers their numbers in the same order. */
  readonly apply: (
    context: EventContext,
    rows: readonly UploadRow[],
    fileName: string,
  ) => Promise<readonly string[]>
  /** Refuses somebody whose company may not upload. */
  readonly check?: (tx: Transaction, actor: Actor) => Promise<unknown>
}

/** Marks a column that must be filled in, as imports of a grid do. */
export const requiredMark = ' *'

/** What the error workbook says of each row; a workbook that comes back with it is taken without it. */
export const resultTitles = ['행결과', '오류내용'] as const

/** A title as it was meant: somebody may have taken the mark away, or a spreadsheet added a blank. */
function plainTitle(title: string): string {
  return title
    .normalize('NFC')
    .replace(/\*\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The head row equals that of the template in some language (X2); what an error workbook adds at the right end says nothing. */
export function isTemplateHead(columns: readonly UploadColumn[], titles: readonly string[]): boolean {
  const results = resultTitles.flatMap(labelsOf)
  const plain = titles.map(plainTitle)
  while (plain.length > columns.length && ['', ...results].includes(plain.at(-1) ?? '')) plain.pop()
  return (
    plain.length === columns.length &&
    columns.every(({ label }, at) => labelsOf(label).includes(plain[at] ?? ''))
  )
}
