import type { TokenAnswer } from '../../codegen/generated/types'
import { isResultCode, resultText } from '../../schemas/shared/resultCodes'
import { translateSentence } from '../../schemas/shared/translated'
import { text } from '../i18n/text'
import type { CallPort } from '../runtime/services'
import { isFailure } from './apiClient'
import { checkLogin } from './checkLogin'
import type { Tokens } from './keptSession'
import { expiryOf, type ServerClock } from './serverClock'
import { forgetUser, type SessionStore } from './sessionStore'

/*
 * id and password
 *   │ getDwpAuth            where to log in, and as which system
 *   ▼
 * api.login.idpw  (form)    ── ERROR + errorCode ──▶ text of the code
 *   │ one-time token
 *   ▼
 * tokenLogin      (form)    ── ERROR ──▶ tokens cleared, text
 *   │ tokens, end of the session
 *   ▼
 * loginCheck?store=Y        ── not OK ──▶ tokens cleared, text
 *   │ user, menus, codes
 *   ▼
 * moveUrl, or the home of the portal
 */

export interface LoginParts {
  readonly call: CallPort
  readonly session: SessionStore
  readonly clock: ServerClock
}

export interface Credentials {
  readonly username: string
  readonly password: string
}

export type LoginResult =
  | { readonly isLoggedIn: true }
  | { readonly isLoggedIn: false; readonly code: string; readonly message: string }

export async function logIn(parts: LoginParts, credentials: Credentials): Promise<LoginResult> {
  try {
    return await runLogin(parts, credentials)
  } catch (error) {
    forgetUser(parts.session)
    if (isFailure(error)) return { isLoggedIn: false, code: error.code, message: error.message }
    throw error
  }
}

async function runLogin(parts: LoginParts, { username, password }: Credentials): Promise<LoginResult> {
  const { call, session, clock } = parts
  forgetUser(session)
  session.setState({ loginId: username })

  const { systemId } = await call('getDwpAuth', {})
  const proved = await call('authIdpw', { body: { systemId, grantType: 'idpw', username, password } })
  if (proved.token === undefined) return refusedLogin(parts, proved)

  const answer = await call('authTokenLogin', { body: { token: proved.token } })
  const tokens = tokensOf(answer)
  if (!tokens) return refusedLogin(parts, answer)
  session.setState({ tokens, ...expiryOf(answer, clock) })

  const { portal } = session.getState()
  const checked = await checkLogin(parts, portal === 'external' ? '/cyber' : '/', 'Y')
  if (checked.outcome === 'open') return { isLoggedIn: true }
  return refusedLogin(parts, checked)
}

interface RefusedAnswer {
  readonly code: string
  readonly errorCode?: string
  readonly msg?: string
}

/** Spec §8: a failed log-in clears the tokens; its text is that of its code. */
function refusedLogin({ session }: LoginParts, { code, errorCode, msg }: RefusedAnswer): LoginResult {
  forgetUser(session)
  const why = errorCode ?? code
  return { isLoggedIn: false, code: why, message: loginCodeText(why, msg) }
}

/** What the server says of a refused log-in, else the text of its code. */
export function loginCodeText(code: string, msg?: string): string {
  if (msg && /[가-힣]/.test(msg)) return translateSentence(msg)
  return isResultCode(code) ? resultText(code) : text('loginFailed')
}

export function tokensOf({ accessToken, refreshToken, tokenKey }: TokenAnswer): Tokens | undefined {
  if (accessToken === undefined || refreshToken === undefined) return undefined
  return { accessToken, refreshToken, tokenKey: tokenKey ?? '' }
}
