import type { Settings } from '../settings'

/** What of the settings decides how cookies are written. */
export type CookiePlace = Pick<Settings, 'mode' | 'origins'>

export interface CookieWish {
  readonly name: string
  readonly value: string
  /** Lax comes along when the directory sends the browser back; Strict comes with our own pages' calls alone. */
  readonly sameSite: 'Lax' | 'Strict'
  /** 0 takes the cookie away, undefined leaves it until the browser is closed. */
  readonly seconds?: number
}

/** Encrypted pages get the prefix that no other host and no plain page can write. A demo without TLS does without. */
function isSecurePlace({ mode, origins }: CookiePlace): boolean {
  const [origin] = origins
  return origin === undefined ? mode === 'production' : origin.startsWith('https:')
}

const fullName = (place: CookiePlace, name: string) => (isSecurePlace(place) ? `__Host-${name}` : name)

/** A Set-Cookie line: for the server alone, never for scripts. */
export function cookieLine(place: CookiePlace, { name, value, sameSite, seconds }: CookieWish): string {
  const parts = [`${fullName(place, name)}=${value}`, 'Path=/', 'HttpOnly', `SameSite=${sameSite}`]
  if (seconds !== undefined) parts.push(`Max-Age=${seconds}`)
  if (isSecurePlace(place)) parts.push('Secure')
  return parts.join('; ')
}

/** The value of a cookie of ours. Sent twice it is nobody's. */
export function readCookie(place: CookiePlace, header: string | undefined, name: string): string | undefined {
  const wanted = `${fullName(place, name)}=`
  const found = (header ?? '')
    .split(';')
    .map(part => part.trim())
    .filter(part => part.startsWith(wanted))
  return found.length === 1 ? found[0]?.slice(wanted.length) : undefined
}
