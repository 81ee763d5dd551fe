import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MenuItem, SessionUser } from '../../codegen/generated/types'

export type Portal = 'internal' | 'external'

/** Log-in mode that overrides the configured one, spec §4. */
export type NextMode = 'AD' | 'SSO'

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly tokenKey: string
}

export type CodeLists = Readonly<
  Record<string, readonly { readonly value: string; readonly text: string; readonly useYn?: string }[]>
>

/**
 * What is known of the session. The first five are kept in session storage (spec §3, §4); user, menus and codes are read
 * again by each first login check, so no personal field rests in the browser.
 */
export interface SessionState {
  readonly tokens?: Tokens
  readonly portal: Portal
  readonly moveUrl?: string
  readonly nextMode?: NextMode
  readonly loginId?: string
  /** How far a supplier's log-in has come; a reloaded page begins anew. */
  readonly loginTransaction?: string
  /** Out of the address, until the log-in page takes them. */
  readonly urlTokens?: Tokens
  readonly user?: SessionUser
  readonly menus: readonly MenuItem[]
  readonly codes: CodeLists
  /** Milliseconds on the server's clock. */
  readonly expiresAt?: number
  /** Length of the sliding window, learned from the last verification. */
  readonly windowMilliseconds?: number
}

export type SessionStore = StoreApi<SessionState>

export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const storageKey = 'gpms.session'
const nobody: SessionState = { portal: 'internal', menus: [], codes: {} }

/** Opens the store over session storage, so that a duplicated tab starts as a copy and a closed tab forgets. */
export function createSessionStore(storage: KeyValueStorage): SessionStore {
  const store = createStore<SessionState>(() => ({ ...nobody, ...readKept(storage.getItem(storageKey)) }))
  store.subscribe((state, before) => {
    const kept = keptText(state)
    if (kept !== keptText(before)) storage.setItem(storageKey, kept)
  })
  return store
}

/** Forgets everything but the portal, the way back and the log-in id. */
export function forgetUser(store: SessionStore): void {
  const { portal, moveUrl, nextMode, loginId } = store.getState()
  store.setState(
    {
      ...nobody,
      portal,
      ...(moveUrl === undefined ? {} : { moveUrl }),
      ...(nextMode === undefined ? {} : { nextMode }),
      ...(loginId === undefined ? {} : { loginId }),
    },
    true,
  )
}

function keptText({ tokens, portal, moveUrl, nextMode, loginId }: SessionState): string {
  return JSON.stringify({ tokens, portal, moveUrl, nextMode, loginId })
}

function readKept(text: string | null): Partial<SessionState> {
  if (text === null) return {}
  const kept = parseRecord(text)
  const { accessToken, refreshToken, tokenKey } = recordOf(kept.tokens)
  return {
    portal: kept.portal === 'external' ? 'external' : 'internal',
    ...(typeof kept.moveUrl === 'string' ? { moveUrl: kept.moveUrl } : {}),
    ...(kept.nextMode === 'AD' || kept.nextMode === 'SSO' ? { nextMode: kept.nextMode } : {}),
    ...(typeof kept.loginId === 'string' ? { loginId: kept.loginId } : {}),
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
