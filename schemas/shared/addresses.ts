/** Spec §1: staff work in the internal portal, suppliers in the external one. */
export type Portal = 'internal' | 'external'

/** Where the external portal is mounted, spec §1. */
export const externalBase = '/cyber'

/** Ways in of suppliers that do not stand below it; that of developers is not named in the pages of production. */
const supplierPages = [
  ...['/cyberLogin', '/cyberAuthReq', '/integration', '/template/ogpmsLogin'],
  ...['/template/ogpmsUserApply1', '/template/ogpmsUserApply2', '/template/ogpmsUserApply3'],
  ...(process.env.GPMS_BUILD === 'production' ? [] : ['/cyberDevLogin']),
]
/** Where the guard leads in either portal. */
const sharedPages = ['/info401', '/info500']

/** Whether a path is mounted in the external portal: /cyber itself or below it, not merely a word that begins so. */
export function isCyberPath(path: string): boolean {
  return /^\/cyber(?:$|[/?#])/.test(path)
}

/** Whose address a path is, whether a page stands there or not; undefined where both portals lead. */
export function portalOfAddress(path: string): Portal | undefined {
  if (isCyberPath(path) || supplierPages.includes(path)) return 'external'
  return sharedPages.includes(path) ? undefined : 'internal'
}

/** Spec §2, D-32: on the host of suppliers only what is not an address of staff is shown, whichever way it is come to. */
export function isShownOn(host: { readonly isExternal: boolean }, path: string): boolean {
  return !host.isExternal || portalOfAddress(path) !== 'internal'
}

/**
 * Whose page a document is before anything is known of its person, by the host and the address that it is asked for: its title
 * (spec §2), and what the first call says of its portal (spec §7).
 */
export function portalOfDocument(host: { readonly isExternal: boolean }, path: string): Portal {
  return host.isExternal ? 'external' : (portalOfAddress(path) ?? 'internal')
}

/** Spec §2: the page title. */
export function portalTitle(portal: Portal): 'GPMS' | 'OGPMS' {
  return portal === 'external' ? 'OGPMS' : 'GPMS'
}
