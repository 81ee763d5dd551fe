import type { WarehousingDocument, WarehousingLine } from '../../../codegen/generated/types'
import { subtractDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { warehousingWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { newestApproval, readApproval } from '../../document/approval/approvalStore'
import { readDocumentHistory } from '../../document/documentHistory'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { peopleNames } from '../../master/peopleNames'
import { findDelivery } from '../delivery/deliveryStore'
import { type ReceiptLineRecord, type ReceiptRecord, readReceiptLines } from './receiptStore'

/** The whole document of a receipt that the actor sees. */
export async function readReceipt(
  tx: Transaction,
  receipt: ReceiptRecord,
  now: Date,
): Promise<WarehousingDocument> {
  const newest = await newestApproval(tx, 'WH', receipt.wh_req_no)
  const approval = newest && (await readApproval(tx, newest.appr_no, koreanDay(now)))
  const names = await peopleNames(tx, [receipt.inspector])
  // A requester reads the receipt of an order that somebody else may have placed.
  const order = await runAs(tx, 'all', () =>
    tx.selectFrom('po').select('title').where('po_no', '=', receipt.po_no).executeTakeFirst(),
  )
  return {
    header: {
      whReqNo: receipt.wh_req_no,
      whType: receipt.wh_type,
      poNo: receipt.po_no,
      title: order?.title ?? receipt.po_no,
      compNameKr: receipt.comp_name_kr,
      section: receipt.section,
      deptName: receipt.dept_name,
      eprName: receipt.epr_name,
      receiver: receipt.receiver,
      receiveName: receipt.receive_name,
      expenses: receipt.expenses,
      currency: receipt.currency,
      exRate: trimDecimal(receipt.ex_rate),
      taxCode: receipt.tax_code,
      acceptedAmt: moneyText(receipt.accepted_amt, receipt.currency),
      acceptedAmtKrw: receipt.accepted_amt_krw,
      whReqDate: receipt.wh_req_date,
      approvalStatus: receipt.approval_status,
      status: receipt.status,
      adjYn: receipt.adj_yn,
      dlvSeenYn: (await seesDelivery(tx, receipt)) ? 'Y' : 'N',
      version: receipt.version,
      ...given({
        whAppNo: receipt.wh_app_no,
        dlvNo: receipt.dlv_no,
        orgWhReqNo: receipt.org_wh_req_no,
        inspectDue: receipt.inspect_due,
        receiptDate: receipt.receipt_date,
        inspectorNm: names.get(receipt.inspector ?? ''),
        inspectResult: receipt.inspect_result,
        inspectMemo: receipt.inspect_memo,
        refuseReason: receipt.refuse_reason,
        lastDeciDt: receipt.last_deci_dt,
        grDocNo: receipt.gr_doc_no,
        submitter: receipt.submitter,
        fileId: receipt.file_id,
      }),
    },
    lines: (await readReceiptLines(tx, receipt.wh_req_no)).map(line => lineOf(line, receipt)),
    files: receipt.file_id === null ? [] : await readFileItems(tx, receipt.file_id),
    ...(approval ? { approval } : {}),
    history: await readDocumentHistory(tx, {
      docType: 'WH',
      docNo: receipt.wh_req_no,
      workflow: warehousingWorkflow,
      statusGroup: 'WH_STATUS',
    }),
  }
}

/** An approver from another department sees the receipt that he is asked about, and no delivery (domain 6.2). */
async function seesDelivery(tx: Transaction, { dlv_no }: ReceiptRecord): Promise<boolean> {
  return dlv_no !== null && (await findDelivery(tx, dlv_no)) !== undefined
}

function lineOf(line: ReceiptLineRecord, { currency, status, wh_type }: ReceiptRecord): WarehousingLine {
  const isReturnable = status === 'CONFIRMED' && wh_type === 'GR'
  return {
    lineNo: line.line_no,
    poLineNo: line.po_line_no,
    itemName: line.item_name,
    poQty: trimDecimal(line.po_qty),
    dlvQty: trimDecimal(line.dlv_qty),
    returnQty: trimDecimal(line.return_qty),
    returnableQty: isReturnable ? trimDecimal(subtractDecimals(line.accept_qty, line.return_qty)) : '0',
    unitPrice: trimDecimal(line.unit_price),
    amt: moneyText(line.amt, currency),
    // Nobody has said anything yet of what is only announced.
    ...(status === 'REQUESTED'
      ? {}
      : { acceptQty: trimDecimal(line.accept_qty), rejectQty: trimDecimal(line.reject_qty) }),
    ...given({
      itemCode: line.item_code,
      spec: line.spec,
      unitCode: line.unit_code,
      rejectReason: line.reject_reason,
      rejectMemo: line.reject_memo,
      adjNo: line.adj_no,
      lotNo: line.lot_no,
      bigo: line.bigo,
    }),
  }
}
