import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { systemActor } from '../../database/actor'
import type { Database } from '../../database/connect'
import { withActor } from '../../database/withActor'
import { StartFailure } from '../../startFailure'
import { claimFolder, folderMark, isClaimed } from './fileBlobs'

/** Takes the folder of the attachments; not an empty one while the database knows of some, since their share is not mounted then. */
export async function openFolder(database: Database, folder: string): Promise<void> {
  if (await isClaimed(folder)) return
  const isEmpty = (await readdir(folder).catch(() => [])).length === 0
  if (isEmpty && (await withActor(database, systemActor, hasFiles)))
    throw new StartFailure(
      `The folder of the attachments ${folder} is empty, and the database knows of attachments. Mount it, or correct GPMS_FILES.\n` +
        `To begin without them make the file ${join(folder, folderMark)}.`,
    )
  await claimFolder(folder)
}

const hasFiles: Parameters<typeof withActor<boolean>>[2] = async tx =>
  (await tx.selectFrom('file_item').select('file_id').limit(1).execute()).length > 0
