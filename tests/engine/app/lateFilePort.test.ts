import { describe, expect, it } from 'vitest'
import { lateFilePort } from '../../../engine/app/lateFilePort'
import type { FilePort, WorkbookJob } from '../../../engine/runtime/services'

const job: WorkbookJob = { fileName: '구매요청', sheetName: '구매요청', columns: [], rows: [] }

/** A port that writes nothing and remembers what it was asked. */
function rememberingPort() {
  const asked: string[] = []
  let end: () => void = () => undefined
  const port: FilePort = {
    exportWorkbook: ({ fileName }) => {
      asked.push(`export ${fileName}`)
      return {
        done: new Promise<void>(resolve => {
          end = resolve
        }),
        cancel: () => {
          asked.push('cancel')
          end()
        },
        onProgress: listen => listen(1, 2),
      }
    },
    save: () => asked.push('save'),
    readWorkbook: () => ({ done: Promise.resolve(), cancel: () => asked.push('cancel reading') }),
    download: async operation => void asked.push(`download ${operation}`),
  }
  return { port, asked }
}

describe('a file port that is fetched when it is first needed', () => {
  it('is not fetched before a file goes in or out, and passes on what it is asked', async () => {
    const { port, asked } = rememberingPort()
    let fetched = 0
    const late = lateFilePort(async () => {
      fetched += 1
      return port
    })
    expect(fetched).toBe(0)
    await late.download('downloadFile', { id: 'F1' }, '견적서.pdf')
    expect(fetched).toBe(1)
    expect(asked).toEqual(['download downloadFile'])
  })

  it('a run tells its progress and can be cancelled before the port has come', async () => {
    const { port, asked } = rememberingPort()
    const run = lateFilePort(async () => port).exportWorkbook(job)
    const progress: number[] = []
    run.onProgress(done => progress.push(done))
    run.cancel()
    await run.done
    expect(asked).toEqual(['export 구매요청', 'cancel'])
    expect(progress).toEqual([1])
  })

  it('a port that cannot be fetched fails the run, and nothing else', async () => {
    const run = lateFilePort(() => Promise.reject(new Error('no network'))).exportWorkbook(job)
    run.cancel()
    await expect(run.done).rejects.toThrow('no network')
  })
})
