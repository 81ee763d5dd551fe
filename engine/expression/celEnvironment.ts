import { type ASTNode, Environment } from '@marcbachmann/cel-js'
import type { ExpressionScope, ObjectValueType, ValueType } from './valueType'

/** Assumed limits, against definitions that only mean harm: see `planExpression`. */
export const longestExpression = 2000
const deepestExpression = 50

/** Types that are texts on the wire and must not be mixed with other texts: each needs a class of its own for CEL. */
class DecimalValue {}
class DateValue {}
class DateTimeValue {}

/** Expressions are only type-checked here; `evaluateExpression` computes. */
const neverRun = () => {
  throw new Error('Engine bug: celEnvironment only checks expressions.')
}

const orderings = ['==', '!=', '<', '<=', '>', '>='] as const

const functions = [
  'amount(decimal, decimal, string): decimal',
  'toKrw(decimal, string, decimal): decimal',
  'vat(decimal, string): decimal',
  'sum(list<decimal>): decimal',
  'firstOf(decimal, decimal): decimal',
  'decimal(string): decimal',
  'decimal(int): decimal',
  'today(): date',
  'addDays(date, int): date',
  'string(decimal): string',
  'string(date): string',
  'string(list<string>): string',
  'split(string): list<string>',
] as const

/** Functions and list words of the language, for messages; methods stand after a point. */
export const functionNames = [
  'amount',
  'toKrw',
  'vat',
  'sum',
  'firstOf',
  'decimal',
  'today',
  'addDays',
  'string',
  'split',
  'size',
  'has',
] as const

export const methodNames = ['size', 'startsWith', 'contains', 'all', 'exists', 'map', 'filter'] as const

function baseEnvironment(): Environment {
  const environment = new Environment({ limits: { maxDepth: deepestExpression, maxAstNodes: 1000 } })
  environment.registerType('decimal', DecimalValue)
  environment.registerType('date', DateValue)
  environment.registerType('dateTime', DateTimeValue)
  // CEL derives != from ==.
  for (const word of orderings.filter(ordering => ordering !== '!=')) {
    for (const type of ['decimal', 'date', 'dateTime'])
      environment.registerOperator(`${type} ${word} ${type}`, neverRun)
    environment.registerOperator(`decimal ${word} int`, neverRun)
    if (word !== '==') environment.registerOperator(`int ${word} decimal`, neverRun)
  }
  for (const word of ['+', '-', '*']) {
    environment.registerOperator(`decimal ${word} decimal`, neverRun)
    environment.registerOperator(`decimal ${word} int`, neverRun)
    environment.registerOperator(`int ${word} decimal`, neverRun)
  }
  environment.registerOperator('-decimal', neverRun)
  for (const signature of functions) environment.registerFunction(signature, neverRun)
  return environment
}

let base: Environment | undefined

export interface ScopeEnvironment {
  readonly environment: Environment
  /** Object types by the name they have in CEL, for messages. */
  readonly objects: ReadonlyMap<string, ObjectValueType>
}

interface GrowingEnvironment extends ScopeEnvironment {
  readonly objects: Map<string, ObjectValueType>
  readonly names: Map<ObjectValueType, string>
  readonly roots: Map<string, ValueType>
}

/** Those used last: a page speaks of few roots, and of each mostly in one sense. */
const environments: GrowingEnvironment[] = []
const mostEnvironments = 8

/**
 * A type checker that knows the roots of a scope as far as a text needs them. To make one takes as long as to check twenty
 * texts, so that scopes share it while they mean the same by the roots that a text names. A document has hundreds of fields and
 * most expressions speak of none of them, so a root is made known when a text first holds its name.
 */
export function celEnvironment(scope: ExpressionScope, text: string): ScopeEnvironment {
  const named = Object.entries(scope).filter(([root]) => text.includes(root))
  const known = environments.find(one => isFit(one, named, text)) ?? emptyEnvironment()
  const at = environments.indexOf(known)
  environments.splice(at < 0 ? mostEnvironments - 1 : at, 1)
  environments.unshift(known)
  for (const [root, type] of named) {
    if (known.roots.has(root)) continue
    known.roots.set(root, type)
    known.environment.registerVariable(root, celNameOf(type, known))
  }
  return known
}

/** Whether a checker means by each word of a text what a scope means by it, and by no word more. */
function isFit(
  { roots }: GrowingEnvironment,
  named: readonly (readonly [string, ValueType])[],
  text: string,
): boolean {
  const own = new Map(named)
  return [...roots].every(([root, type]) => own.get(root) === type || !text.includes(root))
}

function emptyEnvironment(): GrowingEnvironment {
  base ??= baseEnvironment()
  return { environment: base.clone(), objects: new Map(), names: new Map(), roots: new Map() }
}

function celNameOf(type: ValueType, made: GrowingEnvironment): string {
  if (type.kind === 'list') return `list<${celNameOf(type.item, made)}>`
  if (type.kind !== 'object') return celNames[type.kind]
  const given = made.names.get(type)
  if (given !== undefined) return given
  const schema = Object.fromEntries(
    Object.entries(type.fields).map(([field, inner]) => [field, celNameOf(inner, made)]),
  )
  const name = `Object${made.names.size}`
  made.names.set(type, name)
  made.objects.set(name, type)
  made.environment.registerType({ name, schema })
  return name
}

const celNames = {
  text: 'string',
  integer: 'int',
  boolean: 'bool',
  decimal: 'decimal',
  date: 'date',
  dateTime: 'dateTime',
} as const

/** The reverse of the names above; undefined for types that only CEL has. */
export function typeOfCelName(
  name: string,
  objects: ReadonlyMap<string, ObjectValueType>,
): ValueType | undefined {
  const object = objects.get(name)
  if (object) return object
  const list = /^list<(.*)>$/.exec(name)?.[1]
  if (list !== undefined) {
    const item = typeOfCelName(list, objects)
    return item && { kind: 'list', item }
  }
  switch (name) {
    case 'string':
      return { kind: 'text' }
    case 'int':
      return { kind: 'integer' }
    case 'bool':
      return { kind: 'boolean' }
    case 'decimal':
    case 'date':
    case 'dateTime':
      return { kind: name }
    default:
      return undefined
  }
}

/** CEL notes the checked type at each node; its declarations do not tell. */
export function celTypeOf(node: ASTNode): string {
  const type: unknown = Reflect.get(node, 'checkedType')
  return typeof type === 'object' && type !== null ? String(Reflect.get(type, 'name')) : ''
}

export function typeOfNode(
  node: ASTNode,
  objects: ReadonlyMap<string, ObjectValueType>,
): ValueType | undefined {
  return typeOfCelName(celTypeOf(node), objects)
}

/** A part of an expression as its author wrote it; CEL counts a closing parenthesis to what is around it. */
export function writtenAs(node: ASTNode): string {
  const text = node.input.slice(node.range.start, node.range.end)
  return text + ')'.repeat(Math.max(0, text.split('(').length - text.split(')').length))
}
