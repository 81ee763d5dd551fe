import { largestFileBytes } from '../../../schemas/shared/filePreflight'
import { messages } from '../../../schemas/shared/messages'
import { isMessageKey } from '../../../schemas/shared/resultCodes'
import type { Failure, WorkbookListener, WorkbookReading } from '../../runtime/services'
import type { ReadOrder, ReadReport } from './readMessage'

/** A workbook that takes longer is no table somebody has filled in. */
const patienceMilliseconds = 30_000

/** Has a worker of its own read a file; cancelled or overdue it is ended with everything it holds. */
export function readWorkbook(
  file: File,
  listener: WorkbookListener,
  createWorker: () => Worker,
): WorkbookReading {
  let worker: Worker | undefined
  let end: (failure?: Failure) => void = () => undefined
  const done = new Promise<void>((resolve, reject) => {
    let isOver = false
    const timer = setTimeout(() => end(refusal('workbookTooLarge')), patienceMilliseconds)
    end = failure => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      worker?.terminate()
      if (failure) reject(failure)
      else resolve()
    }
    const start = async () => {
      if (file.size > largestFileBytes) return end(refusal('fileTooLarge'))
      const content = await file.arrayBuffer()
      if (isOver) return
      worker = createWorker()
      worker.addEventListener('error', () => end(refusal('workbookBroken')))
      worker.addEventListener('message', ({ data }: MessageEvent<ReadReport>) => {
        if (isOver) return
        if (data.report === 'head') listener.onHead(data.titles, data.rows)
        if (data.report === 'rows') listener.onRows(data.from, data.rows)
        if (data.report === 'refused') end(refusal(data.message))
        if (data.report === 'finished') end()
      })
      const order: ReadOrder = { name: file.name.normalize('NFC'), type: file.type, content }
      worker.postMessage(order, [content])
    }
    // A file that was moved or changed since it was chosen can no longer be read.
    start().catch(() => end(refusal('workbookBroken')))
  })
  return { done, cancel: () => end({ kind: 'aborted', status: 0, code: 'ABORTED', message: '' }) }
}

function refusal(key: string): Failure {
  const message = isMessageKey(key) ? messages[key] : messages.workbookBroken
  return { kind: 'refused', status: 0, code: key, message }
}
