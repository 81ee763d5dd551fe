import type { ExpressionNode } from '../../../engine/expression/expressionPlan'

/** Names that lead out of a page wherever a language looks further than its own properties, and some that a page has. */
export const reachingNames = [
  'hidden',
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'valueOf',
  'call',
]
const knownNames = ['line', 'lines', 'header', 'filter', 'params', 'globalThis', 'window', 'this']
const fields = ['itemName', 'qty', 'amt', 'lineNo', 'status', 'title', 'reqDate', 'from', 'prNo', 'length']
const functions = ['size', 'string', 'sum', 'amount', 'toKrw', 'vat', 'decimal', 'addDays', 'today', 'split']
const methods = [
  'contains',
  'startsWith',
  'size',
  'map',
  'filter',
  'exists',
  'all',
  'matches',
  'bind',
  'apply',
]
const words = ['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', 'in'] as const
const macros = ['all', 'exists', 'map', 'filter'] as const
const literals = [
  '1',
  '-3',
  '9007199254740991',
  '0.1',
  "'가나'",
  '""',
  'true',
  'null',
  'r"\\d"',
  'b"a"',
  "'a' 'b'",
]

/** A whole number below `end`. */
export type Draw = (end: number) => number

function drawer(next: Draw) {
  const of = <Item>(...lists: readonly (readonly Item[])[]): Item => {
    const list = lists[next(lists.length)] as readonly Item[]
    return list[next(list.length)] as Item
  }
  return { next, of }
}

/** An expression as somebody might write it who wants more than the page: most are refused, many are not. */
export function drawText(next: Draw, depth = 4): string {
  const { of } = drawer(next)
  const inner = () => drawText(next, depth - 1)
  const name = () => of(knownNames, knownNames, reachingNames)
  const field = () => of(fields, fields, reachingNames)
  if (depth === 0) return next(2) === 0 ? of(literals) : `${of(['line', 'header'])}.${field()}`
  switch (next(12)) {
    case 0:
      return of(literals)
    case 1:
      return `${name()}.${field()}`
    case 2:
      return `${inner()}.${field()}`
    case 3:
      return `${inner()}[${next(2) === 0 ? `"${of(reachingNames)}"` : inner()}]`
    case 4:
      return `${of(functions, reachingNames)}(${inner()})`
    case 5:
      return `${inner()}.${of(methods, reachingNames)}(${inner()})`
    case 6:
      return `lines.${of(macros)}(${next(4) === 0 ? of(reachingNames) : 'l'}, ${next(2) === 0 ? `l.${field()} == ${inner()}` : inner()})`
    case 7:
      return `(${inner()}) ? (${inner()}) : (${inner()})`
    case 8:
      return `{"${of(reachingNames)}": ${inner()}}`
    case 9:
      return `[${inner()}, ${inner()}]`
    case 10:
      return `!(${inner()}) && (${inner()})`
    default:
      return `(${inner()}) ${of(words)} (${inner()})`
  }
}

/** A tree as a forged plan may hold it, which no planner has seen. */
export function drawTree(next: Draw, depth = 5): ExpressionNode {
  const { of } = drawer(next)
  const inner = () => drawTree(next, depth - 1)
  const anyName = () => of(knownNames, fields, reachingNames, ['l'])
  const value = (): ExpressionNode => [
    'value',
    of<string | number | boolean | null>(reachingNames, [0, 1, -1, 1.5, null, true]),
  ]
  if (depth === 0) return next(2) === 0 ? value() : ['name', anyName()]
  switch (next(10)) {
    case 0:
      return ['name', anyName()]
    case 1:
    case 2:
      return ['member', inner(), anyName()]
    case 3:
      return ['item', inner(), next(2) === 0 ? value() : inner()]
    case 4:
      return ['call', of(functions, functions, methods, reachingNames), inner(), inner()]
    case 5:
      return ['list', inner(), inner()]
    case 6:
      return ['if', inner(), inner(), inner()]
    case 7:
      return ['each', of(macros), inner(), of(['l'], reachingNames), inner()]
    case 8:
      return [of<'and' | 'or'>(['and', 'or']), ['not', inner()], ['minus', inner()]]
    default:
      return [of(words), inner(), inner()]
  }
}
