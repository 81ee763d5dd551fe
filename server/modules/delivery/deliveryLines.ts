import type { DeliveryLineInput } from '../../../codegen/generated/types'
import { compareDecimals, decimalPlaces, isDecimal, trimDecimal } from '../../../schemas/shared/decimal'
import { isCurrency, lineAmount } from '../../../schemas/shared/money'
import { tooLarge } from '../../document/columnLimits'
import { badRequest, fieldRefused, refused } from '../../http/failure'
import { freeQuantity } from '../order/lineStanding'
import type { PoLineRecord } from '../order/orderKind'
import type { LockedPo } from '../order/orderStore'
import { deliveryTexts } from './deliveryTexts'

/** A line that is sent, with the line of the order that it delivers. */
export interface DeliveredLine {
  readonly ordered: PoLineRecord
  readonly qty: string
  readonly amt: string
  readonly lastYn: string
}

const poLinePattern = /^(PO\d{6}-\d{6})-(\d{1,5})$/

export const poLineOf = (poNo: string, lineNo: number) => `${poNo}-${lineNo}`

function readPoLine(text: string): { readonly poNo: string; readonly lineNo: number } | undefined {
  const match = poLinePattern.exec(text.trim())
  return match ? { poNo: match[1] ?? '', lineNo: Number(match[2]) } : undefined
}

/**
 * Joins the lines that were sent with those of the order. A line without a quantity is not delivered now and is undefined;
 * where no line has one, the supplier has forgotten to say how much.
 */
export function joinDelivered(
  { order, lines }: LockedPo,
  unitDecimals: ReadonlyMap<string, number>,
  sent: readonly DeliveryLineInput[],
): readonly (DeliveredLine | undefined)[] {
  const { currency } = order
  if (!isCurrency(currency)) throw badRequest('currency')
  const known = new Map(lines.map(line => [line.line_no, line]))
  const taken = new Map<number, number>()
  const joined = sent.map((line, index): DeliveredLine | undefined => {
    const row = index + 1
    const place = readPoLine(line.poLine ?? '')
    if (!place) throw fieldRefused('poLine', 'cellEmpty', [row, '발주품목'], row)
    if (place.poNo !== order.po_no) throw fieldRefused('poLine', deliveryTexts.twoOrders, [], row)
    const ordered = known.get(place.lineNo)
    if (!ordered) throw fieldRefused('poLine', deliveryTexts.lineUnknown, [], row)
    const before = taken.get(place.lineNo)
    if (before !== undefined) throw refused('rowDuplicate', 'rowDuplicate', [before, row])
    taken.set(place.lineNo, row)
    const { qty = '' } = line
    if (qty === '' || (isDecimal(qty) && compareDecimals(qty, '0') === 0)) return undefined
    checkQuantity(qty, row, ordered, unitDecimals)
    return {
      ordered,
      qty: trimDecimal(qty),
      amt: lineAmount(qty, ordered.unit_price, currency),
      lastYn: line.lastYn === 'Y' ? 'Y' : 'N',
    }
  })
  if (sent.length > 0 && joined.every(line => line === undefined))
    throw refused('nothingDelivered', deliveryTexts.nothingDelivered)
  return joined
}

function checkQuantity(
  qty: string,
  row: number,
  { unit_code }: PoLineRecord,
  unitDecimals: ReadonlyMap<string, number>,
): void {
  if (!isDecimal(qty)) throw fieldRefused('qty', 'notNumeric', [], row)
  if (compareDecimals(qty, '0') < 0) throw fieldRefused('qty', deliveryTexts.qtyNegative, [], row)
  const large = tooLarge('quantity', 'qty', qty, row)
  if (large) throw large
  const places = unitDecimals.get(unit_code ?? '') ?? 3
  if (decimalPlaces(qty) > places)
    throw fieldRefused('qty', deliveryTexts.unitDecimals, [unit_code ?? '', places], row)
}

/**
 * Refuses what is complete and what exceeds the free quantity of its line (D-19). `own` is what the delivery itself
 * already counts as on its way, which is nothing until it is shipped.
 */
export function checkFree(
  lines: readonly Pick<DeliveredLine, 'ordered' | 'qty'>[],
  unitDecimals: ReadonlyMap<string, number>,
): void {
  for (const [index, { ordered, qty }] of lines.entries()) {
    const row = index + 1
    if (ordered.completed_yn === 'Y') throw fieldRefused('qty', deliveryTexts.lineComplete, [], row)
    const free = freeOf(ordered, unitDecimals)
    if (compareDecimals(qty, free) > 0)
      throw fieldRefused('qty', deliveryTexts.overLimit, [free, trimDecimal(ordered.over_tol)], row)
  }
}

export const freeOf = (
  line: Pick<PoLineRecord, 'qty' | 'over_tol' | 'received_qty' | 'shipped_qty' | 'unit_code'>,
  unitDecimals: ReadonlyMap<string, number>,
) =>
  freeQuantity({
    qty: line.qty,
    overTol: line.over_tol,
    received: line.received_qty,
    shipped: line.shipped_qty,
    unitDecimals: unitDecimals.get(line.unit_code ?? '') ?? 3,
  })
