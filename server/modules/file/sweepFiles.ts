import { systemActor } from '../../database/actor'
import type { Database } from '../../database/connect'
import { withActor } from '../../database/withActor'
import { uploadLimits } from '../../limits'
import { sweepBlobs } from './fileBlobs'

const hour = 3_600_000

/** Forgets files that no document took within a day, and removes blobs that no row names. Answers how many blobs. */
export async function sweepFiles(database: Database, folder: string, now: Date): Promise<number> {
  const known = await withActor(database, systemActor, async tx => {
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
  return sweepBlobs(folder, new Set(known.map(row => row.blob_key)), new Date(now.getTime() - hour))
}
