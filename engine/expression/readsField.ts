import type { ExpressionNode, ExpressionPlan } from './expressionPlan'

/** Whether an expression reads one of these fields of a root; one that takes the root as a whole reads all of them. */
export function readsField(plan: ExpressionPlan, root: string, fields: readonly string[]): boolean {
  return plan.reads.includes(root) && readsIn(plan.tree, root, fields)
}

function readsIn(node: ExpressionNode, root: string, fields: readonly string[]): boolean {
  if (node[0] === 'name') return node[1] === root
  if (node[0] === 'member' && node[1][0] === 'name' && node[1][1] === root) return fields.includes(node[2])
  return node.slice(1).some(part => isNode(part) && readsIn(part, root, fields))
}

function isNode(part: unknown): part is ExpressionNode {
  return Array.isArray(part)
}
