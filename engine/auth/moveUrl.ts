import { isCyberPath, type Portal, portalOfAddress } from '../../schemas/shared/addresses'

const longestMoveUrl = 2000
const here = 'https://gpms.invalid'

/**
 * The remembered target as a path that may be gone to after log-in: on this origin, a known route, of the portal that was
 * logged in to. Anything else is dropped, and the home of the portal takes its place.
 */
export function safeMoveUrl(
  kept: string | undefined,
  portal: Portal,
  isKnownPath: (path: string) => boolean,
): string | undefined {
  if (kept === undefined || kept.length > longestMoveUrl || !hasPathShape(kept)) return undefined
  const url = parse(kept)
  if (!url || url.origin !== here || url.username !== '' || url.password !== '') return undefined
  const path = decoded(url.pathname)
  if (path === undefined || !hasPathShape(path) || path.includes('//')) return undefined
  if (portalOfAddress(path) !== portal || !isKnownPath(path)) return undefined
  return `${url.pathname}${url.search}`
}

/** One slash in front, no backslash (browsers read it as a slash), nothing that is not printed. */
function hasPathShape(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !text.includes('\\') && ![...text].some(isControl)
}

function isControl(letter: string): boolean {
  const code = letter.charCodeAt(0)
  return code < 0x20 || code === 0x7f || (code >= 0x80 && code < 0xa0)
}

function parse(text: string): URL | undefined {
  return URL.canParse(text, here) ? new URL(text, here) : undefined
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    // A broken escape; no route of ours has one.
    return undefined
  }
}

/** Spec §4: a trailing access-token parameter is stripped from an internal path before it is gone to. */
export function withoutAccessToken(path: string): string {
  if (isCyberPath(path)) return path
  return path.replace(/[?&]access-?token=[^&#]*$/i, '')
}
