import type { Generated } from 'kysely'
import type { Audited, Defaulted, Optional, OptionalTimestamp, Timestamp } from './columnTypes'

export interface SectionTable extends Audited {
  top_dept: string
  section_name: string
  sort_no: Defaulted<number>
  use_yn: Defaulted<string>
}

/** I internal, E external. */
export type PortalCode = 'I' | 'E'

/** How somebody came in, code group LOGIN_MODE. */
export type LoginMode = 'AD' | 'SSO' | 'IDPW' | 'OTP' | 'DEV'

/** A department as it was in one month. */
export interface DepartmentTable extends Audited {
  yyyymm: string
  deptcd: string
  top_dept: string
  indept: string | null
  section_name: string
  deptnm: string
  dept_level: number
  head_singleid: Optional<string>
  comp_yn: Defaulted<string>
  cost_center: Optional<string>
  use_yn: Defaulted<string>
}

interface AuthGroupTable extends Audited {
  auth_group_id: string
  auth_group_name: string
  portal_type: string
  row_scope: string
  prefill: string
  description: Optional<string>
  use_yn: Defaulted<string>
}

export interface PersonTable extends Audited {
  singleid: string
  hname: string
  ename: Optional<string>
  section: string
  deptcd: string
  deptnm: string | null
  position: Optional<string>
  position_nm: Optional<string>
  in_dept_code: Optional<string>
  site: Optional<string>
  tel_no: Optional<string>
  cell_phone_no: Optional<string>
  email: Optional<string>
  app_chk: Defaulted<string>
  status: Defaulted<string>
  status_dt: Optional<string>
  auth: Defaulted<string>
  login_ip: Optional<string>
  last_login_dt: OptionalTimestamp
  auth_group_id: string
  use_flag: Defaulted<string>
  ep_id: Optional<string>
  delegate_singleid: Optional<string>
  delegate_from: Optional<string>
  delegate_to: Optional<string>
}

interface PersonPasswordTable {
  singleid: string
  pw_hash: string
  changed_dt: Timestamp
}

export interface UserSessionTable {
  session_id: string
  user_id: string
  user_name: string | null
  portal_type: PortalCode
  auth_group_id: string
  login_mode: Defaulted<LoginMode>
  token_key: string
  ip: string | null
  user_agent: string | null
  created_date: Timestamp
  last_access_dt: Timestamp
  expired_date: Timestamp
  last_login_ip: string | null
  last_login_dt: OptionalTimestamp
  status: Defaulted<string>
  verified_until: OptionalTimestamp
}

interface SessionTokenTable {
  token_hash: string
  session_id: string
  /** A access, R refresh. */
  kind: string
  issued_dt: Timestamp
  retired_dt: OptionalTimestamp
}

interface LoginTokenTable {
  token_hash: string
  user_id: string
  portal_type: PortalCode
  expires_dt: Timestamp
}

interface LoginFailureTable {
  user_id: string
  portal_type: PortalCode
  fail_cnt: Defaulted<number>
  failed_dt: Timestamp
  /** When the lock ends, or has ended; empty without one. */
  open_dt: OptionalTimestamp
}

interface LoginWaitTable {
  place: string
  fail_cnt: number
  failed_dt: Timestamp
  open_dt: Timestamp
}

interface KnownNetworkTable {
  user_id: string
  portal_type: PortalCode
  ip: string
  first_dt: Timestamp
}

export interface LoginAuditTable {
  audit_seq: Generated<string>
  user_id: string | null
  portal_type: PortalCode
  login_mode: string
  result: string
  error_code: Optional<string>
  ip: string | null
  user_agent: string | null
  logged_dt: Timestamp
}

/** What concerns safety; sealed row by row. */
interface SecurityEventTable {
  seq: string
  at: Timestamp
  actor: string
  portal_type: PortalCode
  ip: string | null
  action: string
  subject: string
  result: string
  request_id: string | null
  seal: string
}

interface SecurityChainTable {
  only_row: Generated<boolean>
  last_seq: string
  last_seal: string
}

/** A screen that somebody opened. */
interface MenuLogTable {
  log_seq: Generated<string>
  user_id: string
  portal_type: PortalCode
  pgm_id: string | null
  path: string
  ip: string | null
  logged_dt: Timestamp
}

export interface OrganisationTables {
  section: SectionTable
  department: DepartmentTable
  auth_group: AuthGroupTable
  person: PersonTable
  person_password: PersonPasswordTable
  user_session: UserSessionTable
  session_token: SessionTokenTable
  login_token: LoginTokenTable
  login_failure: LoginFailureTable
  login_wait: LoginWaitTable
  known_network: KnownNetworkTable
  login_audit: LoginAuditTable
  security_event: SecurityEventTable
  security_chain: SecurityChainTable
  menu_log: MenuLogTable
}
