import type { OperationFact } from '../../codegen/contractFacts'
import { contractFacts } from '../../codegen/generated/contractFacts'
import type { OperationContext, OperationRoute } from '../http/route'

/** The contract's facts of an operation; there being none is a failure when the server starts. */
export function operationFact(operationId: string): OperationFact {
  const facts: Readonly<Record<string, OperationFact | undefined>> = contractFacts
  const fact = facts[operationId]
  if (fact === undefined) throw new Error(`The contract has no operation ${operationId}.`)
  return fact
}

/** The parameter of the path that names the document. */
export const pathParameter = (fact: OperationFact): string =>
  Object.values(fact.parameters).find(parameter => parameter.in === 'path')?.name ?? ''

/**
 * A route of an operation whose name is put together from a kind: what it takes and answers was checked against the contract by
 * name, so that no type says it here. `Input` repeats what the contract's schema has checked.
 */
export function erasedRoute<Input>(
  operationId: string,
  run: (context: OperationContext<Input>) => Promise<unknown>,
): OperationRoute {
  operationFact(operationId)
  return { operationId, exemptFromKey: false, run: context => run(context as OperationContext<Input>) }
}
