import { comparisonOf, domainOf } from './comparison'
import type { ExpressionNode } from './expressionPlan'

/** What an atom of a condition may be: true or false, or which of the values that it is compared with. */
type World = ReadonlyMap<string, unknown>

const mostWorlds = 4_096

/**
 * Whether a condition is true, or false, whatever it reads: "a || !a", "status != 'A' || status != 'B'". Undefined for one that
 * changes. What it reads is taken as independent of each other, so that only what is surely constant is called so.
 */
export function sameForEver(tree: ExpressionNode): boolean | undefined {
  const domains = new Map<string, Set<unknown>>()
  collect(tree, domains)
  const size = [...domains.values()].reduce((product, values) => product * values.size, 1)
  if (size > mostWorlds) return undefined
  let first: boolean | undefined
  for (const world of worldsOf([...domains])) {
    const holds = judge(tree, world)
    if (first !== undefined && holds !== first) return undefined
    first = holds
  }
  return first
}

function collect(node: ExpressionNode, domains: Map<string, Set<unknown>>): void {
  const parts = partsOf(node)
  for (const part of parts ?? []) collect(part, domains)
  if (parts || node[0] === 'value' || sameSides(node) !== undefined) return
  const compared = comparisonOf(node)
  const key = JSON.stringify(compared ? compared.what : node)
  const values = domains.get(key) ?? new Set<unknown>()
  for (const value of compared ? domainOf(compared) : [true, false]) values.add(value)
  domains.set(key, values)
}

/** The conditions that a condition is put together from; undefined for an atom. */
function partsOf(node: ExpressionNode): readonly ExpressionNode[] | undefined {
  if (node[0] === 'and' || node[0] === 'or') return [node[1], node[2]]
  if (node[0] === 'not') return [node[1]]
  if (node[0] === 'in') return choicesOf(node)
  return node[0] === 'if' ? [node[1], node[2], node[3]] : undefined
}

/** `a in ['X', 'Y']` is `a == 'X' || a == 'Y'`; undefined where the list is not written out. */
function choicesOf(node: ExpressionNode): readonly ExpressionNode[] | undefined {
  if (node[0] !== 'in' || node[2][0] !== 'list') return undefined
  const [, ...items] = node[2]
  return items.every(item => item[0] === 'value') ? items.map(item => ['==', node[1], item]) : undefined
}

const sameSidesHold: Readonly<Record<string, boolean>> = {
  '==': true,
  '<=': true,
  '>=': true,
  '!=': false,
  '<': false,
  '>': false,
}

/** A thing compared with itself. */
function sameSides(node: ExpressionNode): boolean | undefined {
  const holds = Object.hasOwn(sameSidesHold, node[0]) ? sameSidesHold[node[0]] : undefined
  return holds !== undefined && JSON.stringify(node[1]) === JSON.stringify(node[2]) ? holds : undefined
}

function judge(node: ExpressionNode, world: World): boolean {
  if (node[0] === 'value') return node[1] === true
  if (node[0] === 'and') return judge(node[1], world) && judge(node[2], world)
  if (node[0] === 'or') return judge(node[1], world) || judge(node[2], world)
  if (node[0] === 'not') return !judge(node[1], world)
  if (node[0] === 'if') return judge(node[judge(node[1], world) ? 2 : 3], world)
  const choices = choicesOf(node)
  if (choices) return choices.some(choice => judge(choice, world))
  const compared = comparisonOf(node)
  if (compared) return compared.holds(world.get(JSON.stringify(compared.what)))
  return sameSides(node) ?? world.get(JSON.stringify(node)) === true
}

function* worldsOf(domains: readonly (readonly [string, ReadonlySet<unknown>])[]): Generator<World> {
  const [first, ...others] = domains
  if (!first) {
    yield new Map()
    return
  }
  const [key, values] = first
  for (const rest of worldsOf(others)) for (const value of values) yield new Map([...rest, [key, value]])
}
