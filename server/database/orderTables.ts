import type { Audited, Decimal, Defaulted, Optional, OptionalTimestamp, Timestamp } from './columnTypes'

export interface OrderRequestTable extends Audited {
  or_no: string
  title: string
  order_type: Defaulted<string>
  pr_no: Optional<string>
  rfq_no: Optional<string>
  loi_no: Optional<string>
  comp_no: Optional<string>
  forward_yn: Optional<string>
  section: string
  deptcd: string
  deptnm: string
  buyer_id: string
  buyer_nm: string
  requester: string
  requester_nm: string
  receiver: Optional<string>
  expense_type: Optional<string>
  price_basis: Optional<string>
  basis_reason: Optional<string>
  currency: Defaulted<string>
  ex_rate: Defaulted<Decimal>
  rate_date: string
  supply_amt: Defaulted<Decimal>
  vat_amt: Defaulted<Decimal>
  total_amt: Defaulted<Decimal>
  total_amt_krw: Defaulted<Decimal>
  tax_code: Defaulted<string>
  pay_term: Optional<string>
  incoterms: Optional<string>
  due_date: Optional<string>
  delivery_place: Optional<string>
  po_no: Optional<string>
  err_msg: Optional<string>
  file_id: Optional<string>
  approval_status: Defaulted<string>
  last_deci_dt: OptionalTimestamp
  status: Defaulted<string>
  req_date: string
  line_cnt: Defaulted<number>
}

export interface OrderRequestLineTable {
  or_no: string
  line_no: number
  pr_no: Optional<string>
  pr_line_no: Optional<number>
  item_code: Optional<string>
  item_name: string
  spec: Optional<string>
  unit_code: Optional<string>
  qty: Decimal
  unit_price: Defaulted<Decimal>
  amt: Defaulted<Decimal>
  prev_price: Optional<Decimal>
  due_date: Optional<string>
  account_code: Optional<string>
  cost_center: Optional<string>
  bigo: Optional<string>
}

/** Who is on an order request, one row a person. */
interface OrderRequestPartyTable {
  singleid: string
  or_no: string
}

export interface PoChangeTable {
  chg_no: string
  po_no: string
  revision: number
  chg_type: string
  before_text: string
  after_text: string
  diff_amt: Defaulted<Decimal>
  diff_amt_krw: Defaulted<Decimal>
  before_supply_amt: Optional<Decimal>
  before_vat_amt: Optional<Decimal>
  after_supply_amt: Optional<Decimal>
  after_vat_amt: Optional<Decimal>
  before_receiver: Optional<string>
  before_place: Optional<string>
  receiver: Optional<string>
  delivery_place: Optional<string>
  reason: string
  requested_by: string
  requested_dt: Timestamp
  decline_reason: Optional<string>
  approval_status: Defaulted<string>
  status: string
}

export interface PoChangeLineTable {
  chg_no: string
  line_no: number
  before_qty: Decimal
  after_qty: Decimal
  before_price: Decimal
  after_price: Decimal
  before_due: Optional<string>
  after_due: Optional<string>
}

export interface LoiTable extends Audited {
  loi_no: string
  title: string
  comp_no: Optional<string>
  section: string
  deptcd: string
  deptnm: string
  requester: string
  requester_nm: string
  buyer_id: string
  buyer_nm: string
  currency: Defaulted<string>
  ex_rate: Defaulted<Decimal>
  rate_date: string
  est_amt: Defaulted<Decimal>
  est_amt_krw: Defaulted<Decimal>
  valid_from: Optional<string>
  valid_to: Optional<string>
  start_date: Optional<string>
  urgent_reason: Optional<string>
  scope_text: Optional<string>
  or_no: Optional<string>
  file_id: Optional<string>
  decline_reason: Optional<string>
  approval_status: Defaulted<string>
  last_deci_dt: OptionalTimestamp
  status: Defaulted<string>
  req_date: string
}

export interface LoiLineTable {
  loi_no: string
  line_no: number
  item_code: Optional<string>
  item_name: string
  spec: Optional<string>
  unit_code: Optional<string>
  qty: Defaulted<Decimal>
  unit_price: Defaulted<Decimal>
  amt: Defaulted<Decimal>
  bigo: Optional<string>
}

interface LoiPartyTable {
  singleid: string
  loi_no: string
}

export interface OrderTables {
  loi: LoiTable
  loi_line: LoiLineTable
  loi_party: LoiPartyTable
  po_change: PoChangeTable
  po_change_line: PoChangeLineTable
  order_request: OrderRequestTable
  order_request_line: OrderRequestLineTable
  order_request_party: OrderRequestPartyTable
}
