import type { OperationFact } from '../../codegen/contractFacts'
import type { CallStep } from '../../schemas/screen/stepDefinition'
import { takenFields } from '../binding/bindingCompile'
import { compileValues } from '../compile/compiling'
import type { Page } from '../compile/page'
import { type ExpressionScope, valueTypeOf } from '../expression/valueType'
import { mendName, nameHint } from '../problem/nameHint'

/**
 * What an operation is called with; unknown and missing parameters are reported, but for those `filled` otherwise. The screen
 * may then call it.
 */
export function compileOperationValues(
  { on }: Page,
  step: Pick<CallStep, 'operation' | 'with'>,
  operation: OperationFact,
  scope: ExpressionScope,
  filled: readonly string[] = [],
) {
  on.operations.add(operation.id)
  const { fields } = takenFields(operation)
  const taken = { ...fields, ...operation.body?.fields }
  const values = compileValues(on, step.with, scope, (name, record) => {
    const fact = taken[name]
    if (fact) return valueTypeOf(fact)
    const known = Object.keys(taken)
    on.source.report(on.source.keyAt(record, name), {
      code: 'PARAMETER_UNKNOWN',
      what: `"${operation.id}" takes no parameter "${name}".`,
      expected: nameHint(name, known, 'parameter'),
      mend: mendName(name, known, `remove "${name}"`),
    })
    return undefined
  })
  for (const fact of Object.values(taken)) {
    if (!fact.required || Object.hasOwn(values, fact.name) || filled.includes(fact.name)) continue
    on.source.report(on.source.valueAt(step, 'operation'), {
      code: 'PARAMETER_MISSING',
      what: `"${operation.id}" cannot be called without "${fact.name}".`,
      expected: `${fact.label}.`,
      mend: `add "with": { "${fact.name}": … }.`,
    })
  }
  return values
}
