import type { OperationFact } from '../../codegen/contractFacts'
import { sumDecimals } from '../../schemas/shared/decimal'
import { type Columns, numberText } from './columns'

/** The sums of a list whose rows are all at hand; the answer of the operation names them. */
export const rowSums = ({ answer }: OperationFact, rows: readonly Columns[]): Columns =>
  Object.fromEntries(
    answer.sums.map(name => {
      const sum = sumDecimals(['0', ...rows.map(row => String(row[name] ?? '0'))])
      const field = answer.fields[name]
      return [name, field?.isMoney ? sum : numberText(field ?? {}, sum)]
    }),
  )
