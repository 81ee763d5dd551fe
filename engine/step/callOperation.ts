import { operationCall } from '../record/operationCall'
import type { Row } from '../runtime/row'
import type { StepPlace } from './stepPlace'

/** Parameters of the path and of the query stand side by side; those of a body under it. */
export function callOperation(
  operation: string,
  parameters: Row,
  { host, effects }: Pick<StepPlace, 'host' | 'effects'>,
): Promise<unknown> {
  const { inPath = [], body, isEffect } = operationCall(operation)
  const entries = Object.entries(parameters)
  const request =
    body === undefined
      ? parameters
      : {
          ...Object.fromEntries(entries.filter(([name]) => inPath.includes(name))),
          body: Object.fromEntries(entries.filter(([name]) => !inPath.includes(name))),
        }
  return isEffect ? effects.call(operation, request) : host.services.call.byName(operation, request)
}
