import type { TaxInvoiceAnswer, TaxInvoiceInput } from '../../../codegen/generated/types'
import { addMonths, isDay, monthOf, startOfMonth } from '../../../schemas/shared/calendar'
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
import { tooLarge } from '../../document/columnLimits'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { attachFile } from '../../document/fileStore'
import { handOver } from '../../document/handOver'
import { conflict, fieldRefused } from '../../http/failure'
import { type AdjustmentRecord, livingInvoice } from './adjustmentStore'
import { openAdjustment, staffLink } from './adjustmentTransitions'
import { changeAdjustment } from './changeAdjustment'
import { followMonth } from './followMonth'
import { settlementTexts } from './settlementTexts'

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
  if (!ntsPattern.test(number)) throw fieldRefused('ntsNo', settlementTexts.ntsWrong)
  return number
}

/** One number is used once, in settlements and in claims without orders. */
async function isNumberTaken(tx: Transaction, ntsNo: string, besides = ''): Promise<boolean> {
  const found = await runAs(tx, 'all', () =>
    tx
      .selectFrom('tax_invoice')
      .select('ti_no')
      .where('nts_no', '=', ntsNo)
      .where('status', '<>', 'CANCELED')
      .where('ti_no', '<>', besides)
      .executeTakeFirst(),
  )
  return found !== undefined
}

/** A supplier gives the number of a commercial invoice once. */
async function isCommercialTaken(tx: Transaction, compNo: string, invoiceNo: string): Promise<boolean> {
  const found = await runAs(tx, 'all', () =>
    tx
      .selectFrom('tax_invoice')
      .select('ti_no')
      .where('comp_no', '=', compNo)
      .where('invoice_no', '=', invoiceNo)
      .where('status', '<>', 'CANCELED')
      .executeTakeFirst(),
  )
  return found !== undefined
}

function readInvoice(stored: AdjustmentRecord, input: TaxInvoiceInput): ReadInvoice {
  const fitting = typeOfTaxCode[stored.tax_code] ?? 'TAX'
  const type = input.tiType ?? fitting
  // The tax office corrects its own invoices; a commercial one is none of them.
  if (type !== fitting && (type !== 'REV' || fitting === 'INV'))
    throw fieldRefused('tiType', settlementTexts.typeUnfit)
  const isCommercial = type === 'INV'
  const invoiceNo = input.invoiceNo?.trim() || null
  if (isCommercial && invoiceNo === null) throw fieldRefused('invoiceNo', settlementTexts.invoiceNoMissing)
  if (isCommercial && input.fileId === undefined)
    throw fieldRefused('fileId', settlementTexts.invoiceFileMissing)
  const ntsNo = isCommercial && (input.ntsNo ?? '').trim() === '' ? null : readNtsNo(input.ntsNo)
  if (!isDay(input.writeDate)) throw fieldRefused('writeDate', 'dateFormatWrong')
  if (monthOf(input.writeDate) !== stored.yyyymm)
    throw fieldRefused('writeDate', settlementTexts.writeOutsideMonth, [
      `${stored.yyyymm.slice(0, 4)}-${stored.yyyymm.slice(4)}`,
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

/** Issued after the tenth of the month after the one it is written in: told, not refused. */
function isLate(writeDate: string, issued: string): boolean {
  const next = startOfMonth(addMonths(writeDate, 1))
  return issued > `${next.slice(0, 8)}${issueDayOfMonth}`
}

/** CONFIRMED → INVOICED where supply and tax agree; a different one stands as MISMATCH and the settlement stays. */
export async function registerInvoice(
  context: EventContext,
  transition: 'registerTaxInvoice' | 'registerCyberTaxInvoice',
  adjNo: string,
  input: TaxInvoiceInput,
): Promise<TaxInvoiceAnswer> {
  const { tx, now } = context
  const seen = await openAdjustment(context, transition, { id: adjNo, version: input.version })
  const stored = await lockedAgain(context, seen)
  const invoice = readInvoice(stored, input)
  if (await runAs(tx, 'all', () => livingInvoice(tx, adjNo))) throw conflict(settlementTexts.invoiceLiving)
  if (invoice.ntsNo !== null && (await isNumberTaken(tx, invoice.ntsNo)))
    throw fieldRefused('ntsNo', settlementTexts.ntsTaken)
  if (invoice.invoiceNo !== null && (await isCommercialTaken(tx, stored.comp_no, invoice.invoiceNo)))
    throw fieldRefused('invoiceNo', settlementTexts.invoiceNoTaken)
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
  const answer = await changeAdjustment(context, stored, {
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
    link: staffLink(adjNo),
  })
  const warning = isEqual
    ? isLate(input.writeDate, issueDate)
      ? settlementTexts.issuedLate
      : undefined
    : settlementTexts.amountsDiffer.replace('{0}', diffAmt)
  return { ...answer, tiNo, tiStatus, diffAmt, ...(warning === undefined ? {} : { warning }) }
}

/** A supplier locks his settlement by the server's hand, and reads it as it then is. */
async function lockedAgain({ tx, actor }: EventContext, seen: AdjustmentRecord): Promise<AdjustmentRecord> {
  if (actor.portal === 'internal') return seen
  const stored = await runAs(tx, 'all', () =>
    tx
      .selectFrom('adjustment')
      .selectAll()
      .where('adj_no', '=', seen.adj_no)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  )
  if (stored.version !== seen.version) throw conflict('staleVersion')
  return stored
}

interface StoredInvoice extends Omit<TaxInvoiceInput, 'ntsNo' | 'invoiceNo'>, ReadInvoice {
  readonly issueDate: string
  readonly diffAmt: string
  readonly tiStatus: string
}

async function storeInvoice(
  context: EventContext,
  stored: AdjustmentRecord,
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
