import { findChoice, parseYesText } from '../../schemas/shared/choiceText'
import { dateNote, parseDateText, splitMoment } from '../../schemas/shared/dateText'
import { fillMessage } from '../../schemas/shared/koreanParticle'
import { matchHangul } from '../../schemas/shared/matchHangul'
import { messages } from '../../schemas/shared/messages'
import type { GridColumn, GridOption, GridParsed, GridRow } from './dataGridContract'
import { gridTexts } from './gridTexts'
import { readDecimal, readNumber, withCommas } from './readNumber'

/** What a text typed or pasted into a cell of the column means. Empty text gives null. */
export function parseCell(column: GridColumn, text: string, row: GridRow): GridParsed {
  if (column.parse) return column.parse(text, row)
  const trimmed = text.trim()
  if (column.kind === 'check' || column.kind === 'radio') return parseCheck(trimmed)
  if (trimmed === '') return { value: null }
  switch (column.kind) {
    case 'number':
      return readNumber(trimmed, column.maxDecimals)
    case 'amount':
      return readDecimal(trimmed, column.maxDecimals ?? 2)
    case 'date':
      return readDate(trimmed)
    case 'datetime':
      return readDateTime(trimmed)
    case 'code':
      return parseOption(column.options ?? [], trimmed)
    case 'text':
    case 'link':
    case 'lookup':
      return { value: text }
    case 'files':
    case 'button':
      return { refused: gridTexts.cannotEdit }
  }
}

function parseCheck(text: string): GridParsed {
  const value = text === '' ? false : parseYesText(text)
  return value === undefined ? { refused: gridTexts.badCheck } : { value }
}

function parseOption(options: readonly GridOption[], text: string): GridParsed {
  const found = findChoice(options, text)
  return found ? { value: found.value } : { refused: gridTexts.badOption }
}

/** The day that a text means; what spec §5 clamps or completes is noted. */
function readDate(text: string): GridParsed {
  const value = parseDateText(text)
  if (value !== undefined) {
    const changed = dateNote(text)
    return { value, ...(changed && { note: fillMessage(messages[changed.note], changed.args) }) }
  }
  const moment = splitMoment(text)
  return { refused: moment && parseDateText(moment.day) ? messages.dateHasTime : gridTexts.badDate }
}

/** A day with hours and minutes as "2026-11-20 14:30"; a day alone means midnight, seconds are dropped. */
function readDateTime(text: string): GridParsed {
  const moment = splitMoment(text)
  const day = readDate(moment?.day ?? text)
  if ('refused' in day) return /[T\s]\d{1,2}:?\d{2}/.test(text) ? { refused: gridTexts.badTime } : day
  return { ...day, value: `${String(day.value)} ${moment?.time ?? '00:00'}` }
}

/** Options that hold what was typed, the one that equals it first. */
export function filterOptions(options: readonly GridOption[], typed: string): readonly GridOption[] {
  const wanted = typed.trim()
  const hits = options.filter(option => matchHangul(option.text, wanted) || matchHangul(option.value, wanted))
  return [...hits].sort((a, b) => rank(a, wanted) - rank(b, wanted))
}

function rank(option: GridOption, wanted: string): number {
  if (option.text === wanted || option.value === wanted) return 0
  return option.text.startsWith(wanted) ? 1 : 2
}

/** A cell that is on or off, set by a click or Space and never by typing. */
export function isTicked({ kind }: GridColumn): boolean {
  return kind === 'check' || kind === 'radio'
}

/** Whether a press on the cell leads somewhere: a link, attached files, a button. */
export function isPressable(column: GridColumn, row: GridRow): boolean {
  const { kind, id, linked } = column
  if (kind !== 'link' && kind !== 'files' && kind !== 'button' && !column.isFigure) return false
  const hasValue = kind === 'button' || (row[id] !== null && row[id] !== undefined && row[id] !== '')
  return hasValue && linked?.(row) !== false
}

export function isChecked(value: unknown): boolean {
  return value === true || value === 'Y' || value === 1 || value === '1'
}

/** Text drawn in the cell: what the column formats, which a screen hands in, else a plain form. */
export function formattedText(column: GridColumn, row: GridRow): string {
  const value = row[column.id]
  if (column.kind === 'button' && !isPressable(column, row)) return ''
  if (column.format) return column.format(value, row)
  if (column.kind === 'button') return column.title
  if (value === null || value === undefined) return ''
  switch (column.kind) {
    case 'number':
    case 'amount':
      return withCommas(value)
    case 'code':
      return column.options?.find(option => option.value === value)?.text ?? String(value)
    case 'check':
    case 'radio':
      return isChecked(value) ? 'Y' : 'N'
    case 'files':
      return value === '' ? '' : gridTexts.files
    case 'text':
    case 'date':
    case 'datetime':
    case 'link':
    case 'lookup':
      return String(value)
  }
}

/** Text of a column in a group; one that is not summed says nothing there, not even that it has no value. */
export function groupText(column: GridColumn, row: GridRow): string {
  return row[column.id] === undefined ? '' : formattedText(column, row)
}

/** Text for the clipboard: plain digits and dates that a spreadsheet calculates with, else what the cell shows. */
export function copyText(column: GridColumn, row: GridRow): string {
  const value = row[column.id]
  if (value === null || value === undefined) return ''
  return isPlainKind(column) ? String(value) : formattedText(column, row)
}

/** Text with which F2 opens the editor; parseCell reads it back to the same value. */
export function editText(column: GridColumn, row: GridRow): string {
  const value = row[column.id]
  if (value === null || value === undefined) return ''
  if (column.kind === 'code' || (column.kind === 'lookup' && column.format)) return formattedText(column, row)
  return String(value)
}

function isPlainKind(column: GridColumn): boolean {
  return (
    column.kind === 'number' ||
    column.kind === 'amount' ||
    column.kind === 'date' ||
    column.kind === 'datetime'
  )
}

export function isNegative(column: GridColumn, value: unknown): boolean {
  if (column.kind !== 'number' && column.kind !== 'amount') return false
  return typeof value === 'number' ? value < 0 : typeof value === 'string' && value.startsWith('-')
}
