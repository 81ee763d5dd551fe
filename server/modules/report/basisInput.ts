import { basisNames } from '../../../schemas/shared/reports'
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
  readonly page?: number
  readonly size?: number
}

const reportNamesOf = Object.fromEntries(Object.entries(basisNames).map(([name, asked]) => [asked, name]))

/** The conditions of the report in a question, under the report's own names; what only tells its row is none. */
export function conditionsOf(asked: BasisInput): BasisInput {
  const ofRow = new Set((asked.keys ?? '').split(',').map(name => name.trim()))
  const given = Object.entries(asked).map(
    ([name, value]) => [reportNamesOf[name] ?? name, ofRow.has(name) ? undefined : value] as const,
  )
  return { ...asked, ...Object.fromEntries(given) }
}
