import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { extensionOf } from '../../../schemas/shared/fileKinds'
import { workbookPreflight } from '../../../schemas/shared/filePreflight'
import type { SheetLimits, SheetRead } from '../../../schemas/shared/workbook/readCell'
import { projectFolder } from '../../projectFolder'
import { checkWorkbook } from './checkWorkbook'

/** */
const heapMegabytes = 512
const patienceMilliseconds = 30_000

/** The first sheet of a workbook from outside (X5). Judged before it is read. */
export async function readWorkbook(name: string, bytes: Uint8Array, limits: SheetLimits): Promise<SheetRead> {
  const refused =
    workbookPreflight({ name, size: bytes.length, bytes }) ??
    (extensionOf(name) === 'xlsx' ? await checkWorkbook(bytes) : undefined)
  return refused === undefined ? readInThread(name, bytes, limits) : { refused }
}

const sourceOfThread = 'server/modules/workbook/readWorkbook.worker.ts'

/** The build bundles the thread beside the server. Run from the sources, it needs what reads TypeScript first. */
function startThread(options: WorkerOptions): Worker {
  const root = projectFolder()
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(join(root, 'dist/server/readWorkbook.worker.js'), options)
  const urlOf = (file: string) => JSON.stringify(pathToFileURL(join(root, file)).href)
  const start = `import(${urlOf('node_modules/tsx/dist/esm/api/index.mjs')}).then(({ register }) => {
    register()
    return import(${urlOf(sourceOfThread)})
  })`
  return new Worker(start, { ...options, eval: true })
}

function readInThread(name: string, bytes: Uint8Array, limits: SheetLimits): Promise<SheetRead> {
  return new Promise(resolve => {
    const worker = startThread({
      workerData: { file: { name, bytes }, limits },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      // Flags of the server are none of its business.
      execArgv: [],
      env: {},
    })
    const end = (answer: SheetRead) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ refused: 'workbookTooLarge' }), patienceMilliseconds)
    worker.on('message', (answer: SheetRead) => end(answer))
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
