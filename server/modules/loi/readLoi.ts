import type { CyberLoiDocument, LoiDocument, LoiLine } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { loiWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { newestApproval, readApproval } from '../../document/approval/approvalStore'
import { readDocumentHistory } from '../../document/documentHistory'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { rateSourceOf } from '../../master/exchangeRates'
import { peopleNames } from '../../master/peopleNames'
import { type LoiLineRecord, type LoiRecord, readLoiLines } from './loiStore'

const supplierOf = (tx: Transaction, compNo: string | null) =>
  tx
    .selectFrom('company')
    .select(['comp_name_kr', 'forward_yn'])
    .where('comp_no', '=', compNo ?? '')
    .executeTakeFirst()

export async function readLoi(tx: Transaction, stored: LoiRecord, now: Date): Promise<LoiDocument> {
  const newest = await newestApproval(tx, 'LO', stored.loi_no)
  const supplier = await supplierOf(tx, stored.comp_no)
  const approval = newest && (await readApproval(tx, newest.appr_no, koreanDay(now)))
  return {
    header: {
      loiNo: stored.loi_no,
      title: stored.title,
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
      estAmt: moneyText(stored.est_amt, stored.currency),
      estAmtKrw: stored.est_amt_krw,
      approvalStatus: stored.approval_status,
      status: stored.status,
      reqDate: stored.req_date,
      version: stored.version,
      ...given({
        compNo: stored.comp_no,
        compNameKr: supplier?.comp_name_kr,
        forwardYn: supplier?.forward_yn,
        startDate: stored.start_date,
        validFrom: stored.valid_from,
        validTo: stored.valid_to,
        urgentReason: stored.urgent_reason,
        scopeText: stored.scope_text,
        declineReason: stored.decline_reason,
        orNo: stored.or_no,
        fileId: stored.file_id,
        lastDeciDt: stored.last_deci_dt,
      }),
    },
    lines: (await readLoiLines(tx, stored.loi_no)).map(line => lineOf(line, stored.currency)),
    files: stored.file_id === null ? [] : await readFileItems(tx, stored.file_id),
    ...(approval ? { approval } : {}),
    history: await readDocumentHistory(tx, {
      docType: 'LO',
      docNo: stored.loi_no,
      workflow: loiWorkflow,
      statusGroup: 'LOI_STATUS',
    }),
  }
}

/** A letter as its supplier sees it: without why it is urgent, who asked for it and who approved it. */
export async function readCyberLoi(tx: Transaction, stored: LoiRecord): Promise<CyberLoiDocument> {
  const names = await runAs(tx, 'all', () => peopleNames(tx, [stored.buyer_id]))
  return {
    header: {
      loiNo: stored.loi_no,
      title: stored.title,
      compNo: stored.comp_no ?? '',
      estAmt: moneyText(stored.est_amt, stored.currency),
      currency: stored.currency,
      status: stored.status,
      version: stored.version,
      ...given({
        compNameKr: (await supplierOf(tx, stored.comp_no))?.comp_name_kr,
        buyerNm: names.get(stored.buyer_id),
        startDate: stored.start_date,
        validFrom: stored.valid_from,
        validTo: stored.valid_to,
        scopeText: stored.scope_text,
        declineReason: stored.decline_reason,
        poNo: await orderOf(tx, stored.or_no),
        fileId: stored.file_id,
      }),
    },
    lines: (await readLoiLines(tx, stored.loi_no)).map(line => lineOf(line, stored.currency)),
    files: stored.file_id === null ? [] : await readFileItems(tx, stored.file_id),
  }
}

/** The order request between letter and order is the company's own. */
async function orderOf(tx: Transaction, orNo: string | null): Promise<string | null> {
  if (orNo === null) return null
  const request = await runAs(tx, 'all', () =>
    tx.selectFrom('order_request').select('po_no').where('or_no', '=', orNo).executeTakeFirst(),
  )
  return request?.po_no ?? null
}

function lineOf(line: LoiLineRecord, currency: string): LoiLine {
  return {
    lineNo: line.line_no,
    itemName: line.item_name,
    qty: trimDecimal(line.qty),
    unitPrice: trimDecimal(line.unit_price),
    amt: moneyText(line.amt, currency),
    ...given({ itemCode: line.item_code, spec: line.spec, unitCode: line.unit_code, bigo: line.bigo }),
  }
}
