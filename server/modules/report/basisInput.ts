import type { ReportInput } from './fact'

/** What is asked about a figure of a report, beside the conditions of the report itself. */
export interface BasisInput extends ReportInput {
  readonly report: string
  readonly figure: string
  readonly part?: 'NUM' | 'DEN'
  /** Names among the parameters that tell the row and are no condition of the report. */
  readonly keys?: string
  readonly sgCode?: string
  readonly rfqNo?: string
  readonly stage?: string
  readonly rest?: string
  readonly monthFrom?: string
  readonly monthTo?: string
  readonly page?: number
  readonly size?: number
}

/** The conditions of the report in a question: what only tells its row is none, and its months have the names of the report's own. */
export function conditionsOf({ monthFrom, monthTo, ...asked }: BasisInput): BasisInput {
  const ofRow = new Set((asked.keys ?? '').split(',').map(name => name.trim()))
  const kept = Object.entries(asked).filter(([name]) => !ofRow.has(name))
  const months = { ...(monthFrom && { yyyymmFrom: monthFrom }), ...(monthTo && { yyyymmTo: monthTo }) }
  return { ...asked, ...cleared(ofRow), ...Object.fromEntries(kept), ...months }
}

const cleared = (names: ReadonlySet<string>) => Object.fromEntries([...names].map(name => [name, undefined]))
