import type { ExpressionNode, ExpressionPlan } from '../expression/expressionPlan'
import { sameForEver } from '../expression/sameForEver'
import type { ExpressionScope } from '../expression/valueType'
import { callProblems } from '../problem/catalogue/callProblems'
import { expressionProblems } from '../problem/catalogue/expressionProblems'
import type { ProblemText } from '../problem/problemText'
import { mixedMeasures } from './checkMeasures'
import { isOfOtherKind, nameKinds } from './nameKinds'
import type { World } from './world'

interface Found extends ProblemText {
  /** Character of the expression. */
  readonly index: number
}

/** What an expression says that its types allow and nobody means; `taker` is the field that is calculated by it. */
export function expressionSense(
  plan: ExpressionPlan,
  scope: ExpressionScope,
  world: World,
  taker: string | undefined,
): Found | undefined {
  return quotedPath(plan, scope) ?? comparedKinds(plan, world) ?? mixedMeasures(plan, taker, world)
}

/** A text such as 'row.poNo' is that text, whatever the row holds. */
function quotedPath({ text, tree }: ExpressionPlan, scope: ExpressionScope): Found | undefined {
  const path = textsOf(tree).find(one => {
    const [, root = ''] = /^([a-z]\w*)(?:\[\d+\])?(?:\.[A-Za-z]\w*)+$/.exec(one) ?? []
    return Object.hasOwn(scope, root)
  })
  const index = path === undefined ? -1 : text.indexOf(`'${path}'`)
  return path === undefined || index < 0 ? undefined : { index, ...expressionProblems.quotedPath(path) }
}

function textsOf(node: ExpressionNode): readonly string[] {
  if (node[0] === 'value') return typeof node[1] === 'string' ? [node[1]] : []
  return partsOf(node).flatMap(textsOf)
}

/** The number of a record is compared with a name. */
function comparedKinds({ text, tree }: ExpressionPlan, { contract }: World): Found | undefined {
  const kinds = nameKinds(contract)
  for (const [one, other] of comparisons(tree)) {
    for (const [taker, given] of [
      [one, other],
      [other, one],
    ] as const) {
      if (!isOfOtherKind(taker, given, kinds)) continue
      const index = Math.max(0, text.search(new RegExp(`\\b${given}\\b`)))
      return { index, ...callProblems.comparedKinds(taker, given) }
    }
  }
  return undefined
}

function comparisons(node: ExpressionNode): readonly (readonly [string, string])[] {
  const [word, left, right] = node as readonly [string, ...unknown[]]
  const names = [left, right].map(side =>
    Array.isArray(side) && side[0] === 'member' ? String(side[2]) : undefined,
  )
  const [a, b] = names
  const own = (word === '==' || word === '!=') && a !== undefined && b !== undefined ? [[a, b] as const] : []
  return [...own, ...(node[0] === 'value' ? [] : partsOf(node).flatMap(comparisons))]
}

function partsOf(node: ExpressionNode): readonly ExpressionNode[] {
  const parts: readonly unknown[] = node
  return parts.filter(part => Array.isArray(part)) as unknown as readonly ExpressionNode[]
}

/** What a condition always is on a page that stands in one portal alone, where that settles whether the user is a supplier. */
export function sameInPortal(tree: ExpressionNode, mounted: readonly string[]): boolean | undefined {
  const isExternal = mounted.map(path => /^\/cyber(\/|$)/.test(path))
  const [first] = isExternal
  if (first === undefined || isExternal.some(one => one !== first)) return undefined
  return sameForEver(withUser(tree, first))
}

function withUser(node: ExpressionNode, isSupplier: boolean): ExpressionNode {
  if (node[0] === 'value') return node
  if (node[0] === 'member' && node[2] === 'isSupplier') return ['value', isSupplier]
  const parts: readonly unknown[] = node
  return parts.map(part =>
    Array.isArray(part) ? withUser(part as unknown as ExpressionNode, isSupplier) : part,
  ) as unknown as ExpressionNode
}
