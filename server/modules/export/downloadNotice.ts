import { systemActor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { handOver } from '../../document/handOver'
import type { ClaimedJob } from './exportStore'

/** Notifies the person who asked for data, and has gone on with other work, that the workbook is ready or has failed. */
export async function tellDownloadEnd(
  tx: Transaction,
  { actor, request }: Pick<ClaimedJob, 'actor' | 'request'>,
  now: Date,
  failure?: string,
): Promise<void> {
  if (request.operation !== 'listDownloadDataset') return
  await handOver(
    { tx, actor: systemActor, now },
    {
      people: [actor.userId],
      title: failure
        ? `데이터 다운로드에 실패했습니다. ${request.title} (${failure})`
        : `데이터 다운로드 파일이 준비되었습니다. ${request.title}`,
      link: '/dataDownload',
    },
  )
}
