import type { ExpressionNode } from '../expression/expressionPlan'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { saidProblems } from '../problem/catalogue/saidProblems'
import type { ProblemText } from '../problem/problemText'
import { type NameKinds, nameKinds } from './nameKinds'
import type { World } from './world'

interface Found extends ProblemText {
  readonly index: number
}

interface Measure {
  readonly kind: 'money' | 'quantity'
  /** The field by which it is known. */
  readonly field: string
}

/**
 * Money and quantities in one expression: added, compared, handed to "amount" the wrong way round, or calculated for a field of the other
 * kind (`taker`). What is of neither kind, and what is multiplied, may be either.
 */
export function mixedMeasures(
  { text, tree }: { readonly text: string; readonly tree: ExpressionNode },
  taker: string | undefined,
  { contract }: World,
): Found | undefined {
  const kinds = nameKinds(contract)
  const at = ({ field }: Measure) => Math.max(0, text.search(new RegExp(`\\b${field}\\b`)))
  for (const node of nodesOf(tree)) {
    const price = summedPrice(node)
    if (price !== undefined)
      return {
        index: Math.max(0, text.search(new RegExp(`\\b${price}\\b`))),
        ...saidProblems.sumOfPrices(price),
      }
    const [one, other] = pairOf(node, kinds)
    if (!one || !other) continue
    if (node[1] === 'amount') {
      if (one.kind === 'money' && other.kind === 'quantity')
        return { index: at(one), ...meantProblems.argumentsTurned(one.field, other.field) }
      if (one.kind === 'money') return { index: at(one), ...saidProblems.amountOfOther('first', one.field) }
      if (other.kind === 'quantity')
        return { index: at(other), ...saidProblems.amountOfOther('second', other.field) }
    } else if (one.kind !== other.kind) {
      const [money, quantity] = one.kind === 'money' ? [one, other] : [other, one]
      return { index: at(other), ...meantProblems.measuresMixed(money.field, quantity.field) }
    }
  }
  const wanted = taker === undefined ? undefined : kindOf(taker, kinds)
  const given = wanted && measureOf(tree, kinds)
  return wanted && given && given.kind !== wanted.kind
    ? { index: at(given), ...meantProblems.measureOfOther(wanted.field, given.field) }
    : undefined
}

const compared = /^decimal(==|!=|<|<=|>|>=|\+|-)$/

/** Two values that belong together: both sides of a sum or a comparison, quantity and price of an amount. */
function pairOf(node: ExpressionNode, kinds: NameKinds): readonly (Measure | undefined)[] {
  if (node[0] !== 'call' || (node[1] !== 'amount' && !compared.test(node[1]))) return []
  const [, , one, other] = node
  return one && other ? [measureOf(one, kinds), measureOf(other, kinds)] : []
}

/** The price of one piece, where those of several lines are added up: `sum(lines.map(l, l.unitPrice))`. */
function summedPrice(node: ExpressionNode): string | undefined {
  const [word, name, list] = node
  if (word !== 'call' || name !== 'sum' || !list || list[0] !== 'each' || list[1] !== 'map') return undefined
  const [, , , , each] = list
  return each[0] === 'member' && /[uU]nitPrice$/.test(each[2]) ? each[2] : undefined
}

function measureOf(node: ExpressionNode, kinds: NameKinds): Measure | undefined {
  if (node[0] === 'member') return kindOf(node[2], kinds)
  if (node[0] === 'if') return measureOf(node[2], kinds) ?? measureOf(node[3], kinds)
  if (node[0] === 'each') return node[1] === 'map' ? measureOf(node[4], kinds) : undefined
  if (node[0] !== 'call') return undefined
  const [, name, ...parts] = node
  if (name === 'amount' || name === 'toKrw' || name === 'vat') return { kind: 'money', field: name }
  const isSame = name === 'sum' || name === 'firstOf' || name === 'decimal+' || name === 'decimal-'
  if (!isSame) return undefined
  const measures = parts.map(part => measureOf(part, kinds))
  // A part of no kind may be anything, and so may the whole.
  return measures.every(measure => measure !== undefined) ? measures[0] : undefined
}

function kindOf(field: string, { money, quantities }: NameKinds): Measure | undefined {
  if (money.has(field)) return { kind: 'money', field }
  return quantities.has(field) && /[Qq]ty$/.test(field) ? { kind: 'quantity', field } : undefined
}

function nodesOf(node: ExpressionNode): readonly ExpressionNode[] {
  if (node[0] === 'value') return []
  const parts: readonly unknown[] = node
  return [
    node,
    ...parts.filter(part => Array.isArray(part)).flatMap(part => nodesOf(part as unknown as ExpressionNode)),
  ]
}
