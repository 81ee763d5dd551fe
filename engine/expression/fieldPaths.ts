import type { Named } from '../problem/nearestName'
import { type ExpressionScope, namedParts, type ValueType } from './valueType'

/**
 * The fields of everything that an expression may begin with, as it reads them: `row.status`, `selection[0].status`. What is nearest to
 * the place comes first.
 */
export function fieldPaths(scope: ExpressionScope): readonly (Named & { readonly path: string })[] {
  return Object.entries(scope)
    .toReversed()
    .flatMap(([root, type]) => pathsInto(root, type))
}

function pathsInto(root: string, type: ValueType) {
  // Of checked rows the first stands for all; other lists are read by each row.
  const isChecked = type.kind === 'list' && root === 'selection'
  const owner = isChecked ? type.item : type
  if (owner.kind !== 'object') return []
  return namedParts(owner).map(part => ({ ...part, path: `${isChecked ? `${root}[0]` : root}.${part.name}` }))
}
