import type { FieldFact } from '../../codegen/contractFacts'
import { contractFacts } from '../../codegen/generated/contractFacts'
import type { OperationId } from '../../codegen/generated/types'
import { type Failure, fieldRefused } from '../http/failure'

/** E1 and G1: what is missing, by the label of the operation's request; choices are chosen, the rest is typed. */
export function missingFailure(operation: OperationId): (field: string, row?: number) => Failure {
  const body = contractFacts[operation]?.body?.fields
  const headerFields: Readonly<Record<string, FieldFact>> = body?.header?.fields ?? {}
  const lineFields: Readonly<Record<string, FieldFact>> = body?.lines?.fields ?? {}
  return (field, row) => {
    const fact = (row === undefined ? headerFields : lineFields)[field]
    const label = fact?.label ?? field
    if (row !== undefined) return fieldRefused(field, 'cellEmpty', [row, label], row)
    const isChosen = fact?.code !== undefined || fact?.lookup !== undefined
    return fieldRefused(field, isChosen ? 'fieldNotChosen' : 'fieldEmpty', [label])
  }
}
