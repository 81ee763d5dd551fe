import type { Portal } from './keptSession'

/** Where the external portal is mounted, spec §1. */
export const externalBase = '/cyber'

/** Whether a path belongs to the external portal: /cyber itself or below it, not merely a word that begins so. */
export function isCyberPath(path: string): boolean {
  return /^\/cyber(?:$|[/?#])/.test(path)
}

export function portalOf(path: string): Portal {
  return isCyberPath(path) ? 'external' : 'internal'
}

/** Pages for suppliers that stand beside their portal and not in it. */
const besideExternal = ['/cyberLogin', '/cyberAuthReq', '/integration']

/** Whose page it is, by its path: decides title and mark. */
export function portalOfPage(path: string): Portal {
  return besideExternal.includes(path) ? 'external' : portalOf(path)
}

/** The home of a portal. */
export function homeOf(portal: Portal): string {
  return portal === 'external' ? externalBase : '/'
}

/** Spec §2: the two log-in pages. Assumed: they stand at the paths by which the specification knows them. */
export function loginPathOf(portal: Portal): string {
  return portal === 'external' ? '/cyberLogin' : '/login'
}

/** Spec §2: the page title. */
export function portalTitle(portal: Portal): 'GPMS' | 'OGPMS' {
  return portal === 'external' ? 'OGPMS' : 'GPMS'
}
