import { type RawBuilder, sql } from 'kysely'
import type { TaxInvoiceAnswer, TaxInvoiceInput } from '../../../codegen/generated/types'
import { addMonths, firstDayOf, isDay, monthOf, startOfMonth } from '../../../schemas/shared/calendar'
import {
  addDecimals,
  compareDecimals,
  isDecimal,
  roundDecimal,
  subtractDecimals,
} from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { checkGroup } from '../../document/checkGroup'
import { tooLarge } from '../../document/columnLimits'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { findDocument, linkOf, moveDocument } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { attachFile } from '../../document/fileStore'
import { handOver } from '../../document/handOver'
import { conflict, fieldRefused } from '../../http/failure'
import { hasInvoice, openSettlement, type SettlementRecord, settlement } from '../settlement/settlementKind'
import { followMonth } from '../settlementMonth/followMonth'
import { taxInvoiceTexts } from './taxInvoiceTexts'

const ntsPattern = /^\d{8}[0-9A-Z]{16}$/
/** Which invoice belongs to a tax code (domain 5.3); a corrected one may stand for any. */
const typeOfTaxCode: Readonly<Record<string, string>> = {
  V1: 'TAX',
  V2: 'TAX',
  V3: 'FREE',
  V4: 'ZERO',
  V5: 'INV',
}
const issueDayOfMonth = 10

interface ReadInvoice {
  readonly type: string
  readonly ntsNo: string | null
  readonly invoiceNo: string | null
  readonly supply: string
  readonly vat: string
}

/** Format of the number that the tax office gave; stored in capitals (domain 4). */
function readNtsNo(text: string | undefined): string {
  const number = (text ?? '').trim().toUpperCase()
  if (!ntsPattern.test(number)) throw fieldRefused('ntsNo', taxInvoiceTexts.ntsWrong)
  return number
}

/** Whether an invoice has the number that is not canceled. The tax office gives a number once, and so does each supplier. */
async function isTaken(tx: Transaction, number: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await runAs(tx, 'all', () =>
    sql`select from tax_invoice where status <> 'CANCELED' and ${number} limit 1`.execute(tx),
  )
  return rows.length > 0
}

function readInvoice(stored: SettlementRecord, input: TaxInvoiceInput): ReadInvoice {
  const fitting = typeOfTaxCode[stored.tax_code] ?? 'TAX'
  const type = input.tiType ?? fitting
  // The tax office corrects its own invoices; a commercial one is none of them.
  if (type !== fitting && (type !== 'REV' || fitting === 'INV'))
    throw fieldRefused('tiType', taxInvoiceTexts.typeUnfit)
  const isCommercial = type === 'INV'
  const invoiceNo = input.invoiceNo?.trim() || null
  if (isCommercial && invoiceNo === null) throw fieldRefused('invoiceNo', taxInvoiceTexts.invoiceNoMissing)
  if (isCommercial && input.fileId === undefined)
    throw fieldRefused('fileId', taxInvoiceTexts.invoiceFileMissing)
  const ntsNo = isCommercial && (input.ntsNo ?? '').trim() === '' ? null : readNtsNo(input.ntsNo)
  if (!isDay(input.writeDate)) throw fieldRefused('writeDate', 'dateFormatWrong')
  if (monthOf(input.writeDate) !== stored.yyyymm)
    throw fieldRefused('writeDate', taxInvoiceTexts.writeOutsideMonth, [
      firstDayOf(stored.yyyymm).slice(0, 7),
    ])
  for (const field of ['supplyAmt', 'vatAmt'] as const) {
    if (!isDecimal(input[field])) throw fieldRefused(field, 'notNumeric')
    const large = tooLarge('amount', field, input[field])
    if (large) throw large
  }
  return {
    type,
    ntsNo,
    invoiceNo,
    supply: roundDecimal(input.supplyAmt, 0),
    vat: roundDecimal(input.vatAmt, 0),
  }
}

/** Issued after the tenth of the month after the one it is written in: a warning, no refusal. */
function isLate(writeDate: string, issued: string): boolean {
  const next = startOfMonth(addMonths(writeDate, 1))
  return issued > `${next.slice(0, 8)}${issueDayOfMonth}`
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
  const invoice = readInvoice(stored, input)
  if (await runAs(tx, 'all', () => hasInvoice(tx, adjNo))) throw conflict(taxInvoiceTexts.invoiceLiving)
  if (invoice.ntsNo !== null && (await isTaken(tx, sql`nts_no = ${invoice.ntsNo}`)))
    throw fieldRefused('ntsNo', taxInvoiceTexts.ntsTaken)
  const { comp_no } = stored
  if (
    invoice.invoiceNo !== null &&
    (await isTaken(tx, sql`comp_no = ${comp_no} and invoice_no = ${invoice.invoiceNo}`))
  )
    throw fieldRefused('invoiceNo', taxInvoiceTexts.invoiceNoTaken)
  const diffAmt = addDecimals(
    subtractDecimals(invoice.supply, stored.supply_amt_krw),
    subtractDecimals(invoice.vat, stored.vat_amt),
  )
  const isEqual =
    compareDecimals(invoice.supply, stored.supply_amt_krw) === 0 &&
    compareDecimals(invoice.vat, stored.vat_amt) === 0
  const tiStatus = isEqual ? 'MATCHED' : 'MISMATCH'
  const issueDate = input.issueDate ?? koreanDay(now)
  const tiNo = await storeInvoice(context, stored, { ...input, ...invoice, issueDate, diffAmt, tiStatus })
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
    ? isLate(input.writeDate, issueDate)
      ? taxInvoiceTexts.issuedLate
      : undefined
    : taxInvoiceTexts.amountsDiffer.replace('{0}', diffAmt)
  return { ...answer, tiNo, tiStatus, diffAmt, ...(warning === undefined ? {} : { warning }) }
}

interface StoredInvoice extends Omit<TaxInvoiceInput, 'ntsNo' | 'invoiceNo'>, ReadInvoice {
  readonly issueDate: string
  readonly diffAmt: string
  readonly tiStatus: string
}

async function storeInvoice(
  context: EventContext,
  stored: SettlementRecord,
  invoice: StoredInvoice,
): Promise<string> {
  const { tx, actor, now } = context
  const tiNo = await nextNumber(tx, 'TI', now)
  const columns = {
    ti_no: tiNo,
    nts_no: invoice.ntsNo,
    invoice_no: invoice.invoiceNo,
    adj_no: stored.adj_no,
    comp_no: stored.comp_no,
    ti_type: invoice.type,
    ti_issue: invoice.tiIssue ?? 'F',
    write_date: invoice.writeDate,
    issue_date: invoice.issueDate,
    supply_amt: invoice.supply,
    vat_amt: invoice.vat,
    total_amt: addDecimals(invoice.supply, invoice.vat),
    diff_amt: invoice.diffAmt,
    status: invoice.tiStatus,
    created_by: actor.userId,
    created_dt: now,
    updated_by: actor.userId,
    updated_dt: now,
  }
  const store = (file_id: string | null) =>
    runAs(tx, 'all', () =>
      tx
        .insertInto('tax_invoice')
        .values({ ...columns, file_id })
        .execute(),
    )
  const { fileId } = invoice
  if (fileId === undefined) await store(null)
  else await attachFile(context, { fileId, ownerType: 'ADJ', ownerNo: stored.adj_no }, [], store)
  await addEvent(context, {
    docType: 'TI',
    docNo: tiNo,
    action: 'sys:registered',
    from: null,
    to: invoice.tiStatus,
    after: { adjNo: stored.adj_no, diffAmt: invoice.diffAmt },
  })
  return tiNo
}
