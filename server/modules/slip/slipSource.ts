import type { RawBuilder } from 'kysely'
import type { TaxCode } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'

/** What of a source is booked where, in the currency of the source. */
export interface BookedPart {
  readonly account_code: string
  readonly cost_center: string | null
  readonly amt: string
}

/** A settlement (RE), a claim (KR) or a return of what was posted (KG), with what a slip takes of it. */
export interface SlipSource {
  readonly slip_type: 'RE' | 'KR' | 'KG'
  readonly slip_source: 'ADJ' | 'NONE'
  readonly source_no: string
  readonly status: string
  readonly title: string
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  readonly yyyymm: string | null
  readonly currency: string
  readonly ex_rate: string
  readonly tax_code: TaxCode
  /** In the currency of the source. */
  readonly supply_amt: string
  readonly supply_amt_krw: string
  readonly vat_amt: string
  readonly due_date: string | null
  readonly doc_date: string | null
  readonly stmt_no: string | null
  readonly nts_no: string | null
  /** The settlement that its lines name: of a return the one that was posted. */
  readonly adj_no: string | null
  readonly none_no: string | null
  readonly parts: readonly BookedPart[]
}

/** A source as its statement reads it; the accounts are read apart. */
export type SourceRow = Omit<SlipSource, 'parts'>

/** A part, by the number of its source. */
export type PartRow = BookedPart & { readonly source_no: string }

export const withParts = (rows: readonly SourceRow[], parts: readonly PartRow[]): readonly SlipSource[] =>
  rows.map(row => ({ ...row, parts: parts.filter(part => part.source_no === row.source_no) }))

/** Reads the sources that a condition on `document` finds. */
export type ReadSources = (tx: Transaction, where: RawBuilder<unknown>) => Promise<readonly SlipSource[]>

/** The state in which a source may be booked, and in which it is when its slip is void. */
export const bookableStatus = { RE: 'INVOICED', KR: 'APPROVED', KG: 'CONFIRMED' } as const

/** Sources are known by their numbers: AJ, NO and WR (domain 4). */
export function sourceNumbers(numbers: readonly string[]) {
  const sorted = [...new Set(numbers)].sort()
  const claims = sorted.filter(number => number.startsWith('NO'))
  const returns = sorted.filter(number => number.startsWith('WR'))
  return {
    claims,
    returns,
    settlements: sorted.filter(number => !claims.includes(number) && !returns.includes(number)),
  }
}
