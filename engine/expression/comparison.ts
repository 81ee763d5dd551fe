import type { ExpressionNode } from './expressionPlan'

/** Something that a condition compares with a value that is written out. */
export interface Comparison {
  readonly what: ExpressionNode
  readonly value: unknown
  /** Whether what is compared may be `other` for the comparison to hold. */
  holds(other: unknown): boolean
}

const turned: Readonly<Record<string, string>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

export function comparisonOf(node: ExpressionNode): Comparison | undefined {
  const word = node[0] === 'call' ? /^decimal([<>=!]+)$/.exec(node[1])?.[1] : node[0]
  if (word === undefined || !Object.hasOwn(turned, word)) return undefined
  const [left, right] = (node[0] === 'call' ? node.slice(2) : node.slice(1)) as readonly ExpressionNode[]
  if (!left || !right) return undefined
  const [a, b] = [writtenValue(left), writtenValue(right)]
  if (b) return compared(left, word, b.value)
  return a && compared(right, turned[word] ?? word, a.value)
}

/** A literal; a decimal that is written out is the number that it is, and a day so many days from today is that number. */
function writtenValue(node: ExpressionNode): { readonly value: unknown } | undefined {
  if (node[0] === 'value') return { value: node[1] }
  const days = daysFromToday(node)
  if (days !== undefined) return { value: days }
  const inner = node[0] === 'call' && node[1] === 'decimal' ? node[2] : undefined
  return inner?.[0] === 'value' ? { value: Number(inner[1]) } : undefined
}

/** `today()`, and `addDays` of it where the days are written out. */
function daysFromToday(node: ExpressionNode): number | undefined {
  if (node[0] !== 'call') return undefined
  if (node[1] === 'today') return 0
  const [, name, day, days] = node
  const from = name === 'addDays' && day ? daysFromToday(day) : undefined
  return from !== undefined && days?.[0] === 'value' && typeof days[1] === 'number'
    ? from + days[1]
    : undefined
}

function compared(what: ExpressionNode, word: string, value: unknown): Comparison | undefined {
  if (word === '==') return { what, value, holds: other => other === value }
  if (word === '!=') return { what, value, holds: other => other !== value }
  if (typeof value !== 'number') return undefined
  const order = (judge: (other: number) => boolean) => (other: unknown) =>
    typeof other === 'number' && judge(other)
  switch (word) {
    case '<':
      return { what, value, holds: order(other => other < value) }
    case '<=':
      return { what, value, holds: order(other => other <= value) }
    case '>':
      return { what, value, holds: order(other => other > value) }
    default:
      return { what, value, holds: order(other => other >= value) }
  }
}

/** Stands for every value that the condition does not speak of. */
const anyOther = Symbol('any other value')

/**
 * What something may be, as far as the comparison tells values apart: a number itself and what lies on either side of it; a
 * size is never below zero.
 */
export function domainOf({ what, value }: Comparison): readonly unknown[] {
  if (typeof value !== 'number') return [value, anyOther]
  const isSize = what[0] === 'call' && what[1] === 'size'
  return [value - 0.5, value, value + 0.5, 0].filter(number => !isSize || number >= 0)
}
