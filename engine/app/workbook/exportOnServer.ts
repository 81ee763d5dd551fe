import type { OperationRequests } from '../../../codegen/generated/types'
import { text } from '../../i18n/text'
import { toFailure } from '../../runtime/failure'
import type { CallPort, Failure, WorkbookJob, WorkbookRun } from '../../runtime/services'

type ServerRows = Extract<WorkbookJob['rows'], { readonly operation: string }>

interface ServerExportParts {
  readonly call: CallPort
  readonly save: (content: Blob) => void
  readonly pause: (milliseconds: number) => Promise<void>
}

/** Often enough that the progress moves, seldom enough to cost nothing. */
const askEveryMilliseconds = 700

/** Has the server write the workbook as a job, watches it, and saves the file. Cancelling ends the job there as well. */
export function exportOnServer(
  job: WorkbookJob,
  rows: ServerRows,
  { call, save, pause }: ServerExportParts,
): WorkbookRun {
  const listeners: ((done: number, total: number) => void)[] = []
  let exportId: string | undefined
  let isCancelled = false

  const run = async () => {
    let state = await call('startExport', { body: startRequest(job, rows) })
    exportId = state.exportId
    while (state.status === 'WAITING' || state.status === 'RUNNING') {
      if (isCancelled) return endOnServer()
      state = await call('getExport', { exportId })
      for (const listen of listeners) listen(state.done, Math.max(state.total, rows.total, state.done))
      if (state.status === 'WAITING' || state.status === 'RUNNING') await pause(askEveryMilliseconds)
    }
    if (isCancelled) return
    if (state.status !== 'DONE') throw jobFailure(state.msg)
    const content = await call.byName('downloadExport', { exportId })
    if (!(content instanceof Blob)) throw new Error('Engine bug: "downloadExport" answered no file.')
    save(content)
  }

  async function endOnServer(): Promise<void> {
    // A job that cannot be reached ends by itself when it is done; the person has turned away already.
    if (exportId !== undefined)
      await call('cancelExport', { exportId, body: {} }).catch((error: unknown) => toFailure(error))
  }

  return {
    done: run(),
    cancel: () => {
      isCancelled = true
      void endOnServer()
    },
    onProgress: listen => {
      listeners.push(listen)
    },
  }
}

function startRequest(job: WorkbookJob, rows: ServerRows): OperationRequests['startExport']['body'] {
  return {
    operation: rows.operation,
    title: job.sheetName,
    columns: job.columns.map(({ texts, width, ...column }) => ({
      ...column,
      width: Math.max(1, Math.round(width)),
      ...(texts && { texts: Object.entries(texts).map(([value, shown]) => ({ value, text: shown })) }),
    })),
    conditions: Object.entries(rows.request).map(([name, value]) => ({ name, value: String(value) })),
    ...(rows.reason !== undefined && { reason: rows.reason }),
  }
}

function jobFailure(message: string | undefined): Failure {
  return { kind: 'refused', status: 422, code: 'EXPORT', message: message ?? text('exportFailed') }
}
