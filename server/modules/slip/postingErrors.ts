import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests, PostingErrorList, PostingErrorRow } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import {
  type DocumentListPlan,
  equal,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
} from '../../document/documentList'
import { given } from '../../document/givenFields'

/** Open errors of a slip are settled: it was booked, or is no more. */
export async function closeErrors({ tx, actor, now }: EventContext, slipNo: string): Promise<void> {
  await runAs(tx, 'all', async () => {
    await tx
      .updateTable('posting_result')
      .set({ post_action: 'RESOLVED', updated_by: actor.userId, updated_dt: now })
      .where('slip_no', '=', slipNo)
      .where('post_action', '=', 'OPEN')
      .execute()
  })
}

/** The number of the next attempt of a slip. */
export async function nextAttempt(tx: Transaction, slipNo: string): Promise<number> {
  const { last } = await tx
    .selectFrom('posting_result')
    .select(eb => eb.fn.max('attempt_no').as('last'))
    .where('slip_no', '=', slipNo)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}

export interface PostingRecord {
  readonly post_seq: string
  readonly slip_no: string
  readonly attempt_no: number
  readonly error_code: string | null
  readonly error_msg: string | null
  readonly posted_nm: string
  readonly posted_dt: string
  readonly post_action: string | null
  readonly resolve_memo: string | null
  readonly version: number
  readonly slip_type: string
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly total_amt: string
  readonly posting_date: string
  readonly slip_status: string
}

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
    postSeq: 'post_seq',
    slipNo: 'slip_no',
    attemptNo: 'attempt_no',
    errorCode: 'error_code',
    errorMsg: 'error_msg',
    postedBy: 'posted_nm',
    postedDt: 'posted_dt',
    postAction: 'post_action',
    resolveMemo: 'resolve_memo',
    slipType: 'slip_type',
    // Assumed: suppliers are sorted by their number.
    compNameKr: 'comp_no',
    totalAmt: 'total_amt',
    postingDate: 'posting_date',
    slipStatus: 'status',
  },
  sortValues: Object.fromEntries(
    ['slip_type', 'comp_no', 'total_amt', 'posting_date', 'status'].map(name => [
      name,
      sql`(select ${sql.ref(`slip.${name}`)} from signifier slip where slip.slip_no = document.slip_no)`,
    ]),
  ),
  names,
}

/** Failed postings. */
export async function listPostingError(
  tx: Transaction,
  filters: OperationRequests['listPostingError'],
): Promise<PostingErrorList> {
  const { postedDtFrom: from, postedDtTo: to } = filters
  const { rows, total, capped } = await listDocuments<PostingRecord>(tx, plan, filters, [
    sql`document.post_status = 'ERROR'`,
    ...postedBetween(from, to),
    ...numbered([['slip_no', filters.slipNo]]),
    ...equal([['error_code', filters.errorCode]]),
    ...oneOf([['post_action', filters.postAction]]),
    ...ofSlip('comp_no', filters.compNo),
    ...ofSlip('drafter', filters.drafter),
  ])
  return { rows: rows.map(errorRow), total, ...(capped === undefined ? {} : { capped }) }
}

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

const ofSlip = (name: 'comp_no' | 'drafter', value: string | undefined) =>
  value === undefined || value === ''
    ? []
    : [
        sql`exists (select from signifier slip
          where slip.slip_no = document.slip_no and ${sql.ref(`slip.${name}`)} = ${value})`,
      ]

/** One result by its number; undefined where the actor does not see its slip, or what a key names is no number. */
export async function findPosting(tx: Transaction, postSeq: number): Promise<PostingRecord | undefined> {
  if (!Number.isSafeInteger(postSeq)) return undefined
  const { rows } = await sql<PostingRecord>`select document.*, ${names.columns}
    from posting_result document ${names.joins} where document.post_seq = ${postSeq}`.execute(tx)
  return rows[0]
}

export function errorRow(row: PostingRecord): PostingErrorRow {
  return {
    postSeq: Number(row.post_seq),
    slipNo: row.slip_no,
    slipType: row.slip_type,
    compNo: row.comp_no,
    compNameKr: row.comp_name_kr,
    totalAmt: row.total_amt,
    postingDate: row.posting_date,
    attemptNo: row.attempt_no,
    postedBy: row.posted_nm,
    postedDt: row.posted_dt,
    slipStatus: row.slip_status,
    version: row.version,
    ...given({
      errorCode: row.error_code,
      errorMsg: row.error_msg,
      postAction: row.post_action,
      resolveMemo: row.resolve_memo,
    }),
  }
}
