import type { FieldFact } from '../../../codegen/contractFacts'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import { type Failure, fieldRefused } from '../../http/failure'

const body = contractFacts.createPr?.body?.fields
const headerFields: Readonly<Record<string, FieldFact>> = body?.header?.fields ?? {}
const lineFields: Readonly<Record<string, FieldFact>> = body?.lines?.fields ?? {}

function factOf(field: string, row?: number): FieldFact | undefined {
  return row === undefined ? headerFields[field] : lineFields[field]
}

/** The Korean label of a field of the header, or of a line when a row is given. */
function prLabel(field: string, row?: number): string {
  return factOf(field, row)?.label ?? field
}

/** E1 and G1: what is missing, by the label of the contract; choices are chosen, the rest is typed. */
export function missingFailure(field: string, row?: number): Failure {
  const label = prLabel(field, row)
  if (row !== undefined) return fieldRefused(field, 'cellEmpty', [row, label], row)
  const fact = factOf(field)
  const isChosen = fact?.code !== undefined || fact?.lookup !== undefined
  return fieldRefused(field, isChosen ? 'fieldNotChosen' : 'fieldEmpty', [label])
}
