import { sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { type Columns, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { pageOf } from '../../document/listQuery'

const { answer } = operationFact('listDownloadLog')

type LoggedRow = Row<'download_log'> & {
  readonly status: string | null
  readonly done_cnt: number | null
  readonly msg: string | null
}

const ofOther = '요청자만 확인' // wording Assumed

/** The progress of a workbook in words; nobody sees that of others. */
function stateOf({ status, done_cnt, row_cnt, msg, user_id }: LoggedRow, userId: string): string {
  if (user_id !== userId) return ofOther
  if (status === 'FAILED' && msg) return `실패 (${msg})`
  if (status === 'WAITING') return '대기중'
  if (status === 'RUNNING') return `${Math.floor((100 * (done_cnt ?? 0)) / Math.max(1, row_cnt))}% 진행중`
  const words: Readonly<Record<string, string>> = { DONE: '완료', FAILED: '실패', CANCELED: '취소' }
  return words[status ?? ''] ?? '보관기간 종료'
}

/** What was downloaded, the newest first; one's own workbook can be fetched as long as it is kept. */
export async function listDownloadLog(
  tx: Transaction,
  { userId }: Actor,
  input: OperationRequests['listDownloadLog'],
): Promise<Columns> {
  const { limit, offset } = pageOf(input)
  const { rows } = await sql<LoggedRow>`select log.*, job.status, job.done_cnt, job.msg from download_log log
    left join export_job job on job.export_id = log.export_id
    order by log.log_seq desc limit ${limit} offset ${offset}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total from download_log`.execute(tx)
  const isYes = (holds: boolean) => (holds ? 'Y' : 'N')
  return {
    rows: rows.map(row => ({
      ...wireOf(answer.fields, { ...row }),
      logSeq: Number(row.log_seq),
      state: stateOf(row, userId),
      canFetchYn: isYes(row.status === 'DONE'),
      canCancelYn: isYes(row.status === 'WAITING' || row.status === 'RUNNING'),
    })),
    total: counted.rows[0]?.total ?? 0,
  }
}
