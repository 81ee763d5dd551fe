import type { FieldFact } from '../../../codegen/contractFacts'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import { type Failure, fieldRefused } from '../../http/failure'

const body = contractFacts.createOrderRequest?.body?.fields
const headerFields: Readonly<Record<string, FieldFact>> = body?.header?.fields ?? {}
const lineFields: Readonly<Record<string, FieldFact>> = body?.lines?.fields ?? {}

/** E1 and G1: what is missing, by the label of the contract; choices are chosen, the rest is typed. */
export function missingOrderFailure(field: string, row?: number): Failure {
  const fact = (row === undefined ? headerFields : lineFields)[field]
  const label = fact?.label ?? field
  if (row !== undefined) return fieldRefused(field, 'cellEmpty', [row, label], row)
  const isChosen = fact?.code !== undefined || fact?.lookup !== undefined
  return fieldRefused(field, isChosen ? 'fieldNotChosen' : 'fieldEmpty', [label])
}
