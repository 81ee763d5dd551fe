import type { CheckDefinition } from '../../schemas/screen/checkDefinition'
import type { ExpressionScope } from '../expression/valueType'
import type { CheckPlan } from '../plan/formPlan'
import { booleanType, type Compiling, compileExpression } from '../scope/compiling'

export function compileChecks(
  on: Compiling,
  checks: readonly CheckDefinition[] | undefined,
  scope: ExpressionScope,
): readonly CheckPlan[] {
  return (checks ?? []).map(check => ({
    refuseWhen: compileExpression(on, check, 'refuseWhen', scope, booleanType),
    message: check.message,
  }))
}
