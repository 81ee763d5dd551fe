import { serverRoutes } from '../../../codegen/generated/serverRoutes'
import { findTransition, groupMay } from '../../../schemas/workflow/workflow'
import { workflows } from '../../../schemas/workflow/workflows'
import type { Actor } from '../../database/actor'
import type { KnownScreen } from './knownScreens'
import type { Menu, MenuBook } from './menuBook'

export type Access = 'read' | 'write'

/** Open to everybody of the portal, without a menu. */
const homes = { internal: '/', external: '/cyber' } as const

const portalOfGroup = (group: string) => (group === '60' || group === '61' ? 'external' : 'internal')

function belongs(menu: Menu, path: string): boolean {
  return menu.sspUrl === path || menu.sspSubUrls.includes(path)
}

/** The granted menu that a path belongs to, if it has one. */
export function menuOfPath({ menus }: MenuBook, group: string, path: string): Menu | undefined {
  const portal = portalOfGroup(group)
  return menus.find(menu => menu.portal === portal && belongs(menu, path) && menu.grants.has(group))
}

/** What a group may do on a path: nothing, read, or write where any granted menu that names the path says so. */
export function accessToPath({ menus }: MenuBook, group: string, path: string): Access | undefined {
  const portal = portalOfGroup(group)
  if (path === homes[portal]) return 'write'
  const grants = menus
    .filter(menu => menu.portal === portal && belongs(menu, path))
    .map(menu => menu.grants.get(group))
  if (grants.includes('write')) return 'write'
  return grants.includes('read') ? 'read' : undefined
}

/** What a browser compares: it differs as soon as the person's group, or any menu or grant, has changed. */
export function rightsOf({ group }: Pick<Actor, 'group'>, { changeNo }: MenuBook): string {
  return `${group}.${changeNo}`
}

/** Whether a group may make workbooks of what a path lists. What is open without a menu holds no secret of its own. */
export function mayExportFrom({ menus }: MenuBook, group: string, path: string): boolean {
  const portal = portalOfGroup(group)
  return (
    path === homes[portal] ||
    menus.some(menu => menu.portal === portal && belongs(menu, path) && menu.exporters.has(group))
  )
}

/** Whether a group may have the server write a workbook of what an operation lists: some screen of it must be granted so. */
export function mayExportRows(
  book: MenuBook,
  screens: readonly KnownScreen[],
  group: string,
  operationId: string,
): boolean {
  return screens.some(
    screen => screen.operations.includes(operationId) && mayExportFrom(book, group, screen.path),
  )
}

/** What a group may do with an operation, by the screens that use it and are granted to the group. */
function accessToOperation(
  book: MenuBook,
  screens: readonly KnownScreen[],
  group: string,
  operationId: string,
): Access | undefined {
  const accesses = screens
    .filter(screen => screen.operations.includes(operationId))
    .map(screen => accessToPath(book, group, screen.path))
  if (accesses.includes('write')) return 'write'
  return accesses.includes('read') ? 'read' : undefined
}

const transitionsNamed = (operationId: string) =>
  Object.values(workflows).flatMap(workflow => findTransition(workflow, operationId) ?? [])

const isEffect = (operationId: string) =>
  Object.entries(serverRoutes).some(([id, { isEffect }]) => id === operationId && isEffect)

/**
 * Whether a group may call an operation. Reading needs a screen that reads, changing one granted with write access.
 * Transitions belong to the groups their workflow names as well; approvers act wherever they may read (D-09).
 */
export function mayCall(
  book: MenuBook,
  screens: readonly KnownScreen[],
  { group }: Pick<Actor, 'group'>,
  operationId: string,
): boolean {
  const access = accessToOperation(book, screens, group, operationId)
  if (access === undefined) return false
  const transitions = transitionsNamed(operationId)
  if (transitions.length > 0)
    return transitions.some(
      transition => groupMay(transition, group) && (access === 'write' || transition.actor === 'approver'),
    )
  return access === 'write' || !isEffect(operationId)
}
