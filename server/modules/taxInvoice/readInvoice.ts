import type { TaxInvoiceInput } from '../../../codegen/generated/types'
import { firstDayOf, isDay, monthOf } from '../../../schemas/shared/calendar'
import {
  addDecimals,
  compareDecimals,
  isDecimal,
  roundDecimal,
  subtractDecimals,
} from '../../../schemas/shared/decimal'
import { tooLarge } from '../../document/columnLimits'
import { fieldRefused } from '../../http/failure'
import type { SettlementRecord } from '../settlement/settlementKind'
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

/** The columns of an invoice as it is sent for a settlement; MATCHED where supply and tax agree. */
export function readInvoice(stored: SettlementRecord, input: TaxInvoiceInput, today: string) {
  const type = readType(stored, input)
  const numbers = readNumbers(type, input)
  if (!isDay(input.writeDate)) throw fieldRefused('writeDate', 'dateFormatWrong')
  if (monthOf(input.writeDate) !== stored.yyyymm)
    throw fieldRefused('writeDate', taxInvoiceTexts.writeOutsideMonth, [
      firstDayOf(stored.yyyymm).slice(0, 7),
    ])
  const supply = readAmount('supplyAmt', input)
  const vat = readAmount('vatAmt', input)
  const supplyDifference = subtractDecimals(supply, stored.supply_amt_krw)
  const vatDifference = subtractDecimals(vat, stored.vat_amt)
  const isEqual = [supplyDifference, vatDifference].every(amount => compareDecimals(amount, '0') === 0)
  return {
    ...numbers,
    ti_type: type,
    ti_issue: input.tiIssue ?? 'F',
    write_date: input.writeDate,
    issue_date: input.issueDate ?? today,
    supply_amt: supply,
    vat_amt: vat,
    total_amt: addDecimals(supply, vat),
    diff_amt: addDecimals(supplyDifference, vatDifference),
    status: isEqual ? 'MATCHED' : 'MISMATCH',
  }
}

function readType({ tax_code }: SettlementRecord, { tiType }: TaxInvoiceInput): string {
  const fitting = typeOfTaxCode[tax_code] ?? 'TAX'
  const type = tiType ?? fitting
  // The tax office corrects its own invoices; a commercial one is none of them.
  if (type !== fitting && (type !== 'REV' || fitting === 'INV'))
    throw fieldRefused('tiType', taxInvoiceTexts.typeUnfit)
  return type
}

/** The number of the tax office, stored in capitals (domain 4); that of a commercial invoice needs its file. */
function readNumbers(type: string, { invoiceNo, ntsNo, fileId }: TaxInvoiceInput) {
  const invoice_no = invoiceNo?.trim() || null
  const nts_no = (ntsNo ?? '').trim().toUpperCase() || null
  if (type === 'INV' && invoice_no === null) throw fieldRefused('invoiceNo', taxInvoiceTexts.invoiceNoMissing)
  if (type === 'INV' && fileId === undefined) throw fieldRefused('fileId', taxInvoiceTexts.invoiceFileMissing)
  if ((type !== 'INV' || nts_no !== null) && !ntsPattern.test(nts_no ?? ''))
    throw fieldRefused('ntsNo', taxInvoiceTexts.ntsWrong)
  return { invoice_no, nts_no }
}

function readAmount(field: 'supplyAmt' | 'vatAmt', input: TaxInvoiceInput): string {
  const amount = input[field]
  if (!isDecimal(amount)) throw fieldRefused(field, 'notNumeric')
  const large = tooLarge('amount', field, amount)
  if (large) throw large
  return roundDecimal(amount, 0)
}
