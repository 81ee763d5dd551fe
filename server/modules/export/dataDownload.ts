import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type {
  DatasetList,
  DatasetRow,
  DownloadLogList,
  ExportRequest,
  OperationRequests,
} from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { characterLength } from '../../../schemas/shared/byteLength'
import { addMonths } from '../../../schemas/shared/calendar'
import { formatDecimal } from '../../../schemas/shared/decimal'
import { workbookFileName } from '../../../schemas/shared/workbookFileName'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { pageOf } from '../../document/listQuery'
import { fieldRefused, refused } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import { wantedLanguage } from '../code/messageBook'
import { newBlobKey } from '../common/fileBlobs'
import { labelIn } from '../common/labelsIn'
import { type Dataset, datasets, workbookColumns } from './datasets'
import { mostDailyJobs, mostOpenJobs, tooManyOpen, tooManyToday } from './exportRules'
import { countJobs } from './exportStore'

const shortestReason = 5
const longestPeriodMonths = 12
const mostRows = 50_000
const previewRows = 10

const texts = {
  reasonTooShort: '다운로드 사유를 5자 이상 입력해 주세요.',
  tooManyRows: '조회 건수({0}건)가 50,000건을 초과합니다. 기간을 줄여 주세요.',
  nothing: '다운로드할 데이터가 없습니다.',
  ofOther: '요청자만 확인', // wording Assumed
} as const

interface Asked {
  readonly datasetId: string
  readonly from: string
  readonly to: string
  readonly section?: string | undefined
  readonly reason: string
}

function checkAsked({ datasetId, from, to, reason }: Asked): Dataset {
  const dataset = Object.hasOwn(datasets, datasetId) ? datasets[datasetId] : undefined
  if (!dataset) throw fieldRefused('datasetId', 'codeNotAllowed', [datasetId])
  if (from > to) throw fieldRefused('periodFrom', 'periodReversed')
  if (to > addMonths(from, longestPeriodMonths)) throw fieldRefused('periodFrom', 'periodTooLong')
  if (characterLength(reason.trim()) < shortestReason) throw fieldRefused('reason', texts.reasonTooShort)
  return dataset
}

const where = (
  { day, section, except }: Dataset,
  asked: Asked,
) => sql`${sql.raw(day)} between ${asked.from} and ${asked.to}
  ${asked.section ? sql`and ${sql.raw(section)} = ${asked.section}` : sql``}
  ${except === undefined ? sql`` : sql`and not (${sql.raw(except)})`}`

async function countRows(tx: Transaction, dataset: Dataset, asked: Asked): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from ${sql.table(dataset.table)} document where ${where(dataset, asked)}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** Rows of a data set under the policies of whoever asks; the preview is its first page. */
export async function listDownloadDataset(
  tx: Transaction,
  input: OperationRequests['listDownloadDataset'],
  language: string,
): Promise<DatasetList> {
  const { datasetId, periodFromFrom: from, periodFromTo: to, reason = '' } = input
  if (datasetId === undefined || from === undefined || to === undefined) return { rows: [], total: 0 }
  const asked: Asked = { datasetId, from, to, section: input.section, reason }
  const dataset = checkAsked(asked)
  const isPreview = input.previewYn === 'Y'
  const counted = input.want === 'rows' ? 0 : await countRows(tx, dataset, asked)
  const total = isPreview ? Math.min(counted, previewRows) : counted
  if (input.want === 'totals') return { rows: [], total }
  const { limit, offset } = isPreview ? { limit: previewRows, offset: 0 } : pageOf(input)
  const hasCompany = dataset.columns.some(({ from }) => from.startsWith('company.'))
  const cells = sql.join(dataset.columns.map(({ from }) => sql`(${sql.raw(from)})::text`))
  const { rows } = await sql<{ cells: (string | null)[] }>`select array[${cells}] as cells
    from ${sql.table(dataset.table)} document
    ${hasCompany ? sql`join company on company.comp_no = document.comp_no` : sql``}
    where ${where(dataset, asked)}
    order by document.${sql.ref(dataset.key)} limit ${limit} offset ${offset}`.execute(tx)
  const shown = rows.map((row, index) => rowOf(dataset, row.cells, offset + index + 1, language))
  if (input.want !== 'rows') return { rows: shown, total }
  // Not counted: a full page may not be all there is.
  return { rows: shown, total: offset + shown.length, ...(shown.length === limit ? { capped: true } : {}) }
}

function rowOf(
  { columns }: Dataset,
  cells: readonly (string | null)[],
  rowNo: number,
  language: string,
): DatasetRow {
  const values = columns.map(({ code }, index) => {
    const cell = cells[index] ?? ''
    return code === undefined || cell === '' ? cell : labelIn(language, codeText(code, cell))
  })
  const filled = values.flatMap((value, index) => (value === '' ? [] : [[`c${index + 1}`, value] as const]))
  return {
    rowNo,
    previewText: values
      .map((value, index) =>
        columns[index]?.kind === 'number' && value !== '' ? formatDecimal(value) : value,
      )
      .filter(value => value !== '')
      .join(' · '),
    ...Object.fromEntries(filled),
  }
}

/** Begins the workbook and keeps who asked for it and why, both or neither. */
export async function runDownload({
  tx,
  actor,
  now,
  http,
  input,
}: OperationContext<OperationRequests['runDownload']>): Promise<{ success: true }> {
  const { datasetId, body } = input
  const reason = body.reason.normalize('NFC').trim()
  const asked: Asked = { datasetId, from: body.periodFrom, to: body.periodTo, section: body.section, reason }
  const dataset = checkAsked(asked)
  const total = await countRows(tx, dataset, asked)
  if (total === 0) throw refused('nothingToDownload', texts.nothing)
  if (total > mostRows) throw refused('tooManyRows', texts.tooManyRows, [formatDecimal(String(total))])
  const { open, daily } = await countJobs(tx, actor, now)
  if (open >= mostOpenJobs) throw refused('tooManyOpen', tooManyOpen, [open])
  if (daily >= mostDailyJobs) throw refused('tooManyToday', tooManyToday, [mostDailyJobs])
  const conditions = {
    datasetId,
    periodFromFrom: asked.from,
    periodFromTo: asked.to,
    reason,
    ...(asked.section ? { section: asked.section } : {}),
  }
  const language = wantedLanguage(http.headers['accept-language'])
  const title = labelIn(language, dataset.title)
  const request: ExportRequest = {
    operation: 'listDownloadDataset',
    title,
    columns: workbookColumns(dataset, language),
    conditions: Object.entries(conditions).map(([name, value]) => ({ name, value })),
  }
  const exportId = randomUUID()
  await tx
    .insertInto('export_job')
    .values({
      export_id: exportId,
      created_by: actor.userId,
      created_dt: now,
      status: 'WAITING',
      actor: { ...actor },
      request: { ...request },
      file_name: workbookFileName(title, now.getTime()),
      blob_key: newBlobKey(),
      ip: http.ip,
    })
    .execute()
  await tx
    .insertInto('download_log')
    .values({
      dataset_id: datasetId,
      period_from: asked.from,
      period_to: asked.to,
      section: asked.section ?? null,
      row_cnt: total,
      reason,
      user_id: actor.userId,
      user_name: actor.name,
      logged_dt: now,
      export_id: exportId,
    })
    .execute()
  return { success: true }
}

interface LoggedRow {
  readonly log_seq: string
  readonly dataset_id: string
  readonly period_from: string
  readonly period_to: string
  readonly row_cnt: number
  readonly reason: string
  readonly user_name: string
  readonly logged_dt: string
  readonly export_id: string
  readonly user_id: string
  readonly status: string | null
  readonly done_cnt: number | null
  readonly msg: string | null
}

/** How far a workbook has come, in words; nobody sees the jobs of others. */
function stateOf({ status, done_cnt, row_cnt, msg, user_id }: LoggedRow, userId: string): string {
  if (user_id !== userId) return texts.ofOther
  if (status === 'FAILED' && msg) return `실패 (${msg})`
  if (status === 'WAITING') return '대기중'
  if (status === 'RUNNING') return `${Math.floor((100 * (done_cnt ?? 0)) / Math.max(1, row_cnt))}% 진행중`
  const words: Readonly<Record<string, string>> = { DONE: '완료', FAILED: '실패', CANCELED: '취소' }
  return words[status ?? ''] ?? '보관기간 종료'
}

/** What was downloaded, the newest first; a workbook of one's own can be fetched as long as it is kept. */
export async function listDownloadLog(
  tx: Transaction,
  { userId }: Actor,
  input: OperationRequests['listDownloadLog'],
): Promise<DownloadLogList> {
  const { limit, offset } = pageOf(input)
  const { rows } = await sql<LoggedRow>`select log.*, job.status, job.done_cnt, job.msg from download_log log
    left join export_job job on job.export_id = log.export_id
    order by log.log_seq desc limit ${limit} offset ${offset}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total from download_log`.execute(tx)
  const isYes = (holds: boolean) => (holds ? 'Y' : 'N')
  return {
    rows: rows.map(row => ({
      logSeq: Number(row.log_seq),
      datasetId: row.dataset_id,
      periodFrom: row.period_from,
      periodTo: row.period_to,
      rowCnt: row.row_cnt,
      reason: row.reason,
      userName: row.user_name,
      loggedDt: row.logged_dt,
      state: stateOf(row, userId),
      exportId: row.export_id,
      canFetchYn: isYes(row.status === 'DONE'),
      canCancelYn: isYes(row.status === 'WAITING' || row.status === 'RUNNING'),
    })),
    total: counted.rows[0]?.total ?? 0,
  }
}
