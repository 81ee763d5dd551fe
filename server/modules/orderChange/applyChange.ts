import type { TransitionAnswer } from '../../../codegen/generated/types'
import { compareDecimals, subtractDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { lineAmount } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { DocumentChange } from '../../document/changeDocument'
import type { EventContext } from '../../document/documentEvents'
import { currencyOf, taxCodeOf } from '../../document/draftFailure'
import { refused } from '../../http/failure'
import { isDropped } from '../order/lineStanding'
import type { PoChangeRecord } from '../order/openChange'
import { orderAmounts } from '../order/orderAmounts'
import type { PoLineRecord, PoRecord } from '../order/orderKind'
import { moveOrder } from '../order/orderKind'
import { readOrderLines } from '../order/orderStore'
import { type Released, releaseRequested } from '../purchaseRequest/releaseRequested'
import { addOrderParties } from './addOrderParties'
import { deliveredOf } from './changedLines'
import { changeTexts } from './changeTexts'
import { settledLines } from './settledLines'
import { tellReceivers } from './tellInformation'

/** Amounts of an order by its currency and tax; orders are made with known ones alone. */
export function amountsIn(
  { tax_code, ex_rate, ...order }: PoRecord,
  lines: readonly { readonly qty: string; readonly unitPrice: string }[],
) {
  return orderAmounts(lines, currencyOf(order), ex_rate, taxCodeOf({ taxCode: tax_code }))
}

/**
 * The order takes a confirmed change over: lines, amounts at the rate of the order, receiver and place, revision, and what
 * of the requests it orders. Written as the server, since a supplier or an approver from elsewhere has the last word.
 */
export async function applyChange(
  context: EventContext,
  order: PoRecord,
  change: PoChangeRecord,
  action: Pick<DocumentChange, 'action' | 'reason'>,
): Promise<TransitionAnswer> {
  const { tx } = context
  const released = await runAs(tx, 'all', () => writeLines(tx, order, change.chg_no))
  const lines = await runAs(tx, 'all', () => readOrderLines(tx, order.po_no))
  const isComplete = lines.every(line => line.completed_yn === 'Y')
  const types = change.chg_type.split(',')
  if (types.includes('INFO') && change.receiver !== null)
    await addOrderParties(tx, order.po_no, [change.receiver])
  const answer = await moveOrder(context, order, {
    ...action,
    status: order.status === 'PARTIAL' && isComplete ? 'COMPLETED' : order.status,
    columns: {
      ...amountsIn(
        order,
        lines.map(line => ({ qty: line.qty, unitPrice: line.unit_price })),
      ),
      ...(types.includes('DUE') || lines.some(isDropped) ? dateColumns(lines) : {}),
      ...(types.includes('INFO') ? { receiver: change.receiver, delivery_place: change.delivery_place } : {}),
      revision: change.revision,
    },
  })
  await releaseRequested(context, released)
  if (types.includes('INFO')) await tellReceivers(context, order, change)
  return answer
}

/** The days of an order are the latest of the lines that it still has. */
function dateColumns(lines: readonly PoLineRecord[]) {
  const staying = lines.filter(line => !isDropped(line))
  const latest = (days: readonly (string | null)[]) =>
    days
      .flatMap(day => day ?? [])
      .sort()
      .at(-1) ?? null
  return {
    due_date: latest(staying.map(line => line.due_date)),
    promised_date: latest(staying.map(line => line.promised_date)),
  }
}

/** The lines of the change; a request whose line is ordered more or less has that much less or more open. */
async function writeLines(tx: Transaction, order: PoRecord, chgNo: string): Promise<readonly Released[]> {
  const changes = await tx.selectFrom('po_change_line').selectAll().where('chg_no', '=', chgNo).execute()
  const stored = new Map((await readOrderLines(tx, order.po_no)).map(line => [line.line_no, line]))
  const settled = await settledLines(tx, order.po_no)
  const currency = currencyOf(order)
  const released: Released[] = []
  for (const change of changes) {
    const line = stored.get(change.line_no)
    if (!line) continue
    const delivered = deliveredOf(line)
    // Something may have been shipped or settled while the change was approved.
    if (compareDecimals(change.after_qty, delivered) < 0)
      throw refused('belowDelivered', changeTexts.belowDelivered, [trimDecimal(delivered)])
    if (settled.has(line.line_no) && compareDecimals(change.after_price, line.unit_price) !== 0)
      throw refused('settled', changeTexts.settled)
    const isReceived = compareDecimals(line.received_qty, change.after_qty) >= 0
    const hasNewQty = compareDecimals(change.after_qty, line.qty) !== 0
    await tx
      .updateTable('po_line')
      .set({
        qty: change.after_qty,
        unit_price: change.after_price,
        amt: lineAmount(change.after_qty, change.after_price, currency),
        due_date: change.after_due,
        // A supplier who confirms a new day promises it; before he has accepted he has promised nothing.
        ...(change.after_due !== line.due_date && line.promised_date !== null
          ? { promised_date: change.after_due }
          : {}),
        ...(hasNewQty
          ? {
              remain_qty: subtractDecimals(change.after_qty, delivered),
              completed_yn: isReceived ? 'Y' : 'N',
            }
          : {}),
      })
      .where('po_no', '=', order.po_no)
      .where('line_no', '=', line.line_no)
      .execute()
    if (hasNewQty) released.push({ ...line, qty: subtractDecimals(line.qty, change.after_qty) })
  }
  return released
}
