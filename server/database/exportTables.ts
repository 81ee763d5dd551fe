import type { Generated } from 'kysely'
import type { Defaulted, Json, Optional, OptionalTimestamp, Timestamp } from './columnTypes'
import type { PortalCode } from './organisationTables'

interface ExportJobTable {
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
  ip: Optional<string>
}

interface PersonalExportTable {
  log_seq: Generated<string>
  logged_dt: Timestamp
  user_id: string
  portal_type: PortalCode
  ip: Optional<string>
  operation: string
  title: string
  reason: string
  columns: Json
  conditions: Json
  row_cnt: number
  export_id: string
}

/** Who took which data away; the rows are only ever added. */
interface DownloadLogTable {
  log_seq: Generated<string>
  dataset_id: string
  period_from: string
  period_to: string
  section: Optional<string>
  row_cnt: number
  reason: string
  user_id: string
  user_name: string
  logged_dt: Timestamp
  export_id: string
}

export interface ExportTables {
  download_log: DownloadLogTable
  export_job: ExportJobTable
  personal_export: PersonalExportTable
}
