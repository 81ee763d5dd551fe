import type { Audited, Decimal, Defaulted, Optional, OptionalTimestamp } from './columnTypes'

export interface SimpleOrderTable extends Audited {
  so_no: string
  title: string
  comp_no: Optional<string>
  section: string
  deptcd: string
  deptnm: string
  requester: string
  requester_nm: string
  receiver: Optional<string>
  expense_type: Optional<string>
  tax_code: Defaulted<string>
  supply_amt: Defaulted<Decimal>
  vat_amt: Defaulted<Decimal>
  total_amt: Defaulted<Decimal>
  due_date: Optional<string>
  delivery_place: Optional<string>
  reason: Optional<string>
  submit_date: Optional<string>
  po_no: Optional<string>
  err_msg: Optional<string>
  file_id: Optional<string>
  approval_status: Defaulted<string>
  last_deci_dt: OptionalTimestamp
  status: Defaulted<string>
  req_date: string
  line_cnt: Defaulted<number>
}

export interface SimpleOrderLineTable {
  so_no: string
  line_no: number
  item_code: Optional<string>
  item_name: string
  spec: Optional<string>
  unit_code: Optional<string>
  qty: Defaulted<Decimal>
  unit_price: Defaulted<Decimal>
  amt: Defaulted<Decimal>
  price_basis: Defaulted<string>
  account_code: Optional<string>
  cost_center: Optional<string>
  bigo: Optional<string>
}

interface SimpleOrderPartyTable {
  singleid: string
  so_no: string
}

export interface SimpleOrderTables {
  simple_order: SimpleOrderTable
  simple_order_line: SimpleOrderLineTable
  simple_order_party: SimpleOrderPartyTable
}
