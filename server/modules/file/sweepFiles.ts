import { sql } from 'kysely'
import { systemActor } from '../../database/actor'
import { backupLock } from '../../database/backupReader'
import type { Database } from '../../database/connect'
import { withActor } from '../../database/withActor'
import { uploadLimits } from '../../limits'
import { sweepBlobs } from './fileBlobs'

const hour = 3_600_000

/** Forgets files that no document took within a day, and removes blobs that no row names. Answers how many blobs. */
export async function sweepFiles(database: Database, folder: string, now: Date): Promise<number> {
  const known = await withActor(database, systemActor, async tx => {
    const lock = sql<{ isFree: boolean }>`select pg_try_advisory_xact_lock(${backupLock}) as "isFree"`
    const [{ isFree } = { isFree: false }] = (await lock.execute(tx)).rows
    // A backup copies the attachments of its snapshot; the next turn removes what is to go.
    if (!isFree) return undefined
    await tx
      .deleteFrom('file')
      .where('owner_no', 'is', null)
      .where('created_dt', '<', new Date(now.getTime() - uploadLimits.keptHours * hour).toISOString())
      .execute()
    const [files, exports] = [
      await tx.selectFrom('file_item').select('blob_key').execute(),
      await tx.selectFrom('export_job').select('blob_key').execute(),
    ]
    return [...files, ...exports]
  })
  if (!known) return 0
  return sweepBlobs(folder, new Set(known.map(row => row.blob_key)), new Date(now.getTime() - hour))
}
