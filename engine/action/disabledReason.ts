import type { DocumentRoom } from '../contract/documentRoom'
import type { RoomHost } from '../contract/roomHost'
import type { ExpressionNode, ExpressionPlan } from '../expression/expressionPlan'
import type { ActionPlan } from '../plan/actionPlan'
import type { StepPlan } from '../plan/stepPlan'
import { isEmptyValue, isRow } from '../runtime/row'
import { say } from '../runtime/say'

/** The Korean label of a field as the page shows it. */
export type LabelOf = (root: 'header' | 'filter', field: string) => string | undefined

/** Steps that say for themselves how many rows they take, of their own grid. */
const counting: readonly StepPlan['step'][] = ['transition', 'addRow', 'deleteRow']

/** Steps that ask or lead somewhere. */
const asking: readonly StepPlan['step'][] = ['open', 'call', 'go', 'download', 'print']

const rowRoots = ['row', 'line', 'chosen']

/** Why an action that is about a row has none to be done with; Korean. */
export function rowMissing(action: ActionPlan, { scope }: Pick<RoomHost, 'scope'>): string | undefined {
  const isCounted = action.rows !== 'none' && !action.steps.some(({ step }) => counting.includes(step))
  const roots = action.steps.flatMap(readRoots).filter(root => rowRoots.includes(root))
  const found = scope([...roots, 'selection'])
  const count = Array.isArray(found.selection) ? found.selection.length : 0
  if (roots.some(root => !isRow(found[root]))) return say('rowFirst')
  if (isCounted && count === 0) return say('nothingSelected')
  return isCounted && action.rows === 'one' && count > 1 ? say('rowOnlyOne') : undefined
}

/** The roots that the steps which ask or lead somewhere read. */
export function readRoots(step: StepPlan): readonly string[] {
  return asking.includes(step.step) && 'with' in step
    ? Object.values(step.with).flatMap(({ reads }) => reads)
    : []
}

/** Why the condition of an action does not hold, told from what it reads; Korean. */
export function conditionReason(
  condition: ExpressionPlan | undefined,
  host: Pick<RoomHost, 'scope'>,
  document: DocumentRoom | undefined,
  labelOf: LabelOf,
): string {
  const reads = condition?.reads ?? []
  const found = host.scope(reads)
  const isRowless = (root: string) =>
    rowRoots.includes(root)
      ? !isRow(found[root])
      : root === 'selection' && Array.isArray(found[root]) && found[root].length === 0
  if (reads.some(isRowless)) return say('rowFirst')
  if (reads.includes('header') && document?.get().phase === 'none') return say('rowFirst')
  if (reads.includes('selection') || reads.some(root => rowRoots.includes(root))) return say('rowUnfit')
  for (const root of ['header', 'filter'] as const) {
    const names = condition ? membersOf(condition.tree, root) : []
    const values = isRow(found[root]) ? found[root] : {}
    const empty = labelsOf(
      names.filter(name => isEmptyValue(values[name])),
      root,
      labelOf,
    )
    if (empty !== '') return say('fillFirst', empty)
    const filled = labelsOf(names, root, labelOf)
    if (filled !== '') return say('valueUnfit', filled)
  }
  return say(reads.includes('user') ? 'notForUser' : 'notNow')
}

function labelsOf(names: readonly string[], root: 'header' | 'filter', labelOf: LabelOf): string {
  return [...new Set(names.flatMap(name => labelOf(root, name) ?? []))].join('·')
}

/** Names that an expression reads of one root. */
function membersOf(tree: ExpressionNode, root: string): string[] {
  const [kind, of, name] = tree
  if (kind === 'member' && Array.isArray(of) && of[0] === 'name' && of[1] === root) return [String(name)]
  return tree.flatMap(part => (isNode(part) ? membersOf(part, root) : []))
}

function isNode(part: unknown): part is ExpressionNode {
  return Array.isArray(part) && typeof part[0] === 'string'
}
