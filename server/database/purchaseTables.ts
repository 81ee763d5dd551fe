import type { Audited, Decimal, Defaulted, Optional, OptionalTimestamp } from './columnTypes'

export interface PrTable extends Audited {
  pr_no: string
  title: string
  purchase_type: string | null
  expense_type: string | null
  section: string
  deptcd: string
  deptnm: string
  requester: string
  requester_nm: string
  receiver: string | null
  need_date: string | null
  delivery_place: string | null
  currency: string
  ex_rate: Decimal
  line_cnt: number
  total_amt: Decimal
  total_amt_krw: Decimal
  wish_comp_no: string | null
  reason: string | null
  buyer_id: Optional<string>
  buyer_nm: Optional<string>
  received_dt: OptionalTimestamp
  return_reason: Optional<string>
  file_id: string | null
  approval_status: Defaulted<string>
  last_deci_dt: OptionalTimestamp
  status: Defaulted<string>
  req_date: string
  source_system: Defaulted<string>
  po_cnt: Defaulted<number>
}

export interface PrLineTable {
  pr_no: string
  line_no: number
  item_code: string | null
  item_name: string | null
  spec: string | null
  unit_code: string | null
  qty: Decimal | null
  unit_price: Decimal | null
  amt: Decimal
  account_code: string | null
  cost_center: string | null
  need_date: string | null
  ordered_qty: Defaulted<Decimal>
  received_qty: Defaulted<Decimal>
  comp_no: Optional<string>
  po_no: Optional<string>
  bigo: string | null
  line_status: Defaulted<string>
}

/** What a list of requests filters and sums by. */
type ListedPr = Pick<
  PrTable,
  | 'req_date'
  | 'status'
  | 'approval_status'
  | 'purchase_type'
  | 'expense_type'
  | 'section'
  | 'deptcd'
  | 'requester'
  | 'buyer_id'
  | 'need_date'
  | 'total_amt_krw'
>

/** Who is on a request, one row a person, with the facts of the request that lists ask for. */
export interface PrPartyTable extends ListedPr {
  singleid: string
  pr_no: string
  is_requester: Defaulted<boolean>
  is_receiver: Defaulted<boolean>
  is_approver: Defaulted<boolean>
  is_delegate: Defaulted<boolean>
}

export interface PurchaseTables {
  pr: PrTable
  pr_line: PrLineTable
  pr_party: PrPartyTable
}
