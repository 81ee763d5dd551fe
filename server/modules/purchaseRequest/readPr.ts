import type { PrDocument, PrHeader, PrLine } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import { newestApproval, readApproval } from '../../document/approval/approvalStore'
import { readFileItems } from '../../document/fileStore'
import { moneyText } from '../../document/moneyText'
import { peopleNames } from '../../master/peopleNames'
import { linesToQuote } from './linesToQuote'
import { readHistory } from './prHistory'
import { type PrLineRecord, type PrRecord, readLines } from './prStore'

/** One field of an answer; absent when there is no value. */
function given<Name extends string, Value>(name: Name, value: Value | null | undefined) {
  return (value === null || value === undefined ? {} : { [name]: value }) as {
    readonly [Key in Name]?: Value
  }
}

/** The whole document of a request that the actor sees. */
export async function readPr(tx: Transaction, pr: PrRecord, now: Date): Promise<PrDocument> {
  const newest = await newestApproval(tx, 'PR', pr.pr_no)
  const approval = newest && (await readApproval(tx, newest.appr_no, koreanDay(now)))
  const lines = await readLines(tx, pr.pr_no)
  const quoteLineCnt = (await linesToQuote(tx, pr.pr_no, lines)).length
  return {
    header: { ...(await headerOf(tx, pr)), quoteLineCnt },
    lines: await linesOf(tx, pr.currency, lines),
    files: pr.file_id === null ? [] : await readFileItems(tx, pr.file_id),
    ...given('approval', approval),
    history: await readHistory(tx, pr.pr_no),
  }
}

async function headerOf(tx: Transaction, pr: PrRecord): Promise<PrHeader> {
  const names = await peopleNames(tx, [pr.receiver])
  const company = pr.wish_comp_no
    ? await tx
        .selectFrom('company')
        .select('comp_name_kr')
        .where('comp_no', '=', pr.wish_comp_no)
        .executeTakeFirst()
    : undefined
  return {
    prNo: pr.pr_no,
    title: pr.title,
    ...given('purchaseType', pr.purchase_type),
    ...given('expenseType', pr.expense_type),
    section: pr.section,
    deptcd: pr.deptcd,
    deptnm: pr.deptnm,
    requester: pr.requester,
    requesterNm: pr.requester_nm,
    ...given('receiver', pr.receiver),
    ...given('receiverNm', names.get(pr.receiver ?? '')),
    ...given('needDate', pr.need_date),
    ...given('deliveryPlace', pr.delivery_place),
    currency: pr.currency,
    exRate: trimDecimal(pr.ex_rate),
    totalAmt: moneyText(pr.total_amt, pr.currency),
    totalAmtKrw: pr.total_amt_krw,
    ...given('wishCompNo', pr.wish_comp_no),
    ...given('wishCompNm', company?.comp_name_kr),
    ...given('reason', pr.reason),
    ...given('buyerId', pr.buyer_id),
    ...given('buyerNm', pr.buyer_nm),
    ...given('receivedDt', pr.received_dt),
    ...given('returnReason', pr.return_reason),
    ...given('fileId', pr.file_id),
    approvalStatus: pr.approval_status,
    ...given('lastDeciDt', pr.last_deci_dt),
    status: pr.status,
    reqDate: pr.req_date,
    sourceSystem: pr.source_system,
    version: pr.version,
  }
}

async function linesOf(
  tx: Transaction,
  currency: string,
  lines: readonly PrLineRecord[],
): Promise<readonly PrLine[]> {
  const accounts = await tx
    .selectFrom('account')
    .select(['account_code', 'account_name'])
    .where('account_code', 'in', ['', ...lines.flatMap(line => line.account_code ?? [])])
    .execute()
  const centers = await tx
    .selectFrom('cost_center')
    .select(['cost_center', 'cost_center_name'])
    .where('cost_center', 'in', ['', ...lines.flatMap(line => line.cost_center ?? [])])
    .execute()
  const accountNames = new Map(accounts.map(row => [row.account_code, row.account_name]))
  const centerNames = new Map(centers.map(row => [row.cost_center, row.cost_center_name]))
  return lines.map(line => ({
    lineNo: line.line_no,
    ...given('itemCode', line.item_code),
    ...given('itemName', line.item_name),
    ...given('spec', line.spec),
    ...given('unitCode', line.unit_code),
    ...given('qty', line.qty && trimDecimal(line.qty)),
    ...given('unitPrice', line.unit_price && trimDecimal(line.unit_price)),
    amt: moneyText(line.amt, currency),
    ...given('accountCode', line.account_code),
    ...given('accountName', accountNames.get(line.account_code ?? '')),
    ...given('costCenter', line.cost_center),
    ...given('costCenterName', centerNames.get(line.cost_center ?? '')),
    ...given('needDate', line.need_date),
    orderedQty: trimDecimal(line.ordered_qty),
    receivedQty: trimDecimal(line.received_qty),
    ...given('poNo', line.po_no),
    ...given('bigo', line.bigo),
    lineStatus: line.line_status,
  }))
}
