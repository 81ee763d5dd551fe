import type { Selectable } from 'kysely'
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
import type { PoLineTable } from '../../database/flowTables'
import { fieldRefused, refused } from '../../http/failure'
import { lineTooLarge } from '../common/columnLimits'
import { poChangeTexts } from './poChangeTexts'

export type PoLineRecord = Selectable<PoLineTable>
export type LineChangeType = 'DUE' | 'QTY' | 'PRICE'

export interface ChangedLine {
  readonly line: PoLineRecord
  readonly qty: string
  readonly price: string
  readonly due: string | null
}

export interface LineFacts {
  readonly today: string
  readonly unitDecimals: ReadonlyMap<string, number>
  /** Lines of which something is settled: their price stands. */
  readonly settled: ReadonlySet<number>
}

const fieldOf = { DUE: 'afterDue', QTY: 'afterQty', PRICE: 'afterPrice' } as const
const fields = Object.values(fieldOf)

/** What cannot be taken back any more of a line: received, on its way or being inspected. */
export const deliveredOf = ({ received_qty, shipped_qty }: PoLineRecord): string =>
  addDecimals(received_qty, shipped_qty)

/** The lines that become different, each checked; refused where nothing does. */
export function changedLines(
  type: LineChangeType,
  stored: readonly PoLineRecord[],
  sent: readonly PoChangeLineInput[],
  facts: LineFacts,
): readonly ChangedLine[] {
  const changed = sent.flatMap((input, index) => {
    const row = index + 1
    const line = stored.find(one => one.line_no === input.lineNo)
    if (!line) throw fieldRefused('lineNo', 'codeNotAllowed', [input.lineNo], row)
    const other = fields.find(field => field !== fieldOf[type] && input[field] !== undefined)
    if (other) throw fieldRefused(other, poChangeTexts.otherType, [], row)
    return changeOf(type, line, input, row, facts) ?? []
  })
  if (changed.length === 0) throw refused('nothingChanged', poChangeTexts.nothingChanged)
  return changed
}

function changeOf(
  type: LineChangeType,
  line: PoLineRecord,
  input: PoChangeLineInput,
  row: number,
  facts: LineFacts,
): ChangedLine | undefined {
  const same = { line, qty: line.qty, price: line.unit_price, due: line.due_date }
  const value = input[fieldOf[type]]
  if (value === undefined || value === '') return undefined
  if (type === 'DUE') {
    if (!isDay(value)) throw fieldRefused('afterDue', 'dateFormatWrong', [], row)
    if (value === line.due_date) return undefined
    if (value < facts.today) throw fieldRefused('afterDue', poChangeTexts.duePast, [], row)
    return { ...same, due: value }
  }
  if (!isDecimal(value)) throw fieldRefused(fieldOf[type], 'notNumeric', [], row)
  return type === 'QTY'
    ? quantityOf(same, value, row, facts)
    : priceOf(same, value, row, facts.settled.has(line.line_no))
}

function quantityOf(same: ChangedLine, qty: string, row: number, { unitDecimals }: LineFacts) {
  const { line } = same
  if (compareDecimals(qty, line.qty) === 0) return undefined
  if (compareDecimals(qty, '0') <= 0) throw fieldRefused('afterQty', poChangeTexts.qtyZero, [], row)
  const decimals = unitDecimals.get(line.unit_code ?? '') ?? 3
  if (decimalPlaces(qty) > decimals) throw fieldRefused('afterQty', 'tooManyDecimals', [decimals], row)
  const delivered = deliveredOf(line)
  if (compareDecimals(qty, delivered) < 0)
    throw fieldRefused('afterQty', poChangeTexts.belowDelivered, [trimDecimal(delivered)], row)
  return storable({ ...same, qty }, row, { qty: 'afterQty', unitPrice: 'afterQty' })
}

function priceOf(same: ChangedLine, price: string, row: number, isSettled: boolean) {
  if (compareDecimals(price, same.price) === 0) return undefined
  if (compareDecimals(price, '0') <= 0) throw fieldRefused('afterPrice', poChangeTexts.priceZero, [], row)
  if (decimalPlaces(price) > unitPriceDecimals)
    throw fieldRefused('afterPrice', 'tooManyDecimals', [unitPriceDecimals], row)
  if (isSettled) throw fieldRefused('afterPrice', poChangeTexts.settled, [], row)
  return storable({ ...same, price }, row, { qty: 'afterPrice', unitPrice: 'afterPrice' })
}

function storable(
  line: ChangedLine,
  row: number,
  fields: { readonly qty: string; readonly unitPrice: string },
) {
  const large = lineTooLarge({ qty: line.qty, unitPrice: line.price }, row, fields)
  if (large) throw large
  return line
}

const wording = {
  DUE: ({ due }: Pick<ChangedLine, 'due'>) => due ?? '-',
  QTY: ({ qty }: Pick<ChangedLine, 'qty'>) => trimDecimal(qty),
  PRICE: ({ price }: Pick<ChangedLine, 'price'>) => trimDecimal(price),
} as const

/** What a version says it was and is, line by line: "10 정밀 샤프트: 120". */
export function differenceTexts(type: LineChangeType, changed: readonly ChangedLine[]) {
  const say = (lines: readonly ChangedLine[]) =>
    lines.map(each => `${each.line.line_no} ${each.line.item_name}: ${wording[type](each)}`).join('\n')
  const before = changed.map(each => ({
    ...each,
    qty: each.line.qty,
    price: each.line.unit_price,
    due: each.line.due_date,
  }))
  return { before: say(before), after: say(changed) }
}
