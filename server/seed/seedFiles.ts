import { sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { nextFileId } from '../document/fileStore'
import { newBlobKey, writeBlob } from '../modules/file/fileBlobs'

const filedRequests = 20

/** A quotation as text on every twentieth request or so, so that the demo has something to download. */
export async function seedFiles(tx: Transaction, folder: string, now: Date): Promise<void> {
  const requests = await tx
    .selectFrom('pr')
    .select(['pr_no', 'title', 'requester', 'created_dt'])
    .where('source_system', '=', 'GPMS')
    .orderBy(sql`md5(pr_no)`)
    .limit(filedRequests)
    .execute()
  for (const request of requests) {
    const bytes = Buffer.from(`견적 참고자료\n\n구매요청: ${request.pr_no}\n건명: ${request.title}\n`, 'utf8')
    const blob = newBlobKey()
    await writeBlob(folder, blob, bytes)
    const fileId = await nextFileId(tx, now)
    const written = { created_by: request.requester, created_dt: request.created_dt ?? now }
    await tx
      .insertInto('file')
      .values({ file_id: fileId, owner_type: 'PR', owner_no: request.pr_no, ...written })
      .execute()
    await tx
      .insertInto('file_item')
      .values({
        file_id: fileId,
        file_seq: 1,
        file_name: `견적참고_${request.pr_no}.txt`,
        file_size: String(bytes.length),
        mime_type: 'text/plain',
        blob_key: blob,
        ...written,
      })
      .execute()
    await tx.updateTable('pr').set({ file_id: fileId }).where('pr_no', '=', request.pr_no).execute()
  }
}
