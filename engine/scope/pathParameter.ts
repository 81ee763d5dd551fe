import type { OperationFact } from '../../codegen/contractFacts'

/** The path parameter that tells the record; `fixed` ones are filled otherwise. */
export function pathParameter(operation: OperationFact | undefined, fixed: readonly string[] = []): string {
  return (
    Object.values(operation?.parameters ?? {}).find(
      parameter => parameter.in === 'path' && !fixed.includes(parameter.name),
    )?.name ?? ''
  )
}
