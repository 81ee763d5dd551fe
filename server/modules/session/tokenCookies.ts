import type { IncomingHttpHeaders } from 'node:http'
import { type CookiePlace, cookieLine, readCookie } from '../../http/cookies'
import { namedPortal } from '../../http/requestOrigin'
import type { HttpExchange } from '../../http/route'
import type { Settings } from '../../settings'
import { hashToken } from '../secret/tokens'

/** Requirements 1: with the token mode "cookie" tokens live in HttpOnly cookies alone, and no script ever sees one. */
const kinds = ['access', 'refresh'] as const
type Kind = (typeof kinds)[number]

/** Each portal has its own, so that both may be open side by side. */
const cookieNames = (kind: Kind) => ({ internal: `gpms-${kind}`, external: `ogpms-${kind}` })

/** What the page holds in place of a token: it changes with the token and tells nothing of it. */
const standIn = (secret: string, token: string) =>
  `cookie.${hashToken(secret, `stand-in ${token}`).slice(0, 16)}`

const isStandIn = (text: string | undefined) => text !== undefined && /^cookie\.[0-9a-f]{16}$/.test(text)

interface CookieContext {
  readonly http: HttpExchange
  readonly settings: Settings
}

interface TokenCarrier {
  readonly accessToken?: string
  readonly refreshToken?: string
}

/** Tokens of an answer go into cookies, where the settings say so; the page is given stand-ins. */
export function handOverTokens<Answer extends TokenCarrier>(
  { http, settings }: CookieContext,
  answer: Answer,
): Answer {
  const { accessToken, refreshToken } = answer
  if (settings.login.tokenMode !== 'cookie' || !accessToken || !refreshToken) return answer
  const portal = namedPortal(http.headers) ?? 'internal'
  const line = (kind: Kind, value: string) =>
    cookieLine(settings, { name: cookieNames(kind)[portal], value, sameSite: 'Strict' })
  http.setHeader('set-cookie', line('access', accessToken))
  http.setHeader('set-cookie', line('refresh', refreshToken))
  return {
    ...answer,
    accessToken: standIn(settings.secret, accessToken),
    refreshToken: standIn(settings.secret, refreshToken),
  }
}

export function takeTokensAway({ http, settings }: CookieContext): void {
  if (settings.login.tokenMode !== 'cookie') return
  const portal = namedPortal(http.headers) ?? 'internal'
  for (const kind of kinds) {
    const name = cookieNames(kind)[portal]
    http.setHeader('set-cookie', cookieLine(settings, { name, value: '', sameSite: 'Strict', seconds: 0 }))
  }
}

export type TokenPlace = CookiePlace & Pick<Settings, 'secret'>

/** The token behind what a page sends: itself, or the one in a cookie that the stand-in stands for. */
export function tokenBehind(
  place: TokenPlace,
  headers: IncomingHttpHeaders,
  kind: Kind,
  sent: string | undefined,
): string | undefined {
  if (!isStandIn(sent)) return sent
  return Object.values(cookieNames(kind))
    .map(name => readCookie(place, headers.cookie, name))
    .find(token => token !== undefined && standIn(place.secret, token) === sent)
}
