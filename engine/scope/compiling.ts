import type { ExpressionPlan } from '../expression/expressionPlan'
import type { ExpressionProblem } from '../expression/expressionProblem'
import { planExpression } from '../expression/planExpression'
import { sameForEver } from '../expression/sameForEver'
import type { ExpressionScope, ObjectValueType, ValueType } from '../expression/valueType'
import { expressionProblems } from '../problem/catalogue/expressionProblems'
import { expressionSense, sameInPortal } from './checkExpression'
import { checkValues } from './checkValues'
import { type KnownNames, Notes } from './notes'
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
  readonly notes: Notes
}

export function startCompiling(name: string, source: Source, world: World): Compiling {
  const used = { operations: new Set<string>(), popups: new Set<string>(), hooks: new Set<string>() }
  return { name, source, world, ...used, notes: new Notes(source) }
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
  on.notes.expression(parent, key, scope, wants)
  const planned = planExpression({
    text: String(text),
    scope,
    wants,
    codeTexts: group => on.world.codeTexts(group),
  })
  if ('plan' in planned) {
    if (planned.dead) reportAt(on, parent, key, planned.dead)
    else if (wants === booleanType) checkConstant(on, planned.plan, parent, key)
    const found = planned.dead
      ? undefined
      : expressionSense(planned.plan, scope, on.world, takerOf(parent, key))
    if (found) reportAt(on, parent, key, found)
    return planned.plan
  }
  reportAt(on, parent, key, planned.problem)
  return broken
}

/** The field for which a "value" is calculated. */
function takerOf(parent: object, key: string): string | undefined {
  const field: unknown = key === 'value' ? Reflect.get(parent, 'field') : undefined
  return typeof field === 'string' ? field : undefined
}

function reportAt({ source }: Compiling, parent: object, key: string, problem: ExpressionProblem): void {
  const { index, ...said } = problem
  source.report(source.inText(parent, key, index), said)
}

function checkConstant(on: Compiling, { reads, tree }: ExpressionPlan, parent: object, key: string): void {
  // What neither reads the page nor asks the day stays as it is.
  const readsNothing = reads.length === 0 && !JSON.stringify(tree).includes('"today"')
  const mounted = on.source.file.endsWith('.screen.json')
    ? (on.world.screens.get(on.name)?.mounted ?? [])
    : []
  const holds = readsNothing
    ? undefined
    : (sameForEver(tree) ?? (sameInPortal(tree, mounted) === false ? false : undefined))
  if (!readsNothing && holds === undefined) return
  on.source.report(
    on.source.valueAt(parent, key),
    readsNothing ? expressionProblems.readsNothing(key) : expressionProblems.constant(key, holds === true),
  )
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

/** Plans every value of a record whose keys are `known` names; `wantsOf` tells the type of each and reports unknown ones. */
export function compileValues(
  on: Compiling,
  values: Readonly<Record<string, string>> | undefined,
  scope: ExpressionScope,
  known: KnownNames,
  wantsOf: (name: string, record: object) => ValueType | undefined,
): Readonly<Record<string, ExpressionPlan>> {
  if (!values) return {}
  on.notes.keysOf(values, known)
  const planned = Object.keys(values).map(name => {
    const wants = wantsOf(name, values)
    return { name, wants, plan: compileExpression(on, values, name, scope, wants) }
  })
  checkValues(on, values, planned, scope, known)
  return Object.fromEntries(planned.map(({ name, plan }) => [name, plan]))
}

/** A scope with more roots; made once per place, since type checkers are kept by scope. */
export function withRoots(scope: ExpressionScope, roots: ExpressionScope): ExpressionScope {
  return { ...scope, ...roots }
}

export function listOf(item: ObjectValueType): ValueType {
  return { kind: 'list', item }
}
