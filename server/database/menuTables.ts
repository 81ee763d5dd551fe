import type { Audited, Defaulted, Optional } from './columnTypes'
import type { PortalCode } from './organisationTables'

interface MenuTable extends Audited {
  pgm_id: string
  up_pgm_id: Optional<string>
  pgm_name: string
  ssp_url: Optional<string>
  portal_type: string
  menu_level: number
  menu_type: string
  leaf: string
  sort_no: number
  use_yn: Defaulted<string>
}

interface MenuSubUrlTable {
  pgm_id: string
  sub_url: string
}

interface AuthMenuTable extends Audited {
  auth_group_id: string
  pgm_id: string
  read_yn: Defaulted<string>
  write_yn: Defaulted<string>
  excel_yn: Defaulted<string>
}

interface MenuChangeTable {
  only_row: Defaulted<boolean>
  change_no: Defaulted<number>
}

/** A menu that a person has starred. */
interface MenuFavouriteTable {
  user_id: string
  portal_type: PortalCode
  pgm_id: string
  sort_no: number
}

export interface MenuTables {
  menu: MenuTable
  menu_sub_url: MenuSubUrlTable
  auth_menu: AuthMenuTable
  menu_change: MenuChangeTable
  menu_favourite: MenuFavouriteTable
}
