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

/** What belongs to settlements beside themselves. */
export interface SettlementTables {
  monthly_calc: MonthlyCalcTable
  statement: StatementTable
  tax_invoice: TaxInvoiceTable
}
