import type { Defaulted, Json, Optional, OptionalTimestamp, Timestamp } from './columnTypes'

export interface ExportJobTable {
  export_id: string
  created_by: string
  created_dt: Timestamp
  status: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELED'
  actor: Json
  request: Json
  done_cnt: Defaulted<number>
  total_cnt: Defaulted<number>
  lease_dt: OptionalTimestamp
  file_name: string
  blob_key: string
  msg: Optional<string>
}

export interface ExportTables {
  export_job: ExportJobTable
}
