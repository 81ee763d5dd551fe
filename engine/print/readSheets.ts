import type { PrintedSheet } from '../../schemas/shared/printedSheet'
import { isRow } from '../runtime/row'

/** The sheets of an answer; the contract holds them to their shape. */
export function readSheets(answer: unknown): readonly PrintedSheet[] {
  const sheets = isRow(answer) && Array.isArray(answer.sheets) ? answer.sheets : []
  return sheets.filter(isSheet)
}

function isSheet(value: unknown): value is PrintedSheet {
  return isRow(value) && typeof value.title === 'string' && Array.isArray(value.fields)
}
