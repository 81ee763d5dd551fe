import type { FieldFact } from '../../codegen/contractFacts'
import type { QuestionField } from '../plan/questionPlan'
import { readField } from '../scope/fieldKind'

/** The names that the documents of the contract have in common; of each line the first that the record has. */
const common = [
  ['title', 'ruleName', 'lineName', 'fileName', 'pgmName', 'userName'],
  ['yyyymm'],
  ['compNameKr'],
  ['totalAmt', 'estAmt', 'acceptedAmt', 'supplyAmt', 'amt'],
  ['deadlineDt', 'dueDate', 'deliveryDate', 'needDate', 'validTo', 'postingDate'],
] as const

/**
 * How a question names a record: its number, then what its workflow says or else title, company, amount and due date as far as it
 * has them.
 */
export function questionFields(
  record: Readonly<Record<string, FieldFact>>,
  key: string,
  named?: readonly string[],
): readonly QuestionField[] {
  const others = named ?? common.map(names => names.find(name => record[name]) ?? '')
  return [...new Set([key, ...others])].flatMap(name => {
    const fact = record[name]
    return fact ? [readField(fact)] : []
  })
}

/** The number of a row: what its grid shows first, or the first number that it has. */
export function rowKey(record: Readonly<Record<string, FieldFact>>, columns: readonly string[]): string {
  const isNumber = (name: string) => /No$/.test(name)
  return columns.slice(0, 1).find(isNumber) ?? Object.keys(record).find(isNumber) ?? columns[0] ?? ''
}
