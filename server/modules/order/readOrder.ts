import type { PoChangeRow, PoDocument, PoHeader, PoLine } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { poWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { newestApproval, readApproval } from '../../document/approval/approvalStore'
import { readDocumentHistory } from '../../document/documentHistory'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { peopleNames } from '../../master/peopleNames'
import { changeFacts, readChangeLines } from './changeFacts'
import type { PoChangeRecord } from './openChange'
import type { PoRecord } from './orderStore'
import { readPoLines } from './orderStore'
import { poSystemLabels } from './readSupplierOrder'

const open = ['APPROVING', 'SENT']

/** An order with its lines, its changes and the approval of the newest of them. */
export async function readPo(tx: Transaction, order: PoRecord, now: Date): Promise<PoDocument> {
  const newest = await newestApproval(tx, 'PC', order.po_no)
  const approval = newest && (await readApproval(tx, newest.appr_no, koreanDay(now)))
  const changes = await tx
    .selectFrom('po_change')
    .selectAll()
    .where('po_no', '=', order.po_no)
    .orderBy('chg_no', 'desc')
    .execute()
  const names = await peopleNames(tx, [
    order.requester,
    order.receiver,
    order.buyer_id,
    ...changes.flatMap(change => [change.requested_by, change.before_receiver, change.receiver]),
  ])
  const current = changes.find(change => open.includes(change.status)) ?? changes[0]
  const header = await headerOf(tx, order, names)
  const changeLines = await readChangeLines(tx, order.po_no, order.currency)
  return {
    header: { ...header, ...(current ? currentFacts(current, order.currency, names) : {}) },
    currentLines: changeLines.filter(line => line.chgNo === current?.chg_no),
    changeLines,
    lines: (await readPoLines(tx, order.po_no)).map(line => lineOf(line, order.currency)),
    changes: changes.map(
      (change): PoChangeRow => ({
        chgNo: change.chg_no,
        revision: change.revision,
        chgType: change.chg_type,
        beforeText: change.before_text,
        afterText: change.after_text,
        diffAmt: moneyText(change.diff_amt, order.currency),
        reason: change.reason,
        requestedByNm: names.get(change.requested_by) ?? change.requested_by,
        requestedDt: change.requested_dt,
        approvalStatus: change.approval_status,
        status: change.status,
        ...given({ declineReason: change.decline_reason }),
      }),
    ),
    ...(approval ? { approval } : {}),
    history: await readDocumentHistory(tx, {
      docType: 'PO',
      docNo: order.po_no,
      workflow: poWorkflow,
      statusGroup: 'PO_STATUS',
      systemLabels: poSystemLabels,
    }),
  }
}

function currentFacts(
  change: PoChangeRecord,
  currency: string,
  names: ReadonlyMap<string, string>,
): Partial<PoHeader> {
  return {
    ...changeFacts(change, currency, names),
    chgNo: change.chg_no,
    chgStatus: change.status,
    chgRequestedByNm: names.get(change.requested_by) ?? change.requested_by,
    ...given({ chgDeclineReason: change.decline_reason }),
  }
}

async function headerOf(
  tx: Transaction,
  order: PoRecord,
  names: ReadonlyMap<string, string>,
): Promise<PoHeader> {
  const company = await tx
    .selectFrom('company')
    .select('comp_name_kr')
    .where('comp_no', '=', order.comp_no)
    .executeTakeFirst()
  return {
    poNo: order.po_no,
    title: order.title,
    orderType: order.order_type,
    compNo: order.comp_no,
    compNameKr: company?.comp_name_kr ?? order.comp_no,
    section: order.section,
    deptnm: order.deptnm,
    requesterNm: names.get(order.requester) ?? order.requester,
    currency: order.currency,
    exRate: trimDecimal(order.ex_rate),
    supplyAmt: moneyText(order.supply_amt, order.currency),
    vatAmt: order.vat_amt,
    totalAmt: moneyText(order.total_amt, order.currency),
    totalAmtKrw: order.total_amt_krw,
    taxCode: order.tax_code,
    payTerm: order.pay_term,
    poDate: order.po_date,
    revision: order.revision,
    status: order.status,
    version: order.version,
    ...given({
      prNo: order.pr_no,
      receiver: order.receiver,
      receiverNm: names.get(order.receiver ?? ''),
      buyerId: order.buyer_id,
      buyerNm: names.get(order.buyer_id ?? ''),
      incoterms: order.incoterms,
      dueDate: order.due_date,
      promisedDate: order.promised_date,
      deliveryPlace: order.delivery_place,
      declineReason: order.decline_reason,
    }),
  }
}

function lineOf(line: Awaited<ReturnType<typeof readPoLines>>[number], currency: string): PoLine {
  return {
    lineNo: line.line_no,
    itemName: line.item_name,
    qty: trimDecimal(line.qty),
    unitPrice: trimDecimal(line.unit_price),
    amt: moneyText(line.amt, currency),
    overTol: trimDecimal(line.over_tol),
    shippedQty: trimDecimal(line.shipped_qty),
    receivedQty: trimDecimal(line.received_qty),
    returnedQty: trimDecimal(line.returned_qty),
    remainQty: trimDecimal(line.remain_qty),
    completedYn: line.completed_yn,
    ...given({
      itemCode: line.item_code,
      spec: line.spec,
      unitCode: line.unit_code,
      dueDate: line.due_date,
      promisedDate: line.promised_date,
    }),
  }
}
