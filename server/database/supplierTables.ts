import type { Generated } from 'kysely'
import type { Audited, Defaulted, Optional, OptionalTimestamp, Timestamp } from './columnTypes'
import type { PortalCode } from './organisationTables'

/** A user of a supplier. */
export interface ExtUserTable extends Audited {
  user_id: string
  comp_no: string
  user_name: string
  ename: Optional<string>
  dept_name: Optional<string>
  position_name: Optional<string>
  email: string
  cell_phone_no: Optional<string>
  phone_no: Optional<string>
  auth_group_id: string
  status: string
  block_reason: Optional<string>
  blocked_by: Optional<string>
  blocked_portal: Optional<PortalCode>
  fail_cnt: Defaulted<number>
  pw_changed_dt: OptionalTimestamp
  pw_reset_yn: Defaulted<string>
  otp_gubun: Defaulted<string>
  main_yn: Defaulted<string>
  dsad_id: Optional<string>
  last_login_dt: OptionalTimestamp
  last_login_ip: Optional<string>
  woken_dt: OptionalTimestamp
  terms_dt: OptionalTimestamp
  apply_dt: OptionalTimestamp
  reject_reason: Optional<string>
}

interface ExtUserPasswordTable {
  user_id: string
  pw_hash: string
}

/** A code is awaited, a choice of a supplier's user (by the directory, by a developer), or an employee is introduced. */
export type LoginTransactionKind = 'OTP' | 'AD' | 'DEV' | 'ADI'

export interface LoginTransactionTable {
  token_hash: string
  kind: LoginTransactionKind
  user_id: Optional<string>
  code_hash: Optional<string>
  candidates: Defaulted<string[]>
  identity: Optional<string>
  sealed_token: Optional<string>
  try_cnt: Defaulted<number>
  expires_dt: Timestamp
}

interface UrlTokenTable {
  access_hash: string
  refresh_hash: string
  identity: string
  expires_dt: Timestamp
}

/** S text message, E mail; code group OTP_GUBUN. */
export type Channel = 'S' | 'E'

interface OutboxTable {
  outbox_seq: Generated<string>
  channel: Channel
  recipient: string
  user_id: string
  portal_type: PortalCode
  purpose: string
  title: string
  sealed_text: string
  created_dt: Timestamp
  sent_dt: OptionalTimestamp
  try_cnt: Defaulted<number>
  next_dt: OptionalTimestamp
  claimed_dt: OptionalTimestamp
  dead_dt: OptionalTimestamp
  last_error: Optional<string>
  /** The network that asked for a code. */
  place: Optional<string>
}

interface PasswordResetTable {
  portal_type: PortalCode
  user_id: string
  place: string
  code_hash: string
  try_cnt: Defaulted<number>
  expires_dt: Timestamp
}

interface PasswordHistoryTable {
  history_seq: Generated<string>
  portal_type: PortalCode
  user_id: string
  pw_hash: string
  replaced_dt: Timestamp
}

export interface SupplierTables {
  ext_user: ExtUserTable
  ext_user_password: ExtUserPasswordTable
  login_transaction: LoginTransactionTable
  url_token: UrlTokenTable
  outbox: OutboxTable
  password_reset: PasswordResetTable
  password_history: PasswordHistoryTable
}
