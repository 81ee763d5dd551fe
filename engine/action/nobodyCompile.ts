import { authGroupIds } from '../../schemas/codes/authGroups'
import { findTransition, groupMay, type Transition } from '../../schemas/workflow/workflow'
import type { ActionPlan } from '../plan/actionPlan'
import { menuProblems } from '../problem/catalogue/menuProblems'
import { mountPath } from '../scope/mountPath'
import type { NormalAction, NormalScreen } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import { workflowOf } from '../step/transitionCompile'

/** An action is done by somebody: a group that its operations name has a menu of the page in which it may write. */
export function checkNobody(
  page: Page,
  { path, mounts }: NormalScreen,
  actions: readonly NormalAction[],
  plans: readonly ActionPlan[],
): void {
  const { source, world } = page.on
  const writers = world.writers(mounts.map(({ portal }) => mountPath(portal, path)))
  // A home, a page that is open to everybody, and one without a menu are told elsewhere, or are nobody's.
  if (!writers || writers.length === 0) return
  plans.forEach((plan, at) => {
    const action = actions[at]
    const may = groupsOf(page, plan)
    if (!action || !may || may.some(group => writers.includes(group))) return
    source.report(source.at(action), menuProblems.actionOfNobody(plan.label, may, writers))
  })
}

/** Undefined where everybody may, or somebody only by being the approver. */
function groupsOf(page: Page, { groups, steps }: ActionPlan): readonly string[] | undefined {
  const named = steps.flatMap(step => (step.step === 'transition' ? step.transitions : []))
  const transitions = named.flatMap((name): Transition[] => {
    const workflow = workflowOf(page, name)
    return [workflow && findTransition(workflow, name)].filter(one => one !== undefined)
  })
  if (transitions.some(({ actor }) => actor === 'approver')) return undefined
  if (transitions.length === 0) return groups
  return authGroupIds.filter(
    group => transitions.some(one => groupMay(one, group)) && (groups?.includes(group) ?? true),
  )
}
