import { findTransition } from '../../schemas/workflow/workflow'
import type { ExpressionNode, ExpressionPlan } from '../expression/expressionPlan'
import { sameForEver } from '../expression/sameForEver'
import type { ActionPlan } from '../plan/actionPlan'
import { actionProblems } from '../problem/catalogue/actionProblems'
import { reasons } from '../problem/catalogue/reasons'
import type { Named } from '../problem/nearestName'
import type { Said } from '../problem/said'
import type { NormalAction, NormalBlock } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'
import { hasStates, transitionNames, workflowOf } from '../step/transitionCompile'
import { canHold } from './canHold'

/**
 * The conditions of a button that moves checked rows, and the states in which its transition begins, can be true of one row. The
 * button of a document is judged with its other conditions (`checkActions.ts`).
 */
export function checkRowStates(
  page: Page,
  actions: readonly NormalAction[],
  plans: readonly ActionPlan[],
  every: readonly NormalBlock[],
): void {
  const { source } = page.on
  actions.forEach((action, at) => {
    const plan = plans[at]
    const conditions = (['visibleWhen', 'enabledWhen'] as const).flatMap(word => {
      const condition = plan?.[word]
      // One that could not be read has been reported.
      return condition && condition.text !== '' ? [{ word, condition }] : []
    })
    const rows = rowsMovedBy(page, action)
    if (!plan || plan.rows === 'none' || !rows) return
    const names = action.steps.flatMap(step => (step.step === 'transition' ? transitionNames(step) : []))
    // A condition that is never true by itself has been reported as such.
    const refused = plan ? refusedByChecks(page, action, rows, names, every) : undefined
    if (refused) source.report(source.at(action), actionProblems.unreachable(refused))
    if (refused) return
    if (
      conditions.length === 0 ||
      names.length === 0 ||
      conditions.some(({ word }) => !canHold(page, [action[word] ?? 'true']))
    )
      return
    const trees = conditions.map(({ condition }) => condition)
    if (names.some(name => holdsInStates(page, rows, name, trees))) return
    const [only, ...others] = conditions
    const place = only && others.length === 0 ? source.valueAt(action, only.word) : source.at(action)
    source.report(
      place,
      actionProblems.statesExcluded(
        only && others.length === 0 ? only.word : undefined,
        statesNamed(page, rows, names),
      ),
    )
  })
  for (const block of every) if (block.block === 'grid') checkButtons(page, block)
}

function rowsMovedBy({ grids, document }: Page, action: NormalAction): GridFacts | undefined {
  const id = action.grid ?? document?.of
  if (id !== undefined) return grids.get(id)
  return [...grids.values()].find(({ operation }) => operation !== undefined)
}

/** The button in a row stands only in rows of some states. */
function checkButtons(page: Page, grid: Extract<NormalBlock, { block: 'grid' }>): void {
  const rows = page.grids.get(grid.id)
  if (!rows || rows.operation === undefined) return
  for (const { column } of grid.buttons) {
    const names = column.steps.flatMap(step => (step.step === 'transition' ? transitionNames(step) : []))
    const rowOnly = { ...page, scope: { [rows.root]: rows.rowType } }
    const condition = column.visibleWhen
    if (condition === undefined || names.length === 0 || !canHold(rowOnly, [condition])) continue
    if (names.some(name => canHold(rowOnly, [condition, ...statesOf(page, rows, name)]))) continue
    const { source } = page.on
    const problem = actionProblems.statesExcluded('visibleWhen', statesNamed(page, rows, names))
    source.report(source.valueAt(column, 'visibleWhen'), problem)
  }
}

/** Why no row can be checked that the transition moves: what the grid lets nobody check are the very states in which it begins. */
function refusedByChecks(
  page: Page,
  action: NormalAction,
  rows: GridFacts,
  names: readonly string[],
  every: readonly NormalBlock[],
): Said | undefined {
  const grid = every.find(block => block.block === 'grid' && block.id === rows.id)
  const checks = grid?.block === 'grid' ? (grid.selectChecks ?? []) : []
  if (checks.length === 0 || names.length === 0 || (page.document && action.rows === undefined))
    return undefined
  const rowOnly = { ...page, scope: { ...page.scope, [rows.root]: rows.rowType } }
  const allowed = checks.flatMap(({ refuseWhen }) => (refuseWhen === undefined ? [] : [`!(${refuseWhen})`]))
  if (!canHold(rowOnly, allowed)) return undefined
  const isLeft = names.some(name => canHold(rowOnly, [...allowed, ...statesOf(page, rows, name)]))
  return isLeft ? undefined : reasons.checksRefuseAll
}

/** The states in which transitions begin, with their texts. */
function statesNamed({ on, ...page }: Page, rows: GridFacts, names: readonly string[]): readonly Named[] {
  const states = names.flatMap(name => begunIn({ on, ...page }, rows, name)?.states ?? [])
  const [name = ''] = names
  const texts = on.world.codeTexts(workflowOf({ on, ...page }, name)?.statusCode ?? '') ?? []
  return [...new Set(states)].map(state => ({
    name: state,
    label: texts.find(({ value }) => value === state)?.text,
  }))
}

/** Of the rows that a transition takes, as a condition; nothing where they do not tell. */
function statesOf(page: Page, rows: GridFacts, name: string): readonly string[] {
  const begun = begunIn(page, rows, name)
  return begun ? [begun.states.map(state => `${rows.root}.${begun.field} == '${state}'`).join(' || ')] : []
}

function begunIn(page: Page, rows: GridFacts, name: string) {
  const workflow = workflowOf(page, name)
  const transition = workflow && findTransition(workflow, name)
  if (!workflow || !transition || transition.from === 'any' || !hasStates(workflow, rows)) return undefined
  const states = transition.from.filter(state => state !== 'new')
  return states.length === 0 ? undefined : { field: workflow.statusField, states }
}

function holdsInStates(
  page: Page,
  rows: GridFacts,
  name: string,
  conditions: readonly ExpressionPlan[],
): boolean {
  const begun = begunIn(page, rows, name)
  if (!begun) return true
  const seen = new RowNames()
  const asked = conditions.map(({ tree }) => seen.rename(tree))
  const inStates = seen.names.map(row => {
    const status: ExpressionNode = ['member', ['name', row], begun.field]
    return begun.states
      .map((state): ExpressionNode => ['==', status, ['value', state]])
      .reduce((one, other) => ['or', one, other])
  })
  return sameForEver([...asked, ...inStates].reduce((one, other) => ['and', one, other])) !== false
}

/**
 * Names for the rows that conditions speak of: `selection.all(r, …)`, `selection.exists(r, …)`, `selection[0]`. Each of them may be a
 * row of its own, and each is in one of the states.
 */
class RowNames {
  readonly names: string[] = []

  rename(tree: ExpressionNode): ExpressionNode {
    if (isOfSelection(tree, 'each') && (tree[1] === 'all' || tree[1] === 'exists'))
      return this.rename(withName(tree[4], tree[3], this.#add(`row ${this.names.length}`)))
    if (isOfSelection(tree, 'item')) return ['name', this.#add(`row ${JSON.stringify(tree[2])}`)]
    if (tree[0] === 'value') return tree
    // The row under the cursor is meant to be one of those that are moved.
    if (tree[0] === 'name') return tree[1] === 'row' ? ['name', this.#add('row')] : tree
    return mapParts(tree, part => this.rename(part))
  }

  #add(name: string): string {
    if (!this.names.includes(name)) this.names.push(name)
    return name
  }
}

type Form<Word> = Extract<ExpressionNode, readonly [Word, ...unknown[]]>

function isOfSelection<Word extends 'each' | 'item'>(tree: ExpressionNode, word: Word): tree is Form<Word> {
  const holder: unknown = tree[word === 'each' ? 2 : 1]
  return tree[0] === word && Array.isArray(holder) && holder[0] === 'name' && holder[1] === 'selection'
}

function withName(tree: ExpressionNode, from: string, to: string): ExpressionNode {
  if (tree[0] === 'name') return tree[1] === from ? ['name', to] : tree
  return tree[0] === 'value' ? tree : mapParts(tree, part => withName(part, from, to))
}

/** The same form over other parts; words and names of the form stay. */
function mapParts(tree: ExpressionNode, change: (part: ExpressionNode) => ExpressionNode): ExpressionNode {
  const parts: readonly unknown[] = tree
  // Every part that is a list is an expression itself.
  return parts.map(part =>
    Array.isArray(part) ? change(part as unknown as ExpressionNode) : part,
  ) as unknown as ExpressionNode
}
