import type { PoChangeLineInput } from '../../../codegen/generated/types'
import { isDay } from '../../../schemas/shared/calendar'
import {
  addDecimals,
  compareDecimals,
  decimalPlaces,
  isDecimal,
  trimDecimal,
} from '../../../schemas/shared/decimal'
import { unitPriceDecimals } from '../../../schemas/shared/money'
import { lineTooLarge } from '../../document/columnLimits'
import { decimalsRefused, fieldRefused } from '../../http/failure'
import { isDropped } from '../order/lineStanding'
import type { PoLineRecord } from '../order/orderKind'
import { changeTexts } from './changeTexts'

export interface ChangedLine {
  readonly line: PoLineRecord
  readonly qty: string
  readonly price: string
  readonly due: string
}

export interface LineFacts {
  readonly today: string
  readonly unitDecimals: ReadonlyMap<string, number>
  /** Lines of which something is settled: their price stands. */
  readonly settled: ReadonlySet<number>
}

/** The quantity of a line that can no longer be canceled: received, on its way or being inspected. */
export const deliveredOf = ({ received_qty, shipped_qty }: PoLineRecord): string =>
  addDecimals(received_qty, shipped_qty)

export const hasOtherQty = ({ line, qty }: ChangedLine) => compareDecimals(qty, line.qty) !== 0
export const hasOtherPrice = ({ line, price }: ChangedLine) => compareDecimals(price, line.unit_price) !== 0
export const hasOtherDue = ({ line, due }: ChangedLine) => due !== line.due_date

/** The lines that become different. Each value is judged by itself; what is as it was needs no judging. */
export function changedLines(
  stored: readonly PoLineRecord[],
  sent: readonly PoChangeLineInput[],
  facts: LineFacts,
): readonly ChangedLine[] {
  const seen = new Set<number>()
  const judged = sent.map((input, index) => {
    const row = index + 1
    const line = stored.find(one => one.line_no === input.lineNo)
    if (!line || seen.has(input.lineNo)) throw fieldRefused('lineNo', 'codeNotAllowed', [input.lineNo], row)
    seen.add(input.lineNo)
    return changeOf(line, input, row, facts)
  })
  const staying = stored.filter(line => {
    const change = judged.find(each => each.line.line_no === line.line_no)
    return !isDropped(change ?? line)
  })
  const dropped = judged.findIndex(isDropped)
  if (staying.length === 0 && dropped >= 0)
    throw fieldRefused('afterQty', changeTexts.nothingStays, [], dropped + 1)
  return judged.filter(each => hasOtherQty(each) || hasOtherPrice(each) || hasOtherDue(each))
}

function changeOf(
  line: PoLineRecord,
  { afterQty, afterPrice, afterDue }: PoChangeLineInput,
  row: number,
  facts: LineFacts,
): ChangedLine {
  const change = {
    line,
    qty: afterQty,
    price: afterPrice,
    due: afterDue,
  }
  judgeQuantity(change, row, facts)
  judgePrice(change, row, facts.settled.has(line.line_no))
  judgeDue(change, row, facts.today)
  // A product that is too large is refused at the field that was edited: the quantity, unless the price alone is new.
  const product = hasOtherQty(change) ? 'afterQty' : 'afterPrice'
  const large =
    (hasOtherQty(change) || hasOtherPrice(change)) &&
    lineTooLarge({ qty: change.qty, unitPrice: change.price }, row, { qty: product, unitPrice: 'afterPrice' })
  if (large) throw large
  return change
}

function judgeQuantity(change: ChangedLine, row: number, { unitDecimals }: LineFacts): void {
  const { line, qty } = change
  if (!isDecimal(qty)) throw fieldRefused('afterQty', 'notNumeric', [], row)
  if (!hasOtherQty(change)) return
  if (compareDecimals(qty, '0') < 0) throw fieldRefused('afterQty', changeTexts.qtyNegative, [], row)
  const decimals = unitDecimals.get(line.unit_code ?? '') ?? 3
  if (decimalPlaces(qty) > decimals) throw decimalsRefused('afterQty', decimals, row)
  const delivered = deliveredOf(line)
  if (compareDecimals(qty, delivered) < 0)
    throw fieldRefused('afterQty', changeTexts.belowDelivered, [trimDecimal(delivered)], row)
}

function judgePrice(change: ChangedLine, row: number, isSettled: boolean): void {
  const { price } = change
  if (!isDecimal(price)) throw fieldRefused('afterPrice', 'notNumeric', [], row)
  if (!hasOtherPrice(change)) return
  if (compareDecimals(price, '0') <= 0) throw fieldRefused('afterPrice', changeTexts.priceZero, [], row)
  if (decimalPlaces(price) > unitPriceDecimals) throw decimalsRefused('afterPrice', unitPriceDecimals, row)
  if (isSettled) throw fieldRefused('afterPrice', changeTexts.settled, [], row)
}

function judgeDue(change: ChangedLine, row: number, today: string): void {
  const { due } = change
  if (!hasOtherDue(change)) return
  if (!isDay(due)) throw fieldRefused('afterDue', 'dateFormatWrong', [], row)
  if (due < today) throw fieldRefused('afterDue', changeTexts.duePast, [], row)
}
