import type { Json, Timestamp } from './columnTypes'

interface GridLayoutTable {
  user_id: string
  portal_type: string
  grid_key: string
  columns: Json
  updated_dt: Timestamp
}

export interface LayoutTables {
  grid_layout: GridLayoutTable
}
