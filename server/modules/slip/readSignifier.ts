import type { SignifierDocument, SignifierLine, SignifierPosting } from '../../../codegen/generated/types'
import { addDecimals, subtractDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { signifierWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { newestApproval, readApproval } from '../../document/approval/approvalStore'
import { readDocumentHistory } from '../../document/documentHistory'
import { given } from '../../document/givenFields'
import { slipRow } from './listSignifier'
import { sideSum } from './slipRules'
import { readSources } from './slipSources'
import { readSlipLines, type SlipLineRecord, type SlipRecord, sourcesOf } from './slipStore'

/** The whole document of a slip that the actor sees. */
export async function readSignifier(
  tx: Transaction,
  stored: SlipRecord,
  now: Date,
): Promise<SignifierDocument> {
  const newest = await newestApproval(tx, 'SG', stored.slip_no)
  const approval = newest && (await readApproval(tx, newest.appr_no, koreanDay(now)))
  const company = await tx
    .selectFrom('company')
    .select('comp_name_kr')
    .where('comp_no', '=', stored.comp_no)
    .executeTakeFirst()
  const lines = (await readSlipLines(tx, stored.slip_no)).map(lineOf)
  const [debitAmt, creditAmt] = [sideSum(lines, 'D'), sideSum(lines, 'C')]
  return {
    header: {
      ...slipRow({ ...stored, comp_name_kr: company?.comp_name_kr ?? stored.comp_no }),
      currency: stored.currency,
      exRate: trimDecimal(stored.ex_rate),
      payMethod: stored.pay_method,
      unsureYn: stored.unsure_yn,
      debitAmt,
      creditAmt,
      diffAmt: subtractDecimals(debitAmt, creditAmt),
      ...given({
        fiscalYear: stored.fiscal_year,
        reverseNo: stored.reverse_no,
        refNo: stored.ref_no,
        lastDeciDt: stored.last_deci_dt,
      }),
    },
    lines,
    sources: await sourceRows(tx, stored.slip_no),
    postings: await postingRows(tx, stored.slip_no),
    ...(approval ? { approval } : {}),
    history: await readDocumentHistory(tx, {
      docType: 'SG',
      docNo: stored.slip_no,
      workflow: signifierWorkflow,
      statusGroup: 'SLIP_STATUS',
    }),
  }
}

function lineOf(line: SlipLineRecord): SignifierLine {
  return {
    lineNo: line.line_no,
    dcType: line.dc_type,
    accountCode: line.account_code,
    accountName: line.account_name,
    amt: line.amt,
    ...given({
      costCenter: line.cost_center,
      currencyAmt: line.currency_amt === null ? null : trimDecimal(line.currency_amt),
      taxCode: line.tax_code,
      lineText: line.line_text,
      adjNo: line.adj_no,
      noneNo: line.none_no,
    }),
  }
}

async function sourceRows(tx: Transaction, slipNo: string): Promise<SignifierDocument['sources']> {
  return (await readSources(tx, await sourcesOf(tx, slipNo))).map(source => ({
    sourceNo: source.sourceNo,
    title: source.text,
    supplyAmtKrw: source.supplyKrw,
    vatAmt: source.vat,
    totalAmt: addDecimals(source.supplyKrw, source.vat),
    ...given({
      adjNo: source.adjNo,
      noneNo: source.noneNo,
      yyyymm: source.yyyymm,
      stmtNo: source.stmtNo,
      ntsNo: source.ntsNo,
    }),
  }))
}

async function postingRows(tx: Transaction, slipNo: string): Promise<SignifierPosting[]> {
  const rows = await tx
    .selectFrom('posting_result')
    .selectAll()
    .where('slip_no', '=', slipNo)
    .orderBy('attempt_no')
    .execute()
  return rows.map(row => ({
    attemptNo: row.attempt_no,
    postStatus: row.post_status,
    postedBy: row.posted_nm,
    postedDt: row.posted_dt,
    ...given({
      errorCode: row.error_code,
      errorMsg: row.error_msg,
      gerpDocNo: row.gerp_doc_no,
      postAction: row.post_action,
    }),
  }))
}
