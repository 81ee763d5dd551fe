import { isDecimal, sumDecimals } from '../../schemas/shared/decimal'
import { type Row, textOf } from '../runtime/row'

/** Sums of fields over rows that are all here, as decimal texts: money never goes through floating point. */
export function sumRows(rows: readonly Row[], fields: readonly string[]): Row {
  return Object.fromEntries(
    fields.map(field => [field, sumDecimals(rows.map(row => textOf(row[field])).filter(isDecimal))]),
  )
}
