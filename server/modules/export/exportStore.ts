import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ExportJob, ExportRequest } from '../../../codegen/generated/types'
import { workbookFileName } from '../../../schemas/shared/workbookFileName'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { OperationContext } from '../../http/route'
import { newBlobKey } from '../file/fileBlobs'

/** A node whose lease has ended has died; another one takes its job. */
const leaseSeconds = 60
const hour = 3_600_000

export interface ClaimedJob {
  readonly exportId: string
  readonly actor: Actor
  readonly request: ExportRequest
  readonly blobKey: string
  readonly ip: string | null
}

interface JobRow {
  readonly export_id: string
  readonly status: ExportJob['status']
  readonly done_cnt: number
  readonly total_cnt: number
  readonly msg: string | null
}

export function jobOf(row: JobRow): ExportJob {
  return {
    exportId: row.export_id,
    status: row.status,
    done: row.done_cnt,
    total: row.total_cnt,
    ...(row.msg === null ? {} : { msg: row.msg }),
  }
}

/** A job that waits for a node; the request is kept as it was checked. */
export function insertJob(
  { tx, actor, now, http }: Pick<OperationContext<unknown>, 'tx' | 'actor' | 'now' | 'http'>,
  request: ExportRequest,
) {
  return tx
    .insertInto('export_job')
    .values({
      export_id: randomUUID(),
      created_by: actor.userId,
      created_dt: now,
      status: 'WAITING',
      actor: { ...actor },
      request: { ...request },
      file_name: workbookFileName(request.title, now.getTime()),
      blob_key: newBlobKey(),
      ip: http.ip,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findJob(tx: Transaction, actor: Actor, exportId: string) {
  return tx
    .selectFrom('export_job')
    .selectAll()
    .where('export_id', '=', exportId)
    .where('created_by', '=', actor.userId)
    .executeTakeFirst()
}

/**
 * How many exports of a person are open, and how many were started within a day. Counting and starting take turns, so that two at
 * the same moment do not pass the limit.
 */
export async function countJobs(tx: Transaction, actor: Actor, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`export ${actor.userId}`}, 0))`.execute(tx)
  const { open, daily } = await tx
    .selectFrom('export_job')
    .select([
      sql<number>`(count(*) filter (where status in ('WAITING', 'RUNNING')))::int`.as('open'),
      sql<number>`count(*)::int`.as('daily'),
    ])
    .where('created_by', '=', actor.userId)
    .where('created_dt', '>', new Date(now.getTime() - 24 * hour).toISOString())
    .executeTakeFirstOrThrow()
  return { open, daily }
}

/**
 * Takes the oldest job that waits or whose node has died; undefined when there is none. Each taking writes a file of its own: a node
 * that was slow and not dead finds that the job is no longer its own, and spoils nothing.
 */
export async function claimJob(tx: Transaction, now: Date): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<{
    export_id: string
    actor: Actor
    request: ExportRequest
    blob_key: string
    ip: string | null
  }>`update export_job set status = 'RUNNING', done_cnt = 0, lease_dt = ${leaseEnd(now)},
      blob_key = ${newBlobKey()}
    where export_id = (select export_id from export_job
      where status = 'WAITING' or (status = 'RUNNING' and lease_dt < ${now.toISOString()})
      order by created_dt limit 1 for update skip locked)
    returning export_id, actor, request, blob_key, ip`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { export_id: exportId, actor, request, blob_key: blobKey, ip } = row
  return { exportId, actor, request, blobKey, ip }
}

const leaseEnd = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000).toISOString()

type Taking = Pick<ClaimedJob, 'exportId' | 'blobKey'>

const stillOwn = (tx: Transaction, { exportId, blobKey }: Taking) =>
  tx
    .updateTable('export_job')
    .where('export_id', '=', exportId)
    .where('blob_key', '=', blobKey)
    .where('status', '=', 'RUNNING')

/** Notes the progress of a job; false when it has been canceled or taken by another node meanwhile. */
export async function noteProgress(
  tx: Transaction,
  job: Taking,
  now: Date,
  progress: { readonly done: number; readonly total: number },
): Promise<boolean> {
  const { numUpdatedRows } = await stillOwn(tx, job)
    .set({ done_cnt: progress.done, total_cnt: progress.total, lease_dt: leaseEnd(now) })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a job that still runs; answers how many rows it wrote, or undefined when it was canceled or taken meanwhile. */
export async function endJob(
  tx: Transaction,
  job: Taking,
  end: { readonly status: 'DONE' | 'FAILED'; readonly msg?: string },
): Promise<number | undefined> {
  const ended = await stillOwn(tx, job)
    .set({ status: end.status, msg: end.msg ?? null, lease_dt: null })
    .returning('done_cnt')
    .executeTakeFirst()
  return ended?.done_cnt
}
