import type { Audited, Decimal, Defaulted, Json, Optional, Timestamp } from './columnTypes'

export interface UnitTable extends Audited {
  unit_code: string
  unit_name: string
  unit_type: string
  base_unit: Optional<string>
  conv_rate: Defaulted<Decimal>
  decimals: Defaulted<number>
  use_yn: Defaulted<string>
}

export interface ItemCategoryTable extends Audited {
  cat_code: string
  up_cat_code: string | null
  cat_level: number
  cat_name: string
  sort_no: Defaulted<number>
  use_yn: Defaulted<string>
}

export interface SourcingGroupTable extends Audited {
  sg_code: string
  up_level: string | null
  sg_level: string
  sg_name: string
  buyer_id: Optional<string>
  sort_no: Defaulted<number>
  use_yn: Defaulted<string>
}

export interface ItemTable extends Audited {
  item_code: string
  item_name: string
  item_ename: Optional<string>
  spec: string
  maker: Optional<string>
  model_no: Optional<string>
  item_type: string
  cat_code: string
  sg_code: string
  unit_code: string
  min_order_qty: Defaulted<Decimal>
  lead_time: Optional<number>
  over_tol: Optional<Decimal>
  under_tol: Optional<Decimal>
  tax_code: Defaulted<string>
  asset_yn: Defaulted<string>
  last_price: Optional<Decimal>
  last_currency: Optional<string>
  requester: Optional<string>
  status: string
  reject_reason: Optional<string>
  reg_date: Optional<string>
}

export interface ItemPriceTable extends Audited {
  price_no: string
  item_code: string
  comp_no: string
  top_dept: Optional<string>
  currency: string
  unit_price: Decimal
  price_unit: Defaulted<number>
  valid_from: string
  valid_to: string
  price_basis: string
  source_no: Optional<string>
}

export interface ItemUploadTable extends Audited {
  up_no: string
  owner_type: Defaulted<string>
  comp_no: Optional<string>
  file_name: string
  row_cnt: Defaulted<number>
  ok_cnt: Defaulted<number>
  err_cnt: Defaulted<number>
  dup_cnt: Defaulted<number>
  status: string
  uploaded_by: string
  uploaded_dt: Timestamp
}

export interface ItemUploadRowTable {
  up_no: string
  row_no: number
  item_name: Optional<string>
  spec: Optional<string>
  maker: Optional<string>
  model_no: Optional<string>
  item_type: Optional<string>
  cat_code: Optional<string>
  sg_code: Optional<string>
  unit_code: Optional<string>
  lead_time: Optional<string>
  row_result: Optional<string>
  err_msg: Optional<string>
  problems: Json
  item_code: Optional<string>
}

interface SgCompanyTable extends Audited {
  sg_code: string
  comp_no: string
  main_yn: Defaulted<string>
  use_yn: Defaulted<string>
}

export interface ItemTables {
  unit: UnitTable
  item_category: ItemCategoryTable
  sourcing_group: SourcingGroupTable
  sg_company: SgCompanyTable
  item: ItemTable
  item_price: ItemPriceTable
  item_upload: ItemUploadTable
  item_upload_row: ItemUploadRowTable
}
