import { type ExpressionClock, expressionFunctions } from './expressionFunctions'
import type { BinaryWord, ExpressionNode, ExpressionPlan } from './expressionPlan'

/** Values by root name. */
export type ExpressionValues = Readonly<Record<string, unknown>>

/** Planned trees are at most 50 deep; a published plan is not trusted to be. */
const deepestTree = 200

/**
 * Walks a planned expression. Only own properties of plain objects and items of lists are reached; a missing value reads
 * as the empty text, an empty number counts as zero in arithmetic and comparisons, a missing list is empty. What has no
 * value (an item that the list does not have, a division by zero, a whole number beyond 2^53 - 1) is missing as well.
 */
export function evaluateExpression(
  plan: ExpressionPlan,
  values: ExpressionValues,
  clock: ExpressionClock,
): unknown {
  return walk(plan.tree, { values, clock }, 0)
}

interface Walk {
  readonly values: ExpressionValues
  readonly clock: ExpressionClock
}

function walk(node: ExpressionNode, on: Walk, depth: number): unknown {
  if (depth > deepestTree) throw new RangeError('Engine bug: evaluateExpression met a tree that is too deep.')
  // Walked for every line of a document with each key, so nothing is made here that is not asked for.
  const next = depth + 1
  switch (node[0]) {
    case 'value':
      return node[1] ?? ''
    case 'name':
      return ownValue(on.values, node[1])
    case 'member':
      return ownValue(walk(node[1], on, next), node[2])
    case 'item':
      return itemOf(walk(node[1], on, next), walk(node[2], on, next))
    case 'call':
      return callFunction(node[1], walkAll(node.slice(2) as ExpressionNode[], on, next), on.clock)
    case 'list':
      return walkAll(node.slice(1) as ExpressionNode[], on, next)
    case 'if':
      return walk(node[1], on, next) === true ? walk(node[2], on, next) : walk(node[3], on, next)
    case 'and':
      return walk(node[1], on, next) === true && walk(node[2], on, next) === true
    case 'or':
      return walk(node[1], on, next) === true || walk(node[2], on, next) === true
    case 'not':
      return walk(node[1], on, next) !== true
    case 'minus':
      return 0 - numberOf(walk(node[1], on, next))
    case 'each':
      return walkEach(node[1], walk(node[2], on, next), item =>
        walk(node[4], { clock: on.clock, values: { ...on.values, [node[3]]: item } }, next),
      )
    default:
      return compute(node[0], walk(node[1], on, next), walk(node[2], on, next))
  }
}

function walkAll(nodes: readonly ExpressionNode[], on: Walk, depth: number): readonly unknown[] {
  return nodes.map(node => walk(node, on, depth))
}

function ownValue(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || Array.isArray(holder)) return ''
  return Object.hasOwn(holder, name) ? (Reflect.get(holder, name) ?? '') : ''
}

function itemOf(list: unknown, index: unknown): unknown {
  return Array.isArray(list) && typeof index === 'number' ? (list[index] ?? '') : ''
}

function callFunction(name: string, args: readonly unknown[], clock: ExpressionClock): unknown {
  const call = Object.hasOwn(expressionFunctions, name) ? expressionFunctions[name] : undefined
  if (!call) throw new RangeError(`Engine bug: evaluateExpression met the unknown function "${name}".`)
  return call(args, clock)
}

function walkEach(
  kind: 'all' | 'exists' | 'map' | 'filter',
  list: unknown,
  body: (item: unknown) => unknown,
): unknown {
  const items = listOf(list)
  switch (kind) {
    case 'all':
      return items.every(item => body(item) === true)
    case 'exists':
      return items.some(item => body(item) === true)
    case 'map':
      return items.map(body)
    case 'filter':
      return items.filter(item => body(item) === true)
  }
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Whole numbers beyond 2^53 - 1 are not exact, so there is no value, and none after a division by zero. */
function wholeNumber(value: number): number | '' {
  // Adding zero makes -0 the 0 that CEL knows.
  return Number.isSafeInteger(value) ? value + 0 : ''
}

function joined(left: unknown, right: unknown): unknown {
  if (Array.isArray(left) || Array.isArray(right)) return [...listOf(left), ...listOf(right)]
  if (typeof left === 'string' && typeof right === 'string') return left + right
  return wholeNumber(numberOf(left) + numberOf(right))
}

function orderOf(left: unknown, right: unknown): number {
  if (typeof left === 'number' || typeof right === 'number') return numberOf(left) - numberOf(right)
  const [a, b] = [String(left), String(right)]
  return a === b ? 0 : a < b ? -1 : 1
}

function isSame(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) || Array.isArray(right)) {
    const [a, b] = [listOf(left), listOf(right)]
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]))
  }
  if (typeof left === 'number' || typeof right === 'number') return numberOf(left) === numberOf(right)
  if (typeof left === 'boolean' || typeof right === 'boolean') return (left === true) === (right === true)
  return left === right
}

function compute(word: BinaryWord, left: unknown, right: unknown): unknown {
  switch (word) {
    case '==':
      return isSame(left, right)
    case '!=':
      return !isSame(left, right)
    case '<':
      return orderOf(left, right) < 0
    case '<=':
      return orderOf(left, right) <= 0
    case '>':
      return orderOf(left, right) > 0
    case '>=':
      return orderOf(left, right) >= 0
    case 'in':
      return Array.isArray(right) && right.some(item => isSame(left, item))
    case '+':
      return joined(left, right)
    case '-':
      return wholeNumber(numberOf(left) - numberOf(right))
    case '*':
      return wholeNumber(numberOf(left) * numberOf(right))
    case '/':
      return wholeNumber(Math.trunc(numberOf(left) / numberOf(right)))
    case '%':
      return wholeNumber(numberOf(left) % numberOf(right))
  }
}
