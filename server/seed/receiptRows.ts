import type { Insertable } from 'kysely'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { lineAmount } from '../../schemas/shared/money'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Tables } from '../database/tables'
import type { FlowNumbers } from './flowNumbers'
import type { FlowOrder } from './flowStory'
import { countedQty, type FlowReceipt, inspectionDue } from './receiptStory'

const rejections: Readonly<Record<string, string>> = {
  DEF: '외관 및 기능 불량',
  SPEC: '발주 규격과 상이',
  DMG: '운송 중 파손',
  QTY: '포장 내 수량 부족',
}

/** Where receipts are sent on to: the numbers that settlements and lines name. */
export interface ReceiptNumbers {
  readonly delivery: ReadonlyMap<FlowReceipt, string>
  readonly request: ReadonlyMap<FlowReceipt, string>
  readonly approval: ReadonlyMap<FlowReceipt, string>
}

export function numberReceipts(receipts: readonly FlowReceipt[], numbers: FlowNumbers): ReceiptNumbers {
  return {
    delivery: numbers.number('DL', receipts, receipt => (receipt.original ? undefined : receipt.at)),
    request: numbers.number('WR', receipts, receipt => receipt.at),
    approval: numbers.number('WA', receipts, receipt => receipt.confirmedAt),
  }
}

/** The rows of all receipts. `settled` is the settlement of each receipt that has one. */
export function receiptRows(
  receipts: readonly FlowReceipt[],
  { delivery, request, approval }: ReceiptNumbers,
  poNumbers: ReadonlyMap<FlowOrder, string>,
  settled: ReadonlyMap<FlowReceipt, string>,
) {
  const rows: Insertable<Tables['warehousing']>[] = []
  const lines: Insertable<Tables['warehousing_line']>[] = []
  const parties: Insertable<Tables['warehousing_party']>[] = []
  let documents = 0
  for (const receipt of receipts) {
    const { order, original, status } = receipt
    const { requester, receiver, company } = order
    const wh_req_no = request.get(receipt) ?? ''
    const po_no = poNumbers.get(order) ?? ''
    if (receipt.confirmedAt !== undefined) documents += 1
    const rejected = receipt.lines.some(line => line.rejected > 0)
    const isInspected = receipt.inspectedAt !== undefined
    const listed = {
      wh_req_no,
      wh_req_date: koreanDay(receipt.at),
      wh_app_no: approval.get(receipt) ?? null,
      po_no,
      section: requester.section,
      dept_name: requester.deptnm,
      epr_name: requester.hname,
      receive_name: receiver.hname,
      expenses: order.expenseType,
      approval_status: receipt.approvalStatus,
      status,
      last_deci_dt:
        receipt.confirmedAt !== undefined || status === 'REJECTED'
          ? new Date(receipt.confirmedAt ?? receipt.changedAt)
          : null,
      system: order.isMigrated ? 'LEGACY' : 'GPMS',
      source_system: order.isMigrated ? 'MIG' : company.forward_yn === 'Y' ? 'OGPMS' : 'GPMS',
      accepted_amt_krw: receipt.amountKrw,
    }
    rows.push({
      ...listed,
      wh_type: original ? 'RT' : 'GR',
      dlv_no: delivery.get(original ?? receipt) ?? null,
      org_wh_req_no: original ? (request.get(original) ?? null) : null,
      comp_no: company.comp_no,
      comp_name_kr: company.comp_name_kr,
      deptcd: requester.deptcd,
      requester: requester.singleid,
      receiver: receiver.singleid,
      receipt_date: receipt.inspectedAt === undefined ? null : koreanDay(receipt.inspectedAt),
      inspect_due: original ? null : inspectionDue(receipt),
      inspector: isInspected ? receiver.singleid : null,
      inspect_result: original || !isInspected ? null : rejected ? 'PART' : 'PASS',
      inspect_memo: rejected ? '불합격 수량은 재납품을 요청하였습니다.' : null,
      currency: order.currency,
      ex_rate: receipt.rate,
      accepted_amt: receipt.amount,
      tax_code: order.taxCode,
      gr_doc_no: receipt.confirmedAt === undefined ? null : `50${zeroPad(10_000_000 + documents, 8)}`,
      adj_yn: settled.has(receipt) ? 'Y' : 'N',
      // Whatever of the story went back, went back before it was settled.
      settle_yn: original ? 'N' : 'Y',
      submitter: receipt.approvalStatus === 'N' || original ? null : receiver.singleid,
      file_id: null,
      refuse_reason: receipt.refuseReason ?? null,
      created_by: receiver.singleid,
      created_dt: new Date(receipt.at),
      updated_by: receiver.singleid,
      updated_dt: new Date(receipt.changedAt),
      version: isInspected ? 2 : 0,
    })
    for (const part of receipt.lines) {
      const { line } = part
      const isSettled = settled.has(receipt) && part.accepted > part.returned
      lines.push({
        wh_req_no,
        line_no: line.lineNo,
        po_no,
        po_line_no: line.lineNo,
        item_code: line.item.item_code,
        item_name: line.item.item_name,
        spec: line.item.spec,
        unit_code: line.item.unit_code,
        po_qty: String(line.qty),
        dlv_qty: String(part.delivered),
        accept_qty: String(part.accepted),
        reject_qty: String(part.rejected),
        reject_reason: part.rejectReason ?? null,
        reject_memo: part.rejectReason === undefined ? null : (rejections[part.rejectReason] ?? null),
        return_qty: String(part.returned),
        unit_price: line.unitPrice,
        amt: lineAmount(countedQty(part), line.unitPrice, order.currency),
        adj_no: isSettled ? (settled.get(receipt) ?? null) : null,
        lot_no: null,
        bigo: null,
      })
    }
    for (const singleid of new Set([requester.singleid, receiver.singleid]))
      parties.push({
        ...listed,
        singleid,
      })
  }
  return { rows, lines, parties }
}
