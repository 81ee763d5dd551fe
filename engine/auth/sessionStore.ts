import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MenuItem, SessionUser } from '../../codegen/generated/types'
import type { Portal } from '../../schemas/shared/addresses'
import { type KeptSession, keptSessionKey, readKeptSession, type Tokens } from './keptSession'

export type CodeLists = Readonly<
  Record<string, readonly { readonly value: string; readonly text: string; readonly useYn?: string }[]>
>

/**
 * What is known of the session. User, menus and codes are read again by each first login check, so no personal field rests in
 * the browser.
 */
export interface SessionState extends KeptSession {
  /** How far a supplier's log-in has come; a reloaded page starts again. */
  readonly loginTransaction?: string
  /** Out of the address, until the log-in page takes them. */
  readonly urlTokens?: Tokens
  /** SSO's assertion out of the address, likewise. */
  readonly ssoData?: string | undefined
  /** Somebody has just logged out: the directory is not asked again by itself. */
  readonly hasLeft?: true | undefined
  /** Number of the request that has led to the page of server errors. */
  readonly failedRequest?: string | undefined
  readonly user?: SessionUser
  readonly menus: readonly MenuItem[]
  readonly codes: CodeLists
  /** When the session ends unless it is used: milliseconds on the server's clock. */
  readonly expiresAt?: number
  /** When it ends however much it is used. */
  readonly longestAt?: number
}

/**
 * What a verification says. ended: the session is over. failed: the server could not tell, and a fresh log-in is needed (spec
 * §4). unreachable: no answer, which is no result (requirements, section 1).
 */
export type VerifyOutcome = 'renewed' | 'ended' | 'failed' | 'unreachable'

export type SessionStore = StoreApi<SessionState>

export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const nobody: SessionState = { portal: 'internal', menus: [], codes: {} }

/**
 * Opens the store over session storage, so that a duplicated tab starts as a copy and a closed tab forgets. `portalOf` says in which
 * portal it starts.
 */
export function createSessionStore(
  storage: KeyValueStorage,
  portalOf: (kept: KeptSession) => Portal = ({ portal }) => portal,
): SessionStore {
  const kept = readKeptSession(storage.getItem(keptSessionKey))
  const store = createStore<SessionState>(() => ({ ...nobody, ...kept, portal: portalOf(kept) }))
  store.subscribe((state, before) => {
    const kept = keptText(state)
    if (kept !== keptText(before)) storage.setItem(keptSessionKey, kept)
  })
  return store
}

/**
 * Forgets everything but the portal, the way back, the log-in id, and the texts of codes: a form that stands behind the question
 * to log in again stays readable.
 */
export function forgetUser(store: SessionStore): void {
  const { portal, moveUrl, nextMode, loginId, codes } = store.getState()
  store.setState(
    {
      ...nobody,
      portal,
      codes,
      ...(moveUrl === undefined ? {} : { moveUrl }),
      ...(nextMode === undefined ? {} : { nextMode }),
      ...(loginId === undefined ? {} : { loginId }),
    },
    true,
  )
}

function keptText({ tokens, portal, moveUrl, nextMode, loginId, applyToken }: SessionState): string {
  return JSON.stringify({ tokens, portal, moveUrl, nextMode, loginId, applyToken })
}
