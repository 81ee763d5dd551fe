import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  subtractDecimals,
  sumDecimals,
  truncateDecimal,
} from '../../../schemas/shared/decimal'
import { vatOfLines } from '../../../schemas/shared/money'
import { inputVatAccount, payableAccount } from './slipAccounts'
import type { BookedPart, BookedSource } from './slipSource'

export interface NewSlipLine {
  readonly dcType: 'D' | 'C'
  readonly accountCode: string
  readonly costCenter: string | null
  readonly amt: string
  readonly currencyAmt: string | null
  readonly taxCode: string | null
  readonly lineText: string
  readonly sourceNo: string | null
}

const isNothing = (amt: string) => compareDecimals(amt, '0') === 0

/** A negative amount stands on the other side. */
function sided(line: Omit<NewSlipLine, 'dcType'>, side: 'D' | 'C'): NewSlipLine[] {
  if (isNothing(line.amt)) return []
  if (compareDecimals(line.amt, '0') > 0) return [{ ...line, dcType: side }]
  const currencyAmt = line.currencyAmt === null ? null : negateDecimal(line.currencyAmt)
  return [{ ...line, dcType: side === 'D' ? 'C' : 'D', amt: negateDecimal(line.amt), currencyAmt }]
}

/** One part for each account and cost center. */
function grouped(parts: readonly BookedPart[]): BookedPart[] {
  const groups = new Map<string, BookedPart>()
  for (const part of parts) {
    const key = `${part.accountCode} ${part.costCenter ?? ''}`
    const before = groups.get(key)
    groups.set(key, before ? { ...before, amt: addDecimals(before.amt, part.amt) } : part)
  }
  return [...groups.values()]
}

/**
 * The supply in won of each part. A deduction and what rounding leaves go to the largest part, so that none turns
 * negative by them. Assumed: domain 3.6 says nothing of deductions.
 */
function partsInWon(
  source: Pick<BookedSource, 'currency' | 'supplyAmt' | 'supplyKrw'>,
  parts: readonly BookedPart[],
): string[] {
  const largest = parts.reduce(
    (best, part, index) => (compareDecimals(part.amt, parts[best]?.amt ?? '0') > 0 ? index : best),
    0,
  )
  const share = (amt: string) =>
    source.currency === 'KRW' || isNothing(source.supplyAmt)
      ? truncateDecimal(amt, 0)
      : truncateDecimal(divideDecimals(multiplyDecimals(amt, source.supplyKrw), source.supplyAmt, 4), 0)
  const shares = parts.map(part => share(part.amt))
  const others = sumDecimals(shares.filter((_, index) => index !== largest))
  return shares.map((amt, index) => (index === largest ? subtractDecimals(source.supplyKrw, others) : amt))
}

function debitsOf(source: BookedSource): NewSlipLine[] {
  const parts = grouped(source.parts)
  const supplies = partsInWon(source, parts)
  // VAT that is not deducted belongs to the expense (V2); the last line takes the remainder.
  const vats = source.taxCode === 'V2' ? vatOfLines(supplies, source.taxCode) : supplies.map(() => '0')
  const expenses = parts.flatMap((part, index) =>
    sided(
      {
        accountCode: part.accountCode,
        costCenter: part.costCenter,
        amt: addDecimals(supplies[index] ?? '0', vats[index] ?? '0'),
        currencyAmt: source.currency === 'KRW' ? null : part.amt,
        taxCode: source.taxCode,
        lineText: source.text,
        sourceNo: source.sourceNo,
      },
      'D',
    ),
  )
  const vat = sided(
    {
      accountCode: inputVatAccount,
      costCenter: null,
      amt: source.taxCode === 'V2' ? '0' : source.vat,
      currencyAmt: null,
      taxCode: source.taxCode,
      lineText: source.text,
      sourceNo: source.sourceNo,
    },
    'D',
  )
  return [...expenses, ...vat]
}

/** The lines a slip is proposed with: expenses and input VAT of each source, one liability for all (domain 3.6). */
export function defaultLines(sources: readonly BookedSource[]): readonly NewSlipLine[] {
  const [first] = sources
  const owed = sumDecimals(sources.map(source => addDecimals(source.supplyKrw, source.vat)))
  const isForeign = first !== undefined && first.currency !== 'KRW'
  const credit = sided(
    {
      accountCode: payableAccount,
      costCenter: null,
      amt: owed,
      currencyAmt: isForeign ? sumDecimals(sources.map(source => source.supplyAmt)) : null,
      taxCode: null,
      lineText: first?.text ?? '',
      sourceNo: sources.length === 1 ? (first?.sourceNo ?? null) : null,
    },
    'C',
  )
  return [...sources.flatMap(debitsOf), ...credit]
}

/** A slip with debit and credit exchanged takes another back (RV), or what was returned of a settlement (KG). */
export function exchanged<Line extends { readonly dcType: string }>(lines: readonly Line[]): Line[] {
  return lines.map(line => ({ ...line, dcType: line.dcType === 'D' ? 'C' : 'D' }))
}
