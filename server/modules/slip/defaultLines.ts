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
import type { BookedPart, SlipSource } from './slipSource'

export interface NewSlipLine {
  readonly dc_type: 'D' | 'C'
  readonly account_code: string
  readonly cost_center: string | null
  readonly amt: string
  readonly currency_amt: string | null
  readonly tax_code: string | null
  readonly line_text: string | null
  readonly adj_no: string | null
  readonly none_no: string | null
}

const longestLineText = 100

const isNothing = (amt: string) => compareDecimals(amt, '0') === 0

/** A negative amount stands on the other side. */
function sided(line: Omit<NewSlipLine, 'dc_type'>, side: 'D' | 'C'): NewSlipLine[] {
  if (isNothing(line.amt)) return []
  if (compareDecimals(line.amt, '0') > 0) return [{ ...line, dc_type: side }]
  const currency_amt = line.currency_amt === null ? null : negateDecimal(line.currency_amt)
  return [{ ...line, dc_type: side === 'D' ? 'C' : 'D', amt: negateDecimal(line.amt), currency_amt }]
}

/** One part for each account and cost center. */
function grouped(parts: readonly BookedPart[]): BookedPart[] {
  const groups = new Map<string, BookedPart>()
  for (const part of parts) {
    const key = `${part.account_code} ${part.cost_center ?? ''}`
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
  { currency, supply_amt, supply_amt_krw }: SlipSource,
  parts: readonly BookedPart[],
): string[] {
  const largest = parts.reduce(
    (best, part, index) => (compareDecimals(part.amt, parts[best]?.amt ?? '0') > 0 ? index : best),
    0,
  )
  const share = (amt: string) =>
    currency === 'KRW' || isNothing(supply_amt)
      ? truncateDecimal(amt, 0)
      : truncateDecimal(divideDecimals(multiplyDecimals(amt, supply_amt_krw), supply_amt, 4), 0)
  const shares = parts.map(part => share(part.amt))
  const others = sumDecimals(shares.filter((_, index) => index !== largest))
  return shares.map((amt, index) => (index === largest ? subtractDecimals(supply_amt_krw, others) : amt))
}

/** What every line of a source says of it. */
const namesOf = ({ title, adj_no, none_no }: SlipSource) => ({
  line_text: title.slice(0, longestLineText) || null,
  adj_no,
  none_no,
})

function debitsOf(source: SlipSource): NewSlipLine[] {
  const { tax_code } = source
  const parts = grouped(source.parts)
  const supplies = partsInWon(source, parts)
  // VAT that is not deducted belongs to the expense (V2); the last line takes the remainder.
  const isDeducted = tax_code !== 'V2'
  const vats = isDeducted ? supplies.map(() => '0') : vatOfLines(supplies, tax_code)
  const expenses = parts.flatMap(({ account_code, cost_center, amt }, index) =>
    sided(
      {
        ...{ account_code, cost_center, tax_code, ...namesOf(source) },
        amt: addDecimals(supplies[index] ?? '0', vats[index] ?? '0'),
        currency_amt: source.currency === 'KRW' ? null : amt,
      },
      'D',
    ),
  )
  const vat = sided(
    {
      ...{ account_code: inputVatAccount, cost_center: null, tax_code, ...namesOf(source) },
      amt: isDeducted ? source.vat_amt : '0',
      currency_amt: null,
    },
    'D',
  )
  return [...expenses, ...vat]
}

/** The lines a slip is proposed with: expenses and input VAT of each source, one liability for all (domain 3.6). */
export function defaultLines(sources: readonly SlipSource[]): readonly NewSlipLine[] {
  const [first, ...others] = sources
  if (!first) return []
  const names = namesOf(first)
  const credit = sided(
    {
      ...{ account_code: payableAccount, cost_center: null, tax_code: null },
      amt: sumDecimals(sources.map(source => addDecimals(source.supply_amt_krw, source.vat_amt))),
      currency_amt:
        first.currency === 'KRW' ? null : sumDecimals(sources.map(({ supply_amt }) => supply_amt)),
      ...(others.length === 0 ? names : { ...names, adj_no: null, none_no: null }),
    },
    'C',
  )
  return [...sources.flatMap(debitsOf), ...credit]
}

/** A slip with debit and credit exchanged takes another back (RV), or what was returned of a settlement (KG). */
export function exchanged<Line extends { readonly dc_type: string }>(lines: readonly Line[]): Line[] {
  return lines.map(line => ({ ...line, dc_type: line.dc_type === 'D' ? 'C' : 'D' }))
}
