import type { TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { addDecimals, compareDecimals, subtractDecimals } from '../../../schemas/shared/decimal'
import type { EventContext } from '../../document/documentEvents'
import { findDocument, moveDocument } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import { openDocument } from '../../document/openDocument'
import { reasonOf } from '../../document/reasonOf'
import type { DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, refused } from '../../http/failure'
import { lockSettlement, monthLink, type SettlementRecord, settlement } from '../settlement/settlementKind'
import { followMonth } from '../settlementMonth/followMonth'
import { refuseClosedMonth } from '../settlementMonth/settlementMonth'
import { reissueOf } from '../statement/issueStatement'
import { type TaxInvoiceRecord, taxInvoice } from './taxInvoiceKind'
import { taxInvoiceTexts } from './taxInvoiceTexts'

/** Won by which the tax of an invoice may differ when it is matched by hand (domain 5.3). */
const vatTolerance = '10'

interface OpenedInvoice {
  readonly settled: SettlementRecord
  readonly invoice: TaxInvoiceRecord
}

/** The settlement of an invoice locked, and then the invoice. */
async function openInvoice(
  context: EventContext,
  transition: 'rematchTaxInvoice' | 'cancelTaxInvoice',
  key: DocumentKey,
): Promise<OpenedInvoice> {
  const { tx, actor } = context
  const seen = await findDocument(tx, taxInvoice, key.id)
  if (!seen) throw documentNotFound(actor.scope)
  const settled = await lockSettlement(context, seen.adj_no)
  const invoice = await openDocument(context, taxInvoice, transition, key)
  await refuseClosedMonth(tx, settled.calc_no)
  return { settled, invoice }
}

/** MISMATCH → MATCHED where the tax differs by a few won alone: the settlement takes the tax of the invoice. */
export async function rematchTaxInvoice(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const given = reasonOf(taxInvoice.workflow, 'rematchTaxInvoice', reason)
  const { settled, invoice } = await openInvoice(context, 'rematchTaxInvoice', key)
  if (settled.status !== 'CONFIRMED') throw conflict('stateRefused', [codeText('ADJ_STATUS', settled.status)])
  if (compareDecimals(invoice.supply_amt, settled.supply_amt_krw) !== 0)
    throw refused('rematchSupply', taxInvoiceTexts.rematchSupply)
  const difference = subtractDecimals(invoice.vat_amt, settled.vat_amt).replace('-', '')
  if (compareDecimals(difference, vatTolerance) > 0) throw refused('rematchVat', taxInvoiceTexts.rematchVat)
  const columns = {
    supply_amt_krw: settled.supply_amt_krw,
    vat_amt: invoice.vat_amt,
    total_amt: addDecimals(settled.supply_amt_krw, invoice.vat_amt),
  }
  const answer = await moveDocument(context, taxInvoice, invoice, {
    action: 'rematchTaxInvoice',
    status: 'MATCHED',
    reason: given,
  })
  await giveTaxToLastLine(context, settled, invoice.vat_amt)
  await moveDocument(context, settlement, settled, {
    action: 'sys:rematchTaxInvoice',
    status: 'INVOICED',
    reason: given,
    before: { vatAmt: settled.vat_amt },
    after: { vatAmt: invoice.vat_amt },
    columns,
  })
  await reissueOf(context, settled.stmt_no, columns, 'rematchTaxInvoice')
  await followMonth(context, settled.calc_no, 'sys:changed')
  return answer
}

/** Adds the difference in tax to the last line, so that the head stays the sum of its lines. */
async function giveTaxToLastLine(
  { tx }: EventContext,
  settled: SettlementRecord,
  vat: string,
): Promise<void> {
  const difference = subtractDecimals(vat, settled.vat_amt)
  const last = await tx
    .selectFrom('adjustment_line')
    .select(['line_no', 'vat_amt'])
    .where('adj_no', '=', settled.adj_no)
    .orderBy('line_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  await tx
    .updateTable('adjustment_line')
    .set({ vat_amt: addDecimals(last.vat_amt, difference) })
    .where('adj_no', '=', settled.adj_no)
    .where('line_no', '=', last.line_no)
    .execute()
}

/** Cancels an invoice, and its settlement waits for another one; not once it has a slip. */
export async function cancelTaxInvoice(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const given = reasonOf(taxInvoice.workflow, 'cancelTaxInvoice', reason)
  const { settled, invoice } = await openInvoice(context, 'cancelTaxInvoice', key)
  if (!['CONFIRMED', 'INVOICED'].includes(settled.status)) throw conflict(taxInvoiceTexts.cancelAfterSlip)
  const answer = await moveDocument(context, taxInvoice, invoice, {
    action: 'cancelTaxInvoice',
    status: 'CANCELED',
    reason: given,
    columns: { cancel_reason: given },
  })
  await moveDocument(context, settlement, settled, {
    action: 'sys:cancelTaxInvoice',
    status: 'CONFIRMED',
    reason: given,
    columns: { ti_no: null },
  })
  await followMonth(context, settled.calc_no, 'sys:changed')
  await handOver(context, {
    companies: [settled.comp_no],
    title: `세금계산서가 취소되었습니다. 다시 등록해 주세요. ${settled.adj_no}`,
    link: monthLink(settled.calc_no),
  })
  return answer
}
