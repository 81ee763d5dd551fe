import { failureOf } from '../../auth/answerRule'
import { text } from '../../i18n/text'
import type { Failure, WorkbookJob, WorkbookRun } from '../../runtime/services'
import type { WorkbookOrder, WorkbookReport, WorkbookRow } from './workbookMessage'

/**
 * Domain 0.2: what one request may bring in a reasonable time, and more than a page that is only read: the server asks for the
 * right to make workbooks. D-29: what the browser makes itself.
 */
const rowsPerPage = 2000
export const mostBrowserRows = 20_000
/** Handing all rows over at once would block the page (numbers: 130 ms); a part of this size takes under 5. */
const rowsPerPart = 500

export interface WorkbookParts {
  readonly createWorker: () => Worker
  /** Address and headers of one page of the list. */
  readonly pageRequest: (
    operation: string,
    request: Readonly<Record<string, unknown>>,
  ) => { readonly url: string; readonly headers: Readonly<Record<string, string>> }
  readonly save: (content: ArrayBuffer) => void
  /** Lets the page breathe between two parts. */
  readonly pause: () => Promise<void>
}

/** Has a worker write the workbook, from rows at hand or from pages it fetches itself, and saves the file. */
export function exportWorkbook(job: WorkbookJob, parts: WorkbookParts): WorkbookRun {
  const worker = parts.createWorker()
  const listeners: ((done: number, total: number) => void)[] = []
  const total = isRowSource(job.rows) ? job.rows.total : job.rows.length
  let isOver = false
  let stop: (failure: Failure) => void = () => undefined
  const tell = (order: WorkbookOrder) => worker.postMessage(order)

  const done = new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => {
      if (isOver) return
      isOver = true
      worker.terminate()
      settle()
    }
    stop = failure => end(() => reject(failure))
    worker.addEventListener('error', () => stop(brokenFailure('WORKBOOK')))
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookReport>) => {
      if (data.report === 'progress') for (const listen of listeners) listen(data.done, total)
      if (data.report === 'refused') stop(refusal(data.status, data.body))
      if (data.report === 'failed') stop(brokenFailure('WORKBOOK'))
      if (data.report === 'finished') end(() => resolve(parts.save(data.content)))
    })
  })

  const feed = async () => {
    const { sheetName, columns, sheets } = job
    tell({ order: 'start', sheetName, columns, ...(sheets && { sheets }) })
    if (isRowSource(job.rows)) tell(pagesOf(job.rows, parts))
    else await handOver(job.rows, tell, parts.pause, () => isOver)
    if (!isOver) tell({ order: 'finish' })
  }
  feed().catch(() => stop(brokenFailure('WORKBOOK')))

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

function pagesOf({ operation, request, total }: RowSource, parts: WorkbookParts): WorkbookOrder {
  const pages = Math.max(1, Math.ceil(Math.min(total, mostBrowserRows) / rowsPerPage))
  const built = Array.from({ length: pages }, (_, page) =>
    parts.pageRequest(operation, { ...request, page: page + 1, size: rowsPerPage }),
  )
  return { order: 'fetch', urls: built.map(page => page.url), headers: built[0]?.headers ?? {} }
}

async function handOver(
  rows: readonly WorkbookRow[],
  tell: (order: WorkbookOrder) => void,
  pause: () => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  for (let from = 0; from < rows.length && !isOver(); from += rowsPerPart) {
    tell({ order: 'rows', rows: rows.slice(from, from + rowsPerPart) })
    await pause()
  }
}

function refusal(status: number, body: Readonly<Record<string, unknown>>): Failure {
  return failureOf({ path: '', status, body }, body.code === 'GPMS005' ? 'logIn' : 'fail', '')
}

function brokenFailure(code: string): Failure {
  return { kind: 'failed', status: 0, code, message: text('exportFailed') }
}
