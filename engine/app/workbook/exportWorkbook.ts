import { mostListRows } from '../../../schemas/shared/listLimits'
import { isFailure } from '../../auth/apiClient'
import { text } from '../../i18n/text'
import { isRow } from '../../runtime/row'
import type { CallPort, Failure, WorkbookJob, WorkbookRun } from '../../runtime/services'
import { fetchPages } from './fetchPages'
import type { WorkbookOrder, WorkbookReport, WorkbookRow } from './workbookMessage'

/**
 * Domain 0.2: what one request may bring in a reasonable time, and more than a page that is only read: the server asks for the
 * right to make workbooks. D-29: what the browser makes itself.
 */
const rowsPerPage = 2000
/** Handing all rows over at once would block the page (numbers: 130 ms); a part of this size takes under 5. */
const rowsPerPart = 500

export interface WorkbookParts {
  readonly call: CallPort
  readonly createWorker: () => Worker
  readonly save: (content: ArrayBuffer) => void
  /** Lets the page breathe between two parts. */
  readonly pause: () => Promise<void>
}

/** Has a worker write the workbook, from rows at hand or from pages of a list, and saves the file. */
export function exportWorkbook(job: WorkbookJob, parts: WorkbookParts): WorkbookRun {
  const worker = parts.createWorker()
  const listeners: ((done: number, total: number) => void)[] = []
  const total = isRowSource(job.rows) ? job.rows.total : job.rows.length
  const abort = new AbortController()
  let isOver = false
  let stop: (failure: Failure) => void = () => undefined
  const tell = (order: WorkbookOrder) => worker.postMessage(order)

  const done = new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => {
      if (isOver) return
      isOver = true
      worker.terminate()
      abort.abort()
      settle()
    }
    stop = failure => end(() => reject(failure))
    worker.addEventListener('error', () => stop(broken()))
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookReport>) => {
      if (data.report === 'progress') for (const listen of listeners) listen(data.done, total)
      if (data.report === 'failed') stop(broken())
      if (data.report === 'finished') end(() => resolve(parts.save(data.content)))
    })
  })

  const handOver = async (rows: readonly WorkbookRow[]) => {
    for (let from = 0; from < rows.length && !isOver; from += rowsPerPart) {
      tell({ order: 'rows', rows: rows.slice(from, from + rowsPerPart) })
      await parts.pause()
    }
  }
  const feed = async () => {
    const { sheetName, columns, sheets, rows, report: layout } = job
    tell({ order: 'start', sheetName, columns, ...(sheets && { sheets }), ...(layout && { layout }) })
    if (isRowSource(rows)) {
      const pages = Math.max(1, Math.ceil(Math.min(total, mostListRows) / rowsPerPage))
      await fetchPages(pages, page => readPage(rows, page, parts.call, abort.signal), handOver)
    } else await handOver(rows)
    if (!isOver) tell({ order: 'finish' })
  }
  feed().catch((error: unknown) => stop(isFailure(error) ? error : broken()))

  return {
    done,
    cancel: () => stop({ kind: 'aborted', status: 0, code: 'ABORTED', message: '' }),
    onProgress: listen => {
      listeners.push(listen)
    },
  }
}

type RowSource = Exclude<WorkbookJob['rows'], readonly unknown[]>

function isRowSource(rows: WorkbookJob['rows']): rows is RowSource {
  return !Array.isArray(rows)
}

async function readPage(
  { operation, request }: RowSource,
  page: number,
  call: CallPort,
  signal: AbortSignal,
): Promise<readonly WorkbookRow[]> {
  const answer = await call.byName(operation, { ...request, page, size: rowsPerPage }, { signal })
  return isRow(answer) && Array.isArray(answer.rows) ? answer.rows.filter(isRow) : []
}

const broken = (): Failure => ({ kind: 'failed', status: 0, code: 'WORKBOOK', message: text('exportFailed') })
