import { codeText, isCodeGroup } from '../../schemas/codes/codeGroups'
import { findTransition, isCreating, type Transition, type Workflow } from '../../schemas/workflow/workflow'
import { type ActionPlan, isAboutRows } from '../plan/actionPlan'
import { blocksOf } from '../plan/blocksOf'
import type { GridPlan } from '../plan/gridPlan'
import type { ScreenPlan } from '../plan/screenPlan'
import type { StepPlan } from '../plan/stepPlan'
import { caseTexts } from '../problem/commandTexts/caseTexts'
import { isAskedGrid, type PlanCase, type TitleOf } from './planCase'

/** When each button can be pressed, by whom, and what comes of those that send nothing. */
export function actionCases(plan: ScreenPlan, titleOf: TitleOf): readonly PlanCase[] {
  return plan.actions.flatMap(action => [
    ...action.steps.flatMap(step => stepCases(plan, action, step, titleOf)),
    ...rowCases(plan, action),
  ])
}

/** Lines of a document, and rows that are copied or deleted where they stand, are counted by the step itself. */
function rowCases(plan: ScreenPlan, action: ActionPlan): readonly PlanCase[] {
  const gridId = action.grid ?? plan.document?.of?.grid
  const grid = blocksOf(plan, 'grid')
    .filter(isAskedGrid)
    .find(({ id }) => gridId === undefined || id === gridId)
  const isCounting = action.steps.some(({ step }) => step === 'addRow' || step === 'deleteRow')
  if (action.rows === 'none' || !grid || isCounting) return []
  const name = caseTexts.rowsNeeded(action.label, action.rows)
  return [{ case: 'rowsNeeded', action, grid, id: `rowsNeeded:${action.id}`, name }]
}

function stepCases(
  plan: ScreenPlan,
  action: ActionPlan,
  step: StepPlan,
  titleOf: TitleOf,
): readonly PlanCase[] {
  const { id, label } = action
  const isAlone = action.steps.length === 1
  const gridOf = (name: string | undefined) => blocksOf(plan, 'grid').find(grid => grid.id === name)
  switch (step.step) {
    case 'search':
      return isAlone
        ? [{ case: 'searched', action, id: `searched:${id}`, name: caseTexts.searched(label) }]
        : []
    case 'reset':
      return isAlone ? [{ case: 'reset', action, id: `reset:${id}`, name: caseTexts.reset(label) }] : []
    case 'export':
      return rowsCases('exported', action, gridOf(step.grid))
    case 'addRow':
      return step.copy || step.document ? [] : rowsCases('rowAdded', action, gridOf(step.grid))
    case 'deleteRow':
      return rowsCases('rowDeleted', action, gridOf(step.grid))
    case 'call':
      return rowsCases(isAboutRows(action) ? 'checkedSaved' : 'changesSaved', action, gridOf(step.changes))
    case 'go':
      return isAlone
        ? [{ case: 'led', action, step, id: `led:${id}`, name: caseTexts.led(label, titleOf(step.screen)) }]
        : []
    case 'open':
      return [
        ...(isAlone
          ? [
              {
                ...({ case: 'opened', action, step } as const),
                id: `opened:${id}`,
                name: caseTexts.opened(label, titleOf(step.popup)),
              },
            ]
          : []),
        ...transitionCases(plan, action, step.transition === undefined ? [] : [step.transition]).filter(
          // What a popup makes does not depend on the document below it.
          each => each.case !== 'stateRefused' || !isMaking(plan, step.transition),
        ),
      ]
    case 'transition':
      return transitionCases(plan, action, step.transitions).filter(
        // A row that stands for several documents has no state of its own.
        each => each.case !== 'stateRefused' || step.documents === undefined,
      )
    default:
      return []
  }
}

function rowsCases(
  kind: 'exported' | 'rowAdded' | 'rowDeleted' | 'changesSaved' | 'checkedSaved',
  action: ActionPlan,
  grid: GridPlan | undefined,
): readonly PlanCase[] {
  if (!grid) return []
  const name = caseTexts[kind](action.label, grid.title ?? grid.id)
  return [{ case: kind, action, grid, id: `${kind}:${action.id}`, name }]
}

/** What the workflow says of a button: in which states, for which groups, for which person, and to whom only reads. */
function transitionCases(
  plan: ScreenPlan,
  action: ActionPlan,
  transitions: readonly string[],
): readonly PlanCase[] {
  const workflow = plan.workflow ?? plan.document?.workflow
  const found = workflow ? transitions.flatMap(name => findTransition(workflow, name) ?? []) : []
  if (!workflow || found.length === 0) return []
  const { id, label } = action
  const about = { action, transitions }
  const states = statesOf(workflow, found)
  const groups = groupsOf(found)
  const actors = new Set(found.map(({ actor }) => actor))
  return [
    ...(states
      ? [
          {
            case: 'stateRefused',
            ...about,
            id: `states:${id}`,
            name: caseTexts.stateRefused(label, states),
          } as const,
        ]
      : []),
    { case: 'groupRefused', ...about, id: `groups:${id}`, name: caseTexts.groupRefused(label, groups) },
    ...(actors.has('anyone')
      ? []
      : [
          {
            ...({ case: 'personRefused', ...about, id: `person:${id}` } as const),
            name: caseTexts.personRefused(label, actors.has('approver') ? 'approver' : 'drafter'),
          },
        ]),
    // Approvers of rank may hold a page for reading only and still approve.
    ...(actors.has('approver')
      ? []
      : [
          {
            case: 'readerRefused',
            ...about,
            id: `reader:${id}`,
            name: caseTexts.readerRefused(label),
          } as const,
        ]),
  ]
}

function isMaking(plan: ScreenPlan, name = ''): boolean {
  const workflow = plan.workflow ?? plan.document?.workflow
  const found = workflow && findTransition(workflow, name)
  return found !== undefined && isCreating(found)
}

/** The names of the states in which one of them begins; undefined where every state will do. */
function statesOf({ statusCode }: Workflow, found: readonly Transition[]): readonly string[] | undefined {
  if (found.some(({ from }) => from === 'any')) return undefined
  const states = new Set(found.flatMap(({ from }) => (from === 'any' || from.length > 0 ? from : ['new'])))
  return [...states].map(state => {
    if (state === 'new') return state
    return isCodeGroup(statusCode) ? codeText(statusCode, state) : state
  })
}

function groupsOf(found: readonly Transition[]): readonly string[] | 'internal' {
  if (found.some(({ groups }) => groups === 'internal')) return 'internal'
  return [...new Set(found.flatMap(({ groups }) => groups))].sort()
}
