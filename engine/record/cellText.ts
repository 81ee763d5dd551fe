import { formatDecimal, isDecimal } from '../../schemas/shared/decimal'
import { isMaskName, masks } from '../../schemas/shared/masks/masks'
import { shownDecimals } from '../../schemas/shared/money'
import { inWonUnit } from '../../schemas/shared/wonUnit'
import type { GridOption } from '../../widgets/DataGrid/dataGridContract'
import type { ReadColumn } from '../plan/readColumnPlan'
import { textOf } from '../runtime/row'
import type { CodesPort } from '../runtime/services'

/** A rate without a denominator, or another number that a report has not. */
const noFigure = '-'

interface CellTextOptions {
  readonly choices?: readonly GridOption[] | undefined
  /** Of the document, where the row has none of its own. */
  readonly currency?: string | undefined
}

/** A value as a reader expects it: thousand commas, decimals of the currency, the text of a code, Korean time. */
export function cellText(
  column: ReadColumn,
  value: unknown,
  row: Readonly<Record<string, unknown>>,
  codes: CodesPort,
  { choices, currency }: CellTextOptions = {},
): string {
  const text = textOf(value)
  if (text === '') return column.isRate || column.isFigure ? noFigure : ''
  if (column.lookup?.text) return textOf(row[column.lookup.text.field]) || text
  if (choices) return choices.find(choice => choice.value === text)?.text ?? codeText(column, text, codes)
  if (column.wonUnit) return isDecimal(text) ? formatDecimal(inWonUnit(text, column.wonUnit), 0) : text
  if (column.kind === 'amount') {
    const places = shownDecimals(textOf(row.currency) || currency, column.limits.scale)
    return isDecimal(text) ? formatDecimal(text, places) : text
  }
  if (column.kind === 'integer' || column.kind === 'decimal') {
    return isDecimal(text) ? formatDecimal(text, column.places) : text
  }
  if (column.kind === 'dateTime') return timeText(text)
  if (column.kind === 'month') return /^\d{6}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4)}` : text
  if (column.mask !== undefined && isMaskName(column.mask)) return masks[column.mask].toText(text)
  return codeText(column, text, codes)
}

function codeText(column: ReadColumn, text: string, codes: CodesPort): string {
  return column.code === undefined ? text : codes.text(column.code, text)
}

/** Times come with +09:00, so their own digits are Korean time. */
export function timeText(text: string): string {
  return text.slice(0, 19).replace('T', ' ')
}
