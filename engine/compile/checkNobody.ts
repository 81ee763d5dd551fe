import { authGroupIds } from '../../schemas/codes/authGroups'
import { everyBlock } from '../../schemas/shared/everyBlock'
import { findTransition, groupMay, type Transition } from '../../schemas/workflow/workflow'
import type { BlockPlan } from '../plan/screenPlan'
import type { StepPlan } from '../plan/stepPlan'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { menuProblems } from '../problem/catalogue/menuProblems'
import { actionGroups } from '../scope/actionGroups'
import { mountPath } from '../scope/mountPath'
import type { NormalBlock, NormalScreen } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import type { Source } from '../scope/source'
import type { World } from '../scope/world'
import { workflowOf } from '../step/transitionCompile'
import { canHold } from './canHold'

/** A button above the page or in the rows of a grid. */
export interface Pressed {
  /** Where the author wrote it. */
  readonly entry: object
  readonly label: string
  readonly steps: readonly StepPlan[]
  /** What must hold for it to be pressed. */
  readonly conditions: readonly string[]
}

/**
 * A button is pressed by somebody: a group that its operations name has a menu of the page in which it may write. What a page asks by
 * itself needs no such check, since the grant of a page gives everything that the page reads (server/modules/access).
 */
export function checkNobody(page: Page, { path, mounts }: NormalScreen, buttons: readonly Pressed[]): void {
  const { source, world } = page.on
  const granted = world.granted(mounts.map(({ portal }) => mountPath(portal, path)))
  // A home, a page that is open to everybody, and one without a menu are reported elsewhere, or are nobody's.
  if (!granted || granted.readers.length === 0) return
  const { readers, writers } = granted
  const unseen = buttons.filter(
    ({ conditions }) => !readers.some(group => mayHoldFor(page, conditions, group)),
  )
  for (const { entry, label } of unseen)
    source.report(source.at(entry), menuProblems.actionForNobody(label, readers))
  if (unseen.length === 0) checkGroups(source, readers)
  const ofNobody = buttons.flatMap(({ entry, label, steps }) => {
    const may = groupsOf(page, steps)
    if (may === 'whoeverReads') return []
    const groups = may === 'whoeverWrites' ? undefined : may
    const isPressed = groups?.some(group => writers.includes(group)) ?? writers.length > 0
    return isPressed ? [] : [{ entry, label, groups, wanted: groups?.join() ?? '' }]
  })
  // Of buttons that wait for the same groups the first stands for all.
  for (const wanted of new Set(ofNobody.map(one => one.wanted))) {
    const [first, ...others] = ofNobody.filter(one => one.wanted === wanted)
    if (first)
      source.report(source.at(first.entry), {
        ...menuProblems.actionOfNobody(first.label, first.groups, writers),
        ...(others.length > 0 ? { followers: others.length } : {}),
      })
  }
}

/** A condition asks for a group that opens the page, at least for one: `user.authGroupId in ['32', '33']`. */
function checkGroups(source: Source, readers: readonly string[]): void {
  const known: readonly string[] = authGroupIds
  for (const text of source.text.matchAll(/"(?:[^"\\]|\\.)*"/g)) {
    const asked = [...text[0].matchAll(/user\.authGroupId\s*(?:==\s*|in\s*\[)((?:'\w+'[\s,]*)+)/g)].flatMap(
      ({ index, 0: whole, 1: names = '' }) =>
        [...names.matchAll(/'(\w+)'/g)].map(name => ({
          id: name[1] ?? '',
          at: text.index + index + whole.indexOf(names) + name.index,
        })),
    )
    if (asked.some(({ id }) => readers.includes(id))) continue
    // One that is no group at all is reported by its expression.
    for (const { id, at } of asked)
      if (known.includes(id)) source.report(at, meantProblems.groupNeverHere(id, readers))
  }
}

/** Whether the conditions can be true for somebody of a group, where they ask for the group at all. */
function mayHoldFor(page: Page, conditions: readonly string[], group: string): boolean {
  if (!conditions.some(condition => condition.includes('user.authGroupId'))) return true
  return canHold(page, [...conditions, `user.authGroupId == '${group}'`])
}

/** The buttons in the rows of all grids. */
export function rowButtons(every: readonly NormalBlock[], blocks: readonly BlockPlan[]): readonly Pressed[] {
  const grids = new Map(
    everyBlock(blocks).flatMap(block => (block.block === 'grid' ? [[block.id, block]] : [])),
  )
  return every.flatMap(block => {
    if (block.block !== 'grid') return []
    const columns = (grids.get(block.id)?.columns ?? []).filter(({ kind }) => kind === 'button')
    return block.buttons.flatMap(({ column }, at) => {
      const plan = columns[at]
      return plan ? [{ entry: column, label: column.button, steps: plan.steps ?? [], conditions: [] }] : []
    })
  })
}

function groupsOf(
  page: Page,
  steps: readonly StepPlan[],
): readonly string[] | 'whoeverReads' | 'whoeverWrites' {
  const { world } = page.on
  const named = steps.flatMap(step => (step.step === 'transition' ? step.transitions : []))
  const transitions = named.flatMap((name): Transition[] => {
    const workflow = workflowOf(page, name)
    return [workflow && findTransition(workflow, name)].filter(one => one !== undefined)
  })
  // An approver decides wherever he may read.
  if (transitions.some(({ actor }) => actor === 'approver')) return 'whoeverReads'
  const groups = actionGroups(steps, world)
  if (transitions.length === 0)
    return groups ?? (steps.some(step => changes(step, world)) ? 'whoeverWrites' : 'whoeverReads')
  return authGroupIds.filter(
    group => transitions.some(one => groupMay(one, group)) && (groups?.includes(group) ?? true),
  )
}

/** Whether a step calls what only a grant to write opens; what everybody with a session may call asks for none. */
function changes(step: StepPlan, { contract, popups }: World): boolean {
  const name = step.step === 'open' ? popups.get(step.popup)?.saves : operationOf(step)
  const operation = name === undefined ? undefined : contract[name]
  return operation?.isEffect === true && operation.access === 'screen'
}

function operationOf(step: StepPlan): string | undefined {
  return step.step === 'call' || step.step === 'upload' ? step.operation : undefined
}
