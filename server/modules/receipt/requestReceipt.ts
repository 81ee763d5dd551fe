import { codeText } from '../../../schemas/codes/codeGroups'
import { addDays } from '../../../schemas/shared/calendar'
import { sumDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isCurrency, lineAmount, toKrw } from '../../../schemas/shared/money'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { addReaders, lockDocument, moveDocument } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { badRequest, conflict } from '../../http/failure'
import { peopleNames } from '../../master/peopleNames'
import type { DeliveryLineRecord, DeliveryRecord } from '../delivery/deliveryKind'
import { type ReceiptSteps, receiverOf } from '../delivery/deliveryTransitions'
import type { LockedPo } from '../order/orderStore'
import { receipt } from './receiptKind'

/** An inspection is due ten days after shipping (D-20). */
const inspectionDays = 10

/**
 * The receipt that a shipped delivery asks for: REQUESTED, inspected by the receiver of the order. Assumed: until then its
 * amount is what the delivery comes to, so that a waiting receipt shows what is expected; the inspection puts what was
 * accepted in its place.
 */
async function requestReceipt(
  context: EventContext,
  delivery: DeliveryRecord,
  lines: readonly DeliveryLineRecord[],
  { order }: LockedPo,
): Promise<string> {
  const { tx, actor, now } = context
  const today = koreanDay(now)
  const whReqNo = await nextNumber(tx, 'WR', now)
  const { currency } = order
  if (!isCurrency(currency)) throw badRequest('currency')
  const priced = lines.map(line => ({ line, amt: lineAmount(line.qty, line.unit_price, currency) }))
  const expected = sumDecimals(priced.map(({ amt }) => amt))
  await runAs(tx, 'all', async () => {
    const receiver = receiverOf(order)
    const names = await peopleNames(tx, [order.requester, receiver])
    const company = await tx
      .selectFrom('company')
      .select('comp_name_kr')
      .where('comp_no', '=', order.comp_no)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('warehousing')
      .values({
        wh_req_no: whReqNo,
        po_no: order.po_no,
        dlv_no: delivery.dlv_no,
        comp_no: order.comp_no,
        comp_name_kr: company.comp_name_kr,
        section: order.section,
        deptcd: order.deptcd,
        dept_name: order.deptnm,
        requester: order.requester,
        epr_name: names.get(order.requester) ?? order.requester,
        receive_name: names.get(receiver) ?? receiver,
        receiver,
        expenses: order.expense_type,
        system: order.system,
        source_system: delivery.proxy_yn === 'Y' ? 'GPMS' : 'OGPMS',
        wh_req_date: today,
        inspect_due: addDays(today, inspectionDays),
        currency,
        ex_rate: order.ex_rate,
        accepted_amt: expected,
        accepted_amt_krw: toKrw(expected, currency, order.ex_rate),
        tax_code: order.tax_code,
        created_by: actor.userId,
        created_dt: now,
        updated_by: actor.userId,
        updated_dt: now,
      })
      .execute()
    await tx
      .insertInto('warehousing_line')
      .values(
        priced.map(({ line, amt }) => ({
          wh_req_no: whReqNo,
          line_no: line.line_no,
          po_no: line.po_no,
          po_line_no: line.po_line_no,
          item_code: line.item_code,
          item_name: line.item_name,
          spec: line.spec,
          unit_code: line.unit_code,
          po_qty: line.po_qty,
          dlv_qty: line.qty,
          unit_price: line.unit_price,
          amt,
          lot_no: line.lot_no,
          bigo: line.bigo,
        })),
      )
      .execute()
    await addReaders(tx, receipt, whReqNo, [order.requester, receiver])
    await addEvent(context, {
      docType: 'WH',
      docNo: whReqNo,
      action: 'shipDelivery',
      from: null,
      to: 'REQUESTED',
    })
  })
  return whReqNo
}

/** The receipt of a delivery that its supplier takes back. Written as the server: suppliers see no receipts. */
async function withdrawReceipt(context: EventContext, whReqNo: string, reason: string): Promise<void> {
  const stored = await lockDocument(context.tx, receipt, whReqNo)
  if (stored?.status !== 'REQUESTED')
    throw conflict('stateRefused', [codeText('WH_STATUS', stored?.status ?? '')])
  await moveDocument(context, receipt, stored, { action: 'cancelDelivery', status: 'CANCELED', reason })
}

/** What deliveries cause here. */
export const receiptSteps: ReceiptSteps = { request: requestReceipt, withdraw: withdrawReceipt }
