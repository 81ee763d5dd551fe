import type { Portal } from '../../schemas/shared/addresses'

/** Log-in mode that overrides the configured one, spec §4. */
export type NextMode = 'AD' | 'SSO'

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly tokenKey: string
}

/** The part of the session that session storage keeps (spec §3, §4). */
export interface KeptSession {
  readonly tokens?: Tokens
  readonly portal: Portal
  readonly moveUrl?: string
  readonly nextMode?: NextMode
  readonly loginId?: string
  /** Of a stranger who has proved a contact (domain 3.43). */
  readonly applyToken?: string | undefined
}

export const keptSessionKey = 'gpms.session'

/** What a text of session storage says of the session. */
export function readKeptSession(text: string | null): KeptSession {
  if (text === null) return { portal: 'internal' }
  const kept = parseRecord(text)
  const { accessToken, refreshToken, tokenKey } = recordOf(kept.tokens)
  return {
    portal: kept.portal === 'external' ? 'external' : 'internal',
    ...(typeof kept.moveUrl === 'string' ? { moveUrl: kept.moveUrl } : {}),
    ...(kept.nextMode === 'AD' || kept.nextMode === 'SSO' ? { nextMode: kept.nextMode } : {}),
    ...(typeof kept.loginId === 'string' ? { loginId: kept.loginId } : {}),
    ...(typeof kept.applyToken === 'string' ? { applyToken: kept.applyToken } : {}),
    ...(typeof accessToken === 'string' && typeof refreshToken === 'string'
      ? { tokens: { accessToken, refreshToken, tokenKey: typeof tokenKey === 'string' ? tokenKey : '' } }
      : {}),
  }
}

function parseRecord(text: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    // Somebody wrote into our key; a session that cannot be read is no session.
    return {}
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
