import { formatDecimal } from '../../../schemas/shared/decimal'
import type { ChangedInfo } from './changedInfo'
import { type ChangedLine, hasOtherDue, hasOtherPrice, hasOtherQty } from './changedLines'

/** Values of PO_CHG_TYPE in the order in which a change lists them. */
export type ChangeType = 'QTY' | 'PRICE' | 'DUE' | 'INFO'

/** What a change makes different; nobody chooses it. */
export function changeTypes(
  lines: readonly ChangedLine[],
  info: ChangedInfo | undefined,
): readonly ChangeType[] {
  return [
    ...(lines.some(hasOtherQty) ? (['QTY'] as const) : []),
    ...(lines.some(hasOtherPrice) ? (['PRICE'] as const) : []),
    ...(lines.some(hasOtherDue) ? (['DUE'] as const) : []),
    ...(info ? (['INFO'] as const) : []),
  ]
}

const longestText = 1000

/** What a change says it was and is: "10 정밀 샤프트: 수량 120, 단가 44,000 / 20 베어링: 납기 2026-12-24". */
export function differenceTexts(lines: readonly ChangedLine[], info: ChangedInfo | undefined) {
  const textOf = (side: 'before' | 'after') =>
    [
      ...lines.map(each => `${each.line.line_no} ${each.line.item_name}: ${valuesOf(each, side)}`),
      ...(info?.receiver ? [`인수자: ${info.receiver[`${side}Nm`]}`] : []),
      ...(info?.place ? [`납품장소: ${info.place[side] ?? '-'}`] : []),
    ]
      .join(' / ')
      .slice(0, longestText)
  return { before: textOf('before'), after: textOf('after') }
}

function valuesOf(change: ChangedLine, side: 'before' | 'after'): string {
  const { line, qty, price, due } = change
  const isBefore = side === 'before'
  return [
    ...(hasOtherQty(change) ? [`수량 ${formatDecimal(isBefore ? line.qty : qty)}`] : []),
    ...(hasOtherPrice(change) ? [`단가 ${formatDecimal(isBefore ? line.unit_price : price)}`] : []),
    ...(hasOtherDue(change) ? [`납기 ${isBefore ? (line.due_date ?? '-') : due}`] : []),
  ].join(', ')
}
