import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { monthOf } from '../../../schemas/shared/calendar'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { createdBy } from '../../document/createdBy'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { addReaders } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { paymentDue } from '../../master/paymentDue'
import { followMonth } from '../settlementMonth/followMonth'
import { takeMonth } from '../settlementMonth/settlementMonth'
import type { TargetLine } from '../settlementTarget/targetLines'
import { issueStatement } from '../statement/issueStatement'
import type { SettlementAmounts } from './settlementAmounts'
import { settlement } from './settlementKind'

interface Settling {
  readonly lines: readonly TargetLine[]
  readonly amounts: SettlementAmounts
  readonly deduction: { readonly amount: string; readonly reason: string | null }
  readonly matchResult: 'FIT' | 'WARN' | 'ALLOW'
  readonly allowReason: string | null
}

/** Writes a settlement with its lines, statement and month; the receipts know from now on where they are settled. */
export async function storeSettlement(
  context: EventContext,
  { lines, amounts, deduction, matchResult, allowReason }: Settling,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const [first] = lines
  if (!first) throw new Error('Server bug: storeSettlement got no line.')
  const yyyymm = monthOf(first.receipt_date)
  const month = await takeMonth(context, {
    yyyymm,
    compNo: first.comp_no,
    section: first.section,
    settleType: first.settle_type,
  })
  const adjNo = await nextNumber(tx, 'AJ', now)
  const receiptDay = lines.map(line => line.receipt_date).sort()[0] ?? first.receipt_date
  const stated = {
    adj_no: adjNo,
    comp_no: first.comp_no,
    supply_amt_krw: amounts.supplyKrw,
    vat_amt: amounts.vatAmt,
    total_amt: amounts.totalAmt,
  }
  await tx
    .insertInto('adjustment')
    .values({
      ...stated,
      calc_no: month.calc_no,
      yyyymm,
      settle_type: first.settle_type,
      section: first.section,
      deptcd: first.deptcd,
      deptnm: first.deptnm,
      owner_id: actor.userId,
      currency: first.currency,
      ex_rate: amounts.rate,
      tax_code: first.tax_code,
      receipt_amt: amounts.receiptAmt,
      deduct_amt: deduction.amount,
      deduct_reason: deduction.reason,
      supply_amt: amounts.supplyAmt,
      pay_term: first.pay_term,
      due_date:
        paymentDue({
          payTerm: first.pay_term,
          subcontractYn: first.subcontract_yn,
          receiptDay,
        }) ?? null,
      match_result: matchResult,
      allow_reason: allowReason,
      ...createdBy(context),
    })
    .execute()
  await writeLines(tx, adjNo, lines, amounts)
  const stmtNo = await issueStatement(context, stated)
  await tx.updateTable('adjustment').set({ stmt_no: stmtNo }).where('adj_no', '=', adjNo).execute()
  await addEvent(context, {
    docType: 'ADJ',
    docNo: adjNo,
    action: 'createAdjustment',
    from: null,
    to: 'CREATED',
    reason: allowReason ?? undefined,
    after: { totalAmt: amounts.totalAmt, matchResult },
  })
  await followMonth(context, month.calc_no, 'sys:createAdjustment')
  return { success: true, docNo: adjNo, status: 'CREATED', approvalStatus: 'X', version: 0 }
}

async function writeLines(
  tx: Transaction,
  adjNo: string,
  lines: readonly TargetLine[],
  amounts: SettlementAmounts,
): Promise<void> {
  await tx
    .insertInto('adjustment_line')
    .values(
      lines.map((line, index) => ({
        adj_no: adjNo,
        line_no: index + 1,
        wh_req_no: line.wh_req_no,
        wh_line_no: line.wh_line_no,
        wh_app_no: line.wh_app_no,
        po_no: line.po_no,
        item_code: line.item_code,
        item_name: line.item_name,
        spec: line.spec,
        unit_code: line.unit_code,
        qty: trimDecimal(line.settle_qty),
        returned_qty: line.return_qty,
        unit_price: line.unit_price,
        amt: amounts.lines[index]?.amt ?? '0',
        vat_amt: amounts.lines[index]?.vat ?? '0',
      })),
    )
    .execute()
  await addReaders(
    tx,
    settlement,
    adjNo,
    lines.map(line => line.requester),
  )
  await markReceipts(
    tx,
    lines.map(line => ({ whReqNo: line.wh_req_no, lineNo: line.wh_line_no })),
    adjNo,
  )
}

interface ReceiptLine {
  readonly whReqNo: string
  readonly lineNo: number
}

/** The lines name their settlement, or none any more; a receipt is settled when all that was accepted of it is. */
export async function markReceipts(
  tx: Transaction,
  lines: readonly ReceiptLine[],
  adjNo: string | null,
): Promise<void> {
  const names = sql.join(lines.map(({ whReqNo, lineNo }) => sql`(${whReqNo}, ${lineNo}::int)`))
  const receipts = [...new Set(lines.map(({ whReqNo }) => whReqNo))]
  await runAs(tx, 'all', async () => {
    await sql`update warehousing_line set adj_no = ${adjNo} where (wh_req_no, line_no) in (${names})`.execute(
      tx,
    )
    await sql`update warehousing receipt set adj_yn = case when exists (select from warehousing_line line
        where line.wh_req_no = receipt.wh_req_no and line.adj_no is null and line.accept_qty <> line.return_qty)
        then 'N' else 'Y' end
      where wh_req_no in (${sql.join(receipts)})`.execute(tx)
  })
}
