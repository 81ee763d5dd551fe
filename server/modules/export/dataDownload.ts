import { sql } from 'kysely'
import type {
  DatasetList,
  DatasetRow,
  ExportRequest,
  OperationRequests,
} from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { formatDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { checkPeriod } from '../../document/documentList'
import { pageOf } from '../../document/listQuery'
import { fieldRefused, refused } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import { exportLimits } from '../../limits'
import { labelIn } from '../../master/labelsIn'
import { wantedLanguage } from '../code/messageBook'
import { type Dataset, datasets, workbookColumns } from './datasets'
import { checkReason, tooManyOpen, tooManyToday } from './exportRules'
import { countJobs, insertJob } from './exportStore'

const mostRows = 50_000
const previewRows = 10

const texts = {
  tooManyRows: '조회 건수({0}건)가 50,000건을 초과합니다. 기간을 줄여 주세요.',
  nothing: '다운로드할 데이터가 없습니다.',
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
  checkPeriod('periodFrom', from, to)
  checkReason(reason)
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

/** Starts the workbook and logs who asked for it and why, both or neither. */
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
  if (open >= exportLimits.openJobs) throw refused('tooManyOpen', tooManyOpen, [open])
  if (daily >= exportLimits.dailyJobs) throw refused('tooManyToday', tooManyToday, [exportLimits.dailyJobs])
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
  const { export_id } = await insertJob({ tx, actor, now, http }, request)
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
      export_id,
    })
    .execute()
  return { success: true }
}
