import type { ExpressionPlan } from '../expression/expressionPlan'
import { planExpression } from '../expression/planExpression'
import type { ExpressionScope, ObjectValueType, ValueType } from '../expression/valueType'
import type { Source } from './source'
import type { World } from './world'

/** One definition on its way to a plan: its source, what it may refer to, and what it turned out to use. */
export interface Compiling {
  /** Id of the screen or popup. */
  readonly name: string
  readonly source: Source
  readonly world: World
  readonly operations: Set<string>
  readonly popups: Set<string>
  readonly hooks: Set<string>
}

export function startCompiling(name: string, source: Source, world: World): Compiling {
  return { name, source, world, operations: new Set(), popups: new Set(), hooks: new Set() }
}

/** Stands where an expression has a problem; the plan that holds it is never used. */
const broken: ExpressionPlan = { text: '', tree: ['value', ''], reads: [] }

export const booleanType: ValueType = { kind: 'boolean' }

/** Plans the expression under `key`; a mistake is reported at its character in the file. */
export function compileExpression(
  on: Compiling,
  parent: object,
  key: string,
  scope: ExpressionScope,
  wants: ValueType | undefined,
): ExpressionPlan {
  const text: unknown = Reflect.get(parent, key)
  const planned = planExpression({
    text: String(text),
    scope,
    wants,
    codeValues: group => on.world.codeValues(group),
  })
  if ('plan' in planned) {
    if (wants === booleanType && isConstant(planned.plan)) reportConstant(on, parent, key)
    return planned.plan
  }
  const { index, ...problem } = planned.problem
  on.source.report(on.source.inText(parent, key, index), problem)
  return broken
}

/** Reads nothing of the page and does not ask the day, so it is the same for ever. */
function isConstant({ reads, tree }: ExpressionPlan): boolean {
  return reads.length === 0 && !JSON.stringify(tree).includes('"today"')
}

function reportConstant(on: Compiling, parent: object, key: string): void {
  on.source.report(on.source.valueAt(parent, key), {
    code: 'EXPRESSION_CONSTANT',
    what: 'This condition is always the same: it reads nothing.',
    expected: 'A field, the user or a parameter that can change.',
    mend: `name what it depends on, or remove "${key}".`,
  })
}

/** Plans a condition that may be absent; answers an object to be spread, so that absent words stay absent. */
export function compileCondition<Key extends string>(
  on: Compiling,
  parent: { readonly [word in Key]?: string },
  key: Key,
  scope: ExpressionScope,
): { readonly [word in Key]?: ExpressionPlan } {
  if (parent[key] === undefined) return {}
  const plan = compileExpression(on, parent, key, scope, booleanType)
  return Object.fromEntries([[key, plan]]) as { readonly [word in Key]?: ExpressionPlan }
}

/** Plans every value of a record; `wantsOf` tells the type of each name and reports unknown names. */
export function compileValues(
  on: Compiling,
  values: Readonly<Record<string, string>> | undefined,
  scope: ExpressionScope,
  wantsOf: (name: string, record: object) => ValueType | undefined,
): Readonly<Record<string, ExpressionPlan>> {
  if (!values) return {}
  return Object.fromEntries(
    Object.keys(values).map(name => [
      name,
      compileExpression(on, values, name, scope, wantsOf(name, values)),
    ]),
  )
}

/** A scope with more roots; made once per place, since type checkers are kept by scope. */
export function withRoots(scope: ExpressionScope, roots: ExpressionScope): ExpressionScope {
  return { ...scope, ...roots }
}

export function listOf(item: ObjectValueType): ValueType {
  return { kind: 'list', item }
}
