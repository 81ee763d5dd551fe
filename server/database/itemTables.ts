import type { Audited, Decimal, Defaulted, Optional } from './columnTypes'

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

export interface ItemTables {
  unit: UnitTable
  item_category: ItemCategoryTable
  sourcing_group: SourcingGroupTable
  item: ItemTable
  item_price: ItemPriceTable
}
