import type { LoginMode, PortalCode } from '../../database/columnCodes'
import type { Transaction } from '../../database/connect'

/** What became of it, code group LOGIN_RESULT: let in, refused, logged out, expired, ended by somebody else. */
export type LoginResult = 'S' | 'F' | 'L' | 'E' | 'K'

export interface LoginEvent {
  readonly userId: string
  readonly portal: PortalCode
  readonly mode: LoginMode
  readonly result: LoginResult
  readonly errorCode?: string
  readonly ip: string | null
  readonly userAgent: string | null
}

/** Keeps every try and every end. The table takes rows and changes none. */
export async function auditLogin(tx: Transaction, event: LoginEvent, now: Date): Promise<void> {
  await tx
    .insertInto('login_audit')
    .values({
      user_id: event.userId.slice(0, 30),
      portal_type: event.portal,
      login_mode: event.mode,
      result: event.result,
      error_code: event.errorCode ?? null,
      ip: event.ip,
      user_agent: event.userAgent?.slice(0, 300) ?? null,
      logged_dt: now,
    })
    .execute()
}
