import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { compareDecimals, subtractDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { handOver } from '../../document/handOver'
import { fieldRefused } from '../../http/failure'
import { changeDelivery } from '../delivery/changeDelivery'
import { findDelivery } from '../delivery/deliveryStore'
import { unitDecimals } from '../delivery/saveDelivery'
import { freeQuantity } from '../order/lineStanding'
import { type LockedPo, lockPo } from '../order/orderStore'
import { recountOrder } from '../order/recountOrder'
import { changeReceipt } from './changeReceipt'
import { checkOpenPeriod } from './openPeriod'
import { type ReceiptRecord, readReceiptLines } from './receiptStore'
import { warehousingTexts } from './warehousingTexts'

interface Confirming {
  readonly action: 'submitWarehousing' | 'approveDoc'
  readonly approvalStatus: 'A' | 'X'
  readonly opinion?: string | undefined
}

/** Assumed: the stand-in of GERP numbers goods receipts in one row, 50 and eight digits. */
export async function nextGrNumber(tx: Transaction): Promise<string> {
  const { rows } = await sql<{ next: string }>`select nextval('gr_document')::text as next`.execute(tx)
  return rows[0]?.next ?? ''
}

/** What is accepted may not exceed what the tolerance leaves beside everything else (D-19), also when it was cut since. */
export async function checkAccepted(tx: Transaction, receipt: ReceiptRecord, { lines }: LockedPo) {
  const units = await unitDecimals(tx)
  for (const [index, part] of (await readReceiptLines(tx, receipt.wh_req_no)).entries()) {
    const line = lines.find(one => one.line_no === part.po_line_no)
    if (!line) continue
    const free = freeQuantity({
      qty: line.qty,
      overTol: line.over_tol,
      received: line.received_qty,
      // Its own delivery counts as on its way until it is confirmed.
      shipped: subtractDecimals(line.shipped_qty, part.dlv_qty),
      unitDecimals: units.get(line.unit_code ?? '') ?? 3,
    })
    if (compareDecimals(part.accept_qty, free) > 0)
      throw fieldRefused(
        'acceptQty',
        warehousingTexts.overLimit,
        [free, trimDecimal(line.over_tol)],
        index + 1,
      )
  }
}

/** → CONFIRMED with its numbers: received, owed, and to be settled. As the server, for an approver sees neither order nor delivery. */
export async function confirmReceipt(
  context: EventContext,
  receipt: ReceiptRecord,
  { action, approvalStatus, opinion }: Confirming,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  if (receipt.receipt_date !== null) await checkOpenPeriod(tx, receipt.receipt_date, now)
  return runAs(tx, 'all', async () => {
    const locked = await lockPo(tx, receipt.po_no)
    await checkAccepted(tx, receipt, locked)
    const answer = await changeReceipt(context, receipt, {
      action,
      status: 'CONFIRMED',
      approvalStatus,
      reason: opinion,
      columns: {
        wh_app_no: await nextNumber(tx, 'WA', now),
        last_deci_dt: now,
        gr_doc_no: await nextGrNumber(tx),
      },
    })
    const delivery = receipt.dlv_no === null ? undefined : await findDelivery(tx, receipt.dlv_no)
    if (delivery) await changeDelivery(context, delivery, { action: 'whConfirmed', status: 'RECEIVED' })
    await recountOrder(context, locked, { action: 'whConfirmed' })
    const { order } = locked
    await handOver(context, {
      people: [order.buyer_id, order.requester],
      title: `입고가 확정되었습니다. ${order.title} (${receipt.wh_req_no})`,
      link: `/warehousingList?whReqNo=${receipt.wh_req_no}`,
    })
    await handOver(context, {
      companies: [order.comp_no],
      title: `입고가 확정되었습니다. ${order.title} (${receipt.dlv_no ?? order.po_no})`,
      link: `/cyber/deliverEdit?dlvNo=${receipt.dlv_no ?? ''}`,
    })
    return answer
  })
}
