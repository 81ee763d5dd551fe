import type { LoginCheckAnswer } from '../../codegen/generated/types'
import { translate } from '../../schemas/shared/translated'
import type { CallPort } from '../runtime/services'
import { isFailure } from './apiClient'
import { expiryOf, type ServerClock } from './serverClock'
import type { SessionStore } from './sessionStore'

/** What a login check decides about a path. */
export type CheckOutcome = 'open' | 'logIn' | 'noAccess' | 'serverError' | 'unreachable'

export interface CheckResult {
  readonly outcome: CheckOutcome
  readonly code: string
  readonly access: 'read' | 'write'
  readonly mayExport: boolean
  /** Of a check that failed, for the help desk. */
  readonly requestId?: string | undefined
}

/** Spec §4 and §8: what each code of a login check leads to; any other code is a server error. */
export const checkOutcomes: Readonly<Record<string, CheckOutcome>> = {
  OK: 'open',
  GPMS005: 'logIn',
  // The token was replaced and could not be renewed.
  AUTH008: 'logIn',
  GPMS006: 'noAccess',
}

export function outcomeOf(code: string): CheckOutcome {
  return Object.hasOwn(checkOutcomes, code) ? (checkOutcomes[code] ?? 'serverError') : 'serverError'
}

export interface CheckParts {
  readonly call: CallPort
  readonly session: SessionStore
  readonly clock: ServerClock
}

/**
 * Asks the server whether the session may see a path. With store Y the answer also brings user, menus and codes. No answer
 * at all is not a result: the caller stays where it is and offers to try again (requirements, section 1).
 */
export async function checkLogin(
  { call, session, clock }: CheckParts,
  path: string,
  store: 'Y' | 'N',
  options: { readonly apprNo?: string; readonly signal?: AbortSignal } = {},
): Promise<CheckResult> {
  const { apprNo, signal } = options
  try {
    const answer = await call(
      'loginCheck',
      { path, store, ...(apprNo ? { apprNo } : {}) },
      signal ? { signal } : {},
    )
    if (answer.code === 'OK' && store === 'Y') keepAnswer(session, clock, answer)
    const { code, access = 'write', excelYn } = answer
    return { outcome: outcomeOf(code), code, access, mayExport: excelYn !== 'N' }
  } catch (error) {
    // A navigation that was left is nobody's concern any more; the router drops what is thrown then.
    if (!isFailure(error) || error.kind === 'aborted') throw error
    const nothing = { code: error.code, access: 'read', mayExport: false } as const
    if (error.kind === 'network') return { outcome: 'unreachable', ...nothing }
    return { outcome: 'serverError', ...nothing, requestId: error.requestId }
  }
}

function keepAnswer(
  session: SessionStore,
  clock: ServerClock,
  { user, menus, codes }: LoginCheckAnswer,
): void {
  session.setState({
    ...(user ? { user } : {}),
    menus: translate(menus ?? []),
    codes: translate(codes ?? {}),
    ...expiryOf(user ?? {}, clock),
  })
}
