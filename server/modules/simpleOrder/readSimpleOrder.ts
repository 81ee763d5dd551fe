import type { SimpleOrderDocument, SimpleOrderLine } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { simpleOrderWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { newestApproval, readApproval } from '../../document/approval/approvalStore'
import { readDocumentHistory } from '../../document/documentHistory'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { type LineNames, lineNames } from '../../master/lineNames'
import { peopleNames } from '../../master/peopleNames'
import { restOfDay } from './dayLimit'
import { readSimpleOrderLines, type SimpleOrderLineRecord, type SimpleOrderRecord } from './simpleOrderStore'

/** The whole document of a simple order that the actor sees, with what its day still allows while it can be changed. */
export async function readSimpleOrder(
  tx: Transaction,
  stored: SimpleOrderRecord,
  now: Date,
): Promise<SimpleOrderDocument> {
  const today = koreanDay(now)
  const newest = await newestApproval(tx, 'SO', stored.so_no)
  const approval = newest && (await readApproval(tx, newest.appr_no, today))
  const lines = await readSimpleOrderLines(tx, stored.so_no)
  const names = await lineNames(tx, lines)
  return {
    header: { ...(await headerOf(tx, stored)), ...given({ limitAmt: await limitOf(tx, stored, today) }) },
    lines: lines.map(line => lineOf(line, names)),
    files: stored.file_id === null ? [] : await readFileItems(tx, stored.file_id),
    ...(approval ? { approval } : {}),
    history: await readDocumentHistory(tx, {
      docType: 'SO',
      docNo: stored.so_no,
      workflow: simpleOrderWorkflow,
      statusGroup: 'SO_STATUS',
    }),
  }
}

async function limitOf(tx: Transaction, { so_no, status, deptcd, comp_no }: SimpleOrderRecord, day: string) {
  if (!simpleOrderWorkflow.editable.includes(status) || comp_no === null) return undefined
  return restOfDay(tx, { deptcd, compNo: comp_no, day, except: so_no })
}

async function headerOf(tx: Transaction, stored: SimpleOrderRecord): Promise<SimpleOrderDocument['header']> {
  const names = await peopleNames(tx, [stored.receiver])
  const company = await tx
    .selectFrom('company')
    .select('comp_name_kr')
    .where('comp_no', '=', stored.comp_no ?? '')
    .executeTakeFirst()
  return {
    soNo: stored.so_no,
    title: stored.title,
    section: stored.section,
    deptcd: stored.deptcd,
    deptnm: stored.deptnm,
    requester: stored.requester,
    requesterNm: stored.requester_nm,
    taxCode: stored.tax_code,
    supplyAmt: stored.supply_amt,
    vatAmt: stored.vat_amt,
    totalAmt: stored.total_amt,
    approvalStatus: stored.approval_status,
    status: stored.status,
    reqDate: stored.req_date,
    version: stored.version,
    ...given({
      compNo: stored.comp_no,
      compNameKr: company?.comp_name_kr,
      receiver: stored.receiver,
      receiverNm: names.get(stored.receiver ?? ''),
      expenseType: stored.expense_type,
      dueDate: stored.due_date,
      deliveryPlace: stored.delivery_place,
      reason: stored.reason,
      poNo: stored.po_no,
      errMsg: stored.err_msg,
      fileId: stored.file_id,
      lastDeciDt: stored.last_deci_dt,
    }),
  }
}

function lineOf(line: SimpleOrderLineRecord, names: LineNames): SimpleOrderLine {
  return {
    lineNo: line.line_no,
    itemName: line.item_name,
    qty: trimDecimal(line.qty),
    unitPrice: trimDecimal(line.unit_price),
    amt: line.amt,
    priceBasis: line.price_basis,
    ...given({
      itemCode: line.item_code,
      spec: line.spec,
      unitCode: line.unit_code,
      accountCode: line.account_code,
      accountName: names.accounts.get(line.account_code ?? ''),
      costCenter: line.cost_center,
      costCenterName: names.centers.get(line.cost_center ?? ''),
      bigo: line.bigo,
    }),
  }
}
