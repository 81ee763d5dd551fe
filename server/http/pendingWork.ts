import type { RawBuilder } from 'kysely'
import type { Transaction } from '../database/connect'
import type { Failure } from './failure'

/** Work that a module does later and that may fail: what an administrator sees of it, and how it is tried again. */
export interface PendingWork {
  /** Of the codes PENDING_KIND. */
  readonly kind: string
  /**
   * A query, run as the system, of what waits and of what was given up. Columns: `id`, `subject` (what it is about), `user_id` (whom
   * it is for), `status` (WAITING or FAILED), `try_cnt`, `created_dt`, `next_dt`, `last_error`.
   */
  readonly rows: RawBuilder<unknown>
  /** Lets one of the rows be tried again at once, or answers why that cannot be. Runs as the system. */
  readonly retry: (tx: Transaction, id: string, now: Date) => Promise<Failure | undefined>
}

/** Why work cannot be tried again now; wording Assumed. */
export const pendingTexts = {
  isDone: '이미 처리되어 다시 시도할 것이 없습니다.',
  isRunning: '지금 처리하고 있습니다. 잠시 후 다시 조회해 주세요.',
  codeIsOver: '유효시간이 지난 인증번호는 다시 보내지 않습니다.',
  onPage: '{0}에서 원인을 고친 뒤 다시 처리해 주세요.',
} as const
