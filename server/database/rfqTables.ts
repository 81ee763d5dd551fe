import type { Audited, Decimal, Defaulted, Optional, OptionalTimestamp, Timestamp } from './columnTypes'

export interface RfqTable extends Audited {
  rfq_no: string
  pr_no: string
  title: string
  rfq_type: Defaulted<string>
  sole_reason: Optional<string>
  currency: string
  est_amt: Optional<Decimal>
  deadline_dt: OptionalTimestamp
  delivery_place: Optional<string>
  pay_term: Optional<string>
  notice: Optional<string>
  file_id: Optional<string>
  section: string
  buyer_id: string
  buyer_nm: string
  sent_dt: OptionalTimestamp
  select_reason: Optional<string>
  saving_type: Optional<string>
  base_amt: Optional<Decimal>
  contract_amt: Optional<Decimal>
  saving_amt: Optional<Decimal>
  status: Defaulted<string>
}

export interface RfqLineTable {
  rfq_no: string
  line_no: number
  pr_no: string
  pr_line_no: number
  item_code: string | null
  item_name: string | null
  spec: string | null
  unit_code: string | null
  qty: Decimal
  need_date: string | null
}

interface RfqSupplierTable {
  rfq_no: string
  line_no: number
  comp_no: string
}

export interface QuotationTable extends Audited {
  qt_no: string
  rfq_no: string
  comp_no: string
  currency: string
  total_amt: Defaulted<Decimal>
  total_amt_krw: Optional<Decimal>
  ex_rate: Optional<Decimal>
  rate_date: Optional<string>
  valid_to: Optional<string>
  lead_time: Optional<number>
  pay_term: Optional<string>
  comment: Optional<string>
  decline_reason: Optional<string>
  file_id: Optional<string>
  proxy_yn: Defaulted<string>
  proxy_by: Optional<string>
  proxy_reason: Optional<string>
  checked_dt: OptionalTimestamp
  submitted_dt: OptionalTimestamp
  rank_no: Optional<number>
  status: Defaulted<string>
}

interface QuotationLineTable {
  qt_no: string
  line_no: number
  maker: string | null
  unit_price: Decimal | null
  min_qty: Optional<Decimal>
  amt: Defaulted<Decimal>
  delivery_date: string | null
  no_quote_yn: Defaulted<string>
  bigo: string | null
  selected_yn: Defaulted<string>
}

/** Which supplier delivers a line and for how much: what order requests are made of. */
export interface RfqAwardTable {
  rfq_no: string
  line_no: number
  pr_no: string
  pr_line_no: number
  qt_no: string
  comp_no: string
  qty: Decimal
  unit_price: Decimal
  currency: string
  amt: Decimal
  ex_rate: Decimal
  rate_date: string
  amt_krw: Decimal
  pay_term: string | null
  delivery_date: string | null
  lead_time: number | null
  is_lowest: boolean
  reason: string | null
  awarded_by: string
  awarded_dt: Timestamp
}

export interface RfqTables {
  rfq_award: RfqAwardTable
  rfq: RfqTable
  rfq_line: RfqLineTable
  rfq_supplier: RfqSupplierTable
  quotation: QuotationTable
  quotation_line: QuotationLineTable
}
