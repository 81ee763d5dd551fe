import type { Generated } from 'kysely'
import type { Audited, Decimal, Defaulted, Json, Optional, OptionalTimestamp, Timestamp } from './columnTypes'

export interface AccountTable extends Audited {
  account_code: string
  account_name: string
  expense_type: string
  co_required_yn: Defaulted<string>
  use_yn: Defaulted<string>
}

export interface CostCenterTable extends Audited {
  cost_center: string
  cost_center_name: string
  top_dept: string
  use_yn: Defaulted<string>
}

export interface ExchangeRateTable {
  rate_date: string
  currency: string
  /** KRW per unit; JPY: KRW per 100 yen. */
  rate: Decimal
}

export interface AccountingPeriodTable extends Audited {
  yyyymm: string
  open_yn: Defaulted<string>
  close_dt: OptionalTimestamp
}

interface FileTable {
  file_id: string
  owner_type: string
  owner_no: string | null
  created_by: string
  created_dt: Timestamp
  updated_by: Optional<string>
  updated_dt: OptionalTimestamp
  version: Defaulted<number>
}

interface FileItemTable {
  file_id: string
  file_seq: number
  file_name: string
  file_size: Decimal
  mime_type: string | null
  bigo: Optional<string>
  blob_key: string
  created_by: string
  created_dt: Timestamp
}

interface NotificationTable {
  noti_seq: Generated<string>
  user_id: string
  portal_type: Defaulted<string>
  title: string
  link: string | null
  read_yn: Defaulted<string>
  created_dt: Timestamp
  mailed_dt: OptionalTimestamp
}

export interface CompanyTable extends Audited {
  comp_no: string
  comp_name_kr: string
  comp_name_en: Optional<string>
  tax_no_2: string
  corp_no: Optional<string>
  biz_type: string
  comp_type: string
  comp_size: string
  ceo_name: string
  biz_cond: Optional<string>
  biz_item: Optional<string>
  found_date: Optional<string>
  zip_code: Optional<string>
  addr1: string
  addr2: Optional<string>
  tel_no: Optional<string>
  email: Optional<string>
  bank_code: Optional<string>
  bank_account: Optional<string>
  account_holder: Optional<string>
  currency: Defaulted<string>
  pay_term: string
  settle_type: Defaulted<string>
  forward_yn: Defaulted<string>
  over_tol: Defaulted<Decimal>
  subcontract_yn: Defaulted<string>
  nts_status: Defaulted<string>
  nts_tax_type: Defaulted<string>
  gerp_vendor_code: Optional<string>
  status: string
  suspend_reason: Optional<string>
  eva_grade: Optional<string>
  registered_dt: Optional<string>
}

/** The last search of a person on a screen. */
interface SavedFilterTable extends Audited {
  user_id: string
  screen_id: string
  filter_json: Json
}

export interface CommonTables {
  account: AccountTable
  cost_center: CostCenterTable
  exchange_rate: ExchangeRateTable
  accounting_period: AccountingPeriodTable
  file: FileTable
  file_item: FileItemTable
  notification: NotificationTable
  company: CompanyTable
  saved_filter: SavedFilterTable
}
