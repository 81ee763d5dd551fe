import type { ASTNode } from '@marcbachmann/cel-js'
import { expressionProblems } from '../problem/catalogue/expressionProblems'
import { writtenAs } from './celEnvironment'
import type { ExpressionNode } from './expressionPlan'
import type { ExpressionProblem } from './expressionProblem'
import { sameForEver } from './sameForEver'

/**
 * The first choice of a chain "a ? x : b ? y : z" that decides nothing: its condition is never true where the chain comes to it, or
 * always, or both ways out are the same.
 */
export function deadBranch(
  node: ASTNode,
  tree: ExpressionNode,
  before: readonly ExpressionNode[] = [],
  earlier?: Choice,
): ExpressionProblem | undefined {
  if (node.op !== '?:' || tree[0] !== 'if') return undefined
  const [when, yes, no] = node.args
  const [, condition, ifSo, otherwise] = tree
  const holds = decided(condition, before)
  const choice: Choice = { node, condition }
  if (holds === false && earlier && isHidden(choice, earlier, before)) {
    const meant = exchanged(earlier.node, node)
    return problemAt(node, expressionProblems.branchHidden(writtenAs(when), writtenAs(earlier.node), meant))
  }
  if (holds !== undefined) {
    const kept = writtenAs(holds ? yes : no)
    return problemAt(node, expressionProblems.branchDead(writtenAs(when), holds, writtenAs(node), kept))
  }
  if (JSON.stringify(ifSo) === JSON.stringify(otherwise))
    return problemAt(node, expressionProblems.branchesSame(writtenAs(yes), writtenAs(node)))
  return (
    deadBranch(yes, ifSo, [...before, condition]) ??
    deadBranch(no, otherwise, [...before, ['not', condition]], choice)
  )
}

/** One choice of a chain. */
interface Choice {
  readonly node: ASTNode & { readonly op: '?:' }
  readonly condition: ExpressionNode
}

/** Whether the choice right before takes everything that this one is meant for, so that both stand in the wrong order. */
function isHidden(choice: Choice, earlier: Choice, before: readonly ExpressionNode[]): boolean {
  const sooner = before.slice(0, -1)
  const left: ExpressionNode = ['not', choice.condition]
  return (
    decided(choice.condition, sooner) === undefined &&
    decided(earlier.condition, [...sooner, left]) === undefined
  )
}

/** Both choices in the other order. */
function exchanged(first: Choice['node'], second: Choice['node']): string {
  const [when, yes] = first.args.map(writtenAs)
  const [then, result, rest] = second.args.map(writtenAs)
  return `${then} ? ${result} : ${when} ? ${yes} : ${rest}`
}

/** Whether a condition is true, or false, whenever all those before it hold; undefined where it may be either. */
function decided(condition: ExpressionNode, before: readonly ExpressionNode[]): boolean | undefined {
  const together = (last: ExpressionNode) =>
    before.reduceRight<ExpressionNode>((all, one) => ['and', one, all], last)
  if (sameForEver(together(condition)) === false) return false
  return sameForEver(together(['not', condition])) === false ? true : undefined
}

function problemAt(
  node: ASTNode,
  problem: ReturnType<typeof expressionProblems.branchDead>,
): ExpressionProblem {
  return { index: node.range.start, ...problem }
}
