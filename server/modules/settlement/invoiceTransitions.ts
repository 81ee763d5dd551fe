import type { TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { addDecimals, compareDecimals, subtractDecimals } from '../../../schemas/shared/decimal'
import { taxInvoiceWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, refused } from '../../http/failure'
import { type AdjustmentRecord, lockAdjustment, type TaxInvoiceRecord } from './adjustmentStore'
import { monthLink, spokenReason } from './adjustmentTransitions'
import { changeAdjustment } from './changeAdjustment'
import { followMonth } from './followMonth'
import { refuseClosedMonth } from './monthStore'
import { settlementTexts } from './settlementTexts'
import { reissue } from './statementStore'

/** Won by which the tax of an invoice may differ when it is matched by hand (domain 5.3). */
const vatTolerance = '10'

interface OpenedInvoice {
  readonly settlement: AdjustmentRecord
  readonly invoice: TaxInvoiceRecord
}

/** The settlement of an invoice locked, and then the invoice. */
async function openInvoice(
  { tx, actor }: EventContext,
  transition: 'rematchTaxInvoice' | 'cancelTaxInvoice',
  { id, version }: DocumentKey,
): Promise<OpenedInvoice> {
  const seen = await tx.selectFrom('tax_invoice').select('adj_no').where('ti_no', '=', id).executeTakeFirst()
  const settlement = seen?.adj_no ? await lockAdjustment(tx, seen.adj_no) : undefined
  const invoice = await tx
    .selectFrom('tax_invoice')
    .selectAll()
    .where('ti_no', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!settlement || !invoice) throw documentNotFound(actor.scope)
  judgeTransition(actor, taxInvoiceWorkflow, transition, { id, status: invoice.status })
  checkVersion(invoice.version, version)
  await refuseClosedMonth(tx, settlement.calc_no)
  return { settlement, invoice }
}

async function changeInvoice(
  context: EventContext,
  invoice: TaxInvoiceRecord,
  action: string,
  status: string,
  reason: string,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const version = invoice.version + 1
  await runAs(tx, 'all', () =>
    tx
      .updateTable('tax_invoice')
      .set({
        status,
        version,
        ...(status === 'CANCELED' ? { cancel_reason: reason } : {}),
        updated_by: actor.userId,
        updated_dt: now,
      })
      .where('ti_no', '=', invoice.ti_no)
      .execute(),
  )
  await addEvent(context, {
    docType: 'TI',
    docNo: invoice.ti_no,
    action,
    from: invoice.status,
    to: status,
    reason,
  })
  return { success: true, docNo: invoice.ti_no, status, approvalStatus: 'X', version }
}

/** MISMATCH → MATCHED where only a few won of tax differ: the settlement takes the tax of the invoice. */
export async function rematchTaxInvoice(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = spokenReason(reason)
  const { settlement, invoice } = await openInvoice(context, 'rematchTaxInvoice', key)
  if (settlement.status !== 'CONFIRMED')
    throw conflict('stateRefused', [codeText('ADJ_STATUS', settlement.status)])
  if (compareDecimals(invoice.supply_amt, settlement.supply_amt_krw) !== 0)
    throw refused('rematchSupply', settlementTexts.rematchSupply)
  const difference = subtractDecimals(invoice.vat_amt, settlement.vat_amt).replace('-', '')
  if (compareDecimals(difference, vatTolerance) > 0) throw refused('rematchVat', settlementTexts.rematchVat)
  const columns = {
    supply_amt_krw: settlement.supply_amt_krw,
    vat_amt: invoice.vat_amt,
    total_amt: addDecimals(settlement.supply_amt_krw, invoice.vat_amt),
  }
  const answer = await changeInvoice(context, invoice, 'rematchTaxInvoice', 'MATCHED', spoken)
  await giveTaxToLastLine(context, settlement, invoice.vat_amt)
  await changeAdjustment(context, settlement, {
    action: 'sys:rematchTaxInvoice',
    status: 'INVOICED',
    reason: spoken,
    before: { vatAmt: settlement.vat_amt },
    after: { vatAmt: invoice.vat_amt },
    columns,
  })
  await reissue(context, settlement.stmt_no, columns, 'rematchTaxInvoice')
  await followMonth(context, settlement.calc_no, 'sys:changed')
  return answer
}

/** The won by which the tax changes stand on the last line, so that the head stays the sum of its lines. */
async function giveTaxToLastLine(
  { tx }: EventContext,
  settlement: AdjustmentRecord,
  vat: string,
): Promise<void> {
  const difference = subtractDecimals(vat, settlement.vat_amt)
  const last = await tx
    .selectFrom('adjustment_line')
    .select(['line_no', 'vat_amt'])
    .where('adj_no', '=', settlement.adj_no)
    .orderBy('line_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  await tx
    .updateTable('adjustment_line')
    .set({ vat_amt: addDecimals(last.vat_amt, difference) })
    .where('adj_no', '=', settlement.adj_no)
    .where('line_no', '=', last.line_no)
    .execute()
}

/** The settlement waits for another invoice; one that has a slip keeps what it has. */
export async function cancelTaxInvoice(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = spokenReason(reason)
  const { settlement, invoice } = await openInvoice(context, 'cancelTaxInvoice', key)
  if (!['CONFIRMED', 'INVOICED'].includes(settlement.status)) throw conflict(settlementTexts.cancelAfterSlip)
  const answer = await changeInvoice(context, invoice, 'cancelTaxInvoice', 'CANCELED', spoken)
  await changeAdjustment(context, settlement, {
    action: 'sys:cancelTaxInvoice',
    status: 'CONFIRMED',
    reason: spoken,
    columns: { ti_no: null },
  })
  await followMonth(context, settlement.calc_no, 'sys:changed')
  await handOver(context, {
    companies: [settlement.comp_no],
    title: `세금계산서가 취소되었습니다. 다시 등록해 주세요. ${settlement.adj_no}`,
    link: monthLink(settlement.calc_no),
  })
  return answer
}
