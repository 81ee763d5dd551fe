import type { Audited, Decimal, Defaulted, Optional, OptionalTimestamp } from './columnTypes'

export interface PoTable extends Audited {
  po_no: string
  title: string
  order_type: string
  source_no: Optional<string>
  pr_no: Optional<string>
  comp_no: string
  forward_yn: Defaulted<string>
  section: string
  deptcd: string
  deptnm: string
  buyer_id: Optional<string>
  requester: string
  receiver: Optional<string>
  expense_type: string
  currency: Defaulted<string>
  ex_rate: Defaulted<Decimal>
  supply_amt: Defaulted<Decimal>
  vat_amt: Defaulted<Decimal>
  total_amt: Defaulted<Decimal>
  /** Supply in won, without tax. */
  total_amt_krw: Defaulted<Decimal>
  received_amt: Defaulted<Decimal>
  tax_code: Defaulted<string>
  pay_term: string
  incoterms: Optional<string>
  po_date: string
  due_date: Optional<string>
  promised_date: Optional<string>
  promise_reason: Optional<string>
  delivery_place: Optional<string>
  revision: Defaulted<number>
  accepted_dt: OptionalTimestamp
  accepted_by: Optional<string>
  decline_reason: Optional<string>
  gerp_po_no: Optional<string>
  system: Defaulted<string>
  source_system: Defaulted<string>
  status: string
}

export interface PoLineTable {
  po_no: string
  line_no: number
  pr_no: Optional<string>
  pr_line_no: Optional<number>
  item_code: Optional<string>
  item_name: string
  spec: Optional<string>
  unit_code: Optional<string>
  qty: Decimal
  unit_price: Decimal
  amt: Defaulted<Decimal>
  due_date: Optional<string>
  promised_date: Optional<string>
  over_tol: Defaulted<Decimal>
  under_tol: Defaulted<Decimal>
  shipped_qty: Defaulted<Decimal>
  received_qty: Defaulted<Decimal>
  returned_qty: Defaulted<Decimal>
  remain_qty: Defaulted<Decimal>
  completed_yn: Defaulted<string>
  account_code: Optional<string>
  cost_center: Optional<string>
  bigo: Optional<string>
}

export interface WarehousingTable extends Audited {
  wh_req_no: string
  wh_app_no: Optional<string>
  wh_type: Defaulted<string>
  po_no: string
  dlv_no: Optional<string>
  org_wh_req_no: Optional<string>
  comp_no: string
  comp_name_kr: string
  section: string
  deptcd: string
  dept_name: string
  requester: string
  epr_name: string
  receive_name: string
  receiver: string
  expenses: string
  system: Defaulted<string>
  source_system: Defaulted<string>
  wh_req_date: string
  receipt_date: Optional<string>
  inspect_due: Optional<string>
  inspector: Optional<string>
  inspect_result: Optional<string>
  inspect_memo: Optional<string>
  currency: Defaulted<string>
  ex_rate: Defaulted<Decimal>
  accepted_amt: Defaulted<Decimal>
  accepted_amt_krw: Defaulted<Decimal>
  tax_code: Defaulted<string>
  gr_doc_no: Optional<string>
  adj_yn: Defaulted<string>
  /** "N": a return of what had not been settled, no part of any settlement. */
  settle_yn: Defaulted<string>
  /** The slip that credits a return; such a return is part of no settlement. */
  slip_no: Optional<string>
  submitter: Optional<string>
  file_id: Optional<string>
  refuse_reason: Optional<string>
  approval_status: Defaulted<string>
  last_deci_dt: OptionalTimestamp
  status: Defaulted<string>
}

export interface WarehousingLineTable {
  wh_req_no: string
  line_no: number
  po_no: string
  po_line_no: number
  item_code: Optional<string>
  item_name: string
  spec: Optional<string>
  unit_code: Optional<string>
  po_qty: Decimal
  dlv_qty: Decimal
  /** Negative in a return, 0 until the inspection. */
  accept_qty: Defaulted<Decimal>
  reject_qty: Defaulted<Decimal>
  reject_reason: Optional<string>
  reject_memo: Optional<string>
  return_qty: Defaulted<Decimal>
  unit_price: Decimal
  amt: Defaulted<Decimal>
  adj_no: Optional<string>
  lot_no: Optional<string>
  bigo: Optional<string>
}

export interface AdjustmentTable extends Audited {
  adj_no: string
  calc_no: Optional<string>
  yyyymm: string
  settle_type: string
  comp_no: string
  section: string
  deptcd: string
  deptnm: string
  owner_id: Optional<string>
  currency: Defaulted<string>
  ex_rate: Defaulted<Decimal>
  tax_code: Defaulted<string>
  receipt_amt: Defaulted<Decimal>
  deduct_amt: Defaulted<Decimal>
  deduct_reason: Optional<string>
  supply_amt: Defaulted<Decimal>
  supply_amt_krw: Defaulted<Decimal>
  vat_amt: Defaulted<Decimal>
  total_amt: Defaulted<Decimal>
  pay_term: string
  due_date: Optional<string>
  stmt_no: Optional<string>
  ti_no: Optional<string>
  slip_no: Optional<string>
  objection: Optional<string>
  objection_answer: Optional<string>
  proxy_yn: Defaulted<string>
  confirmed_dt: OptionalTimestamp
  paid_dt: Optional<string>
  file_id: Optional<string>
  /** How order, receipt and price agreed when it was made; before there was a match, nothing. */
  match_result: Optional<'FIT' | 'WARN' | 'ALLOW'>
  /** Why a disagreement was let pass, and by whom, is in the history. */
  allow_reason: Optional<string>
  status: Defaulted<string>
}

export interface AdjustmentLineTable {
  adj_no: string
  line_no: number
  wh_req_no: string
  wh_line_no: number
  wh_app_no: Optional<string>
  po_no: string
  item_code: Optional<string>
  item_name: string
  spec: Optional<string>
  unit_code: Optional<string>
  qty: Decimal
  unit_price: Decimal
  amt: Defaulted<Decimal>
  vat_amt: Defaulted<Decimal>
  /** What had gone back of it before it was settled. */
  returned_qty: Defaulted<Decimal>
  bigo: Optional<string>
}

export interface BudgetTable extends Audited {
  yyyymm: string
  deptcd: string
  account_code: string
  budget_amt: Defaulted<Decimal>
  used_amt: Defaulted<Decimal>
}

interface Party {
  singleid: string
  is_requester: Defaulted<boolean>
  is_receiver: Defaulted<boolean>
  is_approver: Defaulted<boolean>
  is_delegate: Defaulted<boolean>
}

export interface PoPartyTable extends Party {
  po_no: string
}

/** Who is on a receipt, with the facts of the receipt that lists ask for. */
export interface WarehousingPartyTable
  extends Party,
    Pick<
      WarehousingTable,
      | 'wh_req_no'
      | 'wh_req_date'
      | 'wh_app_no'
      | 'po_no'
      | 'section'
      | 'dept_name'
      | 'epr_name'
      | 'receive_name'
      | 'expenses'
      | 'last_deci_dt'
    > {
  approval_status: string
  status: string
  system: string
  source_system: string
  accepted_amt_krw: Decimal
}

export interface AdjustmentPartyTable {
  singleid: string
  adj_no: string
}

/** What follows a purchase request: orders, receipts, settlements, and the budgets they use. */
export interface FlowTables {
  po: PoTable
  po_line: PoLineTable
  po_party: PoPartyTable
  warehousing: WarehousingTable
  warehousing_line: WarehousingLineTable
  warehousing_party: WarehousingPartyTable
  adjustment: AdjustmentTable
  adjustment_line: AdjustmentLineTable
  adjustment_party: AdjustmentPartyTable
  budget: BudgetTable
}
