import type { FieldFact } from '../../../codegen/contractFacts'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import { type Failure, fieldRefused } from '../../http/failure'

const headerFields: Readonly<Record<string, FieldFact>> =
  contractFacts.createDeliveryProxy?.body?.fields.header?.fields ?? {}

/** E1: what is missing, by the label of the contract; choices are chosen, the rest is typed. */
export function missingDeliveryFailure(field: string): Failure {
  const fact = headerFields[field]
  const isChosen = fact?.code !== undefined || fact?.lookup !== undefined
  return fieldRefused(field, isChosen ? 'fieldNotChosen' : 'fieldEmpty', [fact?.label ?? field])
}
