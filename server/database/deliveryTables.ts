import type { Audited, Decimal, Defaulted, Optional, OptionalTimestamp } from './columnTypes'

export interface DeliveryTable extends Audited {
  dlv_no: string
  po_no: string
  comp_no: string
  section: string
  deptcd: string
  deptnm: string
  receiver: Optional<string>
  delivery_date: string
  /** When it was due by the order. */
  due_date: Optional<string>
  delivery_place: Optional<string>
  dlv_method: string
  carrier: Optional<string>
  tracking_no: Optional<string>
  deliverer: Optional<string>
  deliverer_tel: Optional<string>
  supply_amt: Defaulted<Decimal>
  currency: Defaulted<string>
  stmt_paper_no: Optional<string>
  file_id: Optional<string>
  proxy_yn: Defaulted<string>
  proxy_reason: Optional<string>
  wh_req_no: Optional<string>
  shipped_dt: OptionalTimestamp
  reject_reason: Optional<string>
  status: Defaulted<string>
  line_cnt: Defaulted<number>
}

export interface DeliveryLineTable {
  dlv_no: string
  line_no: number
  po_no: string
  po_line_no: number
  item_code: Optional<string>
  item_name: string
  spec: Optional<string>
  unit_code: Optional<string>
  po_qty: Decimal
  remain_qty: Defaulted<Decimal>
  qty: Decimal
  unit_price: Decimal
  amt: Defaulted<Decimal>
  lot_no: Optional<string>
  last_yn: Defaulted<string>
  bigo: Optional<string>
}

export interface DeliveryTables {
  delivery: DeliveryTable
  delivery_line: DeliveryLineTable
}
