import { externalBase, isCyberPath, type Portal } from '../../schemas/shared/addresses'

/** Spec §2: inside the external portal every path is prefixed with /cyber; one that is already stays as it is. */
export function pathIn(portal: Portal, path: string): string {
  if (portal === 'internal' || isCyberPath(path)) return path
  return path === '/' ? externalBase : `${externalBase}${path}`
}

/** Spec §2: inside the external portal route names begin with Cyber_. */
export function routeNameIn(portal: Portal, name: string): string {
  return portal === 'external' ? `Cyber_${name}` : name
}

/** The home of a portal. */
export function homeOf(portal: Portal): string {
  return portal === 'external' ? externalBase : '/'
}

/** Spec §2: the two log-in pages. Assumed: they stand at the paths by which the specification knows them. */
export function loginPathOf(portal: Portal): string {
  return portal === 'external' ? '/cyberLogin' : '/login'
}
