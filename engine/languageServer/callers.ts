import { type AuthGroupId, authGroup, authGroupIds } from '../../schemas/codes/authGroups'
import { type MenuLeaf, menuGrant, menuLeaves, type Portal } from '../../schemas/codes/menus'
import { findTransition, groupMay } from '../../schemas/workflow/workflow'
import type { CompiledAll } from '../compile/compileAll'
import type { Compiling } from '../scope/compiling'
import { mountPath } from '../scope/mountPath'

const portals: readonly Portal[] = ['internal', 'external']

/** The authority groups that a menu leads to a path. */
export function groupsOfPath(path: string, canWrite = false): readonly AuthGroupId[] {
  return authGroupIds.filter(group =>
    portals.some(portal =>
      menuLeaves(portal).some(leaf => {
        const grant = menuGrant(leaf, group)
        return (
          grant !== undefined && !(canWrite && grant.isReadOnly) && belongs(leaf, mountPath(portal, path))
        )
      }),
    ),
  )
}

function belongs(leaf: MenuLeaf, path: string): boolean {
  return leaf.sspUrl === path || leaf.sspSubUrls.includes(path)
}

/**
 * The authority groups that the server lets call an operation, by the menus as they are seeded: those of the screens that use it, for
 * what changes something with the right to write, and of these the ones that a workflow names.
 */
export function callersOf(operation: string, compiled: CompiledAll): readonly AuthGroupId[] {
  const { contract, workflows, screens } = compiled.world
  const users = [...compiled.compiled.values()].filter(on => usesOperation(on, operation, compiled))
  const paths = users.flatMap(on => screens.get(on.name)?.path ?? [])
  const readers = new Set(paths.flatMap(path => groupsOfPath(path)))
  const writers = new Set(paths.flatMap(path => groupsOfPath(path, true)))
  const steps = Object.values(workflows).flatMap(workflow => findTransition(workflow, operation) ?? [])
  return authGroupIds.filter(group => {
    if (steps.length > 0)
      return steps.some(
        step => groupMay(step, group) && (step.actor === 'approver' ? readers : writers).has(group),
      )
    return (contract[operation]?.isEffect ? writers : readers).has(group)
  })
}

/** A screen calls what its popups call. */
function usesOperation(on: Compiling, operation: string, { popups }: CompiledAll): boolean {
  if (on.operations.has(operation)) return true
  return [...on.popups].some(popup => popups.get(popup)?.plan.operations.includes(operation))
}

export function spokenGroups(groups: readonly AuthGroupId[]): string {
  return groups.map(group => `${group} ${authGroup(group).name}`).join(', ')
}
