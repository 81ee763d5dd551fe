import memoize from 'lodash/memoize'
import { screenRoutes } from '../../../codegen/generated/screens'
import { serverRoutes } from '../../../codegen/generated/serverRoutes'
import { type AuthGroupId, authGroup, authGroupIds } from '../../../schemas/codes/authGroups'
import { menuGrant, menuLeaves, type Portal } from '../../../schemas/codes/menus'
import { findTransition, groupMay } from '../../../schemas/workflow/workflow'
import { workflows } from '../../../schemas/workflow/workflows'
import { knownScreens } from '../../../server/modules/access/knownScreens'

/**
 * What is declared of authority, read anew and apart from the server: the access that the contract says, the operations of
 * definitions, the menus of each group, the groups of workflows. The server is held against it cell by cell.
 */
export type Cell = 'open' | 'write' | 'read' | 'refused' | 'noSession'

/** Everybody whom a cell is about. */
export const subjects = [...authGroupIds, 'nobody'] as const
export type Subject = (typeof subjects)[number]

const homes: Readonly<Record<Portal, string>> = { internal: '/', external: '/cyber' }

export const portalOf = (group: AuthGroupId): Portal =>
  authGroup(group).portal === 'E' ? 'external' : 'internal'

const leavesOf = (portal: Portal) =>
  menuLeaves(portal).map(leaf => ({ leaf, paths: [leaf.sspUrl, ...leaf.sspSubUrls] }))
const leaves = { internal: leavesOf('internal'), external: leavesOf('external') }

/** Every address that the menus or the definitions know, both portals. */
export const routePaths: readonly string[] = [
  ...new Set([
    ...screenRoutes.map(({ path }) => path),
    ...(['internal', 'external'] as const).flatMap(portal => leaves[portal].flatMap(({ paths }) => paths)),
  ]),
].sort()

export const routeCell = memoize(judgeRoute, (path, subject) => `${path} ${subject}`)

function judgeRoute(path: string, subject: Subject): Cell {
  if (subject === 'nobody') return 'noSession'
  const portal = portalOf(subject)
  if (path === homes[portal]) return 'write'
  const grants = leaves[portal]
    .filter(({ paths }) => paths.includes(path))
    .flatMap(({ leaf }) => menuGrant(leaf, subject) ?? [])
  if (grants.length === 0) return 'refused'
  return grants.some(grant => !grant.isReadOnly) ? 'write' : 'read'
}

const transitionsOf = (operation: string) =>
  Object.values(workflows).flatMap(workflow => findTransition(workflow, operation) ?? [])

export const operationIds: readonly string[] = Object.keys(serverRoutes).sort()
export const routeOf = (operation: string) =>
  Object.entries(serverRoutes).find(([id]) => id === operation)?.[1]

const publicScreens = screenRoutes.filter(({ access }) => access === 'public').map(({ screen }) => screen)

/** Screens, of whichever portal and by definition or by hand, that call an operation and ask for a session. */
const screensOf = (operation: string) =>
  knownScreens.filter(
    ({ screen, operations }) => !publicScreens.includes(screen) && operations.includes(operation),
  )

/** Asked thousands of times by tests that draw their calls. */
export const operationCell = memoize(judgeOperation, (operation, subject) => `${operation} ${subject}`)

function judgeOperation(operation: string, subject: Subject): Cell {
  const route = routeOf(operation)
  if (route?.access === 'public') return 'open'
  if (subject === 'nobody') return 'noSession'
  if (route?.access === 'session') return 'open'
  const cells = screensOf(operation).map(({ path }) => routeCell(path, subject))
  const mayWrite = cells.includes('write')
  if (!mayWrite && !cells.includes('read')) return 'refused'
  const transitions = transitionsOf(operation)
  const isOpen =
    transitions.length > 0
      ? transitions.some(each => groupMay(each, subject) && (mayWrite || each.actor === 'approver'))
      : mayWrite || route?.isEffect === false
  return isOpen ? 'open' : 'refused'
}

/** Answered, and waiting for the screen that asks. */
const awaitingScreens: readonly string[] = []

/** Operations that need a screen and that no screen calls: nobody could ever call them. */
export const uncalledOperations = operationIds.filter(
  id => routeOf(id)?.access === 'screen' && screensOf(id).length === 0 && !awaitingScreens.includes(id),
)

/** Addresses of definitions that no menu names and that are neither homes nor open to everybody. */
export const unreachablePaths = screenRoutes
  .filter(({ access, path }) => access !== 'public' && !Object.values(homes).includes(path))
  .map(({ path }) => path)
  .filter(path => authGroupIds.every(group => routeCell(path, group) === 'refused'))
