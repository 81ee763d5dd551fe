import type { OperationFact } from '../../codegen/contractFacts'
import type { CallStep } from '../../schemas/screen/stepDefinition'
import type { ExpressionScope } from '../expression/valueType'
import { callProblems } from '../problem/catalogue/callProblems'
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
  const values = compileTaken(page, operation, taken, step.with, scope)
  for (const fact of Object.values(taken)) {
    if (!fact.required || Object.hasOwn(values, fact.name) || filled.includes(fact.name)) continue
    on.source.report(
      on.source.valueAt(step, 'operation'),
      callProblems.parameterMissing(operation.id, fact, 'with'),
    )
  }
  return values
}
