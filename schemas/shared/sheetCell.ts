import { currencyDecimals, shownDecimals } from './money'
import { type WonUnit, wonUnitFormat } from './wonUnit'
import { everyDateFormat, excelDate } from './workbook/excelDay'

/** A column of a workbook that is written: which field, its title, and how its values stand in the sheet. */
export interface SheetColumn {
  readonly field: string
  readonly label: string
  readonly kind: 'text' | 'number' | 'date'
  /** Pixels of the column on the screen. */
  readonly width: number
  /** Digits after the point. */
  readonly scale?: number
  /** An amount: its digits follow the currency that stands in the same row. */
  readonly isMoney?: boolean
  /** A whole amount in won that is shown in thousands or millions; the cell holds it exactly. */
  readonly wonUnit?: WonUnit
  /** Code value to text. */
  readonly texts?: Readonly<Record<string, string>>
  /**
   * What the cells below the rows are formatted as, down the whole sheet, so that a spreadsheet keeps what is typed into them:
   * 01010101 would lose its zero.
   */
  readonly typed?: 'text' | 'date'
}

/** A cell of a workbook; `isQuoted` marks a text that a spreadsheet would otherwise take for a formula. */
export type SheetCell =
  | { readonly cell: 'empty' }
  | { readonly cell: 'text'; readonly text: string; readonly isQuoted: boolean }
  /** Plain decimal text and the number format that shows it. */
  | { readonly cell: 'number'; readonly digits: string; readonly format: string }

const empty: SheetCell = { cell: 'empty' }

/** Excel holds no more characters than this in one cell. */
const longestCell = 32_767
/** A spreadsheet counts with fifteen digits; a longer number would be changed, so it stays text. */
const mostDigits = 15
/** A pixel of a grid column in the character widths that a sheet counts in. */
const pixelsPerCharacter = 7
const narrowestCharacters = 6

/** text that a spreadsheet would take for a formula. */
function looksLikeFormula(text: string): boolean {
  return /^[=+\-@\t\r\0]/.test(text)
}

/** How a value of a row stands in a sheet: numbers as numbers, codes as their texts. */
export function sheetCell(column: SheetColumn, value: unknown, currency?: unknown): SheetCell {
  if (value === undefined || value === null || value === '') return empty
  const written = String(value)
  if (column.kind === 'number') return numberCell(written, formatOf(column, currency))
  if (column.kind === 'date') return dateCell(written)
  if (column.texts === undefined) return textCell(written)
  return textCell(column.texts[written] ?? written)
}

function formatOf(column: SheetColumn, currency: unknown): string {
  return column.wonUnit ? wonUnitFormat(column.wonUnit) : numberFormat(decimalsOf(column, currency))
}

function decimalsOf({ scale, isMoney }: SheetColumn, currency: unknown): number | undefined {
  if (!isMoney) return scale
  return shownDecimals(typeof currency === 'string' ? currency : undefined, scale) ?? scale
}

/** The number formats that the cells of a column may have. */
export function columnFormats({ kind, scale, isMoney }: SheetColumn): readonly string[] {
  if (kind === 'date') return everyDateFormat
  if (kind !== 'number') return []
  const decimals = isMoney ? [scale, ...Object.values(currencyDecimals)] : [scale]
  return [...new Set(decimals.map(numberFormat))]
}

function textCell(written: string): SheetCell {
  const text = sheetText(written)
  // A sign that the sheet leaves out may stand before one that begins a formula.
  return { cell: 'text', text, isQuoted: looksLikeFormula(written) || looksLikeFormula(text) }
}

function numberCell(written: string, format: string): SheetCell {
  const isNumber = /^-?\d+(\.\d+)?$/.test(written)
  const digits = written.length > mostDigits ? written.replace(/^-?0*|\./g, '').length : 0
  if (!isNumber || digits > mostDigits) return textCell(written)
  return { cell: 'number', digits: written, format }
}

/** A number that a spreadsheet filters by period and calculates with; as a number it has no time zone that could shift it. */
function dateCell(written: string): SheetCell {
  const date = excelDate(written)
  return date ? { cell: 'number', digits: String(date.serial), format: date.format } : textCell(written)
}

function numberFormat(scale: number | undefined): string {
  if (scale === undefined) return '#,##0.##########'
  return scale === 0 ? '#,##0' : `#,##0.${'0'.repeat(scale)}`
}

/** Control characters, and the two signs that are none. */
const suspect = /[\p{Cc}\ufffe\uffff]/gu
const kept = /[\t\n\r\u007f-\u009f]/

/** XML knows no control characters but tab and line breaks; one of them would make the file unreadable. */
function sheetText(text: string): string {
  const clean = /[\p{Cc}\ufffe\uffff]/u.test(text)
    ? text.replace(suspect, sign => (kept.test(sign) ? sign : ''))
    : text
  return clean.slice(0, longestCell)
}

/** Width of a sheet's column for a column of so many pixels. */
export function sheetWidth(pixels: number): number {
  return Math.max(narrowestCharacters, Math.round(pixels / pixelsPerCharacter))
}

/** A sheet may not be called by more than 31 characters nor by any of : \ / ? * [ ]. */
export function sheetNameOf(title: string): string {
  const clean = title
    .normalize('NFC')
    .replace(/[:\\/?*[\]]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim()
    .slice(0, 31)
  return clean === '' ? 'Sheet1' : clean
}
