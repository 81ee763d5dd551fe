import { sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { fileOfSeed } from './fileOfSeed'

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
    const fileId = await fileOfSeed(
      tx,
      folder,
      {
        ...{ ownerType: 'PR', ownerNo: request.pr_no, by: request.requester },
        at: new Date(request.created_dt ?? now),
      },
      [
        {
          name: `견적참고_${request.pr_no}.txt`,
          text: `견적 참고자료\n\n구매요청: ${request.pr_no}\n건명: ${request.title}\n`,
        },
      ],
    )
    await tx.updateTable('pr').set({ file_id: fileId }).where('pr_no', '=', request.pr_no).execute()
  }
}
