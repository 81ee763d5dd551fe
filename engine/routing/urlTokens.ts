import type { Tokens } from '../auth/keptSession'

/** The little of the window that the address needs. */
interface AddressPlace {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
  readonly history: { replaceState(state: unknown, unused: string, url: string): void }
}

/** Where the auth server puts SSO's assertion: behind the hash, which no server sees. */
const assertionHash = '#data='

/**
 * Takes the tokens of an address, at the log-in page of suppliers alone, and leaves an address without them before anything
 * else is asked for. Assumed: their names, for the specification tells none.
 */
export function takeUrlTokens({ location: { pathname, search, hash }, history }: AddressPlace): {
  readonly urlTokens?: Tokens
  readonly ssoData?: string
} {
  // A router takes an address with a stroke at its end for the same page.
  const page = pathname.replace(/\/+$/, '')
  if (page === '/login' && hash.startsWith(assertionHash)) {
    history.replaceState(null, '', `${pathname}${search}`)
    return { ssoData: hash.slice(assertionHash.length) }
  }
  if (page !== '/cyberLogin' || !/token/i.test(search)) return {}
  const params = new URLSearchParams(search)
  const [accessToken, refreshToken] = [params.get('accessToken'), params.get('refreshToken')]
  params.delete('accessToken')
  params.delete('refreshToken')
  history.replaceState(null, '', params.size === 0 ? pathname : `${pathname}?${params}`)
  return accessToken && refreshToken ? { urlTokens: { accessToken, refreshToken, tokenKey: '' } } : {}
}
