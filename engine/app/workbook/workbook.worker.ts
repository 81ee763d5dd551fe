import { workbookCell } from './workbookCells'
import type { WorkbookOrder, WorkbookReport, WorkbookRow } from './workbookMessage'
import { createSheetWriter, type SheetWriter } from './writeWorkbook'

interface Job {
  readonly writer: SheetWriter
  readonly columns: Extract<WorkbookOrder, { order: 'start' }>['columns']
  done: number
}

let job: Job | undefined
const report = (message: WorkbookReport, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer })

self.addEventListener('message', ({ data }: MessageEvent<WorkbookOrder>) => {
  try {
    obey(data)
  } catch (error) {
    report({ report: 'failed', why: error instanceof Error ? error.message : String(error) })
  }
})

function obey(order: WorkbookOrder): void {
  if (order.order === 'start') {
    job = {
      writer: createSheetWriter(order.sheetName, order.columns, order.sheets, order.layout),
      columns: order.columns,
      done: 0,
    }
    return
  }
  if (!job) throw new Error('Engine bug: the workbook worker was given rows before it was started.')
  if (order.order === 'rows') addRows(job, order.rows)
  if (order.order === 'finish') finish(job)
}

function addRows(current: Job, rows: readonly WorkbookRow[]): void {
  for (const row of rows) current.writer.add(current.columns.map(column => workbookCell(column, row)))
  current.done += rows.length
  report({ report: 'progress', done: current.done })
}

function finish(current: Job): void {
  const content = new Uint8Array(current.writer.write()).buffer
  report({ report: 'finished', content, rows: current.done }, [content])
}
