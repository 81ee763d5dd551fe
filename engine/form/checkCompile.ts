import type { CheckDefinition } from '../../schemas/screen/checkDefinition'
import { booleanType, type Compiling, compileExpression } from '../compile/compiling'
import type { ExpressionScope } from '../expression/valueType'
import type { CheckPlan } from './formPlan'

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
