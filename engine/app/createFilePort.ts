import { operations } from '../../codegen/generated/operations'
import type { OperationAnswers } from '../../codegen/generated/types'
import { workbookFileName } from '../../schemas/shared/workbookFileName'
import { type BuiltRequest, buildRequest } from '../auth/buildRequest'
import type { SessionStore } from '../auth/sessionStore'
import type { CallPort, ClockPort, FilePort } from '../runtime/services'
import { saveFile, spreadsheetType } from '../shell/saveFile'
import { uploadFile } from './uploadFile'
import { exportOnServer } from './workbook/exportOnServer'
import { exportWorkbook } from './workbook/exportWorkbook'
import ReadWorker from './workbook/read.worker?worker'
import { readWorkbook } from './workbook/readWorkbook'
import WorkbookWorker from './workbook/workbook.worker?worker'

interface FilePortParts {
  readonly call: CallPort
  readonly session: SessionStore
  readonly clock: ClockPort
  readonly createId: () => string
}

/** Files in and out: workbooks written in a worker, uploads with progress, downloads by the session's own headers. */
export function createFilePort({ call, session, clock, createId }: FilePortParts): FilePort {
  const build = (
    operation: string,
    values: Readonly<Record<string, unknown>>,
    idempotencyKey = createId(),
  ): BuiltRequest => {
    const found = Object.entries(operations).find(([name]) => name === operation)
    if (!found)
      throw new Error(`Engine bug: createFilePort was asked for "${operation}", which is no operation.`)
    const keys = { requestId: createId(), idempotencyKey }
    return buildRequest(found[1], values, session.getState(), keys)
  }
  return {
    exportWorkbook: job => {
      const name = () => workbookFileName(job.fileName, clock.now())
      if ('operation' in job.rows && job.rows.isByServer)
        return exportOnServer(job, job.rows, {
          call,
          save: content => saveFile(content, name()),
          pause: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
        })
      return exportWorkbook(job, {
        createWorker: () => new WorkbookWorker(),
        pageRequest: (operation, request) => {
          const { url, init } = build(operation, request)
          return { url, headers: init.headers }
        },
        save: content => saveFile(new Blob([content], { type: spreadsheetType }), name()),
        pause: () => new Promise(resolve => setTimeout(resolve)),
      })
    },
    readWorkbook: (file, listener) => readWorkbook(file, listener, () => new ReadWorker()),
    upload: async (file, target, onProgress, signal) => {
      const fileName = file.name.normalize('NFC')
      const item = await uploadFile(build('uploadFile', { ...target, fileName }), file, onProgress, signal)
      if (!isFileItem(item)) throw new Error('Engine bug: "uploadFile" answered no file.')
      return item
    },
    send: (operation, request, file, { idempotencyKey, onProgress, signal }) =>
      uploadFile(build(operation, request, idempotencyKey), file, onProgress, signal),
    download: async (operation, request, fileName) => {
      const content = await call.byName(operation, request)
      if (!(content instanceof Blob)) throw new Error(`Engine bug: "${operation}" answered no file.`)
      saveFile(content, fileName)
    },
  }
}

function isFileItem(
  item: Readonly<Record<string, unknown>>,
): item is Readonly<Record<string, unknown>> & OperationAnswers['uploadFile'] {
  return (
    typeof item.fileId === 'string' && typeof item.fileSeq === 'number' && typeof item.fileName === 'string'
  )
}
