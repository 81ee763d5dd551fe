import type { StepDefinition, TransitionStep } from '../../schemas/screen/stepDefinition'
import { findTransition } from '../../schemas/workflow/workflow'
import { workflowProblems } from '../problem/catalogue/workflowProblems'
import type { NormalAction, NormalBlock } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'
import { pathParameter } from '../scope/pathParameter'
import {
  hasStates,
  namedTransitions,
  reportForeign,
  transitionNames,
  workflowOf,
} from '../step/transitionCompile'

/** Steps that move rows, with the rows that they move. */
interface Move {
  readonly step: TransitionStep
  readonly rows: GridFacts
}

/**
 * A transition moves rows of its own document: they carry the states in which it begins, and the number by which it is called.
 * A list moves its rows through one workflow.
 */
export function checkMovedRows(
  page: Page,
  actions: readonly NormalAction[],
  every: readonly NormalBlock[],
): void {
  const moves = [...ofActions(page, actions), ...ofButtons(page, every)]
  const fitting = moves.filter(move => {
    const foreign = transitionNames(move.step).find(name => !isOwn(page, name, move))
    if (foreign !== undefined) report(page, move, foreign)
    return foreign === undefined
  })
  if (!page.document) checkOneWorkflow(page, fitting)
}

function ofActions(page: Page, actions: readonly NormalAction[]): readonly Move[] {
  const isAboutRows = ({ rows }: NormalAction) => !page.document || (rows !== undefined && rows !== 'none')
  return actions.filter(isAboutRows).flatMap(action => {
    const id = action.grid ?? page.document?.of
    const all = [...page.grids.values()].filter(({ operation }) => operation !== undefined)
    const rows = id === undefined ? all[0] : page.grids.get(id)
    return rows ? movesOf(action.steps, rows) : []
  })
}

function ofButtons(page: Page, every: readonly NormalBlock[]): readonly Move[] {
  return every.flatMap(block => {
    const rows = block.block === 'grid' ? page.grids.get(block.id) : undefined
    return block.block === 'grid' && rows
      ? block.buttons.flatMap(({ column }) => movesOf(column.steps, rows))
      : []
  })
}

function movesOf(steps: readonly StepDefinition[], rows: GridFacts): readonly Move[] {
  return steps.flatMap(step => (step.step === 'transition' ? [{ step, rows }] : []))
}

/** What no workflow or no operation has is reported where it is named. */
function isOwn(page: Page, name: string, { step, rows }: Move): boolean {
  // What a field of the rows lists is judged by that field.
  if (step.documents !== undefined) return true
  const workflow = workflowOf(page, name)
  if (!workflow || !findTransition(workflow, name) || Object.keys(rows.fields).length === 0) return true
  const key = pathParameter(page.on.world.contract[name])
  return hasStates(workflow, rows) && (key === '' || rows.fields[key] !== undefined)
}

function report({ on }: Page, { step, rows }: Move, name: string): void {
  const { workflows, contract } = on.world
  const workflow = Object.values(workflows).find(one => findTransition(one, name))
  const own = Object.values(workflows).filter(one => hasStates(one, rows))
  const fitting = own.flatMap(namedTransitions).filter(one => contract[one.name] !== undefined)
  on.source.report(
    on.source.valueAt(step, 'transition'),
    workflowProblems.rowsForeign(
      { name, document: workflow?.label ?? '', key: pathParameter(contract[name]) },
      { rows: rows.operation?.id ?? rows.id, documents: own.map(({ label }) => label) },
      fitting,
    ),
  )
}

function checkOneWorkflow(page: Page, [first, ...others]: readonly Move[]): void {
  const [name = ''] = first ? transitionNames(first.step) : []
  const workflow = workflowOf(page, name)
  if (!workflow) return
  for (const { step } of others) {
    const [other = ''] = transitionNames(step)
    if (findTransition(workflow, other) === undefined) reportForeign(page.on, step, other, workflow)
  }
}
