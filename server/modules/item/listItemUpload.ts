import { type RawBuilder, sql } from 'kysely'
import type { ItemUploadList, ItemUploadListRow, OperationRequests } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import { codesOf, containsPattern, pageOf, type SortPart, sortOf } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'
import type { UploadRecord } from './itemUploadStore'

type Filters = OperationRequests['listItemUpload']

const sortColumns: Readonly<Record<keyof ItemUploadListRow, string>> = {
  upNo: 'up_no',
  fileName: 'file_name',
  rowCnt: 'row_cnt',
  okCnt: 'ok_cnt',
  errCnt: 'err_cnt',
  dupCnt: 'dup_cnt',
  status: 'status',
  uploadedBy: 'uploaded_by',
  uploadedByNm: 'hname',
  uploadedDt: 'uploaded_dt',
  version: 'version',
}

const newestFirst: SortPart = { column: 'up_no', direction: 'desc' }

/** Uploads of staff. */
export async function listItemUpload(tx: Transaction, filters: Filters): Promise<ItemUploadList> {
  const { uploadedDtFrom: from, uploadedDtTo: to } = filters
  if (from !== undefined && to !== undefined && from > to) throw fieldRefused('uploadedDt', 'periodReversed')
  const found = sql`from item_upload left join person on person.singleid = uploaded_by
    where ${sql.join(conditionsOf(filters), sql` and `)}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
  const total = counted.rows[0]?.total ?? 0
  if (filters.want === 'totals') return { rows: [], total }
  const { limit, offset } = pageOf(filters)
  const { rows } = await sql<UploadRecord & { hname: string | null }>`select * from
      (select item_upload.*, hname ${found}) listed
    order by ${sortOf(filters.sort, sortColumns, newestFirst)} limit ${limit} offset ${offset}`.execute(tx)
  return { rows: rows.map(row => headerOf(row, row.hname)), total }
}

function conditionsOf(filters: Filters): readonly RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`owner_type = 'I'`]
  const { upNo, fileName, uploadedBy, uploadedDtFrom, uploadedDtTo } = filters
  if (upNo !== undefined) conditions.push(sql`up_no ilike ${containsPattern(upNo)}`)
  if (fileName !== undefined) conditions.push(sql`file_name ilike ${containsPattern(fileName)}`)
  if (uploadedBy !== undefined) conditions.push(sql`uploaded_by = ${uploadedBy}`)
  const states = codesOf(filters.status)
  if (states.length > 0) conditions.push(sql`item_upload.status in (${sql.join(states)})`)
  // Days are those of Asia/Seoul.
  if (uploadedDtFrom !== undefined) conditions.push(sql`uploaded_dt >= ${`${uploadedDtFrom}T00:00:00+09:00`}`)
  if (uploadedDtTo !== undefined)
    conditions.push(sql`uploaded_dt < ${`${addDays(uploadedDtTo, 1)}T00:00:00+09:00`}`)
  return conditions
}

/** The head of an upload, as a list and its own page show it. */
export function headerOf(upload: UploadRecord, uploaderName: string | null): ItemUploadListRow {
  return {
    upNo: upload.up_no,
    fileName: upload.file_name,
    rowCnt: upload.row_cnt,
    okCnt: upload.ok_cnt,
    errCnt: upload.err_cnt,
    dupCnt: upload.dup_cnt,
    status: upload.status,
    uploadedBy: upload.uploaded_by,
    uploadedByNm: uploaderName ?? upload.uploaded_by,
    uploadedDt: upload.uploaded_dt,
    version: upload.version,
  }
}
