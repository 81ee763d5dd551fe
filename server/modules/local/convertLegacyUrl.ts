/** A route that a link may lead to: its path with the prefix of its portal. */
export interface KnownPath {
  readonly path: string
  readonly portal: string
}

/** What a link must not carry on: it would end in addresses and logs. */
const secret = /token|session|passw|jwt/i
const here = 'https://legacy.invalid'

/**
 * A deep link of the former system as a path of this one, or nothing. Assumed: the former pages were named as the routes
 * are, as `…/prList.do?prNo=…`; the path below its last folder, or the name alone, decides. Never another origin.
 */
export function convertLegacyUrl(
  legacyUrl: string,
  portal: 'internal' | 'external',
  known: readonly KnownPath[],
): string | undefined {
  const text = legacyUrl.trim()
  if (!URL.canParse(text, here)) return undefined
  const { pathname, searchParams, protocol } = new URL(text, here)
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  const words = wordsOf(pathname)
  const found = known
    .filter(route => route.portal === portal)
    .map(route => ({ route, shared: sharedWords(words, wordsOf(route.path)) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)[0]?.route
  if (!found) return undefined
  const kept = new URLSearchParams([...searchParams].filter(([name]) => !secret.test(name))).toString()
  return `${found.path}${kept === '' ? '' : `?${kept}`}`
}

const wordsOf = (path: string): readonly string[] =>
  path
    .replace(/;.*$/, '')
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .split('/')
    .filter(word => word !== '')

/** How many words the two have in common, counted from the end; none where the last ones differ. */
function sharedWords(one: readonly string[], other: readonly string[]): number {
  let shared = 0
  while (one.at(-1 - shared) !== undefined && one.at(-1 - shared) === other.at(-1 - shared)) shared += 1
  return shared
}
