import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { extensionOf } from '../../../schemas/shared/fileKinds'
import { workbookPreflight } from '../../../schemas/shared/filePreflight'
import type { MessageKey } from '../../../schemas/shared/messages'
import { projectFolder } from '../../projectFolder'
import { checkWorkbook } from './checkWorkbook'

export type SheetRows = { readonly rows: readonly (readonly string[])[] } | { readonly refused: MessageKey }

interface ReadLimits {
  /** Rows with the titles. */
  readonly mostRows: number
  readonly mostColumns: number
}

/** */
const heapMegabytes = 512
const patienceMilliseconds = 30_000

/** The first sheet of a workbook from outside, as texts; formulas come as their values (X5). Judged before it is read. */
export async function readWorkbook(name: string, bytes: Uint8Array, limits: ReadLimits): Promise<SheetRows> {
  const refused =
    workbookPreflight({ name, size: bytes.length, bytes }) ??
    (extensionOf(name) === 'xlsx' ? await checkWorkbook(bytes) : undefined)
  return refused === undefined ? readInThread(bytes, limits) : { refused }
}

/** The thread stands beside its source, in the built product too: no bundler touches it. */
function readInThread(bytes: Uint8Array, limits: ReadLimits): Promise<SheetRows> {
  return new Promise(resolve => {
    const worker = new Worker(join(projectFolder(), 'server/modules/common/readWorkbook.worker.mjs'), {
      workerData: { bytes, ...limits },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      // Flags of the server, such as a loader, are none of its business.
      execArgv: [],
      env: {},
    })
    const end = (answer: SheetRows) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ refused: 'workbookTooLarge' }), patienceMilliseconds)
    worker.on('message', (answer: { rows?: readonly (readonly string[])[] }) =>
      end(answer.rows ? { rows: answer.rows } : { refused: 'workbookTooLarge' }),
    )
    worker.on('error', error =>
      end({ refused: isOutOfMemory(error) ? 'workbookTooLarge' : 'workbookBroken' }),
    )
    // After an answer this changes nothing: a promise is settled once.
    worker.on('exit', () => end({ refused: 'workbookBroken' }))
  })
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
