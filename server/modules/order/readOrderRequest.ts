import { sql } from 'kysely'
import type {
  OrderRequestDocument,
  OrderRequestHeader,
  OrderRequestLine,
} from '../../../codegen/generated/types'
import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
  trimDecimal,
} from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { orderRequestWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { newestApproval, readApproval } from '../../document/approval/approvalStore'
import { readDocumentHistory } from '../../document/documentHistory'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { rateSourceOf } from '../../master/exchangeRates'
import { type LineNames, lineNames } from '../../master/lineNames'
import { peopleNames } from '../../master/peopleNames'
import { type OrderRequestLineRecord, type OrderRequestRecord, readOrderLines } from './orderStore'
import { prLineOf, requestedLines } from './requestedLines'

/** The whole document of an order request that the actor sees. */
export async function readOrderRequest(
  tx: Transaction,
  stored: OrderRequestRecord,
  now: Date,
): Promise<OrderRequestDocument> {
  const newest = await newestApproval(tx, 'OR', stored.or_no)
  const approval = newest && (await readApproval(tx, newest.appr_no, koreanDay(now)))
  return {
    header: await headerOf(tx, stored),
    lines: await linesOf(tx, stored, koreanDay(now)),
    files: stored.file_id === null ? [] : await readFileItems(tx, stored.file_id),
    ...(approval ? { approval } : {}),
    history: await readDocumentHistory(tx, {
      docType: 'OR',
      docNo: stored.or_no,
      workflow: orderRequestWorkflow,
      statusGroup: 'OR_STATUS',
    }),
  }
}

async function headerOf(tx: Transaction, stored: OrderRequestRecord): Promise<OrderRequestHeader> {
  const names = await peopleNames(tx, [stored.receiver])
  const company = await tx
    .selectFrom('company')
    .select(['comp_name_kr', 'tax_no_2', 'forward_yn'])
    .where('comp_no', '=', stored.comp_no ?? '')
    .executeTakeFirst()
  return {
    orNo: stored.or_no,
    title: stored.title,
    orderType: stored.order_type,
    section: stored.section,
    deptcd: stored.deptcd,
    deptnm: stored.deptnm,
    requester: stored.requester,
    requesterNm: stored.requester_nm,
    buyerId: stored.buyer_id,
    buyerNm: stored.buyer_nm,
    currency: stored.currency,
    exRate: trimDecimal(stored.ex_rate),
    rateDate: stored.rate_date,
    ...rateSourceOf(stored.currency),
    taxCode: stored.tax_code,
    supplyAmt: moneyText(stored.supply_amt, stored.currency),
    vatAmt: stored.vat_amt,
    totalAmt: moneyText(stored.total_amt, stored.currency),
    totalAmtKrw: stored.total_amt_krw,
    approvalStatus: stored.approval_status,
    status: stored.status,
    reqDate: stored.req_date,
    version: stored.version,
    ...given({
      prNo: stored.pr_no,
      rfqNo: stored.rfq_no,
      loiNo: stored.loi_no,
      compNo: stored.comp_no,
      compNameKr: company?.comp_name_kr,
      taxNo2: company?.tax_no_2,
      // Until it is submitted what holds for the supplier now.
      forwardYn: stored.forward_yn ?? company?.forward_yn,
      receiver: stored.receiver,
      receiverNm: names.get(stored.receiver ?? ''),
      expenseType: stored.expense_type,
      priceBasis: stored.price_basis,
      basisReason: stored.basis_reason,
      payTerm: stored.pay_term,
      incoterms: stored.incoterms,
      dueDate: stored.due_date,
      deliveryPlace: stored.delivery_place,
      poNo: stored.po_no,
      errMsg: stored.err_msg,
      fileId: stored.file_id,
      lastDeciDt: stored.last_deci_dt,
    }),
  }
}

async function linesOf(
  tx: Transaction,
  stored: OrderRequestRecord,
  today: string,
): Promise<readonly OrderRequestLine[]> {
  const lines = await readOrderLines(tx, stored.or_no)
  const keys = lines.flatMap(line =>
    line.pr_no === null || line.pr_line_no === null ? [] : prLineOf(line.pr_no, line.pr_line_no),
  )
  const requested = await requestedLines(tx, {
    where: sql`line.pr_no in (${sql.join(['', ...lines.flatMap(line => line.pr_no ?? [])])})
      and line.pr_no || '-' || line.line_no in (${sql.join(['', ...keys])})`,
    today,
    except: stored.or_no,
  })
  const open = new Map(requested.map(line => [prLineOf(line.pr_no, line.line_no), line.open_qty]))
  const names = await lineNames(tx, lines)
  return lines.map(line => lineOf(line, stored.currency, open, names))
}

function lineOf(
  line: OrderRequestLineRecord,
  currency: string,
  open: ReadonlyMap<string, string>,
  names: LineNames,
): OrderRequestLine {
  const prLine =
    line.pr_no === null || line.pr_line_no === null ? undefined : prLineOf(line.pr_no, line.pr_line_no)
  const openQty = open.get(prLine ?? '')
  return {
    lineNo: line.line_no,
    itemName: line.item_name,
    qty: trimDecimal(line.qty),
    unitPrice: trimDecimal(line.unit_price),
    amt: moneyText(line.amt, currency),
    ...given({
      prLine,
      prNo: line.pr_no,
      prLineNo: line.pr_line_no,
      itemCode: line.item_code,
      spec: line.spec,
      unitCode: line.unit_code,
      openQty: openQty === undefined ? undefined : trimDecimal(openQty),
      prevPrice: line.prev_price === null ? undefined : trimDecimal(line.prev_price),
      diffRate: diffRate(line.unit_price, line.prev_price),
      dueDate: line.due_date,
      accountCode: line.account_code,
      accountName: names.accounts.get(line.account_code ?? ''),
      costCenter: line.cost_center,
      costCenterName: names.centers.get(line.cost_center ?? ''),
      bigo: line.bigo,
    }),
  }
}

/** By how many percent a price lies above the one before, with one decimal. */
function diffRate(price: string, before: string | null): string | undefined {
  if (before === null || compareDecimals(before, '0') === 0) return undefined
  return divideDecimals(multiplyDecimals(subtractDecimals(price, before), '100'), before, 1)
}
