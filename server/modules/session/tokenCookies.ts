import type { IncomingHttpHeaders } from 'node:http'
import { type CookiePlace, cookieLine, readCookie } from '../../http/cookies'
import type { HttpExchange } from '../../http/route'
import type { Settings } from '../../settings'
import { hashToken } from './tokens'

/** Requirements 1: with the token mode "cookie" tokens live in HttpOnly cookies alone, and no script ever sees one. */
const cookies = { access: 'gpms-access', refresh: 'gpms-refresh' } as const

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
  const line = (name: string, value: string) => cookieLine(settings, { name, value, sameSite: 'Strict' })
  http.setHeader('set-cookie', line(cookies.access, accessToken))
  http.setHeader('set-cookie', line(cookies.refresh, refreshToken))
  return {
    ...answer,
    accessToken: standIn(settings.secret, accessToken),
    refreshToken: standIn(settings.secret, refreshToken),
  }
}

export function takeTokensAway({ http, settings }: CookieContext): void {
  if (settings.login.tokenMode !== 'cookie') return
  for (const name of Object.values(cookies))
    http.setHeader('set-cookie', cookieLine(settings, { name, value: '', sameSite: 'Strict', seconds: 0 }))
}

export type TokenPlace = CookiePlace & Pick<Settings, 'secret'>

/** The token behind what a page sends: itself, or the one in the cookie that the stand-in stands for. */
export function tokenBehind(
  place: TokenPlace,
  headers: IncomingHttpHeaders,
  kind: keyof typeof cookies,
  sent: string | undefined,
): string | undefined {
  if (!isStandIn(sent)) return sent
  const token = readCookie(place, headers.cookie, cookies[kind])
  return token !== undefined && standIn(place.secret, token) === sent ? token : undefined
}
