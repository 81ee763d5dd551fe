import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { compareDecimals, subtractDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { approvedChange } from '../../document/documentApproval'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument, readLines } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import type { Approved } from '../../document/documentParts'
import { handOver } from '../../document/handOver'
import { fieldRefused } from '../../http/failure'
import { readUnitDecimals } from '../../master/draftReferences'
import { makeCandidates } from '../asset/receivedAssets'
import { freeQuantity } from '../order/lineStanding'
import { type LockedPo, lockPo } from '../order/orderStore'
import { recountOrder } from '../order/recountOrder'
import { followDelivery, supplierDeliveryLink } from './followDelivery'
import { checkOpenPeriod } from './openPeriod'
import { type ReceiptRecord, receipt } from './receiptKind'
import { receiptTexts } from './receiptTexts'

/** Assumed: the stand-in of GERP numbers goods receipts in one row, 50 and eight digits. */
export async function nextGrNumber(tx: Transaction): Promise<string> {
  const { rows } = await sql<{ next: string }>`select nextval('gr_document')::text as next`.execute(tx)
  return rows[0]?.next ?? ''
}

/** What is accepted may not exceed what the tolerance leaves beside everything else (D-19), also when it was cut since. */
export async function checkAccepted(tx: Transaction, stored: ReceiptRecord, { lines }: LockedPo) {
  const units = await readUnitDecimals(tx)
  for (const [index, part] of (await readLines(tx, receipt, stored.wh_req_no)).entries()) {
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
      throw fieldRefused('acceptQty', receiptTexts.overLimit, [free, trimDecimal(line.over_tol)], index + 1)
  }
}

/** → CONFIRMED with its numbers: received, owed, and to be settled. As the server, for an approver sees neither order nor delivery. */
export async function confirmReceipt(
  context: EventContext,
  stored: ReceiptRecord,
  { isAutomatic, reason }: Approved<ReceiptRecord>,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const { wh_req_no: whReqNo, receipt_date: receiptDate, dlv_no: dlvNo, po_no: poNo } = stored
  if (receiptDate !== null) await checkOpenPeriod(tx, receiptDate, now)
  return runAs(tx, 'all', async () => {
    const locked = await lockPo(tx, poNo)
    await checkAccepted(tx, stored, locked)
    const columns = { wh_app_no: await nextNumber(tx, 'WA', now), gr_doc_no: await nextGrNumber(tx) }
    const change = approvedChange(context, receipt, stored, { isAutomatic, reason, columns })
    const answer = await moveDocument(context, receipt, stored, change)
    await followDelivery(context, dlvNo, { action: 'whConfirmed', status: 'RECEIVED' })
    await recountOrder(context, locked, { action: 'whConfirmed' })
    const { order } = locked
    const numbered = { ...stored, ...columns }
    await makeCandidates(context, numbered, order, await readLines(tx, receipt, whReqNo))
    await handOver(context, {
      people: [order.buyer_id, order.requester],
      title: `입고가 확정되었습니다. ${order.title} (${whReqNo})`,
      link: linkOf(receipt, whReqNo),
    })
    await handOver(context, {
      companies: [order.comp_no],
      title: `입고가 확정되었습니다. ${order.title} (${dlvNo ?? poNo})`,
      link: supplierDeliveryLink(dlvNo),
    })
    return answer
  })
}
