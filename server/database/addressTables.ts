/** Read by everybody, written by migrations alone. */
interface PostalAddressTable {
  road_address: string
  zip_code: string
  lot_address: string
  building_name: string | null
}

export interface AddressTables {
  postal_address: PostalAddressTable
}
