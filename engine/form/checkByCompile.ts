import type { OperationFact } from '../../codegen/contractFacts'
import type { CheckByDefinition } from '../../schemas/screen/checkDefinition'
import { compileOperationValues } from '../binding/operationCompile'
import { type ExpressionScope, objectTypeOf } from '../expression/valueType'
import type { CheckByPlan } from '../plan/formPlan'
import { formProblems } from '../problem/catalogue/formProblems'
import { booleanType, compileExpression, withRoots } from '../scope/compiling'
import { noteOperation } from '../scope/noteOperation'
import type { Fields, Page } from '../scope/page'

const total = { name: 'total', label: 'total', type: 'integer', required: true } as const

/** Of a list, a check asks how many there are, and what is in the rows found. */
function answerFields({ answer }: OperationFact): Fields {
  if (answer.kind !== 'rows') return answer.fields
  return { total, rows: { name: 'rows', label: 'rows', type: 'list', required: true, fields: answer.fields } }
}

/** Undefined while the operation is unknown, which has been reported where it is named. */
export function compileCheckBy(
  page: Page,
  check: CheckByDefinition,
  scope: ExpressionScope,
): CheckByPlan | undefined {
  const { on } = page
  noteOperation(on, check, 'operation', ({ isEffect }) => !isEffect)
  const operation = on.world.contract[check.operation]
  if (!operation) return undefined
  if (operation.isEffect)
    on.source.report(on.source.valueAt(check, 'operation'), formProblems.checkChanges(operation.id))
  const answered = withRoots(scope, { answer: objectTypeOf(answerFields(operation), 'the answer') })
  return {
    operation: operation.id,
    with: compileOperationValues(page, check, operation, scope),
    ...(check.refuseWhen === undefined
      ? {}
      : { refuseWhen: compileExpression(on, check, 'refuseWhen', answered, booleanType) }),
    message: check.message,
  }
}
