import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that changes something was sent by our own pages: the browser says so in Sec-Fetch-Site or Origin,
 * neither of which another site's page can set. One of them must be there, and none may speak against it.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const site = headers['sec-fetch-site']
  const { origin } = headers
  if (site === undefined && origin === undefined) return false
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined || origins.includes(origin) || hostOf(origin) === headers.host
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** The portal that the IsCyber header names. Sent twice, or in other letters, it names none. */
export function namedPortal(headers: IncomingHttpHeaders): 'internal' | 'external' | undefined {
  if (headers.iscyber === 'Y') return 'external'
  return headers.iscyber === 'N' ? 'internal' : undefined
}
