import { actionWordLabels } from '../../schemas/screen/actionWords'
import { everyBlock } from '../../schemas/shared/everyBlock'
import { findTransition } from '../../schemas/workflow/workflow'
import type { ExpressionScope } from '../expression/valueType'
import type { ActionPlan } from '../plan/actionPlan'
import { actionProblems } from '../problem/catalogue/actionProblems'
import { pageProblems } from '../problem/catalogue/pageProblems'
import { actionGroups } from '../scope/actionGroups'
import { checkLabels } from '../scope/checkLabels'
import { compileCondition, listOf, withRoots } from '../scope/compiling'
import { namedGrids } from '../scope/namedFields'
import type { NormalAction, NormalScreen } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import { compileSteps } from '../step/stepCompile'
import { transitionNames, workflowOf } from '../step/transitionCompile'
import { handDocument } from './openCompile'

type Appearance = Pick<ActionPlan, 'place' | 'look' | 'icon' | 'rows'>

const wordAppearances: Readonly<Record<NonNullable<NormalAction['word']>, Appearance>> = {
  search: { place: 'filter', look: 'primary', rows: 'none' },
  reset: { place: 'filter', look: 'plain', rows: 'none' },
  export: { place: 'grid', look: 'icon', icon: 'excel', rows: 'none' },
  import: { place: 'grid', look: 'plain', icon: 'excel', rows: 'none' },
  addRow: { place: 'grid', look: 'plain', icon: 'plus', rows: 'none' },
  copyRow: { place: 'grid', look: 'plain', icon: 'copy', rows: 'one' },
  deleteRow: { place: 'grid', look: 'plain', icon: 'minus', rows: 'some' },
}

export function compileActions(page: Page, screen: NormalScreen): readonly ActionPlan[] {
  const actions = screen.actions.map(action => handDocument(page, action))
  checkTwice(page, actions)
  const scope = actionScope(page, screen)
  const plans = actions.map(action => compileAction(page, action, gridScope(page, action, scope)))
  checkActionLabels(page, actions, plans)
  return plans
}

/** Two buttons that are there at once say what tells them apart; the same action twice is reported as such. */
function checkActionLabels(page: Page, actions: readonly NormalAction[], plans: readonly ActionPlan[]): void {
  const things = actions.map((action, at) => ({
    action,
    entry: action,
    label: plans[at]?.label,
    isWritten: action.label !== undefined,
    place: plans[at]?.grid ?? plans[at]?.place ?? '',
    when: action.visibleWhen,
  }))
  checkLabels(
    page.on.source,
    things,
    (one, other) => one.action.id !== other.action.id && canStandTogether(page, one.action, other.action),
  )
}

/** An action sees the page, the checked rows as `selection`, and the current row of the grid that has rows to act on. */
export function actionScope(page: Page, screen: NormalScreen): ExpressionScope {
  const grids = everyBlock(screen.blocks).filter(block => block.block === 'grid')
  const main =
    grids.find(grid => grid.lines !== undefined) ?? grids.find(grid => grid.select !== undefined) ?? grids[0]
  const facts = main && page.grids.get(main.id)
  const master = page.grids.get(page.document?.of ?? '')
  return withRoots(page.scope, {
    // Where a chosen row is the document, it is such rows that are checked.
    ...(facts ? { selection: listOf((master ?? facts).rowType), [facts.root]: facts.rowType } : {}),
    ...(master ? { row: master.rowType } : {}),
  })
}

/** An action above a grid speaks of the rows checked there. */
function gridScope(page: Page, { grid }: NormalAction, scope: ExpressionScope): ExpressionScope {
  const facts = grid === undefined ? undefined : page.grids.get(grid)
  return facts && facts.lines === undefined ? withRoots(scope, { selection: listOf(facts.rowType) }) : scope
}

function compileAction(page: Page, action: NormalAction, scope: ExpressionScope): ActionPlan {
  const { on } = page
  const steps = compileSteps(page, action.steps, scope, action.then)
  const grid = gridOf(page, action)
  const groups = actionGroups(steps, on.world)
  const look = appearance(page, action)
  if (look.rows === 'none' && readsCheckedRow(steps) && !(action.enabledWhen ?? '').includes('selection'))
    on.source.report(on.source.at(action), actionProblems.rowsMissing())
  return {
    id: action.id,
    label: labelOf(page, action),
    ...look,
    ...(grid === undefined ? {} : { grid, place: 'grid' }),
    ...compileCondition(on, action, 'visibleWhen', scope),
    ...compileCondition(on, action, 'enabledWhen', scope),
    ...(action.enabledHint === undefined ? {} : { enabledHint: action.enabledHint }),
    ...(groups === undefined ? {} : { groups }),
    steps,
  }
}

/** Whether an expression among the steps takes one row out of those that are checked: ['item', ['name', 'selection'], …]. */
function readsCheckedRow(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  const [form, holder] = (Array.isArray(part) ? part : []) as readonly unknown[]
  const isOfSelection = Array.isArray(holder) && holder[0] === 'name' && holder[1] === 'selection'
  return (form === 'item' && isOfSelection) || Object.values(part).some(readsCheckedRow)
}

function gridOf({ on, grids }: Page, action: NormalAction): string | undefined {
  const [step] = action.steps
  if (action.word !== undefined && wordAppearances[action.word].place === 'grid')
    return step && 'grid' in step ? step.grid : undefined
  // Its icon stands at the rows that it writes, beside the choice of their columns.
  if (isExport(action) && action.grid === undefined) return step && 'grid' in step ? step.grid : undefined
  on.notes.name(action, 'grid', { thing: 'grid', names: [...grids.keys()] })
  if (action.grid === undefined || grids.has(action.grid)) return action.grid
  const problem = pageProblems.gridUnknown(action.grid, namedGrids(grids.values()))
  on.source.report(on.source.valueAt(action, 'grid'), problem)
  return undefined
}

function transitionOf(page: Page, action: NormalAction) {
  const step = action.steps.find(candidate => candidate.step === 'transition')
  const [name = ''] = step ? transitionNames(step) : []
  const workflow = step && workflowOf(page, name)
  return workflow && findTransition(workflow, name)
}

function labelOf(page: Page, action: NormalAction): string {
  if (action.label !== undefined) return action.label
  if (action.word !== undefined) return actionWordLabels[action.word]
  const transition = transitionOf(page, action)
  if (transition) return transition.label
  const [step] = action.steps
  const popup = action.isBare !== undefined && step?.step === 'open' && page.on.world.popups.get(step.popup)
  if (popup) return popup.title
  const { source } = page.on
  const isTransition = action.steps.some(step => step.step === 'transition')
  if (!isTransition) {
    source.report(source.at(action), actionProblems.labelMissing())
  }
  return ''
}

function appearance(page: Page, action: NormalAction): Appearance {
  if (action.word !== undefined) return wordAppearance(page, action.word)
  // Excel looks the same wherever it stands.
  if (isExport(action)) return wordAppearances.export
  const transition = transitionOf(page, action)
  const look = action.primary ? 'primary' : transition?.tone === 'danger' ? 'danger' : 'plain'
  const rows = action.rows ?? (transition && !page.document ? 'some' : 'none')
  return { place: 'page', look, rows }
}

function isExport({ steps: [only, ...others] }: NormalAction): boolean {
  return only?.step === 'export' && others.length === 0
}

/** Without a filter bar the button that puts a document back stands where its other actions do. */
function wordAppearance({ scope }: Page, word: NonNullable<NormalAction['word']>): Appearance {
  const usual = wordAppearances[word]
  return word === 'reset' && scope.filter === undefined ? { ...usual, place: 'page' } : usual
}

/** Whether two filled buttons could be seen at once: two transitions of a document out of different states never are. */
function canStandTogether(page: Page, one: NormalAction, other: NormalAction): boolean {
  const from = transitionOf(page, one)?.from
  const otherFrom = transitionOf(page, other)?.from
  if (!page.document || !Array.isArray(from) || !Array.isArray(otherFrom)) return true
  return from.some(state => otherFrom.includes(state))
}

function checkTwice(page: Page, actions: readonly NormalAction[]): void {
  const { on } = page
  const seen = new Set<string>()
  const primary: NormalAction[] = []
  for (const action of actions) {
    if (seen.has(action.id)) {
      on.source.report(on.source.at(action), actionProblems.actionTwice(action.id))
    }
    seen.add(action.id)
    if (!action.primary) continue
    const isAlone = !primary.some(earlier => canStandTogether(page, earlier, action))
    primary.push(action)
    if (isAlone) continue
    on.source.report(on.source.keyAt(action, 'primary'), actionProblems.primaryTwice())
  }
}
