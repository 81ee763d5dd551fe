import type { AdLoginUser, DwpAuth, LoginAnswer } from '../../codegen/generated/types'
import type { CallPort } from '../runtime/services'
import { isFailure } from './apiClient'
import { type KeepParts, keepLogin } from './keepLogin'
import type { NextMode } from './keptSession'
import { loginCodeText } from './loginFlow'
import { forgetUser, type SessionStore } from './sessionStore'

/*
 * mode AD, SSO, SSO_AD ──▶ directory ──▶ /login?way=AD ── loginAd ──┐
 *   ▲ next mode AD           │      └──▶ /login#data=… ── loginSso ─┼──▶ tokens, user, menus, codes
 *   └── SSO failed ◀─────────┴── errorCode                          └──▶ INTRODUCE ── adLoginInfo, addUser, loginAd
 */

export interface DirectoryParts extends KeepParts {
  readonly call: CallPort
}

/** Spec §4: a stored next mode overrides the configured one. Undefined: nobody logs in by the directory here. */
export function wayOf(configured: DwpAuth['type'], next: NextMode | undefined): NextMode | undefined {
  if (configured === 'IDPW') return undefined
  return next ?? (configured === 'AD' ? 'AD' : 'SSO')
}

/** Spec §4: on failure of SSO in the combined mode the override becomes AD. Answers whether there is another way to try. */
export function fallBack(session: SessionStore, configured: DwpAuth['type'], failed: NextMode): boolean {
  if (configured !== 'SSO_AD' || failed !== 'SSO') return false
  session.setState({ nextMode: 'AD' })
  return true
}

/** Where the browser leaves for the directory; undefined when the server names no address. */
export function directoryAddress({ api }: Pick<DwpAuth, 'api'>, way: NextMode): string | undefined {
  const address = way === 'AD' ? api.login.ad : api.login.sso
  return address && `${address}?redirectUrl=${encodeURIComponent('/login')}`
}

/** What came back from the directory: a proof that a cookie holds, or SSO's assertion. */
export type DirectoryReturn = { readonly way: 'AD' } | { readonly way: 'SSO'; readonly data: string }

export type DirectoryOutcome =
  | { readonly outcome: 'open' }
  | { readonly outcome: 'introduce'; readonly epId: string; readonly people: readonly AdLoginUser[] }
  | { readonly outcome: 'refused'; readonly code: string; readonly message: string }

export async function enterByDirectory(
  parts: DirectoryParts,
  returned: DirectoryReturn,
): Promise<DirectoryOutcome> {
  const { call, session } = parts
  return orRefused(session, async () => {
    const answer =
      returned.way === 'AD'
        ? await call('loginAd', {})
        : await call('loginSso', { body: { data: returned.data } })
    if (answer.code !== 'INTRODUCE' || answer.transaction === undefined)
      return settle(parts, answer, returned.way)
    session.setState({ loginTransaction: answer.transaction })
    const { userInfo } = await call('adLoginInfo', { body: {} })
    return { outcome: 'introduce', epId: answer.epId ?? '', people: userInfo }
  })
}

/** Ties the directory's identity to one of the employees it may stand for, and goes in as him. */
export async function introduceAs(
  parts: DirectoryParts,
  userId: string,
  epId: string,
): Promise<DirectoryOutcome> {
  return orRefused(parts.session, async () => {
    const added = await parts.call('addUser', { userId, epId })
    if (added.code !== 'OK') return refusedBy(parts.session, added)
    return settle(parts, await parts.call('loginAd', {}), 'AD')
  })
}

function settle(parts: DirectoryParts, answer: LoginAnswer, way: NextMode): DirectoryOutcome {
  if (!keepLogin(parts, answer, 'internal')) return refusedBy(parts.session, answer)
  // Spec §4: after AD success the override is cleared.
  if (way === 'AD') parts.session.setState({ nextMode: undefined })
  return { outcome: 'open' }
}

/** Spec §8: a failed log-in clears the tokens; its text is that of its code. */
function refusedBy(
  session: SessionStore,
  { code, errorCode = code, msg }: Pick<LoginAnswer, 'code' | 'errorCode' | 'msg'>,
): DirectoryOutcome {
  forgetUser(session)
  return { outcome: 'refused', code: errorCode, message: loginCodeText(errorCode, msg) }
}

async function orRefused(
  session: SessionStore,
  work: () => Promise<DirectoryOutcome>,
): Promise<DirectoryOutcome> {
  try {
    return await work()
  } catch (error) {
    if (!isFailure(error)) throw error
    forgetUser(session)
    return { outcome: 'refused', code: error.code, message: error.message }
  }
}
