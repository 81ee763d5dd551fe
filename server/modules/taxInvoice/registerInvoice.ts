import { type RawBuilder, sql } from 'kysely'
import type { TaxInvoiceAnswer, TaxInvoiceInput } from '../../../codegen/generated/types'
import { addMonths, startOfMonth } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { checkGroup } from '../../document/checkGroup'
import { createdBy } from '../../document/createdBy'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { findDocument, linkOf, moveDocument } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { attachFile } from '../../document/fileStore'
import { handOver } from '../../document/handOver'
import { conflict, fieldRefused } from '../../http/failure'
import { hasInvoice, openSettlement, type SettlementRecord, settlement } from '../settlement/settlementKind'
import { followMonth } from '../settlementMonth/followMonth'
import { readInvoice } from './readInvoice'
import { taxInvoice } from './taxInvoiceKind'
import { taxInvoiceTexts } from './taxInvoiceTexts'

const issueDayOfMonth = 10

type Invoice = ReturnType<typeof readInvoice>

/** Whether an invoice has the number that is not canceled. */
async function isTaken(tx: Transaction, number: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await runAs(tx, 'all', () =>
    sql`select from tax_invoice where status <> 'CANCELED' and ${number} limit 1`.execute(tx),
  )
  return rows.length > 0
}

/** The tax office gives a number once, and so does each supplier. */
async function checkUnused(tx: Transaction, { comp_no }: SettlementRecord, { nts_no, invoice_no }: Invoice) {
  if (nts_no !== null && (await isTaken(tx, sql`nts_no = ${nts_no}`)))
    throw fieldRefused('ntsNo', taxInvoiceTexts.ntsTaken)
  if (invoice_no !== null && (await isTaken(tx, sql`comp_no = ${comp_no} and invoice_no = ${invoice_no}`)))
    throw fieldRefused('invoiceNo', taxInvoiceTexts.invoiceNoTaken)
}

/** Issued after the tenth of the month after the one it is written in: a warning, no refusal. */
function isLate({ write_date, issue_date }: Invoice): boolean {
  const next = startOfMonth(addMonths(write_date, 1))
  return issue_date > `${next.slice(0, 8)}${issueDayOfMonth}`
}

/** A settlement that is not confirmed yet has words of its own for its refusal. */
async function checkConfirmed({ tx, actor }: EventContext, transition: string, adjNo: string): Promise<void> {
  const seen = await findDocument(tx, settlement, adjNo)
  if (!seen) return
  checkGroup(settlement.workflow, transition, actor)
  if (['CREATED', 'NOTIFIED', 'DISPUTED'].includes(seen.status))
    throw conflict(taxInvoiceTexts.beforeConfirmation)
}

/** CONFIRMED → INVOICED where supply and tax agree; a different one stands as MISMATCH and the settlement stays. */
export async function registerInvoice(
  context: EventContext,
  transition: 'registerTaxInvoice' | 'registerCyberTaxInvoice',
  adjNo: string,
  input: TaxInvoiceInput,
): Promise<TaxInvoiceAnswer> {
  const { tx, now } = context
  await checkConfirmed(context, transition, adjNo)
  const stored = await openSettlement(context, transition, { id: adjNo, version: input.version })
  const invoice = readInvoice(stored, input, koreanDay(now))
  if (await runAs(tx, 'all', () => hasInvoice(tx, adjNo))) throw conflict(taxInvoiceTexts.invoiceLiving)
  await checkUnused(tx, stored, invoice)
  const { status: tiStatus, diff_amt: diffAmt } = invoice
  const isEqual = tiStatus === 'MATCHED'
  const tiNo = await storeInvoice(context, stored, invoice, input.fileId)
  const answer = await moveDocument(context, settlement, stored, {
    action: transition,
    status: isEqual ? 'INVOICED' : 'CONFIRMED',
    after: { tiNo, tiStatus, diffAmt },
    columns: { ti_no: tiNo },
  })
  await followMonth(context, stored.calc_no, 'sys:changed')
  await handOver(context, {
    people: [stored.owner_id],
    title: isEqual
      ? `세금계산서가 등록되었습니다. ${adjNo}`
      : `정산금액과 다른 세금계산서가 등록되었습니다. ${adjNo}`,
    link: linkOf(settlement, adjNo),
  })
  const warning = isEqual
    ? isLate(invoice)
      ? taxInvoiceTexts.issuedLate
      : undefined
    : taxInvoiceTexts.amountsDiffer.replace('{0}', diffAmt)
  return { ...answer, tiNo, tiStatus, diffAmt, ...(warning === undefined ? {} : { warning }) }
}

async function storeInvoice(
  context: EventContext,
  { adj_no, comp_no }: SettlementRecord,
  invoice: Invoice,
  fileId: string | undefined,
): Promise<string> {
  const { tx, now } = context
  const { docType } = taxInvoice
  const ti_no = await nextNumber(tx, docType, now)
  const store = (file_id: string | null) =>
    runAs(tx, 'all', () =>
      tx
        .insertInto('tax_invoice')
        .values({ ...invoice, ti_no, adj_no, comp_no, file_id, ...createdBy(context) })
        .execute(),
    )
  if (fileId === undefined) await store(null)
  else await attachFile(context, { fileId, ownerType: settlement.docType, ownerNo: adj_no }, [], store)
  await addEvent(context, {
    docType,
    docNo: ti_no,
    action: 'sys:registered',
    from: null,
    to: invoice.status,
    after: { adjNo: adj_no, diffAmt: invoice.diff_amt },
  })
  return ti_no
}
