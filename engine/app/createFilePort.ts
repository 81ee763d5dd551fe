import { workbookFileName } from '../../schemas/shared/workbookFileName'
import type { CallPort, ClockPort, FilePort } from '../runtime/services'
import { saveFile, spreadsheetType } from '../shell/frame/saveFile'
import { exportOnServer } from './workbook/exportOnServer'
import { exportWorkbook } from './workbook/exportWorkbook'
import ReadWorker from './workbook/read.worker?worker'
import { readWorkbook } from './workbook/readWorkbook'
import WorkbookWorker from './workbook/workbook.worker?worker'

interface FilePortParts {
  readonly call: CallPort
  readonly clock: ClockPort
}

/** Files in and out: workbooks written and read in a worker, downloads by the session's own headers. */
export function createFilePort({ call, clock }: FilePortParts): FilePort {
  return {
    exportWorkbook: job => {
      const name = () => workbookFileName(job.fileName, clock.now(), job.report ? 'day' : 'minute')
      if ('operation' in job.rows && job.rows.isByServer)
        return exportOnServer(job, job.rows, {
          call,
          save: content => saveFile(content, name()),
          pause: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
        })
      return exportWorkbook(job, {
        call,
        createWorker: () => new WorkbookWorker(),
        save: content => saveFile(new Blob([content], { type: spreadsheetType }), name()),
        pause: () => new Promise(resolve => setTimeout(resolve)),
      })
    },
    readWorkbook: (file, listener) => readWorkbook(file, listener, () => new ReadWorker()),
    save: saveFile,
    download: async (operation, request, fileName) => {
      const content = await call.byName(operation, request)
      if (!(content instanceof Blob)) throw new Error(`Engine bug: "${operation}" answered no file.`)
      saveFile(content, fileName)
    },
  }
}
