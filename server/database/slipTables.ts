import type { Generated, GeneratedAlways } from 'kysely'
import type { Audited, Decimal, Defaulted, Json, Optional, OptionalTimestamp, Timestamp } from './columnTypes'

export interface SignifierTable extends Audited {
  slip_no: string
  slip_type: string
  slip_source: string
  comp_no: string
  section: string
  deptcd: string
  deptnm: string
  drafter: string
  drafter_nm: string
  doc_date: string
  posting_date: string
  currency: Defaulted<string>
  ex_rate: Defaulted<Decimal>
  /** In won, as are VAT and total. */
  supply_amt: Decimal
  vat_amt: Defaulted<Decimal>
  total_amt: Decimal
  /** Comes off where slips are added up: a credit, or the reversal of what is none. */
  credit_yn: Defaulted<string>
  readonly counted_supply_amt: GeneratedAlways<string>
  readonly counted_vat_amt: GeneratedAlways<string>
  readonly counted_total_amt: GeneratedAlways<string>
  due_date: Optional<string>
  pay_method: Defaulted<string>
  header_text: string
  gerp_doc_no: Optional<string>
  fiscal_year: Optional<string>
  reverse_no: Optional<string>
  ref_no: Optional<string>
  approval_status: Defaulted<string>
  last_deci_dt: OptionalTimestamp
  status: Defaulted<string>
  slip_date: string
  /** How often it was saved: retries are counted anew for each. */
  edit_cnt: Defaulted<number>
  sending_yn: Defaulted<string>
  /** The ERP may have taken the last posting although no answer came. */
  unsure_yn: Defaulted<string>
}

export interface SignifierLineTable {
  slip_no: string
  line_no: number
  dc_type: string
  account_code: string
  account_name: string
  cost_center: Optional<string>
  amt: Decimal
  currency_amt: Optional<Decimal>
  tax_code: Optional<string>
  line_text: Optional<string>
  adj_no: Optional<string>
  none_no: Optional<string>
}

/** What a slip was made of; a source has one living slip at most. */
interface SignifierSourceTable {
  slip_no: string
  source_no: string
  live_yn: Defaulted<string>
}

interface SignifierPartyTable {
  singleid: string
  slip_no: string
}

export interface PostingResultTable {
  post_seq: Generated<string>
  slip_no: string
  attempt_no: number
  post_status: string
  error_code: Optional<string>
  error_msg: Optional<string>
  gerp_doc_no: Optional<string>
  posted_by: string
  posted_nm: string
  posted_dt: Timestamp
  post_action: Optional<string>
  resolve_memo: Optional<string>
  edit_cnt: Defaulted<number>
  updated_by: Optional<string>
  updated_dt: OptionalTimestamp
  version: Defaulted<number>
}

interface ErpOutboxTable {
  erp_seq: Generated<string>
  slip_no: string
  payload: Json
  requested_by: string
  requested_nm: string
  created_dt: Timestamp
  try_cnt: Defaulted<number>
  claimed_dt: OptionalTimestamp
  next_dt: OptionalTimestamp
  unsure_yn: Defaulted<string>
  done_dt: OptionalTimestamp
  last_error: Optional<string>
}

/** Accounting slips and the way to the ERP. */
export interface SlipTables {
  signifier: SignifierTable
  signifier_line: SignifierLineTable
  signifier_source: SignifierSourceTable
  signifier_party: SignifierPartyTable
  posting_result: PostingResultTable
  erp_outbox: ErpOutboxTable
}
