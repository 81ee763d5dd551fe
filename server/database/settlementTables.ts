import type { Audited, Decimal, Defaulted, Optional, OptionalTimestamp } from './columnTypes'

export interface MonthlyCalcTable extends Audited {
  calc_no: string
  yyyymm: string
  comp_no: string
  section: string
  settle_type: string
  receipt_cnt: Defaulted<number>
  receipt_amt: Defaulted<Decimal>
  return_amt: Defaulted<Decimal>
  deduct_amt: Defaulted<Decimal>
  supply_amt: Defaulted<Decimal>
  vat_amt: Defaulted<Decimal>
  total_amt: Defaulted<Decimal>
  adj_cnt: Defaulted<number>
  invoiced_cnt: Defaulted<number>
  unsettled_amt: Defaulted<Decimal>
  confirm_due: Optional<string>
  objection: Optional<string>
  objection_answer: Optional<string>
  /** The first time that the supplier was told; he sees the month from then on. */
  notified_dt: OptionalTimestamp
  confirmed_dt: OptionalTimestamp
  closed_dt: OptionalTimestamp
  status: Defaulted<string>
}

export interface StatementTable extends Audited {
  stmt_no: string
  adj_no: string
  comp_no: string
  issue_date: string
  issue_seq: Defaulted<number>
  supply_amt: Decimal
  vat_amt: Decimal
  total_amt: Decimal
  /** The total in Hangul. */
  total_text: string
  print_cnt: Defaulted<number>
  confirmed_dt: OptionalTimestamp
  confirmed_by: Optional<string>
  status: Defaulted<string>
}

export interface TaxInvoiceTable extends Audited {
  ti_no: string
  nts_no: Optional<string>
  invoice_no: Optional<string>
  adj_no: Optional<string>
  none_no: Optional<string>
  comp_no: string
  ti_type: string
  ti_issue: Defaulted<string>
  write_date: string
  issue_date: Optional<string>
  supply_amt: Decimal
  vat_amt: Decimal
  total_amt: Decimal
  diff_amt: Defaulted<Decimal>
  org_nts_no: Optional<string>
  cancel_reason: Optional<string>
  file_id: Optional<string>
  status: Defaulted<string>
}

export interface NoneOrderTable extends Audited {
  none_no: string
  title: string
  none_type: string
  comp_no: string
  contact_id: string
  section: string
  deptcd: string
  deptnm: string
  use_from: Optional<string>
  use_to: Optional<string>
  evidence_type: Optional<string>
  nts_no: Optional<string>
  write_date: Optional<string>
  tax_code: Defaulted<string>
  supply_amt: Defaulted<Decimal>
  vat_amt: Defaulted<Decimal>
  total_amt: Defaulted<Decimal>
  pay_term: Optional<string>
  due_date: Optional<string>
  slip_no: Optional<string>
  supplement_reason: Optional<string>
  file_id: Optional<string>
  /** I: entered by staff; E: by the supplier. */
  source_type: string
  approval_status: Defaulted<string>
  last_deci_dt: OptionalTimestamp
  status: Defaulted<string>
  req_date: string
}

interface NoneOrderLineTable {
  none_no: string
  line_no: number
  item_name: string
  amt: Defaulted<Decimal>
  account_code: Optional<string>
  cost_center: Optional<string>
  bigo: Optional<string>
}

interface NoneOrderPartyTable {
  singleid: string
  none_no: string
}

/** What belongs to settlements beside themselves. */
export interface SettlementTables {
  monthly_calc: MonthlyCalcTable
  /** A view: months with the figures of the settlements that the reader sees. */
  seen_month: MonthlyCalcTable
  month_now: MonthlyCalcTable & { late_cnt: number }
  statement: StatementTable
  tax_invoice: TaxInvoiceTable
  none_order: NoneOrderTable
  none_order_line: NoneOrderLineTable
  none_order_party: NoneOrderPartyTable
}
