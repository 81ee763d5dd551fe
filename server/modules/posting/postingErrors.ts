import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { columnOf, wireOf } from '../../document/columns'
import {
  type DocumentListPlan,
  equal,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
} from '../../document/documentList'
import { erasedRoute, operationFact } from '../../document/erasedRoute'
import { documentNotFound } from '../../http/failure'

export type PostingRecord = Row<'posting_result'>

const { fields } = operationFact('listPostingError').answer

/** Fields that the slip of a posting has. Assumed: suppliers are sorted by their number. */
const slipColumns: Readonly<Record<string, string>> = {
  slipType: 'slip_type',
  compNo: 'comp_no',
  compNameKr: 'comp_no',
  totalAmt: 'total_amt',
  postingDate: 'posting_date',
  slipStatus: 'status',
}

const ofSlip = (column: string) =>
  sql`(select ${sql.ref(`slip.${column}`)} from signifier slip where slip.slip_no = document.slip_no)`

const names = {
  columns: sql`slip.slip_type, slip.comp_no, slip.total_amt, slip.posting_date, slip.status as slip_status,
    company.comp_name_kr`,
  joins: sql`join signifier slip on slip.slip_no = document.slip_no
    join company on company.comp_no = slip.comp_no`,
}

const plan: DocumentListPlan = {
  table: 'posting_result',
  key: 'post_seq',
  sum: 'attempt_no',
  sortColumns: {
    ...Object.fromEntries(Object.keys(fields).map(name => [name, columnOf(name)])),
    ...slipColumns,
    postedBy: 'posted_nm',
  },
  sortValues: Object.fromEntries(Object.values(slipColumns).map(column => [column, ofSlip(column)])),
  names,
}

/** Failed postings. */
export const listPostingErrors = erasedRoute<OperationRequests['listPostingError']>(
  'listPostingError',
  async ({ tx, input }) => {
    const { rows, total, capped } = await listDocuments<PostingRecord>(tx, plan, input, [
      sql`document.post_status = 'ERROR'`,
      ...postedBetween(input.postedDtFrom, input.postedDtTo),
      ...numbered([['slip_no', input.slipNo]]),
      ...equal([['error_code', input.errorCode]]),
      ...oneOf([['post_action', input.postAction]]),
      ...(input.compNo ? [sql`${ofSlip('comp_no')} = ${input.compNo}`] : []),
      ...(input.drafter ? [sql`${ofSlip('drafter')} = ${input.drafter}`] : []),
    ])
    return { rows: rows.map(wireRow), total, ...(capped === undefined ? {} : { capped }) }
  },
)

/** One result of a posting. */
export const getPosting = erasedRoute<OperationRequests['getPosting']>(
  'getPosting',
  async ({ tx, actor, input }) => {
    const found = await findPosting(tx, input.postSeq)
    if (!found) throw documentNotFound(actor.scope)
    return wireRow(found)
  },
)

/** Days of Seoul, both included. */
function postedBetween(from: string | undefined, to: string | undefined): RawBuilder<unknown>[] {
  // For its refusals alone; the column is an instant.
  periodConditions({ field: 'postedDt', column: 'posted_dt', from, to })
  const midnight = (day: string) => `${day}T00:00:00+09:00`
  return [
    ...(from === undefined ? [] : [sql`document.posted_dt >= ${midnight(from)}::timestamptz`]),
    ...(to === undefined ? [] : [sql`document.posted_dt < ${midnight(addDays(to, 1))}::timestamptz`]),
  ]
}

/** One result by its number; undefined where the actor does not see its slip, or what a key names is no number. */
export async function findPosting(tx: Transaction, postSeq: number): Promise<PostingRecord | undefined> {
  if (!Number.isSafeInteger(postSeq)) return undefined
  const { rows } = await sql<PostingRecord>`select document.*, ${names.columns}
    from posting_result document ${names.joins} where document.post_seq = ${postSeq}`.execute(tx)
  return rows[0]
}

/** Whoever posted is shown by his name. */
const wireRow = (row: PostingRecord) =>
  wireOf(fields, { ...row, post_seq: Number(row.post_seq), posted_by: row.posted_nm })
