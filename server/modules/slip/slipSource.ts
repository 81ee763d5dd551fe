import type { TaxCode } from '../../../schemas/shared/money'

/** What of a source is booked where, in the currency of the source. */
export interface BookedPart {
  readonly accountCode: string
  readonly costCenter: string | null
  readonly amt: string
}

export interface BookedSource {
  readonly sourceNo: string
  readonly currency: string
  readonly taxCode: TaxCode
  /** In the currency of the source. */
  readonly supplyAmt: string
  readonly supplyKrw: string
  readonly vat: string
  readonly text: string
  readonly parts: readonly BookedPart[]
}

/** A settlement (RE), a claim (KR) or a return of what was posted (KG), with what a slip takes of it. */
export interface SlipSource extends BookedSource {
  readonly slipType: 'RE' | 'KR' | 'KG'
  readonly slipSource: 'ADJ' | 'NONE'
  readonly status: string
  readonly compNo: string
  readonly compNameKr: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  readonly yyyymm: string | null
  readonly exRate: string
  readonly payTerm: string | null
  readonly dueDate: string | null
  readonly docDate: string | null
  readonly stmtNo: string | null
  readonly ntsNo: string | null
  /** The settlement that its lines name: of a return the one that was posted. */
  readonly adjNo: string | null
  readonly noneNo: string | null
}

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
