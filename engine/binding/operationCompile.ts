import type { OperationFact } from '../../codegen/contractFacts'
import type { CallStep } from '../../schemas/screen/stepDefinition'
import type { ExpressionScope } from '../expression/valueType'
import type { Page } from '../scope/page'
import { compileTaken, takenFields } from './bindingCompile'

/**
 * What an operation is called with; unknown and missing parameters are reported, but for those `filled` otherwise. The screen
 * may then call it.
 */
export function compileOperationValues(
  page: Page,
  step: Pick<CallStep, 'operation' | 'with'>,
  operation: OperationFact,
  scope: ExpressionScope,
  filled: readonly string[] = [],
) {
  const { on } = page
  on.operations.add(operation.id)
  const { fields } = takenFields(operation)
  const taken = { ...fields, ...operation.body?.fields }
  const at = on.source.valueAt(step, 'operation')
  return compileTaken(page, operation, taken, step.with, scope, { filled, at, source: 'with' })
}
