import { compareDecimals, isDecimal, multiplyDecimals } from '../../schemas/shared/decimal'
import { type Failure, fieldRefused } from '../http/failure'

/** The most that columns of documents hold: ten digits before the point of a quantity, thirteen of a price or an amount. */
export const mostQuantity = '9999999999.999'
const mostPrice = '9999999999999.99'
const mostAmount = '9999999999999'
const mostOf = { quantity: mostQuantity, price: mostPrice, amount: mostAmount } as const

/** Refuses at its field a number that its column cannot hold. `row` counts from 1. */
export function tooLarge(
  kind: keyof typeof mostOf,
  field: string,
  value: string,
  row?: number,
): Failure | undefined {
  return compareDecimals(value, mostOf[kind]) > 0 ? fieldRefused(field, 'numberTooLarge', [], row) : undefined
}

interface LineFields {
  readonly qty: string
  readonly unitPrice: string
}

/** Refuses a line whose quantity, price or product of both no column holds; `fields` says what the two are called. */
export function lineTooLarge(
  { qty = '0', unitPrice = '0' }: Partial<LineFields>,
  row: number,
  fields: LineFields = { qty: 'qty', unitPrice: 'unitPrice' },
): Failure | undefined {
  // What is no number is refused as such.
  if (!isDecimal(qty) || !isDecimal(unitPrice)) return undefined
  return (
    tooLarge('quantity', fields.qty, qty, row) ??
    tooLarge('price', fields.unitPrice, unitPrice, row) ??
    tooLarge('amount', fields.qty, multiplyDecimals(qty, unitPrice), row)
  )
}
