import type { Insertable } from 'kysely'
import { sumDecimals } from '../../schemas/shared/decimal'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { lineAmount } from '../../schemas/shared/money'
import type { Tables } from '../database/tables'
import { dueDayOf, type FlowOrder } from './flowStory'
import type { ReceiptNumbers } from './receiptRows'
import type { FlowReceipt } from './receiptStory'

/** Where a delivery stands by what became of its receipt (domain 3.15). */
const statusOf: Readonly<Record<string, string>> = {
  REQUESTED: 'SHIPPED',
  INSPECTED: 'RECEIVING',
  APPROVING: 'RECEIVING',
  REJECTED: 'RECEIVING',
  CONFIRMED: 'RECEIVED',
  RETURNED: 'RECEIVED',
  REFUSED: 'REJECTED',
  CANCELED: 'CANCELED',
}

const methods = ['TRUCK', 'PARCEL', 'DIRECT', 'TRUCK'] as const
const carriers: Readonly<Record<string, string>> = { TRUCK: '한길화물', PARCEL: '우리택배' }

function methodOf({ order }: FlowReceipt, index: number): string {
  if (order.currency !== 'KRW') return 'IMPORT'
  return order.expenseType === 'SVC' ? 'SERVICE' : (methods[index % methods.length] ?? 'TRUCK')
}

/** The deliveries behind all receipts; a return has none. */
export function deliveryRows(
  receipts: readonly FlowReceipt[],
  numbers: ReceiptNumbers,
  poNumbers: ReadonlyMap<FlowOrder, string>,
) {
  const rows: Insertable<Tables['delivery']>[] = []
  const lines: Insertable<Tables['delivery_line']>[] = []
  for (const [index, receipt] of receipts.entries()) {
    const { order, original, lines: parts } = receipt
    if (original) continue
    const { company, requester, receiver, currency } = order
    const dlv_no = numbers.delivery.get(receipt) ?? ''
    const po_no = poNumbers.get(order) ?? ''
    const isProxy = company.forward_yn !== 'Y'
    const dlv_method = methodOf(receipt, index)
    const amounts = parts.map(({ line, delivered }) =>
      lineAmount(String(delivered), line.unitPrice, currency),
    )
    rows.push({
      dlv_no,
      po_no,
      comp_no: company.comp_no,
      section: requester.section,
      deptcd: requester.deptcd,
      deptnm: requester.deptnm,
      receiver: receiver.singleid,
      delivery_date: koreanDay(receipt.at),
      due_date: dueDayOf(order),
      delivery_place: order.place,
      dlv_method,
      carrier: carriers[dlv_method] ?? null,
      tracking_no: dlv_method === 'PARCEL' ? String(680_012_340_000 + index * 37) : null,
      deliverer: company.ceo_name ?? null,
      deliverer_tel: company.tel_no ?? null,
      supply_amt: sumDecimals(amounts),
      currency,
      stmt_paper_no: `${koreanDay(receipt.at).replaceAll('-', '').slice(2)}-${String((index % 90) + 10)}`,
      proxy_yn: isProxy ? 'Y' : 'N',
      proxy_reason: isProxy ? 'OGPMS를 이용하지 않는 협력사의 납품입니다.' : null,
      wh_req_no: numbers.request.get(receipt) ?? null,
      shipped_dt: new Date(receipt.at),
      reject_reason: receipt.refuseReason ?? null,
      status: statusOf[receipt.status] ?? 'SHIPPED',
      line_cnt: parts.length,
      created_by: isProxy ? receiver.singleid : null,
      created_dt: new Date(receipt.at),
      updated_by: isProxy ? receiver.singleid : null,
      updated_dt: new Date(receipt.changedAt),
      version: 1,
    })
    for (const [place, { line, delivered }] of parts.entries())
      lines.push({
        dlv_no,
        line_no: line.lineNo,
        po_no,
        po_line_no: line.lineNo,
        item_code: line.item.item_code,
        item_name: line.item.item_name,
        spec: line.item.spec,
        unit_code: line.item.unit_code,
        po_qty: String(line.qty),
        remain_qty: String(line.qty),
        qty: String(delivered),
        unit_price: line.unitPrice,
        amt: amounts[place] ?? '0',
        lot_no: null,
        last_yn: 'N',
        bigo: null,
      })
  }
  return { rows, lines }
}
