import { sql } from 'kysely'
import type { WarehousingDocument, WarehousingHeader } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { moneyText } from '../purchase/prAmounts'
import type { WarehousingRecord } from './listWarehousing'
import { type ItemRecord, itemRowOf } from './listWarehousingItem'

/** A receipt that the actor sees. */
export function findWarehousing(tx: Transaction, whReqNo: string): Promise<WarehousingRecord | undefined> {
  return tx.selectFrom('warehousing').selectAll().where('wh_req_no', '=', whReqNo).executeTakeFirst()
}

export async function readWarehousing(
  tx: Transaction,
  receipt: WarehousingRecord,
): Promise<WarehousingDocument> {
  const { rows } =
    await sql<ItemRecord>`select line.*, receipt.wh_app_no, receipt.comp_name_kr, receipt.section,
      receipt.dept_name, receipt.epr_name, receipt.receive_name, receipt.currency, receipt.receipt_date,
      receipt.last_deci_dt, receipt.status
    from warehousing receipt join warehousing_line line using (wh_req_no)
    where wh_req_no = ${receipt.wh_req_no} order by line_no`.execute(tx)
  return { header: headerOf(receipt), lines: rows.map(itemRowOf) }
}

function headerOf(receipt: WarehousingRecord): WarehousingHeader {
  return {
    whReqNo: receipt.wh_req_no,
    ...(receipt.wh_app_no === null ? {} : { whAppNo: receipt.wh_app_no }),
    whType: receipt.wh_type,
    poNo: receipt.po_no,
    ...(receipt.dlv_no === null ? {} : { dlvNo: receipt.dlv_no }),
    ...(receipt.org_wh_req_no === null ? {} : { orgWhReqNo: receipt.org_wh_req_no }),
    compNo: receipt.comp_no,
    compNameKr: receipt.comp_name_kr,
    section: receipt.section,
    deptcd: receipt.deptcd,
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
    ...(receipt.inspect_due === null ? {} : { inspectDue: receipt.inspect_due }),
    ...(receipt.receipt_date === null ? {} : { receiptDate: receipt.receipt_date }),
    ...(receipt.inspect_result === null ? {} : { inspectResult: receipt.inspect_result }),
    ...(receipt.inspect_memo === null ? {} : { inspectMemo: receipt.inspect_memo }),
    ...(receipt.gr_doc_no === null ? {} : { grDocNo: receipt.gr_doc_no }),
    adjYn: receipt.adj_yn,
    ...(receipt.refuse_reason === null ? {} : { refuseReason: receipt.refuse_reason }),
    ...(receipt.file_id === null ? {} : { fileId: receipt.file_id }),
    approvalStatus: receipt.approval_status,
    ...(receipt.last_deci_dt === null ? {} : { lastDeciDt: receipt.last_deci_dt }),
    status: receipt.status,
    system: receipt.system,
    sourceSystem: receipt.source_system,
    version: receipt.version,
  }
}
